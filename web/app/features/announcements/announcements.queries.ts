import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

const MINUTE_MS = 60_000
/** A browser's timer counts in 32 bits; a tab that stays open longer asks in between. */
const LONGEST_MS = 24 * 60 * MINUTE_MS

export const announcementsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['announcements'],
    queryFn: () => api.get('/api/v1/announcements'),
    staleTime: 5 * MINUTE_MS,
    refetchOnWindowFocus: false,
    // An open page follows too: the banner comes and goes with its day.
    refetchInterval: ({ state }) => waitFor(state.data?.changes_at ?? null, Date.now()),
  })

export function waitFor(changesAt: string | null, now: number): number | false {
  if (changesAt === null) return false
  return Math.min(Math.max(new Date(changesAt).getTime() - now, MINUTE_MS / 2), LONGEST_MS)
}
