import { z } from 'zod'
import { PixState } from '../../money/house-pix/house-pix.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { Email, FullName, WhatsApp } from '../../shared/person-fields.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { MOST_GUESTS } from '../lodging/lodging.texts.ts'
import { Cancellation } from '../lodging/unit.ts'
import { STAY_ACTORS, STAY_END_CODES, STAY_MESSAGE_MAX, STAY_STATUSES } from './stays.texts.ts'

export const StayStatus = z.enum(STAY_STATUSES)
export const StayActor = z.enum(STAY_ACTORS)
const cents = z.int().nonnegative()
const moment = z.iso.datetime({ offset: true })
const date = z.iso.date('Confira a data.')
const tag = 'Reservas'

const guests = {
  adults: z.coerce.number().int().min(1, 'Diga quantas pessoas.').max(MOST_GUESTS),
  children: z.coerce
    .number()
    .int()
    .min(0)
    .max(MOST_GUESTS - 1)
    .default(0),
}

const QuotedNight = z
  .object({
    date: z.iso.date(),
    cents,
    season: z.string().nullable(),
    is_weekend: z.boolean(),
  })
  .meta({ id: 'QuotedNight' })

/** What the nights cost, one by one, and what is asked for once. */
export const stayPrice = {
  nights: z.array(QuotedNight),
  nights_cents: cents,
  cleaning_fee_cents: cents,
  total_cents: cents,
} as const

/** The rule as it is agreed to, with its own dates and amounts. */
export const StayRule = z
  .object({
    cancellation: Cancellation,
    free_until: moment,
    /** What is owed after that. */
    late_fee_cents: cents,
  })
  .meta({ id: 'StayRule' })

export const House = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    phone: z.string().nullable(),
    whatsapp: z.string().nullable(),
    cnpj: z.string().nullable(),
    address: z.string(),
  })
  .meta({ id: 'House' })

/** Why dates cannot be asked for; null where they can. */
export const QuoteBarrier = z.enum(['taken', 'too-short', 'too-many'])

export const BookingQuote = z
  .object({
    establishment: House,
    unit: z.object({ id: z.uuid(), name: z.string(), capacity: z.int() }),
    arrival: z.iso.date(),
    departure: z.iso.date(),
    ...stayPrice,
    min_nights: z.int(),
    barrier: QuoteBarrier.nullable(),
    rule: StayRule,
    check_in: z.string().nullable(),
    check_in_until: z.string().nullable(),
    check_out: z.string().nullable(),
    house_rules: z.string(),
  })
  .meta({ id: 'BookingQuote' })
export type BookingQuote = z.infer<typeof BookingQuote>

export const readStayQuote = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/stay-quote',
  access: 'anyone',
  tag,
  summary: 'Preço, regra e disponibilidade de uma estada',
  params: z.object({ slug: z.string().max(120) }),
  query: z.object({ unit: z.uuid(), arrival: date, departure: date, ...guests }),
  response: BookingQuote,
  status: 200,
})

export const NewStay = z
  .object({
    /** Made by the browser with the form: however often it is sent, it is one request. */
    key: z.uuid(),
    unit_id: z.uuid(),
    arrival: date,
    departure: date,
    adults: z.int().min(1, 'Diga quantas pessoas.').max(MOST_GUESTS),
    children: z
      .int()
      .min(0)
      .max(MOST_GUESTS - 1)
      .default(0),
    /** What the guest saw. Ours differs: nothing is held, and they are told. */
    total_cents: cents,
    name: FullName,
    phone: WhatsApp,
    message: textBlock(STAY_MESSAGE_MAX).default(''),
    /** Of who has no account: the mailbox that they are answered at, and the code that was sent there. */
    mailbox: z
      .object({
        email: Email,
        /** With which the code was asked for. */
        key: z.uuid(),
        code: z.string().regex(/^\d{6}$/, 'Digite os 6 números do código.'),
      })
      .strict()
      .optional(),
  })
  .strict()
  .meta({ id: 'NewStay' })
export type NewStay = z.infer<typeof NewStay>

/** To the mailbox of who asks without an account: nothing is held before its code came back. */
export const requestStayCode = endpoint({
  method: 'POST',
  path: '/api/v1/establishments/:slug/stay-code',
  access: 'anyone',
  tag,
  summary: 'Envia por e-mail o código de quem pede uma reserva sem conta',
  params: z.object({ slug: z.string().max(120) }),
  body: z.object({ key: z.uuid(), email: Email }).strict(),
  response: z.object({ expires_at: moment, resend_at: moment }),
  status: 202,
})

/**
 * The nights are held for 24 hours. 409 `stays.changed` where it costs something else now
 * (details.total_cents), `stays.taken` where a night is no longer free, `stays.code` without account and code. No documents are taken: guests
 * register with the Ministry.
 */
