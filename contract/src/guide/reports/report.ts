import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { CATALOGUE_KINDS } from '../establishments/catalogue-kinds.ts'
import { ReviewedPlace } from '../reviews/review.ts'
import {
  ESTABLISHMENT_REPORT_REASONS,
  ITEM_REPORT_REASONS,
  needsDetails,
  PROPERTY_REPORT_REASONS,
  REPORT_DETAILS_MAX,
  REPORT_STATUSES,
  REVIEW_REPORT_REASONS,
} from './report.texts.ts'

export const ReportStatus = z.enum(REPORT_STATUSES)
export type ReportStatus = z.infer<typeof ReportStatus>

export const ReportSubject = z.enum(['establishment', 'review', 'item', 'property'])
export type ReportSubject = z.infer<typeof ReportSubject>

const about = { subject_id: z.uuid(), details: textBlock(REPORT_DETAILS_MAX).default('') }

export const NewReport = z
  .discriminatedUnion('subject_kind', [
    z
      .object({
        ...about,
        subject_kind: z.literal('establishment'),
        reason: z.enum(ESTABLISHMENT_REPORT_REASONS, 'Escolha um motivo da lista.'),
      })
      .strict(),
    z
      .object({
        ...about,
        subject_kind: z.literal('review'),
        reason: z.enum(REVIEW_REPORT_REASONS, 'Escolha um motivo da lista.'),
      })
      .strict(),
    z
      .object({
        ...about,
        subject_kind: z.literal('item'),
        reason: z.enum(ITEM_REPORT_REASONS, 'Escolha um motivo da lista.'),
      })
      .strict(),
    z
      .object({
        ...about,
        subject_kind: z.literal('property'),
        reason: z.enum(PROPERTY_REPORT_REASONS, 'Escolha um motivo da lista.'),
      })
      .strict(),
  ])
  .refine(({ reason, details }) => !needsDetails(reason) || details !== '', {
    path: ['details'],
    message: 'Conte o que aconteceu.',
  })
export type NewReport = z.infer<typeof NewReport>

/** Signed in or not. Who says the same again while it is open is answered the same. */
export const sendReport = endpoint({
  method: 'POST',
  path: '/api/v1/reports',
  access: 'optional-person',
  tag: 'Relatos de erro',
  summary: 'Informa um erro no cadastro ou em um item, ou denuncia uma avaliação ou um imóvel',
  body: NewReport,
  response: z.object({ received: z.literal(true) }),
  status: 201,
})

export const Report = z
  .object({
    id: z.uuid(),
    subject_kind: ReportSubject,
    subject_id: z.uuid(),
    /** Null when what it speaks of is gone; for a review, where it was written, for a property, whose it is. */
    place: ReviewedPlace.nullable(),
    /** Null for a listing, and for a review that is gone. */
    review: z.object({ rating: z.int(), text: z.string(), status: z.string() }).nullable(),
    /** What is sold under this name now; null for everything else, and once it is gone. */
    item: z
      .object({ name: z.string(), catalogue: z.enum(CATALOGUE_KINDS), price_cents: z.int() })
      .nullable(),
    /** Null for what is no property, and for one that is gone. */
    property: z.object({ title: z.string(), path: z.string(), status: z.string() }).nullable(),
    reason: z.string(),
    details: z.string(),
    /** Null for a visitor, and for somebody who has left. */
    reporter: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    status: ReportStatus,
    resolution: z.string().nullable(),
    created_at: moment,
    resolved_at: moment.nullable(),
  })
  .meta({ id: 'Report' })
export type Report = z.input<typeof Report>

/** Open ones with the oldest first, the rest with the newest first. */
export const listReports = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Erros informados e denúncias',
  query: z.object({
    status: ReportStatus.default('open'),
    subject_kind: ReportSubject.optional(),
    /** Only this one, if it is in that state. */
    id: z.uuid().optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    reports: z.array(Report),
    next_cursor: z.string().nullable(),
    /** How many are open, whatever is listed. */
    open: z.int(),
  }),
  status: 200,
})

const report = z.object({ id: z.uuid() })
const note = z.object({ resolution: textBlock(500).default('') }).strict()

export const resolveReport = endpoint({
  method: 'POST',
  path: '/api/v1/admin/reports/:id/resolve',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Marca um aviso como resolvido, com o que foi feito',
  params: report,
  body: note,
  response: Report,
  status: 200,
})

export const dismissReport = endpoint({
  method: 'POST',
  path: '/api/v1/admin/reports/:id/dismiss',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Descarta um aviso',
  params: report,
  body: note,
  response: Report,
  status: 200,
})
