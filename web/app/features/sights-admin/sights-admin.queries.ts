import type { SightKind } from '@portal/contract/sights/sight.texts'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const editedSightsQuery = (kind: SightKind, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'sights', kind],
    queryFn: () => api.get('/api/v1/admin/sights', { query: { kind } }),
    refetchOnMount: 'always',
  })
