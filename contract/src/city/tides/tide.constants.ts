/** Free of zod: the browser reads it too. */

export const MOON_PHASES = [
  'new',
  'waxing',
  'first-quarter',
  'full',
  'waning',
  'last-quarter',
] as const
export type MoonPhase = (typeof MOON_PHASES)[number]

/** Water levels above which a car must be out, in metres above the Navy's datum. */
export const LEVEL_MIN_M = 0
export const LEVEL_MAX_M = 7

export const TIDE_STATION = 'Fundeadouro de Salinópolis'

/** A year has 1,410 waters: sixty letters for each and as much again. */
export const TABLE_MAX_LENGTH = 180_000
