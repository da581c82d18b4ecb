import { svg } from './svg.ts'

export type Point = readonly [x: number, y: number]

/** A smooth line through every point (Catmull-Rom), starting with M, or with L to continue a path. */
export function smoothLine(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const [firstX, firstY] = at(0)
  const segments = points.slice(1).map((end, index) => {
    const [beforeX, beforeY] = at(index - 1)
    const [startX, startY] = at(index)
    const [afterX, afterY] = at(index + 2)
    const [endX, endY] = end
    const leave = svg`${startX + (endX - beforeX) / 6} ${startY + (endY - beforeY) / 6}`
    const arrive = svg`${endX - (afterX - startX) / 6} ${endY - (afterY - startY) / 6}`
    return svg`C${leave} ${arrive} ${endX} ${endY}`
  })
  return svg`${start}${firstX} ${firstY}${segments}`
}

/** The land below a smooth line, closed at `bottom`. */
export function ground(points: readonly Point[], bottom: number): string {
  const left = points[0]?.[0] ?? 0
  const right = points.at(-1)?.[0] ?? 0
  return svg`${smoothLine(points)}L${right} ${bottom}L${left} ${bottom}Z`
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`
}

/** The point at `t` (0 to 1) of a quadratic curve. */
export function onQuadratic([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): Point {
  const s = 1 - t
  return [s * s * ax + 2 * s * t * bx + t * t * cx, s * s * ay + 2 * s * t * by + t * t * cy]
}
