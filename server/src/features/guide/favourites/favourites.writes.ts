import { FAVOURITES_MAX } from '@portal/contract/guide/favourites/favourite-limits'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './favourites.feature.ts'

const FULL = `Você já salvou ${FAVOURITES_MAX} lugares. Tire alguns para salvar outros.`

/** Saving what is saved already changes nothing. */
export async function addFavourite(
  userId: string,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ accounts, favourites }) => {
    // One after the other, so that the limit is counted right.
    await accounts.lockPerson(userId)
    const added = await favourites.add(userId, [id], FAVOURITES_MAX, clock.now())
    if (added.length > 0 || (await favourites.has(userId, id))) return
    if (!(await favourites.isPublished(id))) throw new NotFound('establishment', id)
    throw new Conflict('favourites.full', 'no more room', FULL)
  })
}

/** Also of what is off the air; taking away what is not there changes nothing. */
export async function removeFavourite(userId: string, id: string, { work }: Pick<Deps, 'work'>) {
  await work.transaction(({ favourites }) => favourites.remove(userId, id))
}

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
