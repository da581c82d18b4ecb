import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment, momentText } from '../../shared/moment.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { OwnReview, ReviewStatus } from './review.ts'

export const ModeratedReview = OwnReview.extend({
  writer: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  open_reports: z.int(),
  /** What was seen; a decision names it. */
  updated_at: moment,
  may: z.object({ approve: z.boolean(), reject: z.boolean() }),
}).meta({ id: 'ModeratedReview' })
export type ModeratedReview = z.input<typeof ModeratedReview>

/** What waits comes with the oldest first, the rest with the newest first. */
export const listModeratedReviews = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reviews',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Avaliações por situação',
  query: z.object({
    status: ReviewStatus.default('pending'),
    /** Only those of one business, beach or attraction. */
    place: z.uuid().optional(),
    /** Only this one, if it is in that state. */
    id: z.uuid().optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    reviews: z.array(ModeratedReview),
    next_cursor: z.string().nullable(),
    /** How many wait, whatever is listed. */
    waiting: z.int(),
  }),
  status: 200,
})

const review = z.object({ id: z.uuid() })
/** Decided is what was seen: an edit in between is told, not approved by accident. */
const seen = { updated_at: momentText }

export const approveReview = endpoint({
  method: 'POST',
  path: '/api/v1/admin/reviews/:id/approve',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Publica uma avaliação',
  params: review,
  body: z.object(seen).strict(),
  response: ModeratedReview,
  status: 200,
})

export const rejectReview = endpoint({
  method: 'POST',
  path: '/api/v1/admin/reviews/:id/reject',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Recusa uma avaliação, mesmo já publicada, com o motivo',
  params: review,
  body: z
    .object({ ...seen, reason: textBlock(500).min(3, 'Escreva o motivo: quem avaliou vai ler.') })
    .strict(),
  response: ModeratedReview,
  status: 200,
})
