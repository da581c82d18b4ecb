import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { LIST_SORTS, sortedPage } from '../../shared/list-query.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { EVENT_STATUSES, NOTE_MAX, REASON_MAX, REASON_MIN } from './event.texts.ts'
import { EventSituation, EventVenue } from './event.ts'
import { EventCategory, EventContent } from './event-content.ts'

export const EventStatus = z.enum(EVENT_STATUSES)
/** An event as its editors see it. */
export const EditedEvent = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    status: EventStatus,
    status_reason: z.string().nullable(),
    situation: EventSituation,
    situation_note: z.string(),
    version: z.int(),
    content: EventContent,
    venue: EventVenue,
    photo: Photo.nullable(),
    /** Who sent it in; null where an editor made it or the person has left. */
    submitter: z
      .object({
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        has_account: z.boolean(),
        created_at: moment,
      })
      .nullable(),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: 'EditedEvent' })
export type EditedEvent = z.input<typeof EditedEvent>

/** Beside the orders of every list: by the next date, or the last. */
export const EventListSort = z.enum([...LIST_SORTS, 'data', 'data-desc'])
export type EventListSort = z.infer<typeof EventListSort>

/** What waits is a queue; what comes or has been is read by its dates. */
export function defaultEventSort(which: {
  status?: string | undefined
  when?: 'upcoming' | 'past' | undefined
}): EventListSort {
  if (which.status === 'pending') return 'antigos'
  if (which.when) return which.when === 'upcoming' ? 'data' : 'data-desc'
  return 'recentes'
}

export const EventRow = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    poster: Photo.nullable(),
    category: EventCategory,
    status: EventStatus,
    situation: EventSituation,
    venue_name: z.string(),
    is_recurring: z.boolean(),
    is_all_day: z.boolean(),
    /** The next time it happens, or the last. */
    starts_at: moment,
    is_over: z.boolean(),
    /** Null where an editor made it. */
    submitted_by: z.string().nullable(),
    created_at: moment,
    updated_at: moment,
    version: z.int(),
  })
  .meta({ id: 'EventRow' })
export type EventRow = z.input<typeof EventRow>

const event = z.object({ id: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
const seen = { version: z.int().positive() }
const tag = 'Administração'

export const listAllEvents = endpoint({
  method: 'GET',
  path: '/api/v1/admin/events',
  access: 'editor',
  tag,
  summary: 'Todos os eventos, com filtros e ordem',
  query: z.object({
    status: EventStatus.optional(),
    when: z.enum(['upcoming', 'past']).optional(),
    search: z.string().trim().max(80).optional(),
    /** Where none is asked for, `defaultEventSort` says it. */
    sort: EventListSort.optional(),
    ...sortedPage,
  }),
  response: z.object({ events: z.array(EventRow), next_cursor: z.string().nullable() }),
  status: 200,
})

export const readEditedEvent = endpoint({
  method: 'GET',
  path: '/api/v1/admin/events/:id',
  access: 'editor',
  tag,
  summary: 'Um evento como seus editores o veem',
  params: event,
  response: EditedEvent,
  status: 200,
})

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/v1/admin/events',
  access: 'editor',
  tag,
  summary: 'Cria o rascunho de um evento',
  body: z.object({ content: EventContent }).strict(),
  response: EditedEvent,
  status: 201,
})

/** A new title gives a new address while nobody has seen the old one, and a redirect after that. */
export const updateEvent = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/events/:id',
  access: 'editor',
  tag,
  summary: 'Grava tudo o que se diz de um evento',
  params: event,
  body: z.object({ ...seen, content: EventContent }).strict(),
  response: EditedEvent,
  status: 200,
})

const reason = textLine(REASON_MAX).min(REASON_MIN, 'Explique em pelo menos 5 letras.')

export const setEventStatus = endpoint({
  method: 'POST',
  path: '/api/v1/admin/events/:id/status',
  access: 'editor',
  tag,
  summary: 'Publica ou aprova, recusa com motivo, suspende, arquiva ou volta a rascunho',
  params: event,
  body: z.discriminatedUnion('status', [
    z.object({ ...seen, status: z.enum(['draft', 'published', 'archived']) }).strict(),
    z.object({ ...seen, status: z.enum(['rejected', 'suspended']), reason }).strict(),
  ]),
  response: EditedEvent,
  status: 200,
})

export const setEventSituation = endpoint({
  method: 'POST',
  path: '/api/v1/admin/events/:id/situation',
  access: 'editor',
  tag,
  summary: 'Diz que um evento foi cancelado, adiado, esgotou ou acontece como programado',
  params: event,
  body: z.object({ ...seen, situation: EventSituation, note: textLine(NOTE_MAX) }).strict(),
  response: EditedEvent,
  status: 200,
})
