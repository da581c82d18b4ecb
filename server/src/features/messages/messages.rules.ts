import type { Profile } from '@portal/contract/profiles/profile'
import { texts } from './messages.texts.ts'

export type MessageDraft = {
  establishment_name: string
  recipient_email: string
  subject?: string | undefined
  message: string
}

export type ContactMessage = {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  recipientEmail: string
}

/** Who writes comes from the account, whatever the browser says. */
export function composeMessage(
  draft: MessageDraft,
  sender: { email: string; profile: Pick<Profile, 'full_name' | 'whatsapp'> | null },
): ContactMessage {
  return {
    name: sender.profile?.full_name?.trim() || texts.anonymous,
    email: sender.email,
    phone: sender.profile?.whatsapp ?? null,
    subject: draft.subject ?? texts.subject(draft.establishment_name),
    message: draft.message,
    recipientEmail: draft.recipient_email,
  }
}
