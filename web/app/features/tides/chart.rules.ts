import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import type { TideDay } from '@portal/contract/tides/tide'

/** One drawing per width, so that its words never shrink. Units are CSS pixels at that width. */
export type ChartSize = {
  name: 's' | 'm' | 'l'
  width: number
  height: number
  left: number
  top: number
  bottom: number
  font: number
  hours: number
  hasGrid: boolean
}

export const CHART_SIZES: readonly ChartSize[] = [
  {
    ...{ name: 's', width: 280, height: 264, left: 0, top: 44, bottom: 28 },
    ...{ font: 12.5, hours: 6, hasGrid: false },
  },
  {
    ...{ name: 'm', width: 648, height: 320, left: 44, top: 44, bottom: 34 },
    ...{ font: 13.5, hours: 3, hasGrid: true },
  },
  {
    ...{ name: 'l', width: 1104, height: 400, left: 52, top: 48, bottom: 36 },
    ...{ font: 14.5, hours: 3, hasGrid: true },
  },
]

export type Scale = { x: (minute: number) => number; y: (metres: number) => number; base: number }

/** The lowest and highest water of all days, so that days can be compared as one steps through them. */
export function scaleOf(days: readonly TideDay[], size: ChartSize): Scale {
  const heights = days.flatMap(({ extremes }) => extremes.map(({ height_m }) => height_m))
  const highest = Math.max(...heights, 4)
  const lowest = Math.min(...heights, 0)
  const base = size.height - size.bottom
  // Room under the lowest water for its own words.
  const floor = base - (size.hasGrid ? 46 : 40)
  return {
    x: (minute) => round(size.left + ((size.width - size.left) * minute) / MINUTES_PER_DAY),
    y: (metres) => round(size.top + ((floor - size.top) * (highest - metres)) / (highest - lowest)),
    base,
  }
}

/** The line through the heights from one minute to another. */
export function linePath(
  { curve, curve_step_minutes: step }: TideDay,
  { x, y }: Scale,
  from: number,
  to: number,
): string {
  const at = (minute: number) => {
    const place = minute / step
    const before = curve[Math.floor(place)] ?? 0
    const after = curve[Math.ceil(place)] ?? before
    return before + (after - before) * (place - Math.floor(place))
  }
  const minutes = curve.map((_, n) => n * step).filter((minute) => minute > from && minute < to)
  return [from, ...minutes, to]
    .map((minute, n) => `${n === 0 ? 'M' : 'L'}${x(minute)} ${y(at(minute))}`)
    .join('')
}

export function areaPath(day: TideDay, scale: Scale, from: number, to: number): string {
  const { x, base } = scale
  return `${linePath(day, scale, from, to)}L${x(to)} ${base}L${x(from)} ${base}Z`
}

/** Words near an edge begin or end there. */
export function anchorOf(x: number, { left, width }: ChartSize, reach: number) {
  if (x - reach < left) return { x: left, textAnchor: 'start' as const }
  if (x + reach > width) return { x: width, textAnchor: 'end' as const }
  return { x, textAnchor: 'middle' as const }
}

/** The words of a high or low water, as far as they reach around its point. */
function wordsOf(
  { minute, height_m, kind }: TideDay['extremes'][number],
  scale: Scale,
  font: number,
) {
  const [x, y] = [scale.x(minute), scale.y(height_m)]
  const top = kind === 'high' ? y - 12 - font : y + 10
  return { left: x - font * 3.4, right: x + font * 3.4, top, bottom: top + font + 4 }
}

/**
 * Where the words "agora 11h48" begin: above the water, or under it where they would cover those of
 * a high water or leave the drawing.
 */
export function nowTop(day: TideDay, now: { x: number; y: number }, scale: Scale, size: ChartSize) {
  const half = (size.font * NOW_WIDTH) / 2
  const height = size.font * NOW_HEIGHT
  const [above, below] = [now.y - height - NOW_GAP, now.y + NOW_GAP]
  const covers = day.extremes.some((extreme) => {
    const words = wordsOf(extreme, scale, size.font)
    return (
      words.left < now.x + half &&
      words.right > now.x - half &&
      words.top < above + height &&
      words.bottom > above
    )
  })
  return covers || above <= size.top + 10 ? below : above
}

/** In letters of the drawing's own size; the gap is in its units. */
export const NOW_WIDTH = 7.2
export const NOW_HEIGHT = 2
const NOW_GAP = 22

const round = (value: number) => Math.round(value * 10) / 10
