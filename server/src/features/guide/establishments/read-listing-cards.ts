import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
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
