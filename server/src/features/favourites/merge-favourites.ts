import { FAVOURITES_MAX } from '@portal/contract/favourites/favourite-limits'
import type { Deps } from './favourites.feature.ts'

/** What a browser kept joins the account: what is gone or exceeds the limit is left out. */
export async function mergeFavourites(
  userId: string,
  ids: readonly string[],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<string[]> {
  return work.transaction(async ({ accounts, favourites }) => {
    // One after the other, so that the limit is counted right.
    await accounts.lockPerson(userId)
    await favourites.add(userId, [...new Set(ids)], FAVOURITES_MAX, clock.now())
    return favourites.ids(userId)
  })
}
