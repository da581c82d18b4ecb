import {
  TEMPLATES_MAX,
  type WritingBarrier,
} from '@portal/contract/guide/messages/message.constants'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { texts } from './messages.texts.ts'

export type MessageDraft = { subject?: string | undefined; message: string }

/** Whom a message goes to, as the listing says; a basic listing receives none. */
export type Recipient = { name: string; email: string | null; takesMessages: boolean }

export type ContactMessage = {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  recipientEmail: string
}

/** Who writes comes from the account, and whom it goes to from the listing, whatever a browser says. */
export function composeMessage(
  draft: MessageDraft,
  sender: { email: string; profile: Pick<Profile, 'full_name' | 'whatsapp'> | null },
  recipient: { name: string; email: string },
): ContactMessage {
  return {
    name: sender.profile?.full_name?.trim() || texts.anonymous,
    email: sender.email,
    phone: sender.profile?.whatsapp ?? null,
    subject: draft.subject ?? texts.subject(recipient.name),
    message: draft.message,
    recipientEmail: recipient.email,
  }
}

export function requireMailbox({ name, email, takesMessages }: Recipient) {
  if (!email || !takesMessages) {
    throw new Conflict('contact-message.no-mailbox', 'takes no messages', texts.noMailbox)
  }
  return { name, email }
}

type Answerable = { proved_email: string | null; replies: readonly unknown[] }

export function requireAnswerable({ proved_email, replies }: Answerable, seenReplies: number) {
  if (!proved_email) {
    throw new Conflict('contact-message.unproved-email', 'cannot be reached', texts.unproved)
  }
  if (replies.length > seenReplies) {
    throw new Conflict('contact-message.answered', 'answered meanwhile', texts.answeredMeanwhile)
  }
}

/** How often a house writes before the guest says something. */
const UNANSWERED_MAX = 3
/** Something was left behind, or money is owed back; after that the guest is a stranger again. */
const WRITING_DAYS_AFTER = 30
const DAY_MS = 24 * 3_600_000

type Written = { user_id: string | null; ended_at: Date; unanswered: number }

/** Why a house may not write to the guest of a stay now; null where it may. */
export function writingBarrier(
  { user_id: guest, ended_at: ended, unanswered }: Written,
  now: Date,
): Exclude<WritingBarrier, 'role'> | null {
  if (guest === null) return 'gone'
  if (now.getTime() > ended.getTime() + WRITING_DAYS_AFTER * DAY_MS) return 'over'
  return unanswered >= UNANSWERED_MAX ? 'unanswered' : null
}

/** `others` are the templates of the place besides the one that is written. */
export function requireTemplateRoom(name: string, others: readonly { name: string }[]) {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    const fields = [{ path: 'name', message: texts.templates.sameName }]
    throw new Invalid('reply-template.same-name', 'the name is taken', fields)
  }
  if (others.length >= TEMPLATES_MAX) {
    const sentence = texts.templates.full(TEMPLATES_MAX)
    throw new Conflict('reply-template.full', `${TEMPLATES_MAX} already`, sentence)
  }
}

const COUNTRY_CODE = '55'

type Answered = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message'> &
  Pick<Answerable, 'proved_email'>

/** Addresses a phone opens with the beginning of an answer in them. */
export function replyAddresses(message: Answered, establishment: string) {
  const { name, email, phone, subject } = message
  const first = name.split(/\s+/)[0] ?? name
  const quoted = message.message.replace(/^/gm, '> ')
  const mail = [
    `subject=${encodeURIComponent(texts.reply.subject(subject))}`,
    `body=${encodeURIComponent(texts.reply.body(first, quoted))}`,
  ].join('&')
  const words = encodeURIComponent(texts.reply.whatsApp(first, establishment))
  return {
    whatsapp_url: phone ? `https://wa.me/${COUNTRY_CODE}${phone}?text=${words}` : null,
    in_place: message.proved_email !== null,
    email_url: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${mail}`,
  }
}

/** By what the notifications of one message are known. */
export const toldTopic = (messageId: string) => `message:${messageId}`
/** The same of what its sender, or a guest, is told. */
export const answerTopic = (messageId: string) => `my-message:${messageId}`
