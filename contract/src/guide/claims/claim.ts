import { z } from 'zod'
import { isCnpj, plainCnpj } from '../../shared/cnpj.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock } from '../../shared/plain-text.ts'

export const ClaimStatus = z.enum(['pending', 'approved', 'rejected'])
export type ClaimStatus = z.infer<typeof ClaimStatus>

/** A claim as the person who made it reads it. */
export const Claim = z
  .object({
    id: z.uuid(),
    establishment: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    cnpj: z.string(),
    proof: z.enum(['phone', 'document']),
    message: z.string(),
    status: ClaimStatus,
    status_reason: z.string().nullable(),
    created_at: moment,
    decided_at: moment.nullable(),
  })
  .meta({ id: 'Claim' })
export type Claim = z.input<typeof Claim>

const place = z.object({ id: z.uuid() })

/** What the claim form needs to know: which ways of proof there are, and what is on its way. */
export const readClaimOptions = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:id/claim',
  access: 'person',
  tag: 'Reivindicações',
  summary: 'Como a pessoa pode reivindicar este estabelecimento',
  params: place,
  response: z.object({
    /** The listed phone with most digits hidden; null when no code can be sent to it. */
    phone_hint: z.string().nullable(),
    /** The last code asked for did not arrive and will not: a document is the way. */
    code_failed: z.boolean(),
    /** The person's newest claim of this place. */
    claim: Claim.nullable(),
    barrier: z.enum(['already-owned', 'email-unconfirmed']).nullable(),
  }),
  status: 200,
})

/** Goes to the listed phone, by WhatsApp and nowhere else. */
export const sendClaimCode = endpoint({
  method: 'POST',
  path: '/api/v1/establishments/:id/claim/code',
  access: 'person',
  tag: 'Reivindicações',
  summary: 'Envia um código ao telefone que consta no guia',
  params: place,
  response: z.object({ phone_hint: z.string(), expires_at: moment, resend_at: moment }),
  status: 202,
})

export const ClaimProof = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('phone'),
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'O código tem 6 dígitos.'),
    })
    .strict(),
  /** A photo the person uploaded: of the CNPJ card, the permit or the articles of association. */
  z
    .object({ kind: z.literal('document'), media_id: z.uuid('Envie a foto do documento.') })
    .strict(),
])
export type ClaimProof = z.infer<typeof ClaimProof>

export const claimEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/establishments/:id/claim',
  access: 'person',
  tag: 'Reivindicações',
  summary: 'Reivindica um estabelecimento sem dono',
  params: place,
  body: z
    .object({
      cnpj: z
        .string()
        .trim()
        .max(30)
        .overwrite(plainCnpj)
        .refine(isCnpj, 'Confira o CNPJ: os dígitos não batem.'),
      proof: ClaimProof,
      message: textBlock(1000).default(''),
    })
    .strict(),
  response: Claim,
  status: 201,
})

export const listMyClaims = endpoint({
  method: 'GET',
  path: '/api/v1/my/claims',
  access: 'person',
  tag: 'Reivindicações',
  summary: 'O que a pessoa reivindicou',
  response: z.array(Claim),
  status: 200,
})
