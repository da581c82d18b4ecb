import type { SightKind, SightStatus } from '@portal/contract/sights/sight.texts'
import type { EditedSight } from '@portal/contract/sights/sight-editor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave, type Write } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { editedSightsQuery } from './sights-admin.queries.ts'
import { sightsAdminTexts as texts } from './sights-admin.texts.ts'

/** The beaches, or the attractions, and what can be done to them. */
export function useSightEditor(kind: SightKind, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = editedSightsQuery(kind, api)
  const list = useQuery(editedSightsQuery(kind, api))
  function keep(sight: EditedSight) {
    client.setQueryData(queryKey, (known = []) =>
      known.some(({ id }) => id === sight.id)
        ? known.map((one) => (one.id === sight.id ? sight : one))
        : [...known, sight],
    )
  }
  const { isSaving, save } = useSave<EditedSight>({ onSaved: keep, queue: 'sights' })

  return {
    list,
    isWriting: isSaving,
    keep,
    /** As it is now, whoever wrote it. */
    read: async (id: string) => (await list.refetch()).data?.find((one) => one.id === id) ?? null,
    create: (name: string) =>
      save({
        run: () => api.send('POST', '/api/v1/admin/sights', { body: { kind, name } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
    statusWrite: ({ id, version }: EditedSight, status: SightStatus): Write<EditedSight> => ({
      run: () =>
        api.send('POST', '/api/v1/admin/sights/:id/status', {
          params: { id },
          body: { version, status },
        }),
      done: texts.statusSaved,
      failed: texts.statusFailed,
    }),
    photosWrite: (
      { id, version }: EditedSight,
      photos: { id: string; alt: string }[],
    ): Write<EditedSight> => ({
      run: () =>
        api.send('PUT', '/api/v1/admin/sights/:id/photos', {
          params: { id },
          body: { version, photos },
        }),
      done: texts.photosSaved,
      failed: texts.photosFailed,
    }),
  }
}

export type SightEditorActions = ReturnType<typeof useSightEditor>
