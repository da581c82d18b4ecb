import { type ReviewSubject, ratingTags } from './review-subject.rules.ts'
import type { Within } from './reviews.feature.ts'

/** Holds the place: whoever changes its stars does so first. Answers whether anybody may see it. */
export async function holdSubject(
  { kind, id }: ReviewSubject,
  { establishments, sights }: Pick<Within, 'establishments' | 'sights'>,
): Promise<boolean> {
  if (kind === 'sight') return (await sights.lock(id))?.status === 'published'
  return (await establishments.lock(id, null))?.listing.status === 'published'
}

/** After its stars have changed. A business keeps their count; of a sight they are counted when read. */
export async function settleStars(
  subject: ReviewSubject,
  now: Date,
  { listingUpkeep, changes }: Pick<Within, 'listingUpkeep' | 'changes'>,
) {
  if (subject.kind === 'establishment') await listingUpkeep.recountRating(subject.id, now)
  changes.announce(...ratingTags(subject))
}
