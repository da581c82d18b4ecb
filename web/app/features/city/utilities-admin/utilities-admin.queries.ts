import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const editedUtilitiesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'utilities'],
    queryFn: () => api.get('/api/v1/admin/utilities'),
    refetchOnMount: 'always',
  })

export const dutyMonthQuery = (month: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'duties', month],
    queryFn: () => api.get('/api/v1/admin/duties', { query: { month } }),
    refetchOnMount: 'always',
  })

export const editedNoticesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'notices'],
    queryFn: () => api.get('/api/v1/admin/notices'),
    refetchOnMount: 'always',
  })
