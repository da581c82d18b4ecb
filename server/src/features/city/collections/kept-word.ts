import { brokenPromises, type ReadyStop } from '@portal/contract/city/itinerary/stop-rules'
import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { dayAt } from '@portal/contract/shared/time-zones'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './collections.feature.ts'
import type { Collection, Stop } from './collections.rules.ts'

type Place = NonNullable<EstablishmentCard['place']>

/** Those of its businesses that are in the guide. Read before a transaction: it has stores of its own. */
export async function readListings(
  stops: readonly Pick<Stop, 'place'>[],
  ports: Deps['ports'],
): Promise<EstablishmentCard[]> {
  const ids = stops.flatMap(({ place }) => (place.kind === 'establishment' ? [place.id] : []))
  return ids.length > 0 ? ports.readListingCards([...new Set(ids)]) : []
}

/** A ready itinerary is published only with days that somebody can follow; a theme promises no hour. */
export async function requireKeptWord(
  { kind, stops }: Pick<Collection, 'kind' | 'stops'>,
  listings: readonly EstablishmentCard[],
  { ports, now }: { ports: Deps['ports']; now: Date },
) {
  if (kind !== 'itinerary') return
  const ready: ReadyStop[] = []
  let before: { day: number; place: Pick<Place, 'latitude' | 'longitude'> | null } | null = null
  for (const stop of stops) {
    const { day, minute, name, isShown } = stop
    if (day === null || !isShown) continue
    const listing = listings.find(({ id }) => id === stop.place.id)
    const place = listing?.place ?? placeOf(stop)
    const goesOn = before?.day === day && before.place && place
    const [leg] = goesOn && before?.place ? await ports.readLegs([before.place, place]) : []
    ready.push({ day, minute, name, hours: listing?.hours ?? null, leg: leg ?? null })
    before = { day, place }
  }
  const broken = brokenPromises(ready, dayAt(now) + 1)
  if (broken.length > 0) {
    throw new Invalid('collections.promises', 'a day nobody can follow', [], broken.join(' '))
  }
}

const placeOf = ({ sight }: Stop) =>
  sight && sight.latitude !== null && sight.longitude !== null
    ? { latitude: sight.latitude, longitude: sight.longitude }
    : null
