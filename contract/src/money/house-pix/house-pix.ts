import { z } from 'zod'
import { SecondFactorCode } from '../../people/accounts/second-factor.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { PASSWORD_MAX } from '../../shared/person-fields.ts'
import { textLine } from '../../shared/plain-text.ts'
import { DEPOSIT_PERCENT, housePixTexts, PIX_RECEIPT_KINDS, PIX_STATES } from './house-pix.texts.ts'
import {
  BR_CODE_CITY,
  BR_CODE_NAME,
  brCodeText,
  HOLDER_MAX,
  PIX_CITY_MAX,
  PIX_KEY_KINDS,
  PIX_KEY_PROBLEMS,
  plainPixKey,
} from './pix-key.ts'

/** Pix to the house's own key: the portal writes the code, and has nothing of the money. */

export const PixState = z.enum(PIX_STATES)
export const PixKeyKind = z.enum(PIX_KEY_KINDS)
const cents = z.int().positive()
const moment = z.iso.datetime({ offset: true })
const own = { tag: 'Meu negócio' } as const
const place = z.object({ id: z.uuid() })
const BASE = '/api/v1/my/establishments/:id/house-pix'

export const HousePixKey = z
  .object({
    id: z.uuid(),
    kind: PixKeyKind,
    key: z.string(),
    holder: z.string(),
    city: z.string(),
    created_at: moment,
    /** From this moment on codes are written with it. */
    starts_at: moment,
  })
  .meta({ id: 'HousePixKey' })
export type HousePixKey = z.infer<typeof HousePixKey>

const switches = {
  /** Orders of the menu and the shop may be paid in advance. */
  takes_orders: z.boolean(),
  /** A part of an accepted stay is asked for in advance. */
  takes_deposits: z.boolean(),
  deposit_percent: z
    .int('Escreva um número.')
    .min(DEPOSIT_PERCENT.least, `Use pelo menos ${DEPOSIT_PERCENT.least}%.`)
    .max(DEPOSIT_PERCENT.most, `Use no máximo ${DEPOSIT_PERCENT.most}%.`),
} as const

/** What a customer added to "já paguei". It may be false or of another Pix: it is no proof. */
export const PixReceipt = z
  .object({ kind: z.enum(PIX_RECEIPT_KINDS), sent_at: moment })
  .meta({ id: 'PixReceipt' })
export type PixReceipt = z.infer<typeof PixReceipt>

/** What a customer is said to have sent, as whoever looks into the bank statement needs it. */
export const HousePixCharge = z
  .object({
    id: z.uuid(),
    order: z.object({ id: z.uuid(), number: z.int() }).nullable(),
    stay: z
      .object({ id: z.uuid(), unit: z.string(), arrival: z.iso.date(), departure: z.iso.date() })
      .nullable(),
    /** Of the customer; null once forgotten. */
    name: z.string().nullable(),
    amount_cents: cents,
    txid: z.string(),
    state: PixState,
    created_at: moment,
    claimed_at: moment.nullable(),
    receipt: PixReceipt.nullable(),
    /** The order or the stay came to nothing: what is confirmed goes back. */
    is_over: z.boolean(),
  })
  .meta({ id: 'HousePixCharge' })
export type HousePixCharge = z.infer<typeof HousePixCharge>

export const HousePix = z
  .object({
    ...switches,
    /** A deposit that the house has found is the guest's yes. */
    confirms_stays: z.boolean(),
    /** In force; null where there is none. Keys are seen by who may change them. */
    key: HousePixKey.nullable(),
    /** Set, and not in force yet. */
    coming: HousePixKey.nullable(),
    has_key: z.boolean(),
    /** Whether changing the key asks for a code of the second factor too. */
    needs_code: z.boolean(),
    charges: z.array(HousePixCharge),
    may: z.object({ set: z.boolean(), confirm: z.boolean() }),
  })
  .meta({ id: 'HousePix' })
