import type { Deps } from './favourites.feature.ts'

/** Also of what is off the air; taking away what is not there changes nothing. */
export async function removeFavourite(userId: string, id: string, { work }: Pick<Deps, 'work'>) {
  await work.transaction(({ favourites }) => favourites.remove(userId, id))
}
