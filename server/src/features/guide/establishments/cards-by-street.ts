import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import type { Origin } from './directory.store.ts'
import type { Deps } from './establishments.feature.ts'
import type { CardRow } from './listing-rows.ts'
import { presentCard } from './present-establishment.ts'

type Options = {
  origin: Origin | null
  order: 'nearest-first' | 'as-found'
  now: Date
  ports: Pick<Deps['ports'], 'readStreetDistances'>
}

/**
 * A page of cards with how far each is by street. The database finds the nearest as the crow flies, and
 * only this page is measured and put in order anew (docs/decisions/0055-ways-are-found-in-memory.md).
 */
export async function cardsByStreet(
  rows: readonly CardRow[],
  { origin, order, now, ports }: Options,
): Promise<EstablishmentCard[]> {
  const cards = rows.map((row) => presentCard(row, now))
  if (!origin) return cards
  const placed = rows.flatMap(({ id, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, latitude, longitude }],
  )
  const distances = await ports.readStreetDistances(origin, placed)
  const byId = new Map(placed.map(({ id }, n) => [id, distances[n]]))
  const measured = cards.map((card) => {
    const found = byId.get(card.id)
    return found
      ? { ...card, distance_meters: found.metres, is_straight_distance: found.isStraight }
      : card
  })
  if (order === 'as-found') return measured
  return measured.toSorted((a, b) => (a.distance_meters ?? 0) - (b.distance_meters ?? 0))
}
