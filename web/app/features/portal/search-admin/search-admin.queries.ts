import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export type Period = 7 | 30 | 90

export const synonymsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'search', 'synonyms'],
    queryFn: () => api.get('/api/v1/admin/search/synonyms'),
    refetchOnMount: 'always',
  })

export const searchTermsQuery = (days: Period, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'search', 'terms', days],
    queryFn: () => api.get('/api/v1/admin/search/terms', { query: { days } }),
    refetchOnMount: 'always',
  })
