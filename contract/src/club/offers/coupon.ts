import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { OfferPlace, OfferTerms } from './offer.ts'

/** What a member carries: coupons, and what they have saved. */

export const Coupon = z
  .object({
    id: z.uuid(),
    offer_id: z.uuid(),
    code: z.string(),
    /** Signs the rotating code on the phone itself, with or without a signal. Only its member is told. */
    key: z.string(),
    terms: OfferTerms,
    establishment: OfferPlace,
    taken_at: moment,
    /** Null until it is used. */
    redemption: z
      .object({
        at: moment,
        purchase_cents: z.int().nullable(),
        saved_cents: z.int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Coupon' })
export type Coupon = z.input<typeof Coupon>

export const Wallet = z
  .object({
    /** What can still be used first, by how soon it ends. */
    coupons: z.array(Coupon),
    savings: z.object({
      total_cents: z.int(),
      redeemed: z.int(),
      /** Months of the city's calendar, "2026-07", the oldest first. */
      months: z.array(z.object({ month: z.string(), saved_cents: z.int() })),
    }),
    member: z.object({ name: z.string(), since: moment }),
    /** By the clock that the counter goes by. */
    now: moment,
  })
  .meta({ id: 'Wallet' })
export type Wallet = z.input<typeof Wallet>

const member = { tag: 'Clube' } as const

export const readWallet = endpoint({
  access: 'person',
  ...member,
  method: 'GET',
  path: '/api/v1/my/coupons',
  summary: 'A carteira: cupons, cartão de membro, economia',
  response: Wallet,
  status: 200,
})

/** However often one key is sent, it is one coupon. */
export const takeCoupon = endpoint({
  access: 'person',
  ...member,
  method: 'POST',
  path: '/api/v1/my/coupons',
  summary: 'Pega um cupom de uma oferta',
  body: z.object({ offer_id: z.uuid(), key: z.uuid() }).strict(),
  response: Coupon,
  status: 201,
})
