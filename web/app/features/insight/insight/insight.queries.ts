import type { Period } from '@portal/contract/insight/insight/periods'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

const insightKey = (establishmentId: string) => ['me', 'insight', establishmentId] as const
/** Figures of this minute are asked for; nobody watches them grow. */
const FRESH_MS = 60_000

export const insightQuery = (id: string, period: Period, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...insightKey(id), period],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/insight', { params: { id }, query: { period } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

export const insightWeekQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...insightKey(id), 'week'],
    queryFn: () => api.get('/api/v1/my/establishments/:id/insight/week', { params: { id } }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

export function useMonthlyEmail(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      browserApi.send('PUT', '/api/v1/my/establishments/:id/insight/monthly-email', {
        params: { id },
        body: { is_wanted: isWanted },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: insightKey(id) }),
  })
}
