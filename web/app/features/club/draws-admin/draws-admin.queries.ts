import type { AdminDraw } from '@portal/contract/club/draws/draw-admin'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'

const KEY = ['admin', 'draws'] as const

export const drawsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: () => browserApi.get('/api/v1/admin/draws'),
  refetchOnMount: 'always',
})

const drawQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: () => browserApi.get('/api/v1/admin/draws/:id', { params: { id } }),
    refetchOnMount: 'always',
  })

/** One draw, and how what a write answers with becomes what is shown. */
export function useAdminDraw(id: string) {
  const client = useQueryClient()
  const query = useQuery(drawQuery(id))
  return {
    query,
    keep: (draw: AdminDraw) => client.setQueryData(drawQuery(draw.id).queryKey, draw),
    refresh: () => query.refetch(),
  }
}
