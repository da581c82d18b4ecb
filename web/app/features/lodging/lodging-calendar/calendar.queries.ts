import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { topics } from '@portal/contract/live/topics'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'

/** Nights are told by the live channel; this is for a network that lets no stream through. */
const REFRESH_MS = 2 * 60_000

export const calendarKey = (establishmentId: string) =>
  ['me', 'lodging-calendar', establishmentId] as const

/** `from` null is a day ago; the window is a month and a half. */
export const calendarQuery = (
  id: string,
  range: { from: string; until: string } | null,
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...calendarKey(id), range?.from ?? ''],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/lodging-calendar', {
        params: { id },
        query: range ?? {},
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  })

export const useLiveCalendar = (establishmentId: string | null) =>
  useLiveTopic(
    establishmentId ? topics.stays(establishmentId) : [],
    establishmentId ? [calendarKey(establishmentId)] : [],
  )

/** For the menu: whether this house lets anything. */
export function useStaysEntry(listing: Pick<MyEstablishment, 'id' | 'is_lodging' | 'role'> | null) {
  const isTold = listing?.is_lodging && roleMay(listing.role, 'stays.see')
  const id = isTold && isAvailable('lodging') ? listing.id : null
  const { data } = useQuery({
    ...calendarQuery(id ?? '', null),
    enabled: id !== null,
    retry: false,
  })
  const lets = (data?.units.length ?? 0) > 0
  useLiveCalendar(lets ? id : null)
  return { lets }
}
