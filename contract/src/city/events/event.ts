import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { PERIODS, SITUATIONS } from './event.texts.ts'
import { AgeRating, EventCategory, EventRecurrence } from './event-content.ts'

export const EventSituation = z.enum(SITUATIONS)

const day = z.iso.date()

/** One time it happens. */
export const EventOccurrence = z
  .object({
    starts_at: moment,
    /** Null where nobody said when it ends. */
    ends_at: moment.nullable(),
    /** The city's days it belongs to: a show past midnight belongs to the evening it began. */
    day,
    last_day: day,
  })
  .meta({ id: 'EventOccurrence' })
export type EventOccurrence = z.input<typeof EventOccurrence>

/** An event in a list, at the next of its dates there. */
export const EventCard = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    category: EventCategory,
    situation: EventSituation,
    photo: Photo.nullable(),
    ...EventOccurrence.shape,
    is_all_day: z.boolean(),
    is_over: z.boolean(),
    is_recurring: z.boolean(),
    /** How often it happens besides, within what was asked for. */
    more_dates: z.int(),
    venue_name: z.string(),
    is_free: z.boolean(),
    price_min_cents: z.int().nullable(),
    price_max_cents: z.int().nullable(),
    age_rating: AgeRating.nullable(),
  })
  .meta({ id: 'EventCard' })
export type EventCard = z.input<typeof EventCard>

export const EventVenue = z
  .object({
    /** `address` also for a place that has left the guide. */
    kind: z.enum(['establishment', 'beach', 'attraction', 'address']),
    /** Of its page; null for an address. */
    slug: z.string().nullable(),
    name: z.string(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** "A 300 m do 1º acesso da Praia do Atalaia."; absent where no street leads there. */
    way_in_words: z.string().optional(),
  })
  .meta({ id: 'EventVenue' })
export type EventVenue = z.infer<typeof EventVenue>

export const Event = EventCard.extend({
  description: z.string(),
  situation_note: z.string(),
  venue: EventVenue,
  ticket_url: z.string().nullable(),
  organiser: z.string(),
  contact_phone: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_url: z.string().nullable(),
  recurrence: EventRecurrence.nullable(),
  first_day: day,
  /** The next times it happens, the one of the card first; the last time where all are over. */
  dates: z.array(EventOccurrence),
  /** The picture other sites show of it. */
  card_path: z.string(),
  updated_at: moment,
}).meta({ id: 'Event' })
export type Event = z.input<typeof Event>

/** "true" and "1" are what addresses hold. */
const flag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((text) => text === '1' || text === 'true')

export const EventQuery = z.object({
  periodo: z.enum(PERIODS).optional(),
  de: day.optional(),
  ate: day.optional(),
  categoria: EventCategory.optional(),
  gratis: flag.optional(),
  busca: z.string().trim().max(80).optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(60).default(24),
})

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/v1/events',
  access: 'anyone',
  tag: 'Eventos',
  summary: 'A programação: hoje, no fim de semana, no mês ou entre duas datas',
  query: EventQuery,
  response: z.object({
    events: z.array(EventCard),
    next_cursor: z.string().nullable(),
    /** What the words mean today. */
    from: day,
    to: day.nullable(),
  }),
  status: 200,
})

/** The next dates, each event once; of one business, for its page. */
export const listUpcomingEvents = endpoint({
  method: 'GET',
  path: '/api/v1/upcoming-events',
  access: 'anyone',
  tag: 'Eventos',
  summary: 'Os próximos eventos, um de cada',
  query: z.object({
    establishment: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(24).default(6),
  }),
  response: z.array(EventCard),
  status: 200,
})

export const CalendarDay = z
  .object({
    day,
    events: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        situation: EventSituation,
        category: EventCategory,
        starts_at: moment,
        is_all_day: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CalendarDay' })
export type CalendarDay = z.input<typeof CalendarDay>

export const readEventCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/event-calendar/:month',
  access: 'anyone',
  tag: 'Eventos',
  summary: 'Um mês da programação, dia por dia; só os dias em que há algo',
  params: z.object({
    month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Escreva o mês assim: 2026-07.'),
  }),
  query: EventQuery.pick({ categoria: true, gratis: true, busca: true }),
  response: z.array(CalendarDay),
  status: 200,
})

const named = z.object({ slug: z.string().max(100) })

/** By slug or id. A slug of the past answers with the present one: the page redirects. */
export const readEvent = endpoint({
  method: 'GET',
  path: '/api/v1/events/:slug',
  access: 'anyone',
  tag: 'Eventos',
  summary: 'Um evento, com suas próximas datas; também depois que passou',
  params: named,
  response: Event,
  status: 200,
})

export const listRelatedEvents = endpoint({
  method: 'GET',
  path: '/api/v1/events/:slug/related',
  access: 'anyone',
  tag: 'Eventos',
  summary: 'O que vem aí no mesmo lugar ou da mesma categoria',
  params: named,
  response: z.array(EventCard),
  status: 200,
})
