import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { refetchAt } from '~/platform/refetch-at.ts'

/** Where a browser keeps the key of the last popup that was seen: it is asked before its code comes. */
export const SEEN_POPUP = 'portal.aviso'

export const announcementsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['announcements'],
    queryFn: () => api.get('/api/v1/announcements'),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    // An open page follows too: the banner comes and goes with its day.
    refetchInterval: ({ state }) => refetchAt(state.data?.changes_at),
  })
