import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { FAVOURITE_CARDS_MAX } from '@portal/contract/guide/favourites/favourite-limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { type SavedPage, savedIdsQuery, savedListKey } from './favourites.queries.ts'
import { readLocal } from './local-favourites.ts'

/** A visitor's ids as they were when the list was opened: a heart let go of leaves its card in place. */
type Kept = readonly string[]

async function readPage(cursor: string): Promise<SavedPage> {
  return browserApi.get('/api/v1/my/favourites', { query: cursor ? { cursor } : {} })
}

/** The cursor of a visitor's list is how many were shown. */
async function readKept(kept: Kept, cursor: string): Promise<SavedPage> {
  const from = Number(cursor || 0)
  const ids = kept.slice(from, from + FAVOURITE_CARDS_MAX)
  if (ids.length === 0) return { establishments: [], next_cursor: null }
  const query = { ids: ids.join(',') }
  const { establishments } = await browserApi.get('/api/v1/favourites/cards', { query })
  const next = from + ids.length
  return { establishments, next_cursor: next < kept.length ? String(next) : null }
}

/** Of the account, or of this browser for who has none. */
export function useSavedPlaces() {
  const { user, isLoading } = useAuth()
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => setKept(readLocal()), [])
  const query = useInfiniteQuery({
    queryKey: user ? savedListKey : ['favourites', 'kept', kept],
    queryFn: ({ pageParam }) => (user ? readPage(pageParam) : readKept(kept ?? [], pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next,
    enabled: !isLoading && (user !== null || kept !== null),
    refetchOnMount: 'always',
  })
  // Its hearts go by the ids: drawn before they are known, a tap on one would save it once more.
  const ids = useQuery({ ...savedIdsQuery(), enabled: user !== null })
  const areHeartsKnown = user === null || !ids.isPending
  const places: EstablishmentCard[] | undefined = areHeartsKnown
    ? query.data?.pages.flatMap(({ establishments }) => establishments)
    : undefined
  return { query, places, isVisitor: !isLoading && user === null }
}
