/** A month of a chart. `part` is drawn full inside of `value`. */
export type Bar = { month: string; value: number; part?: number; isRunning: boolean }

export const CHART = { width: 320, height: 150, top: 22, base: 126, gap: 6, font: 11 } as const

const STEPS = [1, 2, 5, 10]

/** The round number that the tallest bar stays under, so that the line at the top can be read. */
export function ceilingOf(values: readonly number[], least: number): number {
  const highest = Math.max(least, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  // Floating point makes 0.30000000000000004 of three tenths: a hair above is not above.
  const step = STEPS.find((one) => one * power >= highest * (1 - 1e-9)) ?? 10
  return step * power
}

export type DrawnBar = Bar & { x: number; width: number; y: number; partY: number | null }

/** Where each bar stands, between the base line and the ceiling. */
export function drawBars(bars: readonly Bar[], ceiling: number): DrawnBar[] {
  const step = CHART.width / Math.max(1, bars.length)
  const yOf = (value: number) => CHART.base - (value / ceiling) * (CHART.base - CHART.top)
  return bars.map((bar, at) => ({
    ...bar,
    x: at * step + CHART.gap / 2,
    width: step - CHART.gap,
    y: yOf(bar.value),
    partY: bar.part === undefined ? null : yOf(bar.part),
  }))
}

/** Every second name, counted from the last: twelve do not fit beside each other on a phone. */
export const isNamed = (at: number, count: number) => (count - 1 - at) % 2 === 0

const inMonth = (month: string) => new Date(`${month}-15T12:00:00Z`)
const long = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

/** "novembro de 2026", of "2026-11". */
export const monthText = (month: string) => long.format(inMonth(month))
/** "nov", of "2026-11". */
export const shortMonthText = (month: string) => short.format(inMonth(month)).replace('.', '')
