import type { listErrorFaults } from '@portal/contract/portal/diagnostics/error-faults'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const FAULTS_KEY = ['admin', 'faults'] as const

export const faultsQuery = (
  filter: EndpointCall<typeof listErrorFaults>['query'],
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...FAULTS_KEY, 'list', filter],
    queryFn: () => api.get('/api/v1/admin/error-faults', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const faultQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...FAULTS_KEY, 'one', id],
    queryFn: () => api.get('/api/v1/admin/error-faults/:id', { params: { id } }),
    refetchOnMount: 'always',
  })

export const errorSummaryQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...FAULTS_KEY, 'summary'],
    queryFn: () => api.get('/api/v1/admin/error-summary', {}),
    refetchOnMount: 'always',
  })
