import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const tideTablesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'tides'],
    queryFn: () => api.get('/api/v1/admin/tides/tables'),
    refetchOnMount: 'always',
  })
