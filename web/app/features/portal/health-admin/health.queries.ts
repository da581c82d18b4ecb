import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

const EVERY_MINUTE_MS = 60_000

export const healthQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: () => api.get('/api/v1/admin/health', {}),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MINUTE_MS,
  })
