import type { Point } from './curve.ts'

/** A level ground that runs to one vanishing point. */
export type Ground = {
  /** Where a thing stands: `aside` in pixels at the front, `nearness` 1 at the front, 0 at infinity. */
  at: (aside: number, nearness: number) => Point
}

export function levelGround([vanishX, horizon]: Point, frontY: number): Ground {
  return {
    at: (aside, nearness) => [vanishX + aside * nearness, horizon + (frontY - horizon) * nearness],
  }
}

/** Evenly spaced things, from the farthest to the nearest: their nearness falls as 1 / distance. */
export function receding(count: number, first: number, spacing: number): number[] {
  return Array.from({ length: count }, (_, index) => 1 / (first + index * spacing)).reverse()
}
