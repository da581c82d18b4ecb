import { queueReasons } from '@portal/contract/guide/establishments/review-queue-rules'
import type { ReviewQueueReason, ReviewStatus } from '@portal/contract/guide/reviews/review'
import {
  REVIEW_BARRIER_WORDS,
  type ReviewBarrier,
} from '@portal/contract/guide/reviews/review.texts'
import { Conflict, Forbidden } from '../../../platform/errors/domain-errors.ts'
import type { ReviewSubject } from './review-subject.rules.ts'
import { reviewsTexts } from './reviews.texts.ts'

export type ReviewRecord = {
  id: string
  subject: ReviewSubject
  userId: string
  rating: number
  text: string
  status: ReviewStatus
  statusReason: string | null
  queueReasons: ReviewQueueReason[]
  repliedAt: Date | null
  createdAt: Date
  /** When its writer last wrote; a decision or a reply leaves it alone. */
  updatedAt: Date
}

type Writer = { isOfTheTeam: boolean; emailVerified: boolean; isProfileComplete: boolean }

/** One's own place comes first: about the other two something can be done. */
export function barrierOf(writer: Writer): ReviewBarrier | null {
  if (writer.isOfTheTeam) return 'own-place'
  if (!writer.emailVerified) return 'email-unconfirmed'
  return writer.isProfileComplete ? null : 'profile-incomplete'
}

export function requireMayReview(writer: Writer) {
  const barrier = barrierOf(writer)
  if (barrier) {
    throw new Forbidden(
      `reviews.${barrier}`,
      `no review: ${barrier}`,
      REVIEW_BARRIER_WORDS[barrier],
    )
  }
}

type Verdict = Pick<ReviewRecord, 'status' | 'queueReasons'>

/**
 * Shown at once unless a rule says that a person should look first. Words that were refused are
 * looked at again however they come back, edited or written anew; words that are on the air already
 * stay there, whoever let them through.
 */
export function verdictOn(
  text: string,
  before: Pick<ReviewRecord, 'text' | 'status' | 'queueReasons'> | null,
  { wasRefused }: { wasRefused: boolean },
): Verdict {
  if (before?.status === 'published' && before.text === text) {
    return { status: 'published', queueReasons: [] }
  }
  const reasons: ReviewQueueReason[] = queueReasons(text)
  if (wasRefused || (before && isRefused(before))) reasons.push('refused')
  return { status: reasons.length > 0 ? 'pending' : 'published', queueReasons: reasons }
}

export function isRefused({
  status,
  queueReasons: reasons,
}: Pick<ReviewRecord, 'status' | 'queueReasons'>) {
  return status === 'rejected' || reasons.includes('refused')
}

export type ReviewDecision = 'approve' | 'reject'

export function admits(decision: ReviewDecision, status: ReviewStatus): boolean {
  return decision === 'approve' ? status !== 'published' : status !== 'rejected'
}

/** Decided is what was seen. */
export function requireUndecided(
  review: Pick<ReviewRecord, 'status' | 'updatedAt'>,
  decision: ReviewDecision,
  seen: string,
) {
  if (review.updatedAt.getTime() !== new Date(seen).getTime()) {
    throw new Conflict('reviews.changed', 'edited since it was read', reviewsTexts.changed)
  }
  if (!admits(decision, review.status)) {
    throw new Conflict('reviews.decided', `it is ${review.status}`, reviewsTexts.decided)
  }
}

const LONGEST_NAME = 20

/** "Rosa P.": enough to tell people apart, too little to look somebody up. */
export function publicName(fullName: string): string {
  const [first, ...others] = fullName
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{M}'’-]/gu, ''))
    .filter((word) => /\p{L}/u.test(word))
  if (!first) return reviewsTexts.nameless
  const shown = [...first].slice(0, LONGEST_NAME).join('')
  const initial = others.at(-1)?.match(/\p{L}\p{M}*/u)?.[0]
  return initial ? `${shown} ${initial.toLocaleUpperCase('pt-BR')}.` : shown
}
