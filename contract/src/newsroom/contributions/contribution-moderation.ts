import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { ReviewQueueReason } from '../../guide/reviews/review.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { ListSort, sortedPage } from '../../shared/list-query.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { ANSWER_MAX } from './contribution.texts.ts'
import { ContributionKind, ContributionPlace, ContributionStatus } from './contribution.ts'

/** As an administrator looks at it. */
export const ModeratedContribution = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    kind: ContributionKind,
    title: z.string(),
    text: z.string(),
    credit_name: z.string().nullable(),
    place: ContributionPlace.nullable(),
    happened_on: z.iso.date().nullable(),
    photos: z.array(Photo),
    is_private: z.boolean(),
    status: ContributionStatus,
    status_reason: z.string().nullable(),
    answer: z.object({ text: z.string(), answered_at: moment }).nullable(),
    /** What a person should look at twice. */
    flags: z.array(ReviewQueueReason),
    sender: z.object({ email: z.string(), name: z.string().nullable() }),
    consent_version: z.string(),
    consented_at: moment,
    created_at: moment,
    published_at: moment.nullable(),
    likes: z.int(),
    version: z.int(),
    may: z.object({
      publish: z.boolean(),
      reject: z.boolean(),
      answer: z.boolean(),
      suspend: z.boolean(),
      archive: z.boolean(),
      restore: z.boolean(),
    }),
  })
  .meta({ id: 'ModeratedContribution' })
export type ModeratedContribution = z.input<typeof ModeratedContribution>

/** What waits comes with the oldest first, the rest with the newest first. */
export const listModeratedContributions = endpoint({
  method: 'GET',
  path: '/api/v1/admin/contributions',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Participações por situação, tipo e palavra',
  query: z.object({
    /** None of them: all there are. */
    status: ContributionStatus.optional(),
    kind: ContributionKind.optional(),
    /** Only this one, if it is in that state. */
    id: z.uuid().optional(),
    search: textLine(80).optional(),
    /** Where none is asked for: what waits from the oldest, all else from the newest. */
    sort: ListSort.optional(),
    ...sortedPage,
  }),
  response: z.object({
    contributions: z.array(ModeratedContribution),
    next_cursor: z.string().nullable(),
  }),
  status: 200,
})

/** Decided is what was seen. */
const seen = { version: z.int().min(1) }
const reason = textBlock(500).min(3, 'Escreva o motivo: quem enviou vai ler.')
const answer = textBlock(ANSWER_MAX).min(3, 'Escreva a resposta: quem enviou vai ler.')

export const ContributionDecision = z.discriminatedUnion('decision', [
  z.object({ ...seen, decision: z.literal('publish') }).strict(),
  z.object({ ...seen, decision: z.literal('reject'), reason }).strict(),
  z.object({ ...seen, decision: z.literal('answer'), answer }).strict(),
  z.object({ ...seen, decision: z.literal('suspend'), reason }).strict(),
  z.object({ ...seen, decision: z.literal('archive') }).strict(),
  z.object({ ...seen, decision: z.literal('restore') }).strict(),
])
export type ContributionDecision = z.infer<typeof ContributionDecision>

export const decideContribution = endpoint({
  method: 'POST',
  path: '/api/v1/admin/contributions/:id/decision',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Publica, recusa, responde, suspende, arquiva ou devolve ao ar uma participação',
  params: z.object({ id: z.uuid() }),
  body: ContributionDecision,
  response: ModeratedContribution,
  status: 200,
})
