import type { EditedShow } from '@portal/contract/podcast/podcast-editor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { SHOWS_KEY, showsQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'
import type { showBody } from './show-form.rules.ts'
import type { Refusal } from './use-episode-writes.ts'

const texts = podcastAdminTexts.shows
type Write = { run: () => Promise<EditedShow>; done: string; failed: string }
type Outcome = { show: EditedShow } | { refusal: Refusal }

export function useShowWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const write = useMutation({ mutationFn: ({ run }: Write) => run(), scope: { id: 'podcast' } })

  async function attempt(wish: Write): Promise<Outcome> {
    try {
      const show = await write.mutateAsync(wish)
      await client.invalidateQueries({ queryKey: SHOWS_KEY })
      toast({ title: wish.done, variant: 'success' })
      return { show }
    } catch (cause) {
      toast({ title: wish.failed, description: failureText(cause), variant: 'destructive' })
      const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
      return {
        refusal: {
          isStale: cause instanceof ApiError && cause.code === 'stale',
          problems: errors.map(({ path, message }) => ({ fieldId: path, message })),
        },
      }
    }
  }
  return {
    isWriting: write.isPending,
    read: async (id: string) =>
      (await client.fetchQuery({ ...showsQuery(api), staleTime: 0 }).catch(() => [])).find(
        (show) => show.id === id,
      ) ?? null,
    create: (title: string) =>
      attempt({
        run: () => api.send('POST', '/api/v1/admin/podcast/shows', { body: { title } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
    save: (id: string, body: ReturnType<typeof showBody>) =>
      attempt({
        run: () => api.send('PUT', '/api/v1/admin/podcast/shows/:id', { params: { id }, body }),
        done: texts.saved,
        failed: texts.saveFailed,
      }),
  }
}
