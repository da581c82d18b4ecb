import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { OwnReview } from '@portal/contract/guide/reviews/review'
import { ownReviewTexts } from './own-review.texts.ts'

export type ReviewDraft = { rating: number; text: string; photos: OwnPhoto[] }

const texts = ownReviewTexts.form

export const NEW_DRAFT: ReviewDraft = { rating: 0, text: '', photos: [] }

/** What was published has been prepared. */
export function draftOf({ rating, text, photos, created_at }: OwnReview): ReviewDraft {
  return {
    rating,
    text,
    photos: photos.map((photo) => ({ ...photo, status: 'ready', created_at })),
  }
}

export type DraftProblems = { rating: string | null; photos: string | null }

export function problemsOf({ rating, photos }: ReviewDraft): DraftProblems {
  const isIn = (status: OwnPhoto['status']) => photos.some((photo) => photo.status === status)
  return {
    rating: rating === 0 ? texts.ratingMissing : null,
    photos: isIn('failed') ? texts.photosFailed : isIn('processing') ? texts.photosWait : null,
  }
}
