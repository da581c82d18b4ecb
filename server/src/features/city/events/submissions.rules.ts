import { createHmac } from 'node:crypto'
import type { EventStatus } from '@portal/contract/city/events/event.texts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { CONFIRM_PATH, LINK_LIFETIME_MS } from './events.constants.ts'
import { eventsTexts as texts } from './events.texts.ts'

/** Who sent an event in, and what became of it. */
export type Submission = {
  eventId: string
  /** Null for who had no account, or was not signed in. */
  userId: string | null
  clientId: string
  name: string
  email: string
  phone: string | null
  tokenHash: Buffer | null
  linkSentAt: Date | null
  expiresAt: Date | null
  confirmedAt: Date | null
  createdAt: Date
  title: string
  slug: string
  status: EventStatus
  statusReason: string | null
}

/**
 * Derived with the portal's secret: neither the table nor the queue holds it, and an e-mail that is
 * sent twice carries the same link.
 */
export function confirmationToken(eventId: string, sentAt: Date, secret: string): string {
  return createHmac('sha256', secret)
    .update(`event-submission\0${eventId}\0${sentAt.toISOString()}`)
    .digest('base64url')
}

/** A fresh link; an older one of the same event stops working. */
export function newLink(eventId: string, now: Date, secret: string) {
  return {
    tokenHash: hashToken(confirmationToken(eventId, now, secret)),
    linkSentAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
  }
}

export const confirmationAddress = (origin: string, token: string) =>
  `${origin}${CONFIRM_PATH}#token=${token}`

/** A link that was used once keeps saying so: a second click harms nothing. */
export function requireUsableLink(sent: Submission | null, now: Date): Submission {
  if (!sent) throw new Invalid('events.link-invalid', 'unknown link', [], texts.linkInvalid)
  if (!sent.confirmedAt && sent.expiresAt && sent.expiresAt <= now) {
    throw new Invalid('events.link-expired', 'the link is too old', [], texts.linkExpired)
  }
  return sent
}
