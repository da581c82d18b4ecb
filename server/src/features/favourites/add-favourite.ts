import { FAVOURITES_MAX } from '@portal/contract/favourites/favourite-limits'
import { Conflict, NotFound } from '../../platform/errors/domain-errors.ts'
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
