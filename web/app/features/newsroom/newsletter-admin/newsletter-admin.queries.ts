import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'

const WATCH_MS = 3000

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['admin', 'newsletter'],
    queryFn: () => browserApi.get('/api/v1/admin/newsletter'),
    refetchOnMount: 'always',
  })

/** While it waits or is on its way, the desk watches. */
export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', 'issue', id],
    queryFn: () => browserApi.get('/api/v1/admin/newsletter/issues/:id', { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      ['scheduled', 'sending'].includes(state.data?.status ?? '') ? WATCH_MS : false,
  })

export const previewQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', 'preview', id, version],
    queryFn: () =>
      browserApi.get('/api/v1/admin/newsletter/issues/:id/preview', { params: { id } }),
  })