export type HousePix = z.infer<typeof HousePix>

export const readHousePix = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: BASE,
  summary: 'O Pix da casa: chave, o que está ligado, o que há para conferir',
  params: place,
  response: HousePix,
  status: 200,
})

export const saveHousePix = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: BASE,
  summary: 'Liga ou desliga o Pix adiantado de pedidos e o sinal de reservas',
  params: place,
  body: z.object({ ...switches, confirms_stays: z.boolean().default(true) }).strict(),
  response: HousePix,
  status: 200,
})

const fits = (length: number) => (text: string) => brCodeText(text, length).length >= 3

/** With the password, and the code of who has a second factor. In force 24 hours later. */
export const setHousePixKey = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/keys`,
  summary: 'Cadastra ou troca a chave Pix da casa; vale depois de 24 horas',
  params: place,
  body: z
    .object({
      kind: PixKeyKind,
      key: z.string().max(120),
      holder: textLine(HOLDER_MAX).refine(fits(BR_CODE_NAME), housePixTexts.holder),
      city: textLine(PIX_CITY_MAX).refine(fits(BR_CODE_CITY), housePixTexts.city),
      /** Empty for an account without one, which proves itself by having just entered. */
      password: z.string().max(PASSWORD_MAX).default(''),
      code: SecondFactorCode.nullable().default(null),
    })
    .strict()
    .superRefine(({ kind, key }, context) => {
      if (plainPixKey(kind, key) !== null) return
      context.addIssue({ code: 'custom', path: ['key'], message: PIX_KEY_PROBLEMS[kind] })
    }),
  response: HousePix,
  status: 201,
})

/** "Não fui eu": one that is to come never takes effect, one in force ends at once. */
export const stopHousePixKey = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: `${BASE}/keys/:key`,
  summary: 'Cancela uma chave Pix da casa',
  params: place.extend({ key: z.uuid() }),
  response: HousePix,
  status: 200,
})

/** "Não fui eu" by the link of the message, signed in or not; the link is used once. */
export const stopPixKeyByLink = endpoint({
  method: 'POST',
  path: '/api/v1/house-pix/stop',
  access: 'link',
  tag: 'Meu negócio',
  summary: 'Cancela a chave Pix de uma casa pelo link do aviso',
  body: z.object({ token: z.string().min(1).max(100) }).strict(),
  response: z.object({ place: z.string() }),
  status: 200,
})

/** By who sees the bank statement. */
export const answerHousePix = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/charges/:charge/answer`,
  summary: 'Diz se um Pix caiu na conta, ou que foi devolvido',
  params: place.extend({ charge: z.uuid() }),
  body: z.object({ answer: z.enum(['confirmed', 'missing', 'returned']) }).strict(),
  response: HousePix,
  status: 200,
})

