import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { useLazyPart } from './use-lazy-part.ts'

const load = () =>
  import('~/features/favourites/merge-favourites.ts').then((module) => module.followFavourites)

/** Wherever somebody signs in, what this browser kept for the visitor joins the account. */
export function SavedPlacesMerge() {
  const userId = useAuth().user?.id
  const queries = useQueryClient()
  const follow = useLazyPart(load, userId !== undefined)
  useEffect(() => (userId && follow ? follow(queries) : undefined), [userId, follow, queries])
  return null
}
