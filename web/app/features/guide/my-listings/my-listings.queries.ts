import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { ROOM_FRESH_MS, ROOM_KEPT_MS } from './my-listings.constants.ts'

const LISTINGS_KEY = ['me', 'establishments'] as const

/** Whether one more fits. Who could not be told is not let through: no answer is a no. */
export const allowanceQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'allowance'],
    queryFn: () => api.get('/api/v1/establishments/can-create'),
    staleTime: ROOM_FRESH_MS,
    gcTime: ROOM_KEPT_MS,
    refetchOnMount: true,
  })

/** The own ones and those one works for; asked again on each visit, a colleague may have changed them. */
export const myListingsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'list'],
    queryFn: () => api.get('/api/v1/my/establishments'),
    refetchOnMount: 'always',
  })

export const ownListingQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'one', id],
    queryFn: () => api.get('/api/v1/my/establishments/:id', { params: { id } }),
    refetchOnMount: 'always',
  })

export const categoriesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: () => api.get('/api/v1/categories'),
  })

/** Fewer letters are like too many names. */
const SHORTEST_NAME = 4

/** Pages of the guide that may be this business and have no owner. */
export const unclaimedQuery = (typed: string, api: ApiClient = browserApi) => {
  const name = typed.trim()
  return queryOptions({
    queryKey: ['unclaimed', name],
    queryFn: () => api.get('/api/v1/my/unclaimed-establishments', { query: { name } }),
    enabled: name.length >= SHORTEST_NAME,
    placeholderData: keepPreviousData,
    retry: 0,
  })
}

/** Where the pin goes with a neighbourhood; it may have no place yet. */
export const neighbourhoodPlaceQuery = (name: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['neighbourhoods', 'place', name],
    queryFn: () => api.get('/api/v1/neighbourhoods/place', { query: { name } }),
    retry: 0,
  })

/** Those already in the guide, as suggestions: a new one may be written. */
export const neighbourhoodsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['neighbourhoods'],
    queryFn: () => api.get('/api/v1/neighbourhoods'),
  })
