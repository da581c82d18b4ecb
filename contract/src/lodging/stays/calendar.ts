import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { WhatsApp } from '../../shared/person-fields.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { MOST_GUESTS, NIGHT_MIN_CENTS } from '../lodging/lodging.texts.ts'
import { UnitSeason } from '../lodging/unit.ts'
import { stayContact, stayFields } from './stay.ts'
import {
  BLOCK_NOTE_MAX,
  CALENDAR_PORTALS,
  DECLINE_CODES,
  FEED_FAULTS,
  FEED_NAME_MAX,
  HOUSE_NOTE_MAX,
  MOST_MARKED,
  STAY_SOURCES,
  stayTexts,
} from './stays.texts.ts'

/** For the people of a house: its nights, its requests, the calendars of other portals. */

const cents = z.int().nonnegative()
const moment = z.iso.datetime({ offset: true })
const date = z.iso.date('Confira a data.')
const tag = 'Meu negócio'
const place = z.object({ id: z.uuid() })

export const HouseStay = z
  .object({
    ...stayFields,
    contact: stayContact,
    source: z.enum(STAY_SOURCES),
    /** For the people of the house only. */
    note: z.string(),
    may: z.object({
      accept: z.boolean(),
      decline: z.boolean(),
      confirm: z.boolean(),
      cancel: z.boolean(),
    }),
  })
  .meta({ id: 'HouseStay' })
export type HouseStay = z.infer<typeof HouseStay>

export const CalendarFeed = z
  .object({
    id: z.uuid(),
    unit_id: z.uuid(),
    portal: z.enum(CALENDAR_PORTALS),
    name: z.string(),
    /** All that is shown of the address. */
    host: z.string(),
    /** Null before the first reading. */
    read_at: moment.nullable(),
    blocks: z.int(),
    /** Nobody who runs the house now has confirmed it; reading it does. */
    is_paused: z.boolean(),
    fault: z
      .object({ code: z.enum(FEED_FAULTS), status: z.int().nullable(), since: moment })
      .nullable(),
  })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const CalendarUnit = z
  .object({
    id: z.uuid(),
    name: z.string(),
    capacity: z.int(),
    base_price_cents: cents,
    weekend_price_cents: cents.nullable(),
    min_nights: z.int(),
    /** Paid once a stay. */
    cleaning_fee_cents: cents,
    seasons: z.array(UnitSeason),
    /** The address that other portals read; null for who may not hand it out. */
    export_url: z.string().nullable(),
  })
  .meta({ id: 'CalendarUnit' })
export type CalendarUnit = z.infer<typeof CalendarUnit>

/** Nights that are taken: by a request, by a stay, by the house, by another portal. */
export const Occupancy = z
  .object({
    id: z.uuid(),
    unit_id: z.uuid(),
    kind: z.enum(['hold', 'stay', 'manual', 'import']),
    arrival: z.iso.date(),
    departure: z.iso.date(),
    /** Of a block of the house, for its people only. */
    note: z.string(),
    /** Of an import: the calendars that say so. */
    portals: z.array(z.string()),
    stay: z
      .object({ id: z.uuid(), name: z.string(), guests: z.int(), is_confirmed: z.boolean() })
      .nullable(),
    expires_at: moment.nullable(),
  })
  .meta({ id: 'Occupancy' })
export type Occupancy = z.infer<typeof Occupancy>

/** The same nights given away here and there. */
export const CalendarClash = z
  .object({
    unit_id: z.uuid(),
    arrival: z.iso.date(),
    departure: z.iso.date(),
    portals: z.array(z.string()),
  })
  .meta({ id: 'CalendarClash' })
export type CalendarClash = z.infer<typeof CalendarClash>

export const LodgingCalendar = z
  .object({
    today: z.iso.date(),
    from: z.iso.date(),
    until: z.iso.date(),
    units: z.array(CalendarUnit),
    occupancies: z.array(Occupancy),
    /** What waits for an answer, the shortest time first. */
    requests: z.array(HouseStay),
    clashes: z.array(CalendarClash),
    feeds: z.array(CalendarFeed),
    may: z.object({ edit: z.boolean(), connect: z.boolean(), price: z.boolean() }),
  })
  .meta({ id: 'LodgingCalendar' })
export type LodgingCalendar = z.infer<typeof LodgingCalendar>

/** All units at once, up to thirteen months of them. */
export const readLodgingCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/lodging-calendar',
  access: 'person',
  tag,
  summary: 'Noites, pedidos e calendários de uma hospedagem',
  params: place,
  query: z.object({ from: date.optional(), until: date.optional() }),
  response: LodgingCalendar,
  status: 200,
})

const stay = z.object({ id: z.uuid(), stay: z.uuid() })
const seen = z.object({ version: z.int().positive() }).strict()

export const readHouseStay = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/stays/:stay',
  access: 'person',
  tag,
  summary: 'Uma reserva da hospedagem',
  params: stay,
  response: HouseStay,
  status: 200,
})

/**
 * Calendars of other portals that are older than five minutes are read first. 409 `stays.clash` where one
 * of them has the nights, `stays.unread` where one does not answer, `stays.price-changed` where the nights
 * cost something else by now (details.total_cents); `despite` says that the house knows of the last two.
 */
export const acceptStay = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/stays/:stay/accept',
  access: 'person',
  tag,
  summary: 'Aceita um pedido de reserva',
  params: stay,
  body: seen.extend({
    total_cents: cents,
    despite: z
      .array(z.enum(['price', 'calendar']))
      .max(2)
      .default([]),
  }),
  response: HouseStay,
  status: 200,
})

