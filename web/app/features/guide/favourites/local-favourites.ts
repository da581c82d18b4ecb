import { FAVOURITES_MAX } from '@portal/contract/guide/favourites/favourite-limits'
import { keptList } from '~/platform/kept-list.ts'
import { STORAGE_KEY } from './favourites.constants.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What this browser keeps for a visitor, the last saved first. */
export const {
  read: readLocal,
  write: writeLocal,
  subscribe: subscribeLocal,
} = keptList(STORAGE_KEY, (rows) => {
  const ids = rows.filter((id): id is string => typeof id === 'string' && UUID.test(id))
  return [...new Set(ids)].slice(0, FAVOURITES_MAX)
})

export const withChange = (ids: readonly string[], id: string, isWanted: boolean) => {
  const others = ids.filter((known) => known !== id)
  return isWanted ? [id, ...others] : others
}

export type LocalOutcome = 'kept' | 'full' | 'off'

/** At once: who leaves the page with the next tap has saved all the same. */
export function keepLocally(id: string, isWanted: boolean): LocalOutcome {
  const ids = readLocal()
  if (isWanted && ids.length >= FAVOURITES_MAX) return 'full'
  return writeLocal(withChange(ids, id, isWanted)) ? 'kept' : 'off'
}
