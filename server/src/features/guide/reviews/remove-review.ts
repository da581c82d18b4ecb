import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { namedSubject, type ReviewSubject } from './review-subject.rules.ts'
import type { Deps } from './reviews.feature.ts'
import { isRefused } from './reviews.rules.ts'
import { holdSubject, settleStars } from './settle-stars.ts'
import { toldTopic } from './tell-of-review.ts'

/** One's own, whatever became of the place. That it had been refused is remembered, its words are not. */
export async function removeReview(
  person: Person,
  subject: ReviewSubject,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const { reviews, audit, changes } = within
    const now = clock.now()
    await holdSubject(subject, within)
    const review = await reviews.lockOf(subject, person.userId)
    if (!review) throw new NotFound('review')
    await reviews.remove(review.id)
    await within.notifications.settle(toldTopic(review.id), now)
    await audit.record(person, now, {
      action: 'review.removed',
      subjectId: review.id,
      details: { ...namedSubject(subject), refused: isRefused(review) },
    })
    if (review.status === 'pending') changes.announce(Tag.waiting)
    if (review.status === 'published') await settleStars(subject, now, within)
  })
}
