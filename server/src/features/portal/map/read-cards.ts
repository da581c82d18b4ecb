import type { MapPlace } from '@portal/contract/portal/map/map'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Deps } from './map.feature.ts'
import type { MapPoint } from './map.rules.ts'
import { horizonOf } from './map-in-memory.ts'
import { presentBusiness, presentEvent, presentProperty, presentSight } from './present-map.ts'

type Needs = Pick<Deps, 'stores' | 'clock' | 'ports'>

/** Cards of these points, in their order; one that has just left the air is left out. */
export async function readCards(
  points: readonly MapPoint[],
  { stores, clock, ports }: Needs,
): Promise<RowOf<typeof MapPlace>[]> {
  const now = clock.now()
  const [listings, sights, events, properties] = await Promise.all([
    rowsOf(points, ['establishment'], ports.readListingCards),
    rowsOf(points, ['beach', 'attraction'], stores.map.sightCards),
    rowsOf(points, ['event'], (ids) => stores.map.eventCards(ids, now, horizonOf(now))),
    rowsOf(points, ['property'], stores.map.propertyCards),
  ])
  return points.flatMap((point): RowOf<typeof MapPlace>[] => {
    const listing = listings.get(point.id)
    if (listing) return [presentBusiness(point, listing)]
    const sight = sights.get(point.id)
    if (sight) return [presentSight(point, sight)]
    const property = properties.get(point.id)
    if (property) return [presentProperty(point, property)]
    const event = events.get(point.id)
    return event ? [presentEvent(point, event)] : []
  })
}

async function rowsOf<Row extends { id: string }>(
  points: readonly MapPoint[],
  kinds: readonly MapPoint['kind'][],
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  const ids = points.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const rows = ids.length > 0 ? await read(ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}
