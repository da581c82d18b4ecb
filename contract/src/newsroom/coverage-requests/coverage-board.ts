import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { COVERAGE_MESSAGE_MAX, COVERAGE_REASON_MAX } from './coverage.texts.ts'
import { Budget, CoverageEvent, CoverageKind, CoverageStatus } from './coverage-request.ts'

const tag = 'Administração'
const teammate = z.object({ id: z.uuid(), name: z.string() })

export const CoverageCard = z
  .object({
    id: z.uuid(),
    event_name: z.string(),
    event_on: z.iso.date(),
    event_at: z.string().nullable(),
    place: z.string(),
    kinds: z.array(CoverageKind),
    contact_name: z.string(),
    status: CoverageStatus,
    assignee: teammate.nullable(),
    due_on: z.iso.date().nullable(),
    /** The person wrote and nobody has acted on it since. */
    has_news: z.boolean(),
    created_at: moment,
    version: z.int(),
  })
  .meta({ id: 'CoverageCard' })
export type CoverageCard = z.input<typeof CoverageCard>

/** With all that the team knows of it. */
export const ManagedCoverage = CoverageCard.extend({
  audience: z.int().nullable(),
  budget: Budget.nullable(),
  notes: z.string(),
  email: z.string(),
  whatsapp: z.string().nullable(),
  refusal_reason: z.string().nullable(),
  published_url: z.string().nullable(),
  /** The oldest first, internal notes among them. */
  history: z.array(CoverageEvent.extend({ author_name: z.string().nullable() })),
}).meta({ id: 'ManagedCoverage' })
export type ManagedCoverage = z.input<typeof ManagedCoverage>

/** As a line of a table, for whom the board is too short. */
export const CoverageLine = ManagedCoverage.omit({ history: true }).meta({ id: 'CoverageLine' })

/** Which of them: the same on the board and in the list. */
const narrowing = {
  search: textLine(80).optional(),
  /** Only what somebody of the team has taken on. */
  assignee: z.uuid().optional(),
}

/** Open ones by the day of the event, those that are over by when they ended. */
export const readCoverageBoard = endpoint({
  method: 'GET',
  path: '/api/v1/admin/coverage-requests',
  access: 'editor',
  tag,
  summary: 'O quadro de pedidos de cobertura',
  query: z.object(narrowing),
  response: z.object({
    columns: z.array(
      z.object({
        status: CoverageStatus,
        /** Of all, however many are listed. */
        count: z.int(),
        requests: z.array(CoverageCard),
      }),
    ),
    /** Who can take one on. */
    team: z.array(teammate),
  }),
  status: 200,
})

/** All of them, however many: a column of the board ends. */
export const listCoverageRequests = endpoint({
  method: 'GET',
  path: '/api/v1/admin/coverage-requests/all',
  access: 'editor',
  tag,
  summary: 'Todos os pedidos de cobertura, dos mais novos aos mais antigos',
  query: z.object({
    ...narrowing,
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({ requests: z.array(CoverageLine), next_cursor: z.string().nullable() }),
  status: 200,
})

const request = z.object({ id: z.uuid() })
const seen = { version: z.int().min(1) }

export const readManagedCoverage = endpoint({
  method: 'GET',
  path: '/api/v1/admin/coverage-requests/:id',
  access: 'editor',
  tag,
  summary: 'Um pedido de cobertura, com o que a equipe anotou',
  params: request,
  response: ManagedCoverage,
  status: 200,
})

const PublishedUrl = z
  .string()
  .trim()
  .max(500)
  .pipe(
    z.url({
      protocol: /^https?$/,
      hostname: /\./,
      error: 'Cole o endereço completo, com https://.',
    }),
  )

/** Done needs the published link, refused the reason; a word to the person is always welcome. */
export const moveCoverage = endpoint({
  method: 'POST',
  path: '/api/v1/admin/coverage-requests/:id/move',
  access: 'editor',
  tag,
  summary: 'Muda a situação de um pedido e avisa quem pediu',
  params: request,
  body: z
    .object({
      ...seen,
      status: CoverageStatus,
      reason: textBlock(COVERAGE_REASON_MAX)
        .min(3, 'Escreva o motivo: quem pediu vai ler.')
        .optional(),
      published_url: PublishedUrl.optional(),
      message: textBlock(COVERAGE_MESSAGE_MAX).default(''),
    })
    .strict(),
  response: ManagedCoverage,
  status: 200,
})

export const arrangeCoverage = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/coverage-requests/:id',
  access: 'editor',
  tag,
  summary: 'Diz quem cuida de um pedido e até quando',
  params: request,
  body: z
    .object({ ...seen, assignee_id: z.uuid().nullable(), due_on: z.iso.date().nullable() })
    .strict(),
  response: ManagedCoverage,
  status: 200,
})

/** A note stays with the team; a message is mailed to who asked. */
export const noteOnCoverage = endpoint({
  method: 'POST',
  path: '/api/v1/admin/coverage-requests/:id/notes',
  access: 'editor',
  tag,
  summary: 'Anota algo para a equipe ou escreve a quem pediu',
  params: request,
  body: z
    .object({
      client_id: z.uuid(),
      kind: z.enum(['note', 'message']),
      text: textBlock(COVERAGE_MESSAGE_MAX).min(2, 'Escreva o texto.'),
    })
    .strict(),
  response: ManagedCoverage,
  status: 201,
})