const ending = seen.extend({
  code: z.enum(DECLINE_CODES, stayTexts.reason),
  text: textLine(280).default(''),
})

export const declineStay = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/stays/:stay/decline',
  access: 'person',
  tag,
  summary: 'Recusa um pedido de reserva',
  params: stay,
  body: ending,
  response: HouseStay,
  status: 200,
})

export const confirmHouseStay = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/stays/:stay/confirm',
  access: 'person',
  tag,
  summary: 'Confirma pelo hóspede a reserva aceita',
  params: stay,
  body: seen,
  response: HouseStay,
  status: 200,
})

export const cancelHouseStay = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/stays/:stay/cancel',
  access: 'person',
  tag,
  summary: 'Cancela uma reserva aceita; o hóspede não paga nada',
  params: stay,
  body: ending,
  response: HouseStay,
  status: 200,
})

const AGREED_MAX_CENTS = 100_000_000

/**
 * Written by the house for who asks by phone or at the counter: confirmed at once, all rooms or none. It takes
 * its nights as any stay does: 409 `stays.taken`, `stays.clash`, and `stays.unread` where a calendar of another
 * portal does not answer, unless the house says that it looked there.
 */
export const writeDownStays = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/stays',
  access: 'person',
  tag,
  summary: 'Anota uma reserva feita por telefone ou no balcão, em um quarto ou em vários',
  params: place,
  body: z
    .object({
      /** Made by the browser with the form: however often it is sent, it is one reservation. */
      key: z.uuid(),
      rooms: z
        .array(
          z
            .object({
              unit_id: z.uuid(),
              adults: z.int().min(1).max(MOST_GUESTS),
              children: z
                .int()
                .min(0)
                .max(MOST_GUESTS - 1)
                .default(0),
              /** What was agreed, everything included. */
              total_cents: z
                .int(stayTexts.agreedPrice)
                .min(NIGHT_MIN_CENTS, stayTexts.agreedPrice)
                .max(AGREED_MAX_CENTS),
            })
            .strict(),
        )
        .min(1)
        .max(MOST_MARKED)
        .refine(
          (rooms) => new Set(rooms.map((room) => room.unit_id)).size === rooms.length,
          stayTexts.oneRoomOnce,
        ),
      arrival: date,
      departure: date,
      name: textLine(120).min(2, 'Escreva o nome do hóspede.'),
      phone: WhatsApp.nullable(),
      note: textBlock(HOUSE_NOTE_MAX).default(''),
      /** The house has looked in the calendars that do not answer. */
      despite_calendar: z.boolean().default(false),
    })
    .strict(),
  response: z.object({ ids: z.array(z.uuid()) }),
  status: 201,
})

/** All of them or none. */
export const blockNights = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/night-blocks',
  access: 'person',
  tag,
  summary: 'Bloqueia noites de um quarto ou de vários',
  params: place,
  body: z
    .object({
      blocks: z
        .array(
          z
            .object({
              /** Made by the browser: sent twice it is one block. */
              block_id: z.uuid(),
              unit_id: z.uuid(),
              arrival: date,
              departure: date,
            })
            .strict(),
        )
        .min(1)
        .max(MOST_MARKED),
      note: textLine(BLOCK_NOTE_MAX).default(''),
    })
    .strict(),
  response: z.object({ ids: z.array(z.uuid()) }),
  status: 201,
})

/** What the house blocked of these nights, whole blocks or a part of them; stays and imports stand. */
export const freeBlockedNights = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/night-blocks/freed',
  access: 'person',
  tag,
  summary: 'Solta o que está bloqueado em certas noites, em um quarto ou em vários',
  params: place,
  body: z
    .object({
      unit_ids: z.array(z.uuid()).min(1).max(MOST_MARKED),
      arrival: date,
      departure: date,
    })
    .strict()
    .refine(({ arrival, departure }) => arrival < departure, {
      path: ['departure'],
      message: stayTexts.dates,
    }),
  response: z.object({ blocks: z.int() }),
  status: 200,
})

export const unblockNights = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/establishments/:id/night-blocks/:block',
  access: 'person',
  tag,
  summary: 'Solta noites que a hospedagem bloqueou',
  params: z.object({ id: z.uuid(), block: z.uuid() }),
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

export const addCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/calendar-feeds',
  access: 'person',
  tag,
  summary: 'Liga o calendário de outro portal a um quarto',
  params: place,
  body: z
    .object({
      unit_id: z.uuid(),
      portal: z.enum(CALENDAR_PORTALS),
      name: textLine(FEED_NAME_MAX).default(''),
      url: z.string().trim().max(2000),
    })
    .strict(),
  response: CalendarFeed,
  status: 201,
})

const feed = z.object({ id: z.uuid(), feed: z.uuid() })

export const readCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/calendar-feeds/:feed/read',
  access: 'person',
  tag,
  summary: 'Lê agora o calendário de outro portal',
  params: feed,
  response: CalendarFeed,
  status: 200,
})

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/establishments/:id/calendar-feeds/:feed',
  access: 'person',
  tag,
  summary: 'Desliga o calendário de outro portal e solta suas noites',
  params: feed,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

/** The old address reads nothing any more. */
export const rotateCalendarLink = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/lodging-units/:unit/calendar-link',
  access: 'person',
  tag,
  summary: 'Troca o endereço do calendário que os outros portais leem',
  params: z.object({ id: z.uuid(), unit: z.uuid() }),
  response: z.object({ export_url: z.string() }),
  status: 200,
})
