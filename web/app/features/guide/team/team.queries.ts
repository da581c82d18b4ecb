import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const teamKey = (establishmentId: string) => ['me', 'team', establishmentId] as const

/** Asked again on each visit: invitations are accepted meanwhile. */
export const teamQuery = (establishmentId: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: teamKey(establishmentId),
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/team', { params: { id: establishmentId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })

export const connectionsKey = (establishmentId: string) =>
  ['me', 'connections', establishmentId] as const

export const connectionsQuery = (establishmentId: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: connectionsKey(establishmentId),
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/connections', { params: { id: establishmentId } }),
    refetchOnMount: 'always',
  })
