import type { SightKind, SightStatus } from '@portal/contract/city/sights/sight.texts'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import { useEditedList } from '~/editing/use-edited-list.ts'
import { useSave, type Write } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { sightsAdminTexts as texts } from './sights-admin.texts.ts'

const sightsOf = (kind: SightKind, api: ApiClient) => ({
  queryKey: ['admin', 'sights', kind],
  queryFn: () => api.get('/api/v1/admin/sights', { query: { kind } }),
})

/** The beaches, or the attractions, and what can be done to them. */
export function useSightEditor(kind: SightKind, api: ApiClient = browserApi) {
  const { query: list, read, keep } = useEditedList(sightsOf(kind, api), 'id')
  const { isSaving, save } = useSave<EditedSight>({ onSaved: keep, queue: 'sights' })

  return {
    list,
    isWriting: isSaving,
    keep,
    read,
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
