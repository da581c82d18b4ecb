import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

/** Ordered by display_order and active only, as the API answers it. An error leaves the defaults. */
export const tabBarQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['mobile-tabbar'],
    queryFn: () => api.get('/api/v1/mobile-tabbar'),
    staleTime: 5 * 60_000,
  })
