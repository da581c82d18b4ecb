import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { toast } from '~/ui/toast.ts'
import { savedIdsQuery } from './favourites.queries.ts'
import { favouritesTexts as texts } from './favourites.texts.ts'
import { keepLocally, readLocal, subscribeLocal } from './local-favourites.ts'

const NONE: readonly string[] = []
/** Few visits save anything: the code comes with the first wish. */
const loadKeeping = () => import('./keep-favourite.ts')

/**
 * Whether a place is saved, and the way to change it. Until it is known who asks, a wish is kept in
 * the browser: if somebody turns out to be signed in, it joins the account with the rest.
 */
export function useFavourite(id: string) {
  const { user } = useAuth()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const local = useSyncExternalStore(subscribeLocal, readLocal, () => NONE)
  const { data } = useQuery({ ...savedIdsQuery(), enabled: user !== null })
  const isSaved = (user ? (data?.ids ?? NONE) : local).includes(id)

  function toggle() {
    const isWanted = !isSaved
    const see = () => void navigate('/favoritos')
    const outcome = user ? null : keepLocally(id, isWanted)
    loadKeeping().then(
      ({ keepForMember, tellLocal }) =>
        outcome ? tellLocal(outcome, isWanted, see) : keepForMember({ id, isWanted }, queries, see),
      // The network is away, and with it the account.
      () => outcome ?? toast({ title: texts.failed, variant: 'destructive' }),
    )
  }
  return { isSaved, toggle, prepare: () => void loadKeeping().catch(() => undefined) }
}
