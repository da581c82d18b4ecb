import type { TeamKind, TeamView } from '@portal/contract/portal/workplace/team-inbox-kinds'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const TODAY_KEY = ['admin', 'today'] as const

export const teamInboxQuery = (
  { view, kind }: { view: TeamView; kind: TeamKind | undefined },
  api: ApiClient = browserApi,
) =>
  infiniteQueryOptions({
    queryKey: [...TODAY_KEY, 'list', view, kind],
    queryFn: ({ pageParam: cursor }) =>
      api.get('/api/v1/admin/today', { query: { view, kind, cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    refetchOnMount: 'always',
  })

/** The one count of every badge. */
export const teamCountQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...TODAY_KEY, 'count'],
    queryFn: () => api.get('/api/v1/admin/today/count'),
    refetchOnMount: 'always',
  })

export const teamItemQuery = (kind: TeamKind, id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...TODAY_KEY, 'one', kind, id],
    queryFn: () => api.get('/api/v1/admin/today/:kind/:id', { params: { kind, id } }),
    refetchOnMount: 'always',
  })
