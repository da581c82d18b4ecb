import type { EditedLegalDocument } from '@portal/contract/legal/legal-editor'
import type { LegalKind } from '@portal/contract/legal/legal-words'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-words'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'

export type Draft = { body: RichTextDocument; summary: string }
export type Refusal = { isStale: boolean; problems: { fieldId: string; message: string }[] }
type Write = { run: () => Promise<EditedLegalDocument>; done: string; failed: string }

export const legalEditorQuery = (kind: LegalKind) =>
  queryOptions({
    queryKey: ['admin', 'legal', kind],
    queryFn: () => browserApi.get('/api/v1/admin/legal/:kind', { params: { kind } }),
    refetchOnMount: 'always',
  })

/** One document's draft, and what can be done with it. */
export function useLegalEditor(kind: LegalKind) {
  const client = useQueryClient()
  const query = useQuery(legalEditorQuery(kind))
  const write = useMutation({ mutationFn: ({ run }: Write) => run() })
  const at = { params: { kind } }

  async function attempt(wish: Write): Promise<EditedLegalDocument | Refusal> {
    try {
      const document = await write.mutateAsync(wish)
      client.setQueryData(legalEditorQuery(kind).queryKey, document)
      toast({ title: wish.done, variant: 'success' })
      return document
    } catch (cause) {
      toast({ title: wish.failed, description: failureText(cause), variant: 'destructive' })
      const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
      return {
        isStale: cause instanceof ApiError && cause.code === 'stale',
        problems: errors.map(({ path, message }) => ({ fieldId: path, message })),
      }
    }
  }
  return {
    query,
    isWriting: write.isPending,
    save: (version: number, draft: Draft) =>
      attempt({
        run: () =>
          browserApi.send('PUT', '/api/v1/admin/legal/:kind/draft', {
            ...at,
            body: { version, ...draft },
          }),
        done: texts.saved,
        failed: texts.saveFailed,
      }),
    discard: (version: number) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/legal/:kind/draft/discard', {
            ...at,
            body: { version },
          }),
        done: texts.discarded,
        failed: texts.saveFailed,
      }),
    publish: (version: number, effective_from: string) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/legal/:kind/versions', {
            ...at,
            body: { version, effective_from },
          }),
        done: texts.published,
        failed: texts.publishFailed,
      }),
  }
}

export type LegalEditorActions = ReturnType<typeof useLegalEditor>
