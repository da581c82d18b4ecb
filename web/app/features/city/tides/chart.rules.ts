import type { TideDay } from '@portal/contract/city/tides/tide'
import { heightAt, type Span, type Water } from '@portal/contract/city/tides/tide-now-rules'

/**
 * One drawing per width, so that its words never shrink. Units are CSS pixels at that width. Words stand in
 * the margins, never in the drawing: the waters above it, the limit on its right, now and the deadline
 * under its hours.
 */
export type ChartSize = {
  name: 'xs' | 's' | 'm' | 'l'
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  font: number
  hasGrid: boolean
  /** Whether a water has the sign of its kind beside its hour; the curve tells it too. */
  hasSigns: boolean
  /** In letters, the room inside a pill. */
  pillRoom: number
}

export const CHART_SIZES: readonly ChartSize[] = [
  {
    ...{ name: 'xs', width: 240, height: 224, left: 0, right: 50, top: 52, bottom: 72 },
    ...{ font: 13, hasGrid: false, hasSigns: false, pillRoom: 1.2 },
  },
  {
    ...{ name: 's', width: 280, height: 236, left: 0, right: 52, top: 52, bottom: 72 },
    ...{ font: 13, hasGrid: false, hasSigns: true, pillRoom: 1.9 },
  },
  {
    ...{ name: 'm', width: 648, height: 336, left: 44, right: 56, top: 52, bottom: 72 },
    ...{ font: 13.5, hasGrid: true, hasSigns: true, pillRoom: 1.9 },
  },
  {
    ...{ name: 'l', width: 1104, height: 416, left: 52, right: 60, top: 56, bottom: 76 },
    ...{ font: 14.5, hasGrid: true, hasSigns: true, pillRoom: 1.9 },
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
  const floor = base - (size.hasGrid ? 26 : 18)
  const room = size.width - size.left - size.right
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

/** Words in a margin, and the point of the drawing that a thread leads them to. */
export type Label = { point: number; left: number; width: number }

/** Next to each other words keep so far apart. */
const APART_PX = 6
/** In letters of the drawing's size. */
const LETTER = 0.555
/** "16h42" and the height under it, and the sign before them. */
const WATER_WIDTH = 3.55
const SIGN_WIDTH = 1.05

export const waterWidth = ({ font, hasSigns }: ChartSize) =>
  font * (WATER_WIDTH + (hasSigns ? SIGN_WIDTH : 0))
export const pillWidth = (words: string, { font, pillRoom }: ChartSize) =>
  font * (words.length * LETTER + pillRoom)

/**
 * Each as near to its point as the others let it, in their order: pushed to the right where they would
 * touch, and back from the edge together.
 */
export function spread<Wanted extends { point: number; width: number }>(
  wanted: readonly Wanted[],
  { left: first, width: last }: Pick<ChartSize, 'left' | 'width'>,
): (Wanted & Label)[] {
  const placed: (Wanted & Label)[] = []
  let free = first
  for (const one of [...wanted].sort((a, b) => a.point - b.point)) {
    const left = Math.max(free, one.point - one.width / 2)
    placed.push({ ...one, left })
    free = left + one.width + APART_PX
  }
  let edge = last
  for (const one of placed.toReversed()) {
    one.left = Math.max(first, Math.min(one.left, edge - one.width))
    edge = one.left - APART_PX
  }
  return placed.map((one) => ({ ...one, left: round(one.left), point: round(one.point) }))
}

/** Where a thread reaches the words: over its own point if they lie there, else at their nearest end. */
export function reachOf({ point, left, width }: Label): number {
  const inset = Math.min(12, width / 2)
  return round(Math.min(Math.max(point, left + inset), left + width - inset))
}

/** Of today only those that come, and of them the two next ones: what was is a point. Else all of a day. */
export function namedWaters(waters: readonly Water[], now: number | null): readonly Water[] {
  return now === null ? waters : waters.filter(({ at }) => at >= now).slice(0, 2)
}

const round = (value: number) => Math.round(value * 10) / 10
