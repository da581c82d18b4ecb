import { z } from 'zod'
import { PixState } from '../../money/house-pix/house-pix.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FullName, WhatsApp } from '../../shared/person-fields.ts'
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
  })
  .strict()
  .meta({ id: 'NewStay' })
export type NewStay = z.infer<typeof NewStay>

/**
 * The nights are held for 24 hours. 409 `stays.changed` where it costs something else now
 * (details.total_cents), `stays.taken` where a night is no longer free. No documents are taken: guests
 * register with the Ministry.
 */
export const requestStay = endpoint({
  method: 'POST',
  path: '/api/v1/establishments/:slug/stays',
  access: 'person',
  tag,
  summary: 'Pede uma reserva',
  params: z.object({ slug: z.string().max(120) }),
  body: NewStay,
  response: z.object({ id: z.uuid() }),
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
    may: z.object({ confirm: z.boolean(), cancel: z.boolean() }),
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
