import type { EpisodeStatus } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { EditedEpisode } from '@portal/contract/newsroom/podcast/podcast-editor'
import { useQueryClient } from '@tanstack/react-query'
import { useSave, type Write } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { EPISODES_KEY, editedEpisodeQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts as texts } from './podcast-admin.texts.ts'

/** What can be done to an episode; each tells how it went. */
export function useEpisodeWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  function keep(episode: EditedEpisode) {
    client.setQueryData(editedEpisodeQuery(episode.id, api).queryKey, episode)
    void client.invalidateQueries({ queryKey: [...EPISODES_KEY, 'list'] })
  }
  const { isSaving, save } = useSave<EditedEpisode>({ onSaved: keep })

  return {
    isWriting: isSaving,
    keep,
    /** As it is now, whoever wrote it. */
    read: (id: string) =>
      api.get('/api/v1/admin/podcast/episodes/:id', { params: { id } }).catch(() => null),
    create: (showId: string, title: string) =>
      save({
        run: () =>
          api.send('POST', '/api/v1/admin/podcast/episodes', { body: { show_id: showId, title } }),
        done: texts.create.done,
        failed: texts.create.failed,
      }),
    statusWrite: (
      { id, version }: Pick<EditedEpisode, 'id' | 'version'>,
      status: EpisodeStatus,
      publishAt?: string,
    ): Write<EditedEpisode> => ({
      run: () =>
        api.send('POST', '/api/v1/admin/podcast/episodes/:id/status', {
          params: { id },
          body: { version, status, ...(publishAt ? { publish_at: publishAt } : {}) },
        }),
      done: texts.status.done,
      failed: texts.status.failed,
    }),
  }
}
