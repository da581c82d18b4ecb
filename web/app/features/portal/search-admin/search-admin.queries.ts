import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export type Period = 7 | 30 | 90

export const synonymsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'search', 'synonyms'],
    queryFn: () => api.get('/api/v1/admin/search/synonyms'),
    refetchOnMount: 'always',
  })

export const answerRulesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'search', 'answer-rules'],
    queryFn: () => api.get('/api/v1/admin/search/answer-rules'),
    refetchOnMount: 'always',
  })

/** How a question is understood, and what else stands below the answer. */
export const tryQuery = (q: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'search', 'try', q],
    queryFn: async () => {
      const [heard, found] = await Promise.all([
        api.get('/api/v1/admin/search/try', { query: { q } }),
        api.get('/api/v1/search', { query: { q } }),
      ])
      return { heard, found }
    },
    enabled: q !== '',
    gcTime: 0,
    staleTime: 0,
  })

export const searchTermsQuery = (days: Period, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'search', 'terms', days],
    queryFn: () => api.get('/api/v1/admin/search/terms', { query: { days } }),
    refetchOnMount: 'always',
  })
