import type { EditedShow } from '@portal/contract/podcast/podcast-editor'
import { useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { SHOWS_KEY, showsQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'

const texts = podcastAdminTexts.shows
export function useShowWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const keep = () => client.invalidateQueries({ queryKey: SHOWS_KEY })
  const { isSaving, save } = useSave<EditedShow>({ onSaved: keep })
  return {
    isWriting: isSaving,
    keep,
    read: async (id: string) =>
      (await client.fetchQuery({ ...showsQuery(api), staleTime: 0 }).catch(() => [])).find(
        (show) => show.id === id,
      ) ?? null,
    create: (title: string) =>
      save({
        run: () => api.send('POST', '/api/v1/admin/podcast/shows', { body: { title } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
  }
}
