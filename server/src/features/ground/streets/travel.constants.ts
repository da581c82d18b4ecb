/** How fast one gets along, in one place. Change a figure here and every travel time follows. */

export type TravelMode = 'walk' | 'drive'

/** An adult with a beach bag. */
export const WALK_KM_PER_HOUR = 4.8

/**
 * Kilometres an hour with junctions, speed bumps and sand on the road in them; no signs. A class of
 * line that is not here is no way for a car.
 */
export const DRIVE_KM_PER_HOUR: Readonly<Record<string, number>> = {
  motorway: 80,
  trunk: 60,
  primary: 50,
  secondary: 45,
  tertiary: 40,
  unclassified: 30,
  residential: 25,
  living_street: 15,
  service: 15,
  track: 15,
}

/** Nobody walks there. */
export const NOT_ON_FOOT: ReadonlySet<string> = new Set(['motorway', 'runway'])

/** Beyond this a place is not on any street: a boat, an island, a pin that is wrong. */
export const FARTHEST_FROM_STREET_METRES = 400
/** The few streets that meet no other in the data: a connected one this much farther is taken instead. */
export const CONNECTED_STREET_METRES = 60

/** One question names no more places than the longest plan has stops, and one to start from. */
export const MOST_POINTS = 41
/** Ways that are remembered, a few hundred bytes each: a plan of forty stops has thirty-nine. */
export const WAYS_REMEMBERED = 5_000
/** So many ways are looked for before other visitors get their turn: a few milliseconds. */
export const WAYS_AT_A_TIME = 4
