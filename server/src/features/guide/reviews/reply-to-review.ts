import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps } from './reviews.feature.ts'
import { reviewsTexts } from './reviews.texts.ts'
import { toldTopic } from './tell-of-review.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>

type Input = {
  id: string
  text: string | null
  /** When the reply that the writer saw was written, null for none; not said by old pages. */
  replaces?: string | null | undefined
}

/** One reply a review, in the establishment's name; null takes it away. */
export async function replyToReview(
  person: Person,
  { id, text, replaces }: Input,
  { work, clock, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('review-reply', person.userId)
  await work.transaction(async (within) => {
    const { establishments, reviewLists, reviews, audit, changes } = within
    const now = clock.now()
    const subject = await reviewLists.subjectOf(id)
    // Nobody answers in the name of a beach.
    if (subject?.kind !== 'establishment') throw new NotFound('review', id)
    const establishmentId = subject.id
    // The place first: who is being sent away from it waits or is gone, and answers no more.
    const held = await establishments.lock(establishmentId, person.userId)
    const review = await reviews.lock(id)
    if (review?.status !== 'published') throw new NotFound('review', id)
    requireTeamRight(held?.role ?? null, 'reviews.reply', establishmentId)

    const written = review.repliedAt?.getTime() ?? null
    if (replaces !== undefined && written !== (replaces ? Date.parse(replaces) : null)) {
      throw new Conflict('review.answered', 'answered meanwhile', reviewsTexts.answeredMeanwhile)
    }
    await reviews.setReply(id, text === null ? null : { text, by: person.userId, at: now })
    await audit.record(person, now, {
      action: text === null ? 'review.reply-removed' : 'review.replied',
      subjectId: id,
      details: { establishment_id: establishmentId },
    })
    if (text !== null) await within.notifications.settle(toldTopic(id), now)
    changes.announce(Tag.reviews(establishmentId), Tag.live(topics.inbox(establishmentId)))
  })
}
