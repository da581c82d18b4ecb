import type { Person } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './reviews.feature.ts'
import { isRefused } from './reviews.rules.ts'
import { ratingTags } from './tags.rules.ts'

/** One's own, whatever became of the place. That it had been refused is remembered, its words are not. */
export async function removeReview(
  person: Person,
  establishmentId: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, reviews, listingUpkeep, audit, changes }) => {
    const now = clock.now()
    await establishments.lock(establishmentId, null)
    const review = await reviews.lockOf(establishmentId, person.userId)
    if (!review) throw new NotFound('review')
    await reviews.remove(review.id)
    await audit.record(person, now, {
      action: 'review.removed',
      subjectId: review.id,
      details: { establishment_id: establishmentId, refused: isRefused(review) },
    })
    if (review.status === 'published') {
      await listingUpkeep.recountRating(establishmentId, now)
      changes.announce(...ratingTags(establishmentId))
    }
  })
}
