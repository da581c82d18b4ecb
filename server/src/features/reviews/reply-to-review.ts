import type { Person } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { ANSWERING_ROLES, requireRole } from '../../platform/team-roles.ts'
import type { Deps } from './reviews.feature.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>

/** One reply a review, in the establishment's name; null takes it away. */
export async function replyToReview(
  person: Person,
  { id, text }: { id: string; text: string | null },
  { work, clock, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('review-reply', person.userId)
  await work.transaction(async ({ establishments, reviewLists, reviews, audit, changes }) => {
    const now = clock.now()
    const subject = await reviewLists.subjectOf(id)
    // Nobody answers in the name of a beach.
    if (subject?.kind !== 'establishment') throw new NotFound('review', id)
    const establishmentId = subject.id
    // The place first: who is being sent away from it waits or is gone, and answers no more.
    const held = await establishments.lock(establishmentId, person.userId)
    const review = await reviews.lock(id)
    if (review?.status !== 'published') throw new NotFound('review', id)
    requireRole(held?.role ?? null, ANSWERING_ROLES, establishmentId)

    await reviews.setReply(id, text === null ? null : { text, by: person.userId, at: now })
    await audit.record(person, now, {
      action: text === null ? 'review.reply-removed' : 'review.replied',
      subjectId: id,
      details: { establishment_id: establishmentId },
    })
    changes.announce(Tag.reviews(establishmentId))
  })
}
