import type { listEpisodes } from '@portal/contract/newsroom/podcast/podcast-editor'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const SHOWS_KEY = ['admin', 'podcast', 'shows'] as const
export const EPISODES_KEY = ['admin', 'podcast', 'episodes'] as const

export const showsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: SHOWS_KEY,
    queryFn: () => api.get('/api/v1/admin/podcast/shows'),
    refetchOnMount: 'always',
  })

type Filter = EndpointCall<typeof listEpisodes>['query']

export const episodesQuery = (filter: Filter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...EPISODES_KEY, 'list', filter],
    queryFn: () => api.get('/api/v1/admin/podcast/episodes', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const editedEpisodeQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...EPISODES_KEY, 'one', id],
    queryFn: () => api.get('/api/v1/admin/podcast/episodes/:id', { params: { id } }),
    // An editor keeps what it read; what others write meanwhile must not slip under it.
    refetchOnMount: 'always',
    gcTime: 0,
  })
