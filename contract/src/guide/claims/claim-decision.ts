import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { Claim, ClaimStatus } from './claim.ts'

/** A claim as an administrator looks at it before deciding. */
export const ModeratedClaim = Claim.extend({
  person: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  phone_proved_at: moment.nullable(),
  /** Gone once it is decided. */
  document: Photo.nullable(),
  /** Whether it is the CNPJ of the listing; null where the listing has none. */
  cnpj_matches: z.boolean().nullable(),
  /** Others who claim the same place. */
  rivals: z.int(),
}).meta({ id: 'ModeratedClaim' })
export type ModeratedClaim = z.input<typeof ModeratedClaim>

/** Waiting ones with the oldest first, the rest with the newest first. */
export const listClaims = endpoint({
  method: 'GET',
  path: '/api/v1/admin/claims',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Reivindicações por situação',
  query: z.object({
    status: ClaimStatus.default('pending'),
    /** Only this one, if it is in that state. */
    id: z.uuid().optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    claims: z.array(ModeratedClaim),
    next_cursor: z.string().nullable(),
    /** How many wait, whatever is listed. */
    waiting: z.int(),
  }),
  status: 200,
})

const claim = z.object({ id: z.uuid() })

/** The person becomes the owner; other claims of the same place are refused. */
export const approveClaim = endpoint({
  method: 'POST',
  path: '/api/v1/admin/claims/:id/approve',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Aprova uma reivindicação',
  params: claim,
  response: ModeratedClaim,
  status: 200,
})

export const rejectClaim = endpoint({
  method: 'POST',
  path: '/api/v1/admin/claims/:id/reject',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Recusa uma reivindicação, com o motivo',
  params: claim,
  body: z
    .object({ reason: textBlock(500).min(3, 'Escreva o motivo: quem pediu vai ler.') })
    .strict(),
  response: ModeratedClaim,
  status: 200,
})