export const requestStay = endpoint({
  method: 'POST',
  path: '/api/v1/establishments/:slug/stays',
  access: 'optional-person',
  tag,
  summary: 'Pede uma reserva',
  params: z.object({ slug: z.string().max(120) }),
  body: NewStay,
  /** The secret of its page, for who has no account. */
  response: z.object({ id: z.uuid(), token: z.string().nullable() }),
  status: 201,
})

/** What both sides read of a stay. */
export const stayFields = {
  id: z.uuid(),
  version: z.int(),
  /** As the clock has it. */
  status: StayStatus,
  unit: z.object({ id: z.uuid(), name: z.string() }),
  arrival: z.iso.date(),
  departure: z.iso.date(),
  adults: z.int(),
  children: z.int(),
  ...stayPrice,
  rule: StayRule,
  /** What the house asks for in advance, by Pix to its own key; null where nothing is. */
  deposit: z.object({ state: PixState, amount_cents: cents }).nullable(),
  message: z.string(),
  requested_at: moment,
  respond_by: moment,
  confirm_by: moment.nullable(),
  /** How it ended, where it did. */
  ending: z
    .object({
      by: StayActor,
      code: z.enum(STAY_END_CODES),
      text: z.string(),
      fee_cents: cents.nullable(),
    })
    .nullable(),
  /** The oldest first. */
  events: z.array(z.object({ status: StayStatus, by: StayActor, at: moment })),
} as const

/** Null once its 180 days are over. Who asked at the counter may have left no more than a name. */
export const stayContact = z
  .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
  .nullable()

export const MyStay = z
  .object({
    ...stayFields,
    establishment: House,
    contact: stayContact,
    check_in: z.string().nullable(),
    check_out: z.string().nullable(),
    /** What cancelling would cost now; null where it cannot be cancelled. */
    cancel_fee_cents: cents.nullable(),
    /** `forget`: no house waits for the guest any more. */
    may: z.object({ confirm: z.boolean(), cancel: z.boolean(), forget: z.boolean() }),
  })
  .meta({ id: 'MyStay' })
export type MyStay = z.infer<typeof MyStay>

export const listMyStays = endpoint({
  method: 'GET',
  path: '/api/v1/my/stays',
  access: 'person',
  tag,
  summary: 'Reservas que a pessoa pediu',
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ stays: z.array(MyStay), next_cursor: z.string().nullable() }),
  status: 200,
})

const own = z.object({ stay: z.uuid() })
const seen = z.object({ version: z.int().positive() }).strict()

export const readMyStay = endpoint({
  method: 'GET',
  path: '/api/v1/my/stays/:stay',
  access: 'person',
  tag,
  summary: 'Uma reserva da pessoa',
  params: own,
  response: MyStay,
  status: 200,
})

export const confirmMyStay = endpoint({
  method: 'POST',
  path: '/api/v1/my/stays/:stay/confirm',
  access: 'person',
  tag,
  summary: 'Confirma a reserva que a hospedagem aceitou',
  params: own,
  body: seen,
  response: MyStay,
  status: 200,
})

/** 409 `stays.fee-changed` where the rule asks for another amount by now (details.fee_cents). */
export const cancelMyStay = endpoint({
  method: 'POST',
  path: '/api/v1/my/stays/:stay/cancel',
  access: 'person',
  tag,
  summary: 'Cancela a reserva, pelo valor que a regra pede agora',
  params: own,
  body: seen.extend({ fee_cents: cents }),
  response: MyStay,
  status: 200,
})

/** Behind the private link of a stay that was asked for without an account. */
const link = z.object({ token: z.string().max(100) }).strict()

export const followStay = endpoint({
  method: 'POST',
  path: '/api/v1/stays/follow',
  access: 'link',
  tag,
  summary: 'Uma reserva pedida sem conta, por seu link',
  body: link,
  response: MyStay,
  status: 200,
})

export const confirmStayByLink = endpoint({
  method: 'POST',
  path: '/api/v1/stays/confirm',
  access: 'link',
  tag,
  summary: 'Confirma, pelo link, a reserva que a hospedagem aceitou',
  body: link.extend({ version: z.int().positive() }),
  response: MyStay,
  status: 200,
})

export const cancelStayByLink = endpoint({
  method: 'POST',
  path: '/api/v1/stays/cancel',
  access: 'link',
  tag,
  summary: 'Cancela a reserva pelo link, pelo valor que a regra pede agora',
  body: link.extend({ version: z.int().positive(), fee_cents: cents }),
  response: MyStay,
  status: 200,
})

/** Name, phone, e-mail and words of a stay that is over, at once. The link ends with them. */
export const forgetStayByLink = endpoint({
  method: 'POST',
  path: '/api/v1/stays/forget',
  access: 'link',
  tag,
  summary: 'Apaga, pelo link, os dados de quem pediu uma reserva que terminou',
  body: link,
  response: z.object({ forgotten: z.literal(true) }),
  status: 200,
})
