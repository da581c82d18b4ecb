import type { listAllEstablishments } from '@portal/contract/guide/establishments/moderation'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export type ListingsFilter = EndpointCall<typeof listAllEstablishments>['query']

export const LISTINGS_KEY = ['admin', 'listings'] as const

/** Asked again on each visit: owners edit and others decide. The old page stays in sight meanwhile. */
export const listingsQuery = (filter: ListingsFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, filter],
    queryFn: () => api.get('/api/v1/admin/establishments', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** For the filter, the archived ones too: listings may still name one. */
export const categoryChoicesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: () => api.get('/api/v1/admin/categories'),
  })
