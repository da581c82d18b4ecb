import type { EventStatus, Situation } from '@portal/contract/city/events/event.texts'
import type { EditedEvent } from '@portal/contract/city/events/event-editor'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Write } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { adminEventsTexts as texts } from './event-editing.texts.ts'

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
  function keep(event: EditedEvent) {
    client.setQueryData(editedEventQuery(event.id).queryKey, event)
    void client.invalidateQueries({ queryKey: ['admin', 'event-list'] })
    void client.invalidateQueries({ queryKey: ['admin', 'moderation'] })
  }

  return {
    keep,
    /** As it is now, whoever wrote it; null where it cannot be read. */
    read: (id: string) =>
      browserApi.get('/api/v1/admin/events/:id', { params: { id } }).catch(() => null),
    statusWrite: (
      { id, version }: Pick<EditedEvent, 'id' | 'version'>,
      status: EventStatus,
      reason?: string,
    ): Write<EditedEvent> => ({
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
    situationWrite: (
      { id, version }: EditedEvent,
      situation: Situation,
      note: string,
    ): Write<EditedEvent> => ({
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
