import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { topics } from '@portal/contract/live/topics'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'

/** Apart from the rest of the editor: the menu of every business has its badge. */

export const LEADS = '/api/v1/my/establishments/:id/property-leads'
/** Leads are told by the live channel; this is for a network that lets no stream through. */
const REFRESH_MS = 2 * 60_000

export const leadsKey = (id: string) => ['me', 'property-leads', id] as const

export const leadsQuery = (
  id: string,
  { isUnread }: { isUnread: boolean },
  api: ApiClient = browserApi,
) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey(id), isUnread],
    queryFn: ({ pageParam }) =>
      api.get(LEADS, {
        params: { id },
        query: {
          ...(pageParam ? { cursor: pageParam } : {}),
          ...(isUnread ? { unread: '1' as const } : {}),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchOnMount: 'always',
  })

/** For menu and home: who asked about a property and has no answer. */
export function useLeadsEntry(listing: Pick<MyEstablishment, 'id' | 'modules'> | null) {
  const id =
    listing?.modules.includes('real_estate') && isAvailable('properties') ? listing.id : null
  const { data } = useInfiniteQuery({
    ...leadsQuery(id ?? '', { isUnread: true }),
    enabled: id !== null,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  })
  useLiveTopic(id ? topics.inbox(id) : [], id ? [leadsKey(id)] : [])
  return { leads: data?.pages[0]?.leads ?? [], waiting: data?.pages[0]?.unread ?? 0 }
}
