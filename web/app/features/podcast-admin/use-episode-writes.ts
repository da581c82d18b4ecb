import type { EditedEpisode } from '@portal/contract/podcast/podcast-editor'
import type { EpisodeStatus } from '@portal/contract/podcast/podcast-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import type { Problem, toBody } from './episode-form.rules.ts'
import { EPISODES_KEY, editedEpisodeQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts as texts } from './podcast-admin.texts.ts'

export type Refusal = { isStale: boolean; problems: Problem[] }
export type Outcome = { episode: EditedEpisode } | { refusal: Refusal }
type Write = { run: () => Promise<EditedEpisode>; done: string; failed: string }

/** What can be done to an episode; each tells how it went. */
export function useEpisodeWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const write = useMutation({ mutationFn: ({ run }: Write) => run(), scope: { id: 'podcast' } })

  async function attempt(wish: Write): Promise<Outcome> {
    try {
      const episode = await write.mutateAsync(wish)
      client.setQueryData(editedEpisodeQuery(episode.id, api).queryKey, episode)
      void client.invalidateQueries({ queryKey: [...EPISODES_KEY, 'list'] })
      toast({ title: wish.done, variant: 'success' })
      return { episode }
    } catch (cause) {
      toast({ title: wish.failed, description: failureText(cause), variant: 'destructive' })
      return { refusal: refusalOf(cause) }
    }
  }

  return {
    isWriting: write.isPending,
    /** As it is now, whoever wrote it. */
    read: (id: string) =>
      api.get('/api/v1/admin/podcast/episodes/:id', { params: { id } }).catch(() => null),
    create: (showId: string, title: string) =>
      attempt({
        run: () =>
          api.send('POST', '/api/v1/admin/podcast/episodes', { body: { show_id: showId, title } }),
        done: texts.create.done,
        failed: texts.create.failed,
      }),
    save: (id: string, body: ReturnType<typeof toBody>) =>
      attempt({
        run: () => api.send('PUT', '/api/v1/admin/podcast/episodes/:id', { params: { id }, body }),
        done: texts.saved,
        failed: texts.saveFailed,
      }),
    setStatus: ({ id, version }: EditedEpisode, status: EpisodeStatus, publishAt?: string) =>
      attempt({
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

function refusalOf(cause: unknown): Refusal {
  const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
  return {
    isStale: cause instanceof ApiError && cause.code === 'stale',
    problems: errors.map(({ path, message }) => ({ fieldId: path, message })),
  }
}
