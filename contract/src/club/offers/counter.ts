import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { OfferTerms } from './offer.ts'
import { OFFER_AMOUNT_MAX_CENTS } from './offers.texts.ts'

/** Where a coupon is read: for anybody of the team of a business. */

/** What the counter was told. The same for who sends the same once more. */
export const Redemption = z
  .object({
    id: z.uuid(),
    coupon_id: z.uuid(),
    /** First name only: enough to say goodbye. */
    member: z.string(),
    terms: OfferTerms,
    at: moment,
    /** Who read it; null where they left the portal. */
    by: z.string().nullable(),
    purchase_cents: z.int().nullable(),
    saved_cents: z.int().nullable(),
    /** False for somebody of the own team: for draws, savings and figures it was not used. */
    counts: z.boolean(),
    undo_until: moment,
    undone: z.object({ at: moment, reason: z.string() }).nullable(),
  })
  .meta({ id: 'Redemption' })
export type Redemption = z.input<typeof Redemption>

const place = z.object({ id: z.uuid() })
const one = place.extend({ redemption: z.uuid() })
const BASE = '/api/v1/my/establishments/:id/counter'
const own = { tag: 'Meu negócio' } as const
const purchase = z
  .int('Escreva o valor.')
  .min(1, 'Escreva o valor da compra.')
  .max(OFFER_AMOUNT_MAX_CENTS * 4, 'Este valor é alto demais. Confira os centavos.')

export const readCounter = endpoint({
  access: 'person',
  ...own,
  method: 'GET',
  path: BASE,
  summary: 'Os cupons lidos hoje no balcão',
  params: place,
  response: z.object({
    redemptions: z.array(Redemption),
    today: z.object({ accepted: z.int(), saved_cents: z.int(), purchases_cents: z.int() }),
    now: moment,
  }),
  status: 200,
})

/** Exactly once, ever. The same key from the same device is answered with the same receipt. */
export const redeemCoupon = endpoint({
  access: 'person',
  ...own,
  method: 'POST',
  path: `${BASE}/redemptions`,
  summary: 'Usa um cupom, pelo QR ou pelo código',
  params: place,
  body: z
    .object({
      key: z.uuid(),
      device: z.uuid(),
      qr: z.string().max(200).optional(),
      code: z.string().max(20).optional(),
      purchase_cents: purchase.optional(),
    })
    .strict()
    .refine(({ qr, code }) => (qr === undefined) !== (code === undefined), {
      path: ['code'],
      message: 'Leia o QR ou digite o código.',
    }),
  response: Redemption,
  status: 200,
})

export const setPurchase = endpoint({
  access: 'person',
  ...own,
  method: 'PUT',
  path: `${BASE}/redemptions/:redemption/purchase`,
  summary: 'Anota o valor da compra',
  params: one,
  body: z.object({ purchase_cents: purchase }).strict(),
  response: Redemption,
  status: 200,
})

export const undoRedemption = endpoint({
  access: 'person',
  ...own,
  method: 'POST',
  path: `${BASE}/redemptions/:redemption/undo`,
  summary: 'Desfaz um uso lido por engano; o cupom volta a valer',
  params: one,
  body: z.object({ reason: textLine(140).min(3, 'Escreva o motivo.') }).strict(),
  response: Redemption,
  status: 200,
})
