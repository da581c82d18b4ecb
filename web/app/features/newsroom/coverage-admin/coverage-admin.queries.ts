import type { ManagedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '~/editing/refusal.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { coverageAdminTexts as texts } from './coverage-admin.texts.ts'

const KEY = ['admin', 'coverage'] as const

export type BoardFilter = { search?: string | undefined; assignee?: string | undefined }

/** Asked again on each visit: others move as well. */
export const boardQuery = (filter: BoardFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...KEY, 'board', filter],
    queryFn: () => api.get('/api/v1/admin/coverage-requests', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })

export const requestQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...KEY, 'request', id],
    queryFn: () => api.get('/api/v1/admin/coverage-requests/:id', { params: { id } }),
    refetchOnMount: 'always',
  })

/** What every change of a request has in common. Whatever happened, the board is read again. */
export function useCoverageWrites() {
  const client = useQueryClient()
  const readAgain = () => void client.invalidateQueries({ queryKey: ['admin'] })
  return {
    onSaved(request: ManagedCoverage) {
      client.setQueryData(requestQuery(request.id).queryKey, request)
      readAgain()
    },
    onRefused: readAgain,
  }
}

export const failed = ({ status, sentence }: Refusal) => ({
  title: status === 409 ? texts.conflict : texts.failed,
  description: sentence,
  variant: 'destructive' as const,
})
