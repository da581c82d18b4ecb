import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireOwnPhotos } from './photos.rules.ts'
import { namedSubject, type ReviewSubject } from './review-subject.rules.ts'
import type { Deps } from './reviews.feature.ts'
import { requireMayReview, verdictOn } from './reviews.rules.ts'
import { holdSubject, settleStars } from './settle-stars.ts'
import { tellOfReview } from './tell-of-review.ts'

type Words = { rating: number; text: string; photos: string[] }

/**
 * Writes the review or edits the one that is there. The place is held meanwhile: its stars are
 * counted with each change, and nobody joins its team in between.
 */
export async function writeReview(
  person: Person,
  subject: ReviewSubject,
  { rating, text, photos }: Words,
  { work, clock, sensitiveCalls }: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
) {
  const { userId, emailVerified } = person
  await sensitiveCalls.spend('review', userId)
  await work.transaction(async (within) => {
    const { profiles, reviews, team, audit, changes } = within
    const now = clock.now()
    if (!(await holdSubject(subject, within))) throw new NotFound(subject.kind, subject.id)
    requireMayReview({
      // In a statement of its own, which sees who joined while this one waited for the place.
      isOfTheTeam:
        subject.kind === 'establishment' && (await team.roleOf(subject.id, userId)) !== null,
      emailVerified,
      isProfileComplete: (await profiles.read(userId, now))?.is_complete ?? false,
    })
    requireOwnPhotos(photos, await reviews.lockPhotos(photos), userId)

    const before = await reviews.lockOf(subject, userId)
    const wasRefused = !before && (await reviews.wasRefused(subject, userId))
    const verdict = verdictOn(text, before, { wasRefused })
    const id = await reviews.write({ subject, userId, rating, text, ...verdict }, now)
    await reviews.setPhotos(id, photos)
    await audit.record(person, now, {
      action: before ? 'review.edited' : 'review.written',
      subjectId: id,
      details: { ...namedSubject(subject), rating, ...verdict },
    })
    // Edited it says something new of what they know already: they are told once.
    if (!before && verdict.status === 'published') {
      await tellOfReview(within, subject, { id, rating }, now)
    }
    if (before?.status === 'pending' || verdict.status === 'pending') changes.announce(Tag.waiting)
    if (before?.status === 'published' || verdict.status === 'published') {
      await settleStars(subject, now, within)
    }
  })
}
