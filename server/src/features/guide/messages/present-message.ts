import type { SentMessage } from '@portal/contract/guide/messages/contact-message'
import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import type { FoundMessage } from './inbox.store.ts'
import { replyAddresses } from './messages.rules.ts'

export function presentReceived(message: FoundMessage): InboxMessage {
  return {
    id: message.id,
    name: message.name,
    email: message.email,
    phone: message.phone,
    subject: message.subject,
    message: message.message,
    created_at: message.created_at.toISOString(),
    read_at: message.read_at?.toISOString() ?? null,
    answered_at: message.answered_at?.toISOString() ?? null,
    archived_at: message.archived_at?.toISOString() ?? null,
    replies: message.replies.map(({ created_at, ...reply }) => ({
      ...reply,
      created_at: new Date(created_at).toISOString(),
    })),
    stay: message.stay,
    reply: replyAddresses(message, message.establishment?.name ?? ''),
  }
}

export function presentSent(message: FoundMessage): SentMessage {
  return {
    id: message.id,
    establishment: message.establishment,
    subject: message.subject,
    message: message.message,
    created_at: message.created_at.toISOString(),
    is_read: message.read_at !== null,
  }
}