/** For whoever of the house may answer it, and for nobody else. */
export const readPixReceipt = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/charges/:charge/receipt`,
  summary: 'O comprovante que o cliente anexou a um Pix',
  params: place.extend({ charge: z.uuid() }),
  produces: 'image/*',
  response: FileBytes,
  status: 200,
})

/** What a customer sees: who receives is known before anything is paid. */
export const PixToPay = z
  .object({
    id: z.uuid(),
    state: PixState,
    holder: z.string(),
    amount_cents: cents,
    /** Copia e cola. Null where nothing is to be paid: confirmed, given back, cancelled. */
    code: z.string().nullable(),
    claimed_at: moment.nullable(),
    /** Until when the house has to look, as somebody may expect. */
    answer_by: moment.nullable(),
    may_claim: z.boolean(),
    /** What they sent of it, and whether they may send one now: after they have said that they paid. */
    receipt: PixReceipt.nullable(),
    may_attach: z.boolean(),
    is_over: z.boolean(),
  })
  .meta({ id: 'PixToPay' })
export type PixToPay = z.infer<typeof PixToPay>

const link = z.object({ token: z.string().max(100) }).strict()
const answer = z.object({ pix: PixToPay.nullable() })

export const readOrderPix = endpoint({
  method: 'POST',
  path: '/api/v1/orders/pix',
  access: 'link',
  tag: 'Pedidos',
  summary: 'O Pix de um pedido pago adiantado, por seu link',
  body: link,
  response: answer,
  status: 200,
})

export const claimOrderPix = endpoint({
  method: 'POST',
  path: '/api/v1/orders/pix/claim',
  access: 'link',
  tag: 'Pedidos',
  summary: 'Quem pediu diz que pagou o Pix',
  body: link,
  response: answer,
  status: 200,
})

export const readGuestPix = endpoint({
  method: 'POST',
  path: '/api/v1/stays/pix',
  access: 'link',
  tag: 'Reservas',
  summary: 'O Pix do sinal de uma reserva pedida sem conta, por seu link',
  body: link,
  response: answer,
  status: 200,
})

export const claimGuestPix = endpoint({
  method: 'POST',
  path: '/api/v1/stays/pix/claim',
  access: 'link',
  tag: 'Reservas',
  summary: 'O hóspede diz, pelo link, que pagou o sinal',
  body: link,
  response: answer,
  status: 200,
})

const stay = z.object({ stay: z.uuid() })

export const readStayPix = endpoint({
  method: 'GET',
  path: '/api/v1/my/stays/:stay/pix',
  access: 'person',
  tag: 'Reservas',
  summary: 'O Pix do sinal de uma reserva',
  params: stay,
  response: answer,
  status: 200,
})

export const claimStayPix = endpoint({
  method: 'POST',
  path: '/api/v1/my/stays/:stay/pix/claim',
  access: 'person',
  tag: 'Reservas',
  summary: 'O hóspede diz que pagou o sinal',
  params: stay,
  body: z.object({}).strict(),
  response: answer,
  status: 200,
})

const form = { consumes: 'multipart/form-data' } as const

/** In place of the one before. The secret comes before the file, and nothing of that is read without it. */
export const sendOrderPixReceipt = endpoint({
  ...form,
  method: 'POST',
  path: '/api/v1/orders/pix/receipt',
  access: 'link',
  tag: 'Pedidos',
  summary: 'Anexa o comprovante de um Pix que se disse pago (foto ou PDF)',
  body: link.extend({ file: z.file() }),
  response: answer,
  status: 200,
})

export const removeOrderPixReceipt = endpoint({
  method: 'POST',
  path: '/api/v1/orders/pix/receipt/remove',
  access: 'link',
  tag: 'Pedidos',
  summary: 'Tira o comprovante anexado',
  body: link,
  response: answer,
  status: 200,
})

export const sendGuestPixReceipt = endpoint({
  ...form,
  method: 'POST',
  path: '/api/v1/stays/pix/receipt',
  access: 'link',
  tag: 'Reservas',
  summary: 'Anexa, pelo link, o comprovante do sinal (foto ou PDF)',
  body: link.extend({ file: z.file() }),
  response: answer,
  status: 200,
})

export const removeGuestPixReceipt = endpoint({
  method: 'POST',
  path: '/api/v1/stays/pix/receipt/remove',
  access: 'link',
  tag: 'Reservas',
  summary: 'Tira, pelo link, o comprovante anexado',
  body: link,
  response: answer,
  status: 200,
})

export const sendStayPixReceipt = endpoint({
  ...form,
  method: 'POST',
  path: '/api/v1/my/stays/:stay/pix/receipt',
  access: 'person',
  tag: 'Reservas',
  summary: 'Anexa o comprovante do sinal (foto ou PDF)',
  params: stay,
  body: z.object({ file: z.file() }),
  response: answer,
  status: 200,
})

export const removeStayPixReceipt = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/stays/:stay/pix/receipt',
  access: 'person',
  tag: 'Reservas',
  summary: 'Tira o comprovante anexado',
  params: stay,
  response: answer,
  status: 200,
})
