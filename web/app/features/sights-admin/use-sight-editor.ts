import type { EditedSight } from '@portal/contract/sights/sight-editor'
import type { SightKind, SightStatus } from '@portal/contract/sights/sight-words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import type { toBody } from './sight-form.rules.ts'
import { editedSightsQuery } from './sights-admin.queries.ts'
import { sightsAdminTexts as texts } from './sights-admin.texts.ts'

export type Outcome = { sight: EditedSight } | { refusal: Refusal }
export type Refusal = { isStale: boolean; problems: { fieldId: string; message: string }[] }
type Write = { run: () => Promise<EditedSight>; done: string; failed: string }

/** The beaches, or the attractions, and what can be done to them. */
export function useSightEditor(kind: SightKind, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = editedSightsQuery(kind, api)
  const list = useQuery(editedSightsQuery(kind, api))
  const write = useMutation({ mutationFn: ({ run }: Write) => run(), scope: { id: 'sights' } })

  async function attempt(wish: Write): Promise<Outcome> {
    try {
      const sight = await write.mutateAsync(wish)
      client.setQueryData(queryKey, (known = []) =>
        known.some(({ id }) => id === sight.id)
          ? known.map((one) => (one.id === sight.id ? sight : one))
          : [...known, sight],
      )
      toast({ title: wish.done, variant: 'success' })
      return { sight }
    } catch (cause) {
      toast({ title: wish.failed, description: failureText(cause), variant: 'destructive' })
      return { refusal: refusalOf(cause) }
    }
  }

  return {
    list,
    isWriting: write.isPending,
    /** As it is now, whoever wrote it. */
    read: async (id: string) => (await list.refetch()).data?.find((one) => one.id === id) ?? null,
    create: (name: string) =>
      attempt({
        run: () => api.send('POST', '/api/v1/admin/sights', { body: { kind, name } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
    save: (id: string, body: ReturnType<typeof toBody>) =>
      attempt({
        run: () => api.send('PUT', '/api/v1/admin/sights/:id', { params: { id }, body }),
        done: texts.saved,
        failed: texts.saveFailed,
      }),
    setStatus: ({ id, version }: EditedSight, status: SightStatus) =>
      attempt({
        run: () =>
          api.send('POST', '/api/v1/admin/sights/:id/status', {
            params: { id },
            body: { version, status },
          }),
        done: texts.statusSaved,
        failed: texts.statusFailed,
      }),
    setPhotos: ({ id, version }: EditedSight, photos: { id: string; alt: string }[]) =>
      attempt({
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

function refusalOf(cause: unknown): Refusal {
  const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
  return {
    isStale: cause instanceof ApiError && cause.code === 'stale',
    problems: errors.map(({ path, message }) => ({ fieldId: path, message })),
  }
}
