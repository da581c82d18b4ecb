import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { momentText } from '../../shared/moment.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { REPLY_TEXT_MAX } from './review.texts.ts'
import { Review } from './review.ts'

/** A published review as the people of the establishment read it. */
export const ReceivedReview = Review.extend({
  may: z.object({ reply: z.boolean() }),
}).meta({ id: 'ReceivedReview' })
export type ReceivedReview = z.input<typeof ReceivedReview>

export const listReceivedReviews = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/reviews',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Avaliações que o estabelecimento recebeu',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    /** Only those nobody has replied to. */
    unanswered: z
      .enum(['1'])
      .transform(() => true)
      .optional(),
    /** Only those that gave this many stars. */
    rating: z.coerce.number().int().min(1).max(5).optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    reviews: z.array(ReceivedReview),
    next_cursor: z.string().nullable(),
    /** The counts are of the whole place, whatever is listed. */
    unanswered: z.int(),
    /** Those an administrator has yet to look at: nobody but their writer reads them. */
    waiting: z.int(),
    /** How many published ones gave one star, two, … five. */
    stars: z.array(z.int()).length(5),
  }),
  status: 200,
})

const review = z.object({ id: z.uuid() })

/**
 * One reply a review, by the owner or a manager; writing again edits it. `replaces` is when the reply that
 * the writer saw was written, null for none: of two who answer at once, the second is told.
 */
export const replyToReview = endpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:id/reply',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Responde a uma avaliação',
  params: review,
  body: z
    .object({
      text: textBlock(REPLY_TEXT_MAX).min(1, 'Escreva a resposta.'),
      replaces: momentText.nullable().optional(),
    })
    .strict(),
  response: ReceivedReview,
  status: 200,
})

export const removeReply = endpoint({
  method: 'DELETE',
  path: '/api/v1/reviews/:id/reply',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Apaga a resposta a uma avaliação',
  params: review,
  response: ReceivedReview,
  status: 200,
})
