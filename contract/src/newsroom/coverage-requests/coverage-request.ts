import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Email, FullName, WhatsApp } from '../../shared/person-fields.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  AUDIENCE_MAX,
  COVERAGE_KINDS,
  COVERAGE_MESSAGE_MAX,
  COVERAGE_NOTES_MAX,
  COVERAGE_STATUSES,
} from './coverage.texts.ts'

const tag = 'Cobertura'

export const CoverageKind = z.enum(COVERAGE_KINDS, 'Escolha na lista.')
export const CoverageStatus = z.enum(COVERAGE_STATUSES)

const MAX_CENTS = 100_000_000
const cents = z.int().min(0).max(MAX_CENTS)

/** In centavos; an open end is null. */
export const Budget = z
  .object({ min_cents: cents, max_cents: cents.nullable() })
  .strict()
  .refine(({ min_cents, max_cents }) => max_cents === null || min_cents <= max_cents, {
    message: 'O fim da faixa não pode ser menor que o começo.',
  })

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use o formato 19:30.')

const about = {
  event_name: textLine(120).min(3, 'Escreva o nome do evento.'),
  /** Not before today, which the use case knows. */
  event_on: z.iso.date('Escolha a data do evento.'),
  event_at: Time.nullable(),
  place: textLine(160).min(2, 'Diga onde será.'),
  kinds: z
    .array(CoverageKind)
    .min(1, 'Escolha ao menos um tipo de cobertura.')
    .max(COVERAGE_KINDS.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Escolha cada tipo uma vez.'),
  audience: z
    .int('Escreva só o número de pessoas.')
    .min(1, 'Escreva só o número de pessoas.')
    .max(AUDIENCE_MAX)
    .nullable(),
  budget: Budget.nullable(),
  notes: textBlock(COVERAGE_NOTES_MAX),
}

const contact = {
  contact_name: FullName,
  email: Email,
  whatsapp: WhatsApp.nullable(),
}

export const NewCoverageRequest = z
  .object({
    /** Made by the browser once per request: sending it twice keeps it once. */
    client_id: z.uuid(),
    ...about,
    ...contact,
  })
  .strict()
export type NewCoverageRequest = z.infer<typeof NewCoverageRequest>

/** The token opens the request to whoever has it; it is shown once here and mailed. */
export const askForCoverage = endpoint({
  method: 'POST',
  path: '/api/v1/coverage-requests',
  access: 'optional-person',
  tag,
  summary: 'Pede a cobertura de um evento',
  body: NewCoverageRequest,
  response: z.object({ token: z.string() }),
  status: 201,
})

export const CoverageEvent = z.object({
  id: z.uuid(),
  kind: z.enum(['status', 'message', 'contact', 'note']),
  by: z.enum(['person', 'team']),
  to_status: CoverageStatus.nullable(),
  text: z.string(),
  at: moment,
})

/** As who asked follows it. */
export const FollowedCoverage = z
  .object({
    ...about,
    ...contact,
    whatsapp: z.string().nullable(),
    status: CoverageStatus,
    refusal_reason: z.string().nullable(),
    published_url: z.string().nullable(),
    created_at: moment,
    /** The oldest first; nothing that the team keeps to itself. */
    history: z.array(CoverageEvent),
    may: z.object({ write: z.boolean(), change_contact: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'FollowedCoverage' })
export type FollowedCoverage = z.input<typeof FollowedCoverage>

/** In the body, so that no log ever holds it. */
const token = {
  token: z
    .string()
    .regex(/^[\w-]{43}$/, 'Este link não vale. Confira se copiou o endereço inteiro.'),
}

export const followCoverage = endpoint({
  method: 'POST',
  path: '/api/v1/coverage-requests/follow',
  access: 'link',
  tag,
  summary: 'O pedido por trás de um link particular',
  body: z.object(token).strict(),
  response: FollowedCoverage,
  status: 200,
})

export const writeAboutCoverage = endpoint({
  method: 'POST',
  path: '/api/v1/coverage-requests/follow/messages',
  access: 'link',
  tag,
  summary: 'Acrescenta uma mensagem ao pedido',
  body: z
    .object({
      ...token,
      client_id: z.uuid(),
      text: textBlock(COVERAGE_MESSAGE_MAX).min(2, 'Escreva a mensagem.'),
    })
    .strict(),
  response: FollowedCoverage,
  status: 200,
})

export const changeCoverageContact = endpoint({
  method: 'POST',
  path: '/api/v1/coverage-requests/follow/contact',
  access: 'link',
  tag,
  summary: 'Muda o contato do pedido',
  body: z.object({ ...token, ...contact }).strict(),
  response: FollowedCoverage,
  status: 200,
})

export const withdrawCoverage = endpoint({
  method: 'POST',
  path: '/api/v1/coverage-requests/follow/withdraw',
  access: 'link',
  tag,
  summary: 'Cancela o pedido',
  body: z.object(token).strict(),
  response: FollowedCoverage,
  status: 200,
})
