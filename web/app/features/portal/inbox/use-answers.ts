import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { inboxKey } from './inbox.queries.ts'
import { inboxTexts } from './inbox.texts.ts'
import { WAITING_KEY } from './waiting.queries.ts'

/** Answering, and putting a conversation away. Each tells how it ended by itself and never throws. */
export function useAnswers(
  establishmentId: string,
  message: InboxMessage,
  api: ApiClient = browserApi,
) {
  const client = useQueryClient()
  const params = { id: establishmentId, message: message.id }
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: inboxKey(establishmentId) }),
      client.invalidateQueries({ queryKey: WAITING_KEY }),
    ])
  // Whoever is told that a colleague answered reads that answer.
  const { isSaving, save } = useSave<unknown>({ onSaved: readAgain, onRefused: readAgain })
  const key = useRef(crypto.randomUUID())

  return {
    isSaving,
    async reply(text: string): Promise<boolean> {
      const body = { text, seen_replies: message.replies.length, idempotency_key: key.current }
      const outcome = await save({
        done: inboxTexts.answer.done(message.name),
        failed: inboxTexts.answer.failed,
        run: () =>
          api.send('POST', '/api/v1/my/establishments/:id/messages/:message/replies', {
            params,
            body,
          }),
      })
      if (outcome.kind === 'saved') key.current = crypto.randomUUID()
      return outcome.kind === 'saved'
    },
    /** Said, or not any more, to be answered elsewhere. */
    async settle(answered: boolean): Promise<boolean> {
      const { done, failed, undone } = inboxTexts.settle
      const outcome = await save({
        done: answered ? done(message.name) : undone,
        failed,
        run: () =>
          api.send('PUT', '/api/v1/my/establishments/:id/messages/:message/answered', {
            params,
            body: { answered },
          }),
      })
      return outcome.kind === 'saved'
    },
    async archive(archived: boolean): Promise<boolean> {
      const { done, failed, undone, undoFailed } = inboxTexts.archive
      const outcome = await save({
        done: archived ? done : undone,
        failed: archived ? failed : undoFailed,
        run: () =>
          api.send('PUT', '/api/v1/my/establishments/:id/messages/:message/archived', {
            params,
            body: { archived },
          }),
      })
      return outcome.kind === 'saved'
    },
  }
}
