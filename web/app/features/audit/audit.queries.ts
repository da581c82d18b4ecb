import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

type AuditFilter = {
  action?: string | undefined
  subject?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** Asked again on each visit: the newest is what one comes for. */
export const auditQuery = (filter: AuditFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'audit-log', filter],
    queryFn: () => api.get('/api/v1/admin/audit-log', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
