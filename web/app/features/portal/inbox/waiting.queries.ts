import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { InboxCounts, InboxKind } from '@portal/contract/guide/inbox/inbox-kinds'
import { roleMay, type TeamRight } from '@portal/contract/guide/team/team-rights'
import { type Topic, topics } from '@portal/contract/live/topics'
import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'

/** What waits is told by the live channel; this is for a network that lets no stream through. */
const REFRESH_MS = 2 * 60_000

/** The list and the badges: whoever answers something reads both anew. */
export const WAITING_KEY = ['me', 'waiting'] as const

type WaitingPage = { items: InboxItem[]; next_cursor: string | null }

/** What is most urgent first; of one kind, or of all. */
export const waitingQuery = (
  establishmentId: string,
  kind: InboxKind | null,
  api: ApiClient = browserApi,
) =>
  infiniteQueryOptions({
    queryKey: [...WAITING_KEY, establishmentId, kind],
    queryFn: ({ pageParam: cursor }): Promise<WaitingPage> =>
      api.get('/api/v1/my/establishments/:id/inbox', {
        params: { id: establishmentId },
        query: { ...(kind ? { kind } : {}), ...(cursor ? { cursor } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })

/** Of every business of the person, by kind: the one source of all badges. */
export const waitingCountsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...WAITING_KEY, 'counts'],
    queryFn: () => api.get('/api/v1/my/inbox-counts'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  })

/** What rings, of every business of the person. */
export const callsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...WAITING_KEY, 'calls'],
    queryFn: () => api.get('/api/v1/my/calls'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
    // A kitchen often has the portal in the tab behind another one.
    refetchIntervalInBackground: true,
  })

/** What waits at one business; null until it is known. */
export function useWaitingCounts(establishmentId: string | undefined): InboxCounts | null {
  const { data } = useQuery({ ...waitingCountsQuery(), enabled: establishmentId !== undefined })
  if (!data) return null
  return data.find(({ establishment_id: id }) => id === establishmentId)?.counts ?? {}
}

type Watched = Pick<MyEstablishment, 'id' | 'role'>

/**
 * Keeps list and badges right as things come and are answered, in this browser or in another. A stream has
 * room for so many topics: of the places one is not at, only what people write.
 */
export const useLiveWaiting = (listings: readonly Watched[], current: string | undefined) =>
  useLiveTopic(
    listings.flatMap((listing) => topicsOf(listing, listing.id === current)),
    [WAITING_KEY],
  )

/** Those that this role may join. */
function topicsOf({ id, role }: Watched, isCurrent: boolean): Topic[] {
  const told: [TeamRight, Topic][] = [
    ['orders.see', topics.orders(id)],
    ['stays.see', topics.stays(id)],
  ]
  const isToldOfPeople = roleMay(role, 'messages.read') || roleMay(role, 'properties.see')
  return [
    ...(isToldOfPeople ? [topics.inbox(id)] : []),
    ...told.flatMap(([right, topic]) => (isCurrent && roleMay(role, right) ? [topic] : [])),
  ]
}
