import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '~/ui/toast.ts'
import { savedIdsQuery } from './favourites.queries.ts'
import { favouritesTexts as texts } from './favourites.texts.ts'
import { keepLocally, readLocal, subscribeLocal } from './local-favourites.ts'

export type Favourite = { isSaved: boolean; toggle: () => void }

/** Few visits save anything: the code comes with the first change. */
const loadKeeping = () => import('./keep-favourite.ts')
export const prepareKeeping = () => void loadKeeping().catch(() => undefined)

const SAVED_LIST = '/favoritos'

/**
 * Whether this browser keeps a place, and the way to change it. A page has many hearts: what each
 * reads is a yes or a no, so that none is drawn again for nothing.
 */
export function useVisitorFavourite(id: string): Favourite {
  const navigate = useNavigate()
  const isSaved = useSyncExternalStore(
    subscribeLocal,
    () => readLocal().includes(id),
    () => false,
  )
  function toggle() {
    const outcome = keepLocally(id, !isSaved)
    loadKeeping().then(
      ({ tellLocal }) => tellLocal(outcome, !isSaved, () => void navigate(SAVED_LIST)),
      // Kept all the same; only the words for it did not come.
      () => undefined,
    )
  }
  return { isSaved, toggle }
}

/** The same in the account. */
export function useMemberFavourite(id: string): Favourite {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery({ ...savedIdsQuery(), select: ({ ids }) => ids.includes(id) })
  const isSaved = data ?? false
  function toggle() {
    const change = { id, isWanted: !isSaved }
    loadKeeping().then(
      ({ keepForMember }) => keepForMember(change, queries, () => void navigate(SAVED_LIST)),
      // The network is away, and with it the account.
      () => toast({ title: texts.failed, variant: 'destructive' }),
    )
  }
  return { isSaved, toggle }
}
