import type {
  CollectionKind,
  CollectionStatus,
} from '@portal/contract/city/collections/collection.texts'
import type { EditedCollection } from '@portal/contract/city/collections/collection-editor'
import { useQueryClient } from '@tanstack/react-query'
import { useEditedList } from '~/editing/use-edited-list.ts'
import { useSave, type Write } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { moved } from './collection-form.rules.ts'
import { collectionsAdminTexts as texts } from './collections-admin.texts.ts'

const COLLECTIONS = {
  queryKey: ['admin', 'collections'],
  queryFn: () => browserApi.get('/api/v1/admin/collections'),
}

/** All collections, and what can be done to them. */
export function useCollectionEditor() {
  const client = useQueryClient()
  const { query: list, read, keep } = useEditedList(COLLECTIONS, 'id')
  const writing = useSave<EditedCollection>({ onSaved: keep, queue: 'collections' })
  const ordering = useSave<EditedCollection[]>({
    onSaved: (all) => client.setQueryData(COLLECTIONS.queryKey, all),
    onRefused: () => list.refetch(),
  })

  return {
    list,
    isWriting: writing.isSaving || ordering.isSaving,
    keep,
    read,
    create: (kind: CollectionKind, title: string) =>
      writing.save({
        run: () => browserApi.send('POST', '/api/v1/admin/collections', { body: { kind, title } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
    move(from: number, by: 1 | -1) {
      const seen = (list.data ?? []).map(({ id }) => id)
      const body = { seen, wanted: moved(seen, from, by) }
      return ordering.save({
        run: () => browserApi.send('PUT', '/api/v1/admin/collections-order', { body }),
        done: texts.ordered,
        failed: texts.orderFailed,
      })
    },
    statusWrite: (
      { id, version }: EditedCollection,
      status: CollectionStatus,
    ): Write<EditedCollection> => ({
      run: () =>
        browserApi.send('POST', '/api/v1/admin/collections/:id/status', {
          params: { id },
          body: { version, status },
        }),
      done: texts.statusSaved,
      failed: texts.statusFailed,
    }),
  }
}

export type CollectionEditorActions = ReturnType<typeof useCollectionEditor>
