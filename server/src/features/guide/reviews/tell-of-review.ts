import type { ReviewSubject } from './review-subject.rules.ts'
import type { Within } from './reviews.feature.ts'
import { reviewsTexts } from './reviews.texts.ts'

/** By what the notifications of one review are known. */
export const toldTopic = (reviewId: string) => `review:${reviewId}`

/** Whoever may answer a review of their business is told that it stands there; nobody answers for a beach. */
export async function tellOfReview(
  { establishments, notifications }: Pick<Within, 'establishments' | 'notifications'>,
  subject: ReviewSubject,
  { id, rating }: { id: string; rating: number },
  now: Date,
) {
  if (subject.kind !== 'establishment') return
  const held = await establishments.lock(subject.id, null)
  if (!held) return
  await notifications.tell(
    {
      to: { establishmentId: subject.id, right: 'reviews.reply' },
      kind: 'review',
      topic: toldTopic(id),
      ...reviewsTexts.told(rating, held.listing.fields.name),
      path: `/dash-espadarte?aba=avaliacoes&negocio=${subject.id}`,
      establishmentId: subject.id,
    },
    now,
  )
}
