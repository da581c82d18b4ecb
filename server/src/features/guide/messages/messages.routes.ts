import * as contract from '@portal/contract/guide/messages/contact-message'
import * as contractInbox from '@portal/contract/guide/messages/inbox'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import {
  archiveConversation,
  markAllMessages,
  markMessage,
  settleMessage,
} from './mark-messages.ts'
import type { Deps } from './messages.feature.ts'
import { presentReceived, presentSent } from './present-message.ts'
import { replyToMessage } from './reply-to-message.ts'
import { sendContactMessage } from './send-contact-message.ts'

const placeOf = (cursor: string | undefined) => (cursor ? decodeCursor(cursor) : null)

export function messagesRoutes(app: FastifyInstance, deps: Deps) {
  const { inbox, team } = deps.stores

  async function presentOne(id: string) {
    const message = await inbox.find(id)
    if (!message) throw new NotFound('message', id)
    return presentReceived(message)
  }

  route(app, contract.sendContactMessage, ({ body, actor: { userId, email } }, request) =>
    sendContactMessage({ userId, email, address: request.ip }, body, deps),
  )
  route(app, contract.listSentMessages, async ({ query, actor: { userId } }) => {
    const { rows, nextCursor } = await inbox.listSent(userId, placeOf(query.cursor))
    return { messages: rows.map(presentSent), next_cursor: nextCursor }
  })

  route(app, contractInbox.listInbox, async ({ params, query, actor: { userId } }) => {
    const role = await team.roleOf(params.id, userId)
    requireTeamRight(role, 'messages.read', params.id)
    const [{ rows, nextCursor }, unread] = await Promise.all([
      inbox.listReceived(params.id, placeOf(query.cursor), query),
      inbox.countUnread(params.id),
    ])
    return {
      messages: rows.map(presentReceived),
      next_cursor: nextCursor,
      unread,
      may: { reply: roleMay(role, 'messages.answer') },
    }
  })
  route(app, contractInbox.markMessage, async ({ params, body, actor }) => {
    const { id: establishmentId, message: messageId } = params
    await markMessage(actor, { establishmentId, messageId, ...body }, deps)
    return presentOne(messageId)
  })
  route(app, contractInbox.replyToMessage, async ({ params, body, actor }) => {
    const { id: establishmentId, message: messageId } = params
    const { text, seen_replies: seenReplies, idempotency_key: idempotencyKey } = body
    const input = { establishmentId, messageId, text, seenReplies, idempotencyKey }
    await replyToMessage(actor, input, deps)
    return presentOne(messageId)
  })
  route(app, contractInbox.archiveConversation, async ({ params, body, actor }) => {
    const { id: establishmentId, message: messageId } = params
    return {
      changed: await archiveConversation(actor, { establishmentId, messageId, ...body }, deps),
    }
  })
  route(app, contractInbox.markAllMessages, async ({ params, actor }) => ({
    marked: await markAllMessages(actor, params.id, deps),
  }))
  route(app, contractInbox.settleMessage, async ({ params, body, actor }) => {
    const { id: establishmentId, message: messageId } = params
    await settleMessage(actor, { establishmentId, messageId, ...body }, deps)
    return presentOne(messageId)
  })
}
