import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock } from '../../shared/plain-text.ts'
import {
  REVIEW_BARRIERS,
  REVIEW_PHOTOS_MAX,
  REVIEW_QUEUE_REASONS,
  REVIEW_STATUSES,
  REVIEW_TEXT_MAX,
  REVIEWED_KINDS,
} from './review.texts.ts'

export const ReviewStatus = z.enum(REVIEW_STATUSES)
export type ReviewStatus = z.infer<typeof ReviewStatus>

export const ReviewQueueReason = z.enum(REVIEW_QUEUE_REASONS)
export type ReviewQueueReason = z.infer<typeof ReviewQueueReason>

/** A review as everybody reads it. */
export const Review = z
  .object({
    id: z.uuid(),
    /** First name and initial: "Rosa P." */
    author_name: z.string(),
    rating: z.int().min(1).max(5),
    text: z.string(),
    photos: z.array(Photo),
    created_at: moment,
    /** Null when it is as it was first written. */
    edited_at: moment.nullable(),
    reply: z.object({ text: z.string(), replied_at: moment }).nullable(),
  })
  .meta({ id: 'Review' })
export type Review = z.input<typeof Review>

/** A business, a beach or an attraction. */
export const ReviewedPlace = z
  .object({ kind: z.enum(REVIEWED_KINDS), id: z.uuid(), slug: z.string(), name: z.string() })
  .meta({ id: 'ReviewedPlace' })
export type ReviewedPlace = z.infer<typeof ReviewedPlace>

/** The same as its writer reads it. */
export const OwnReview = Review.extend({
  place: ReviewedPlace,
  status: ReviewStatus,
  status_reason: z.string().nullable(),
  queue_reasons: z.array(ReviewQueueReason),
}).meta({ id: 'OwnReview' })
export type OwnReview = z.input<typeof OwnReview>

const place = z.object({ id: z.uuid() })
const cursor = z.string().max(200).optional()

/** The same calls for everything that is reviewed; `of` names it in the API's description. */
function reviewEndpoints<Folder extends string>(folder: Folder, of: string) {
  return {
    /** Published ones, the newest first. */
    listReviews: endpoint({
      method: 'GET',
      path: `/api/v1/${folder}/:id/reviews` as const,
      access: 'anyone',
      tag: 'Avaliações',
      summary: `Avaliações de ${of}`,
      params: place,
      query: z.object({ cursor }),
      response: z.object({
        reviews: z.array(Review),
        next_cursor: z.string().nullable(),
        /** How many gave one star, two, … five. */
        stars: z.array(z.int()).length(5),
      }),
      status: 200,
    }),
    readMyReview: endpoint({
      method: 'GET',
      path: `/api/v1/${folder}/:id/my-review` as const,
      access: 'person',
      tag: 'Avaliações',
      summary: `A própria avaliação de ${of}, e se a pessoa pode avaliar`,
      params: place,
      response: z.object({
        review: OwnReview.nullable(),
        /** Null when the person may write. */
        barrier: z.enum(REVIEW_BARRIERS).nullable(),
      }),
      status: 200,
    }),
    /** One per person and place: writing again edits it. Links, phones and insults wait for approval. */
    writeReview: endpoint({
      method: 'PUT',
      path: `/api/v1/${folder}/:id/my-review` as const,
      access: 'person',
      tag: 'Avaliações',
      summary: `Escreve ou altera a própria avaliação de ${of}`,
      params: place,
      body: z
        .object({
          rating: z.int().min(1, 'Escolha de 1 a 5 estrelas.').max(5, 'Escolha de 1 a 5 estrelas.'),
          text: textBlock(REVIEW_TEXT_MAX).default(''),
          /** The person's own photos, ready, in order. */
          photos: z
            .array(z.uuid())
            .max(REVIEW_PHOTOS_MAX, `Escolha até ${REVIEW_PHOTOS_MAX} fotos.`)
            .default([]),
        })
        .strict(),
      response: OwnReview,
      status: 200,
    }),
    removeReview: endpoint({
      method: 'DELETE',
      path: `/api/v1/${folder}/:id/my-review` as const,
      access: 'person',
      tag: 'Avaliações',
      summary: `Apaga a própria avaliação de ${of}`,
      params: place,
      response: z.object({ removed: z.literal(true) }),
      status: 200,
    }),
  }
}

export type ReviewEndpoints = ReturnType<typeof reviewEndpoints<string>>

export const { listReviews, readMyReview, writeReview, removeReview } = reviewEndpoints(
  'establishments',
  'um estabelecimento',
)
export const sightReviews = reviewEndpoints('sights', 'uma praia ou atração')

export const listMyReviews = endpoint({
  method: 'GET',
  path: '/api/v1/my/reviews',
  access: 'person',
  tag: 'Avaliações',
  summary: 'As avaliações que a pessoa escreveu',
  query: z.object({ cursor }),
  response: z.object({ reviews: z.array(OwnReview), next_cursor: z.string().nullable() }),
  status: 200,
})
