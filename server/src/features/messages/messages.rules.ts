import type { Profile } from '@portal/contract/profiles/profile'
import { Conflict } from '../../platform/errors/domain-errors.ts'
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

const COUNTRY_CODE = '55'

type Answered = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message'>

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
    email_url: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${mail}`,
  }
}
