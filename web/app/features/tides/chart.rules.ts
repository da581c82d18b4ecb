import type { TideDay } from '@portal/contract/tides/tide'
import { heightAt, type Span, type Water } from './tide-now.rules.ts'

/** One drawing per width, so that its words never shrink. Units are CSS pixels at that width. */
export type ChartSize = {
  name: 's' | 'm' | 'l'
  width: number
  height: number
  left: number
  top: number
  bottom: number
  font: number
  hasGrid: boolean
}

export const CHART_SIZES: readonly ChartSize[] = [
  {
    ...{ name: 's', width: 280, height: 272, left: 0, top: 44, bottom: 46 },
    ...{ font: 12.5, hasGrid: false },
  },
  {
    ...{ name: 'm', width: 648, height: 336, left: 44, top: 44, bottom: 54 },
    ...{ font: 13.5, hasGrid: true },
  },
  {
    ...{ name: 'l', width: 1104, height: 416, left: 52, top: 48, bottom: 56 },
    ...{ font: 14.5, hasGrid: true },
  },
]

/** Minutes of the wall clock across, metres up. */
export type Scale = { x: (at: number) => number; y: (metres: number) => number; base: number }

/** The lowest and highest water of all days, so that days can be compared as one steps through them. */
export function scaleOf(days: readonly TideDay[], size: ChartSize, span: Span): Scale {
  const heights = days.flatMap(({ extremes }) => extremes.map(({ height_m }) => height_m))
  const highest = Math.max(...heights, 4)
  const lowest = Math.min(...heights, 0)
  const base = size.height - size.bottom
  // Room under the lowest water for its own words.
  const floor = base - (size.hasGrid ? 46 : 40)
  const room = size.width - size.left
  return {
    x: (at) => round(size.left + (room * (at - span.from)) / (span.to - span.from)),
    y: (metres) => round(size.top + ((floor - size.top) * (highest - metres)) / (highest - lowest)),
    base,
  }
}

/** The line through the heights from one moment to another. */
export function linePath(days: readonly TideDay[], { x, y }: Scale, { from, to }: Span): string {
  const step = days[0]?.curve_step_minutes ?? 15
  const moments = [from]
  for (let at = (Math.floor(from / step) + 1) * step; at < to; at += step) moments.push(at)
  return [...moments, to]
    .map((at, n) => `${n === 0 ? 'M' : 'L'}${x(at)} ${y(heightAt(days, at))}`)
    .join('')
}

export function areaPath(days: readonly TideDay[], scale: Scale, span: Span): string {
  const { x, base } = scale
  return `${linePath(days, scale, span)}L${x(span.to)} ${base}L${x(span.from)} ${base}Z`
}

/** The part of a stretch that is drawn. */
export function within({ from, to }: Span, span: Span): Span | null {
  const cut = { from: Math.max(from, span.from), to: Math.min(to, span.to) }
  return cut.from < cut.to ? cut : null
}

/** Words near an edge begin or end there. */
export function anchorOf(x: number, { left, width }: ChartSize, reach: number) {
  if (x - reach < left) return { x: left, textAnchor: 'start' as const }
  if (x + reach > width) return { x: width, textAnchor: 'end' as const }
  return { x, textAnchor: 'middle' as const }
}

/** Half of what the words of a high or low water take, and of those of the limit, in letters. */
const WATER_REACH = 3.4
const LIMIT_REACH = 4.6
const LINE_GAP = 5

/**
 * Where the words of a high or low water stand: around its point, or beside a line that would go through
 * them, on the side of their point. Where that side has no room they stay.
 */
export function waterAnchor(
  { at }: Water,
  scale: Scale,
  size: ChartSize,
  lines: readonly number[],
) {
  const x = scale.x(at)
  const reach = size.font * WATER_REACH
  const anchor = anchorOf(x, size, reach)
  const left = { start: anchor.x, middle: x - reach, end: anchor.x - 2 * reach }[anchor.textAnchor]
  const line = lines.find((one) => one > left && one < left + 2 * reach)
  if (line === undefined) return anchor
  const beside =
    x >= line
      ? { x: line + LINE_GAP, textAnchor: 'start' as const }
      : { x: line - LINE_GAP, textAnchor: 'end' as const }
  const [from, to] = x >= line ? [beside.x, beside.x + 2 * reach] : [beside.x - 2 * reach, beside.x]
  const isFree = !lines.some((one) => one > from && one < to)
  return isFree && from >= size.left && to <= size.width ? beside : anchor
}

/** The words of the limit stand over a low water, where its line is far from the curve. */
export function limitAnchor(
  waters: readonly Water[],
  scale: Scale,
  size: ChartSize,
  lines: readonly number[],
) {
  const reach = size.font * LIMIT_REACH
  const lows = waters.filter(({ kind }) => kind === 'low').map(({ at }) => scale.x(at))
  const isClear = (x: number) =>
    x - reach >= size.left &&
    x + reach <= size.width &&
    !lines.some((line) => Math.abs(line - x) < reach)
  return anchorOf(lows.find(isClear) ?? lows.at(-1) ?? size.width, size, reach)
}

/** The words of a high or low water, as far as they reach around its point. */
function wordsOf(water: Water, scale: Scale, size: ChartSize, lines: readonly number[]) {
  const { height_m, kind } = water
  const { font } = size
  const y = scale.y(height_m)
  const reach = font * WATER_REACH
  const anchor = waterAnchor(water, scale, size, lines)
  const left = {
    start: anchor.x,
    middle: anchor.x - reach,
    end: anchor.x - 2 * reach,
  }[anchor.textAnchor]
  const top = kind === 'high' ? y - 12 - font : y + 10
  return { left, right: left + 2 * reach, top, bottom: top + font + 4 }
}

/**
 * Where the words "agora 11h48" begin: above the water, or under it where they would cover those of
 * a high water or leave the drawing.
 */
export function nowTop(
  waters: readonly Water[],
  now: { x: number; y: number },
  scale: Scale,
  size: ChartSize,
  lines: readonly number[] = [],
) {
  const half = (size.font * NOW_WIDTH) / 2
  const height = size.font * NOW_HEIGHT
  const [above, below] = [now.y - height - NOW_GAP, now.y + NOW_GAP]
  const covers = waters.some((water) => {
    const words = wordsOf(water, scale, size, lines)
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
