import {
  COVERAGE_STATUS_WORDS,
  type CoverageStatus,
} from '@portal/contract/coverage-requests/coverage.texts'
import type { ManagedCoverage } from '@portal/contract/coverage-requests/coverage-board'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
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

type Seen = { id: string; version: number }
export type Move = Seen & {
  event: string
  status: CoverageStatus
  reason?: string
  published_url?: string
  message: string
}
export type Arrangement = Seen & { assignee_id: string | null; due_on: string | null }
export type Note = { id: string; client_id: string; kind: 'note' | 'message'; text: string }

/** Each tells how it ended and never throws; whatever happened, the board is read again. */
export function useCoverageChanges(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ run }: { run: () => Promise<ManagedCoverage>; done: string }) => run(),
    onSuccess: (request, { done }) => {
      client.setQueryData(requestQuery(request.id).queryKey, request)
      toast({ title: done, variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: failureStatus(error) === 409 ? texts.conflict : texts.failed,
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  const carryOut = (done: string, run: () => Promise<ManagedCoverage>): Promise<boolean> =>
    change.mutateAsync({ done, run }).then(
      () => true,
      () => false,
    )
  return {
    isPending: change.isPending,
    move: ({ id, event, ...body }: Move) =>
      carryOut(texts.moved(event, COVERAGE_STATUS_WORDS[body.status]), () =>
        api.send('POST', '/api/v1/admin/coverage-requests/:id/move', { params: { id }, body }),
      ),
    arrange: ({ id, ...body }: Arrangement) =>
      carryOut(texts.detail.saved, () =>
        api.send('PATCH', '/api/v1/admin/coverage-requests/:id', { params: { id }, body }),
      ),
    note: ({ id, ...body }: Note) =>
      carryOut(texts.detail.noted[body.kind], () =>
        api.send('POST', '/api/v1/admin/coverage-requests/:id/notes', { params: { id }, body }),
      ),
  }
}
