/** What the day has by now beside the other day up to the same minute. */
export type Comparison = { now: number; before: number }

/** Of the hour that runs, the other day counts in as much as has passed of it. */
export function compareUntil(
  today: readonly number[],
  before: readonly number[],
  { hour, minute }: { hour: number; minute: number },
): Comparison {
  const whole = before.slice(0, hour).reduce(add, 0)
  const part = ((before[hour] ?? 0) * minute) / 60
  return { now: today.slice(0, hour + 1).reduce(add, 0), before: Math.round(whole + part) }
}

const add = (sum: number, value: number) => sum + value

/** Differences below a hundred are told as they are, larger ones in percent; null where there is none. */
export function differenceOf({ now, before }: Comparison) {
  const difference = now - before
  if (difference === 0) return null
  const isMore = difference > 0
  const size = Math.abs(difference)
  return size < 100 || before === 0
    ? { isMore, size, unit: 'people' as const }
    : { isMore, size: Math.round((size / before) * 100), unit: 'percent' as const }
}

/** The top of a chart: the next round figure, so that three lines fall on whole ones. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(3, ...values)
  const step = 10 ** Math.floor(Math.log10(most / 3))
  return Math.ceil(most / (3 * step)) * 3 * step
}
