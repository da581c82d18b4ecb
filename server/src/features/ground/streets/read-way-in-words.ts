import { cityStreets } from './city-streets.ts'
import { metresBetween, type Point } from './plane.rules.ts'
import type { Deps } from './streets.feature.ts'
import { MOST_POINTS } from './travel.constants.ts'
import { CENTRE, fromCentre, rampName, type Spot, wayInWords } from './way-in-words.rules.ts'

type Place = Point & {
  /** Within half a kilometre or so: nothing is so many metres from there. */
  is_approximate?: boolean
}

/** Where a place is, as one would tell a stranger; null where no street leads there. */
export async function readWayInWords(
  deps: Pick<Deps, 'folders' | 'stores'>,
  place: Place,
): Promise<string | null> {
  const { ways, landmarks } = await cityStreets(deps)
  const spots = place.is_approximate
    ? []
    : nearest(place, [...(await readSpots(deps)), ...landmarks])
  const distances = ways.distances(
    place,
    spots.map((spot) => spot.place),
  )
  const near = spots.flatMap((spot, n) => {
    const distance = distances[n]
    return distance && !distance.isStraight ? [{ ...spot, metres: distance.metres }] : []
  })
  const centre = landmarks.find(({ name }) => name === CENTRE)
  const drive = centre && ways.leg(place, centre.place)?.drive
  return wayInWords(near, drive ? fromCentre(drive.metres, drive.minutes) : null)
}

async function readSpots({ stores }: Pick<Deps, 'stores'>): Promise<Spot[]> {
  const [ramps, attractions] = await Promise.all([
    stores.streets.listRamps(),
    stores.streets.listAttractions(),
  ])
  return [
    ...ramps.map(({ name, beach, ...place }) => ({
      name: rampName(name, beach),
      kind: 'ramp' as const,
      place,
    })),
    ...attractions.map(({ name, ...place }) => ({ name, kind: 'landmark' as const, place })),
  ]
}

/** By street nothing is nearer than as the crow flies: the farthest of many cannot be meant. */
const nearest = (place: Point, spots: readonly Spot[]): Spot[] =>
  spots
    .toSorted((a, b) => metresBetween(place, a.place) - metresBetween(place, b.place))
    .slice(0, MOST_POINTS)
