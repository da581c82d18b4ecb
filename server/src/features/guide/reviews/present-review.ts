import type { FoundReview } from './review-lists.store.ts'
import { admits, publicName } from './reviews.rules.ts'

export const presentReview = ({ reply, replied_at, ...review }: FoundReview) => ({
  ...review,
  author_name: publicName(review.writer_name),
  edited_at: review.updated_at > review.created_at ? review.updated_at : null,
  reply: reply !== null && replied_at ? { text: reply, replied_at } : null,
})

export const presentReceivedReview = (review: FoundReview, mayReply: boolean) => ({
  ...presentReview(review),
  may: { reply: mayReply },
})

export const presentModeratedReview = (review: FoundReview) => ({
  ...presentReview(review),
  writer: { id: review.user_id, name: review.writer_name, email: review.writer_email },
  may: { approve: admits('approve', review.status), reject: admits('reject', review.status) },
})
