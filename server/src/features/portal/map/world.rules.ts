import type { BoundingBox } from '@portal/contract/portal/map/map'

/** Positions on the square of web maps, in steps of a centimetre: a cell of any zoom is some first bits. */
export const WORLD_BITS = 32
const WORLD = 2 ** WORLD_BITS

const within = (share: number) => Math.min(Math.max(Math.floor(share * WORLD), 0), WORLD - 1)

export const xOf = (longitude: number) => within(longitude / 360 + 0.5)

export function yOf(latitude: number) {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return within(0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI)
}

export const longitudeOf = (x: number) => (x / WORLD - 0.5) * 360

export const latitudeOf = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI

/** A box on the square; `top` is its north. Both ends belong to it. */
export type WorldBox = { left: number; top: number; right: number; bottom: number }

export const worldBoxOf = ({ west, south, east, north }: BoundingBox): WorldBox => ({
  left: xOf(west),
  top: yOf(north),
  right: xOf(east),
  bottom: yOf(south),
})
