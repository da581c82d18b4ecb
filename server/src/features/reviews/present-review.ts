import type { ReceivedReview } from '@portal/contract/reviews/received-review'
import type { OwnReview, Review } from '@portal/contract/reviews/review'
import type { ModeratedReview } from '@portal/contract/reviews/review-moderation'
import type { FoundReview } from './review-lists.store.ts'
import { admits, publicName } from './reviews.rules.ts'

export function presentReview(review: FoundReview): Review {
  const isEdited = review.updated_at > review.created_at
  return {
    id: review.id,
    author_name: publicName(review.writer_name),
    rating: review.rating,
    text: review.text,
    photos: review.photos,
    created_at: review.created_at.toISOString(),
    edited_at: isEdited ? review.updated_at.toISOString() : null,
    reply:
      review.reply !== null && review.replied_at
        ? { text: review.reply, replied_at: review.replied_at.toISOString() }
        : null,
  }
}

export function presentOwnReview(review: FoundReview): OwnReview {
  return {
    ...presentReview(review),
    place: review.place,
    status: review.status,
    status_reason: review.status_reason,
    queue_reasons: review.queue_reasons,
  }
}

export function presentReceivedReview(review: FoundReview, mayReply: boolean): ReceivedReview {
  return { ...presentReview(review), may: { reply: mayReply } }
}

export function presentModeratedReview(review: FoundReview): ModeratedReview {
  return {
    ...presentOwnReview(review),
    writer: { id: review.user_id, name: review.writer_name, email: review.writer_email },
    open_reports: review.open_reports,
    updated_at: review.updated_at.toISOString(),
    may: { approve: admits('approve', review.status), reject: admits('reject', review.status) },
  }
}
