import { EVENT_STATUS_WORDS, type EventStatus } from '@portal/contract/city/events/event.texts'
import type { MySubmission } from '@portal/contract/city/events/event-submission'
import type { Claim } from '@portal/contract/guide/claims/claim'
import type { SentMessage } from '@portal/contract/guide/messages/contact-message'
import type { OwnReview } from '@portal/contract/guide/reviews/review'
import { REVIEW_STATUS_WORDS, reviewedPath } from '@portal/contract/guide/reviews/review.texts'
import type { OwnContribution } from '@portal/contract/newsroom/contributions/contribution'
import {
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_STATUS_WORDS,
  type ContributionStatus,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { ownActivityTexts as texts } from './own-activity.texts.ts'

type Tone = 'neutral' | 'ok' | 'bad' | 'sol-soft'

/** One thing a person sent, whatever it is, with what became of it. */
export type ActivityLine = {
  key: string
  title: string
  sentAt: string
  state: { tone: Tone; words: string }
  /** What was answered, or why it was refused. */
  note: string | null
  link: { to: string; label: string } | null
}

const TONES: Record<ContributionStatus | EventStatus | Claim['status'], Tone> = {
  draft: 'sol-soft',
  unconfirmed: 'sol-soft',
  pending: 'sol-soft',
  published: 'ok',
  approved: 'ok',
  answered: 'ok',
  rejected: 'bad',
  suspended: 'bad',
  archived: 'neutral',
  withdrawn: 'neutral',
}

const seen = (to: string) => ({ to, label: texts.see })

export const reviewLine = (review: OwnReview): ActivityLine => ({
  key: review.id,
  title: `${texts.what.review(review.place.name)} · ${texts.stars(review.rating)}`,
  sentAt: review.created_at,
  state: { tone: TONES[review.status], words: REVIEW_STATUS_WORDS[review.status] },
  note: review.status_reason ?? (review.reply ? texts.replied(review.reply.text) : null),
  link: seen(`${reviewedPath(review.place)}#avaliacoes`),
})

export const messageLine = (message: SentMessage): ActivityLine => ({
  key: message.id,
  title: texts.what.message(message.establishment?.name ?? null),
  sentAt: message.created_at,
  state: { tone: 'neutral', words: message.is_read ? texts.read : texts.sent },
  note: message.message,
  link: message.establishment ? seen(`/guia/${message.establishment.slug}`) : null,
})

export const contributionLine = (sent: OwnContribution): ActivityLine => ({
  key: sent.id,
  title: `${CONTRIBUTION_KIND_WORDS[sent.kind]}: ${sent.title}`,
  sentAt: sent.created_at,
  state: { tone: TONES[sent.status], words: CONTRIBUTION_STATUS_WORDS[sent.status] },
  note: sent.status_reason ?? (sent.answer ? texts.replied(sent.answer.text) : null),
  // There it can also be withdrawn.
  link: { to: '/voce-no-portal/acompanhar', label: texts.follow },
})

export const eventLine = (event: MySubmission): ActivityLine => ({
  key: event.id,
  title: event.title,
  sentAt: event.created_at,
  state: { tone: TONES[event.status], words: EVENT_STATUS_WORDS[event.status] },
  note: event.reason,
  link: event.status === 'published' ? seen(`/eventos/${event.slug}`) : null,
})

export const claimLine = (claim: Claim): ActivityLine => ({
  key: claim.id,
  title: texts.what.claim(claim.establishment.name),
  sentAt: claim.created_at,
  state: { tone: TONES[claim.status], words: texts.claimed[claim.status] },
  note: claim.status_reason,
  link: seen(`/guia/${claim.establishment.slug}`),
})

/** Of all kinds together, the newest first; a long past is one kind at a time. */
export function newestOf(
  lists: readonly (readonly ActivityLine[])[],
  most: number,
): ActivityLine[] {
  return lists
    .flat()
    .sort((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt))
    .slice(0, most)
}
