import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { OfferState, OwnOffer } from './offer.ts'

/** What the team of the portal sees and decides of offers. */

const tag = 'Administração'
export const listAllOffers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/offers',
  access: 'moderator',
  tag,
  summary: 'Ofertas do Clube, as que esperam primeiro',
  query: z.object({
    state: OfferState.optional(),
    pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    offers: z.array(OwnOffer),
    counts: z.record(OfferState, z.int()),
    pages: z.int(),
  }),
  status: 200,
})

/** A refusal says why; its owner reads it. */
export const decideOffer = endpoint({
  method: 'POST',
  path: '/api/v1/admin/offers/:offer/decision',
  access: 'moderator',
  tag,
  summary: 'Aprova ou recusa uma oferta',
  params: z.object({ offer: z.uuid() }),
  body: z
    .object({
      version: z.int().positive(),
      approve: z.boolean(),
      reason: textLine(280).optional(),
    })
    .strict()
    .refine(({ approve, reason }) => approve || (reason ?? '').length >= 3, {
      path: ['reason'],
      message: 'Escreva o motivo da recusa.',
    }),
  response: OwnOffer,
  status: 200,
})

/** Uses that look like one person helping themselves: the same member, the same counter, minutes apart. */
export const listOddRedemptions = endpoint({
  method: 'GET',
  path: '/api/v1/admin/offers/odd-redemptions',
  access: 'moderator',
  tag,
  summary: 'Usos de cupons que pedem um olhar',
  response: z.object({
    redemptions: z.array(
      z.object({
        establishment: z.object({ slug: z.string(), name: z.string() }),
        member: z.string(),
        first_at: moment,
        last_at: moment,
        count: z.int(),
        saved_cents: z.int(),
      }),
    ),
  }),
  status: 200,
})
