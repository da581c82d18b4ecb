import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

/** As long as a pause in typing is remembered; a record may change its name. */
const FRESH_MS = 15_000

export const staffRecordsQuery = (busca: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'records', busca],
    queryFn: () => api.get('/api/v1/admin/records', { query: { busca } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const ownRecordsQuery = (busca: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'records', busca],
    queryFn: () => api.get('/api/v1/my/records', { query: { busca } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
