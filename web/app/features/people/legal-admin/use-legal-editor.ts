import type { LegalKind } from '@portal/contract/people/legal/legal.texts'
import type { EditedLegalDocument } from '@portal/contract/people/legal/legal-editor'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave, type Write } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'

export type Draft = { body: RichTextDocument; summary: string }
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
  const keep = (document: EditedLegalDocument) =>
    client.setQueryData(legalEditorQuery(kind).queryKey, document)
  const { isSaving, save } = useSave<EditedLegalDocument>({ onSaved: keep })
  const at = { params: { kind } }

  return {
    query,
    isWriting: isSaving,
    keep,
    begin: (version: number, draft: Draft) =>
      save({
        run: () =>
          browserApi.send('PUT', '/api/v1/admin/legal/:kind/draft', {
            ...at,
            body: { version, ...draft },
          }),
        done: texts.saved,
        failed: texts.saveFailed,
      }),
    discard: (version: number) =>
      save({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/legal/:kind/draft/discard', {
            ...at,
            body: { version },
          }),
        done: texts.discarded,
        failed: texts.saveFailed,
      }),
    publishWrite: (version: number, effective_from: string): Write<EditedLegalDocument> => ({
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
