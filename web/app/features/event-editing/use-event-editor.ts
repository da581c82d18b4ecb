import type { EditedEvent } from '@portal/contract/events/event-editor'
import type { EventStatus, Situation } from '@portal/contract/events/event-words'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { adminEventsTexts as texts } from './event-editing.texts.ts'
import { fieldOf, type Problem, type toContent } from './event-form.rules.ts'

export type Outcome =
  | { event: EditedEvent }
  | { refusal: { isStale: boolean; problems: Problem[] } }
type Write = { run: () => Promise<EditedEvent>; done: string; failed: string }
type Content = ReturnType<typeof toContent>

export const editedEventQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'events', id],
    queryFn: () => browserApi.get('/api/v1/admin/events/:id', { params: { id } }),
    refetchOnMount: 'always',
    // What is being edited does not change under the hands of the editor.
    refetchOnWindowFocus: false,
  })

/** What can be done to an event; each write says what it saw. */
export function useEventEditor() {
  const client = useQueryClient()
  const write = useMutation({ mutationFn: ({ run }: Write) => run(), scope: { id: 'events' } })

  async function attempt(wish: Write): Promise<Outcome> {
    try {
      const event = await write.mutateAsync(wish)
      client.setQueryData(editedEventQuery(event.id).queryKey, event)
      void client.invalidateQueries({ queryKey: ['admin', 'event-list'] })
      void client.invalidateQueries({ queryKey: ['admin', 'moderation'] })
      toast({ title: wish.done, variant: 'success' })
      return { event }
    } catch (cause) {
      toast({ title: wish.failed, description: failureText(cause), variant: 'destructive' })
      const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
      return {
        refusal: {
          isStale: cause instanceof ApiError && cause.code === 'stale',
          problems: errors.map(({ path, message }) => ({ fieldId: fieldOf(path), message })),
        },
      }
    }
  }

  return {
    isWriting: write.isPending,
    /** As it is now, whoever wrote it; null where it cannot be read. */
    read: (id: string) =>
      browserApi.get('/api/v1/admin/events/:id', { params: { id } }).catch(() => null),
    create: (content: Content) =>
      attempt({
        run: () => browserApi.send('POST', '/api/v1/admin/events', { body: { content } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
    save: ({ id, version }: EditedEvent, content: Content) =>
      attempt({
        run: () =>
          browserApi.send('PUT', '/api/v1/admin/events/:id', {
            params: { id },
            body: { version, content },
          }),
        done: texts.saved,
        failed: texts.saveFailed,
      }),
    setStatus: ({ id, version }: EditedEvent, status: EventStatus, reason?: string) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/events/:id/status', {
            params: { id },
            body:
              status === 'rejected' || status === 'suspended'
                ? { version, status, reason: reason ?? '' }
                : { version, status: status as 'draft' | 'published' | 'archived' },
          }),
        done: texts.statusSaved,
        failed: texts.statusFailed,
      }),
    setSituation: ({ id, version }: EditedEvent, situation: Situation, note: string) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/events/:id/situation', {
            params: { id },
            body: { version, situation, note },
          }),
        done: texts.situationSaved,
        failed: texts.situationFailed,
      }),
  }
}
