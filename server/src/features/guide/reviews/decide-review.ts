import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { namedSubject } from './review-subject.rules.ts'
import type { Deps } from './reviews.feature.ts'
import { requireUndecided } from './reviews.rules.ts'
import { holdSubject, settleStars } from './settle-stars.ts'
import { tellOfReview, toldTopic } from './tell-of-review.ts'

type Input = { id: string; updated_at: string } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: string }
)

/** An administrator's word on what waits, or on what was published and should not have been. */
export async function decideReview(
  actor: Actor,
  input: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const { reviewLists, reviews, audit, changes } = within
    const now = clock.now()
    const subject = await reviewLists.subjectOf(input.id)
    if (!subject) throw new NotFound('review', input.id)
    // The place first, as everybody who changes its stars does.
    await holdSubject(subject, within)
    const review = await reviews.lock(input.id)
    if (!review) throw new NotFound('review', input.id)
    requireUndecided(review, input.decision, input.updated_at)

    const reason = input.decision === 'reject' ? input.reason : null
    await reviews.decide(input.id, reason === null ? 'published' : 'rejected', reason)
    await audit.record(actor, now, {
      action: reason === null ? 'review.approved' : 'review.rejected',
      subjectId: input.id,
      details: namedSubject(subject),
    })
    if (reason === null) await tellOfReview(within, subject, review, now)
    else await within.notifications.settle(toldTopic(input.id), now)
    changes.announce(Tag.waiting)
    await settleStars(subject, now, within)
  })
}
