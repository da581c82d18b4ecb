import type {
  DirectoryQuery,
  EstablishmentCard,
} from '@portal/contract/guide/establishments/establishment'
import { featuredInTurn } from '@portal/contract/guide/establishments/featured-rules'
import { dayAt } from '@portal/contract/shared/time-zones'
import { cardsByStreet } from './cards-by-street.ts'
import { sortOf } from './directory-query.ts'
import type { Deps } from './establishments.feature.ts'
import { presentCard } from './present-establishment.ts'

/** For features that show listings beside what is theirs: the cards of those that are published. */
export async function readListingCards(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  ids: readonly string[],
): Promise<EstablishmentCard[]> {
  const now = clock.now()
  return (await stores.directory.cardsOf(ids)).map((row) => presentCard(row, now))
}

/** The first page of the guide with these filters, and how many there are. */
export async function readListings(
  { stores, clock, ports }: Pick<Deps, 'stores' | 'clock' | 'ports'>,
  query: DirectoryQuery,
): Promise<{ cards: EstablishmentCard[]; nextCursor: string | null; total: number }> {
  const { rows, nextCursor, total } = await stores.directory.list(query)
  const { lat, lng } = query
  const origin = lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng }
  const order = sortOf(query) === 'distancia' ? 'nearest-first' : 'as-found'
  const now = clock.now()
  const cards = await cardsByStreet(rows, { origin, order, now, ports })
  return { cards: featuredInTurn(cards, dayAt(now)), nextCursor, total }
}
