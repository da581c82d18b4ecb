import { type Actor, requireAdministrator } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './reviews.feature.ts'
import { requireUndecided } from './reviews.rules.ts'
import { ratingTags } from './tags.rules.ts'

type Wish = { id: string; updated_at: string } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: string }
)

/** An administrator's word on what waits, or on what was published and should not have been. */
export async function decideReview(
  actor: Actor,
  wish: Wish,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  requireAdministrator(actor)
  await work.transaction(
    async ({ establishments, reviewLists, reviews, listingUpkeep, audit, changes }) => {
      const now = clock.now()
      const establishmentId = (await reviewLists.find(wish.id))?.establishment.id
      if (!establishmentId) throw new NotFound('review', wish.id)
      // The place first, as everybody who changes its stars does.
      await establishments.lock(establishmentId, null)
      const review = await reviews.lock(wish.id)
      if (!review) throw new NotFound('review', wish.id)
      requireUndecided(review, wish.decision, wish.updated_at)

      const reason = wish.decision === 'reject' ? wish.reason : null
      await reviews.decide(wish.id, reason === null ? 'published' : 'rejected', reason)
      await audit.record(actor, now, {
        action: reason === null ? 'review.approved' : 'review.rejected',
        subjectId: wish.id,
        details: { establishment_id: establishmentId, ...(reason === null ? {} : { reason }) },
      })
      await listingUpkeep.recountRating(establishmentId, now)
      changes.announce(...ratingTags(establishmentId))
    },
  )
}
