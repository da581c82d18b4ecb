import type { Person } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { requireOwnPhotos } from './photos.rules.ts'
import type { Deps } from './reviews.feature.ts'
import { requireMayReview, verdictOn } from './reviews.rules.ts'
import { ratingTags } from './tags.rules.ts'

type Words = { establishmentId: string; rating: number; text: string; photos: string[] }

/**
 * Writes the review or edits the one that is there. The place is held meanwhile: its stars are
 * counted with each change, and nobody joins its team in between.
 */
export async function writeReview(
  person: Person,
  { establishmentId, rating, text, photos }: Words,
  { work, clock, sensitiveCalls }: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
) {
  const { userId, emailVerified } = person
  await sensitiveCalls.spend('review', userId)
  await work.transaction(
    async ({ establishments, profiles, reviews, team, listingUpkeep, audit, changes }) => {
      const now = clock.now()
      const held = await establishments.lock(establishmentId, null)
      if (held?.listing.status !== 'published') throw new NotFound('establishment', establishmentId)
      requireMayReview({
        // In a statement of its own, which sees who joined while this one waited for the place.
        isOfTheTeam: (await team.roleOf(establishmentId, userId)) !== null,
        emailVerified,
        isProfileComplete: (await profiles.read(userId, now))?.is_complete ?? false,
      })
      requireOwnPhotos(photos, await reviews.lockPhotos(photos), userId)

      const before = await reviews.lockOf(establishmentId, userId)
      const wasRefused = !before && (await reviews.wasRefused(establishmentId, userId))
      const verdict = verdictOn(text, before, { wasRefused })
      const id = await reviews.write({ establishmentId, userId, rating, text, ...verdict }, now)
      await reviews.setPhotos(id, photos)
      await audit.record(person, now, {
        action: before ? 'review.edited' : 'review.written',
        subjectId: id,
        details: { establishment_id: establishmentId, rating, ...verdict },
      })
      if (before?.status === 'published' || verdict.status === 'published') {
        await listingUpkeep.recountRating(establishmentId, now)
        changes.announce(...ratingTags(establishmentId))
      }
    },
  )
}
