import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const DUPLICATES_KEY = ['admin', 'duplicates'] as const

export const duplicatesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: DUPLICATES_KEY,
    queryFn: () => api.get('/api/v1/admin/duplicates'),
    refetchOnMount: 'always',
  })
