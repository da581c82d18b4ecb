import {
  NEWSLETTER_CONSENT,
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { REQUEST_LIFETIME_MS } from './newsletter.constants.ts'
import { newsletterTexts } from './newsletter.texts.ts'
import { requestToken } from './newsletter-links.rules.ts'

/** The club's landing page, where one also signs up (spec §3). */
export const CLUB_SOURCE = 'clube_vantagens'

export type Subscriber = {
  email: string
  name: string | null
  /** Which form they came from. */
  source: string
  isActive: boolean
}

/** Somebody on the list, whether or not they still want the newsletter. */
export type Reader = {
  id: string
  email: string
  isActive: boolean
  topics: readonly NewsletterTopic[]
  /** When a link sent to the address came back. */
  confirmedAt: Date | null
  leftAt: Date | null
}

export type ReaderConsent = {
  readerId: string
  granted: boolean
  topics: readonly NewsletterTopic[]
  textVersion: string
  origin: string
}

export const consentOf = (reader: Reader, origin: string): ReaderConsent => ({
  readerId: reader.id,
  granted: reader.isActive,
  topics: reader.topics,
  textVersion: NEWSLETTER_CONSENT.version,
  origin,
})

export type JoinRequest = {
  tokenHash: Buffer
  email: string
  topics: readonly NewsletterTopic[]
  origin: string
  textVersion: string
  createdAt: Date
  expiresAt: Date
  confirmedAt: Date | null
}

/** As the table keeps it: one spelling of an address, no name rather than an empty one. */
export function toSubscriber(draft: Subscriber): Subscriber {
  return {
    ...draft,
    email: normalizeEmail(draft.email),
    name: draft.name?.trim() || null,
  }
}

export const normalizeEmail = (email: string) => email.trim().toLowerCase()

type Input = { email: string; topics: readonly NewsletterTopic[]; origin: string; createdAt: Date }

export function newRequest(input: Input, secret: string): JoinRequest {
  return {
    ...input,
    tokenHash: hashToken(requestToken(input, secret)),
    textVersion: NEWSLETTER_CONSENT.version,
    expiresAt: new Date(input.createdAt.getTime() + REQUEST_LIFETIME_MS),
    confirmedAt: null,
  }
}

export type Choice = { isActive: boolean; topics: readonly NewsletterTopic[] }

/** Who comes back by a link of our own e-mail has proved the address with it. */
export function withChoice(reader: Reader, { isActive, topics }: Choice, now: Date): Reader {
  const ordered = NEWSLETTER_TOPICS.filter((topic) => topics.includes(topic))
  return {
    ...reader,
    isActive,
    topics: ordered,
    confirmedAt: isActive ? (reader.confirmedAt ?? now) : reader.confirmedAt,
    leftAt: isActive ? null : (reader.leftAt ?? now),
  }
}

export function isSameChoice(one: Choice, other: Choice): boolean {
  return one.isActive === other.isActive && one.topics.join() === other.topics.join()
}

/** Letters that the reader does not get yet. Getting fewer is always free. */
export const asksForMore = (reader: Choice, { isActive, topics }: Choice): boolean =>
  isActive && (!reader.isActive || topics.some((topic) => !reader.topics.includes(topic)))

export const linkInvalid = () =>
  new Invalid(
    'newsletter.link-invalid',
    'the link is unknown, replaced or too old',
    [],
    newsletterTexts.linkInvalid,
  )
