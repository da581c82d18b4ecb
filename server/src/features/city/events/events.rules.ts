import { isDeepStrictEqual } from 'node:util'
import type { EventStatus, Situation } from '@portal/contract/city/events/event.texts'
import type { EventContent } from '@portal/contract/city/events/event-content'
import { beginsOnItsRule, type Recurrence } from '@portal/contract/city/events/recurrence'
import type { Photo } from '@portal/contract/ground/media/media'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import {
  Conflict,
  Invalid,
  type InvalidField,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import {
  type EventTimes,
  firstDayOf,
  horizonOf,
  occurrencesOf,
  spanOf,
} from './event-times.rules.ts'
import { eventsTexts as texts } from './events.texts.ts'

/** Where it is, with the place's present page if it has one. */
export type Venue = {
  kind: 'establishment' | 'beach' | 'attraction' | 'address'
  establishmentId: string | null
  sightId: string | null
  slug: string | null
  name: string
  address: string
  latitude: number | null
  longitude: number | null
}

/** What an event says of itself besides when and where. */
export type EventDetails = Pick<
  EventContent,
  | 'title'
  | 'description'
  | 'category'
  | 'is_free'
  | 'price_min_cents'
  | 'price_max_cents'
  | 'ticket_url'
  | 'age_rating'
  | 'organiser'
  | 'contact_phone'
  | 'contact_email'
  | 'contact_url'
>

export type CityEvent = {
  id: string
  slug: string
  details: EventDetails
  times: EventTimes
  venue: Venue
  photo: Photo | null
  situation: Situation
  situationNote: string
  status: EventStatus
  statusReason: string | null
  version: number
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export function requireEvent(event: CityEvent | null, id: string, version: number): CityEvent {
  if (!event) throw new NotFound('event', id)
  requireSameVersion(event, version, texts.stale)
  return event
}

/** Times and details as they are kept. `path` is where the content lies in what was sent. */
export function readContent(
  content: EventContent,
  { path, now, mustComeYet }: { path: string; now: Date; mustComeYet: boolean },
): { times: EventTimes; details: EventDetails } {
  const refuse = (field: string, message: string): never => {
    const wrong: InvalidField = { path: `${path}.${field}`, message }
    throw new Invalid('events.invalid', `${field}: ${message}`, [wrong], message)
  }
  const span = spanOf(content.when)
  if ('wrong' in span) return refuse(`when.${span.wrong.field}`, span.wrong.message)
  const recurrence = content.recurrence && tidyRule(content.recurrence)
  const times = { ...span, recurrence, exceptionDays: tidyDays(recurrence, content.exception_days) }
  const first = firstDayOf(times)
  if (recurrence && !beginsOnItsRule(recurrence, first)) {
    return refuse(
      recurrence.frequency === 'weekly' ? 'recurrence.weekdays' : 'recurrence.ordinal',
      texts.recurrence.begins,
    )
  }
  if (recurrence?.until && dayOfKnownDate(recurrence.until) < first) {
    return refuse('recurrence.until', texts.recurrence.until)
  }
  const occurrences = occurrencesOf(times, horizonOf(times, now))
  if (occurrences.length === 0) return refuse('exception_days', texts.recurrence.empty)
  if (mustComeYet && !occurrences.some(({ overAt }) => overAt > now)) {
    return refuse('when.day', texts.when.past)
  }
  const { price_min_cents: min, price_max_cents: max } = content
  if (!content.is_free && max !== null && min === null) {
    return refuse('price_min_cents', texts.price.unsaid)
  }
  if (!content.is_free && max !== null && min !== null && max < min) {
    return refuse('price_max_cents', texts.price.order)
  }
  return { times, details: detailsOf(content) }
}

function detailsOf(content: EventContent): EventDetails {
  const { is_free: isFree } = content
  return {
    title: content.title,
    description: content.description,
    category: content.category,
    is_free: isFree,
    price_min_cents: isFree ? null : content.price_min_cents,
    price_max_cents: isFree ? null : content.price_max_cents,
    ticket_url: content.ticket_url,
    age_rating: content.age_rating,
    organiser: content.organiser,
    contact_phone: content.contact_phone,
    contact_email: content.contact_email,
    contact_url: content.contact_url,
  }
}

/** What the frequency does not use is not kept. */
function tidyRule(rule: Recurrence): Recurrence {
  return {
    ...rule,
    weekdays: rule.frequency === 'weekly' ? [...new Set(rule.weekdays)].sort() : [],
    ordinal: rule.frequency === 'monthly' ? rule.ordinal : null,
  }
}

const tidyDays = (rule: Recurrence | null, days: readonly string[]) =>
  rule ? [...new Set(days)].sort() : []

/** Which ways a decision may lead. */
const WAYS: Record<EventStatus, readonly EventStatus[]> = {
  draft: ['published', 'archived'],
  pending: ['published', 'rejected', 'archived'],
  published: ['draft', 'suspended', 'archived'],
  rejected: ['published', 'draft', 'archived'],
  suspended: ['published', 'archived'],
  archived: ['draft', 'published'],
}

export function requireWay(from: EventStatus, to: EventStatus) {
  if (WAYS[from].includes(to)) return
  throw new Conflict('events.transition', `${from} does not become ${to}`, texts.transition.decided)
}

/** The parts of it that changed, for the record. */
export function changedParts(before: CityEvent, after: CityEvent): string[] {
  const parts = ({ details, times, venue, photo }: CityEvent) =>
    Object.entries({ ...details, ...times, venue, poster: photo?.id ?? null })
  const known = new Map<string, unknown>(parts(before))
  return parts(after)
    .filter(([part, value]) => !isDeepStrictEqual(known.get(part), value))
    .map(([part]) => part)
}

/** A photo somebody would like to show as a poster. */
export type PhotoOfUse = { id: string; userId: string | null; status: string; isShown: boolean }

/** One's own, or the poster it has already. */
export function requireUsablePoster(photo: PhotoOfUse | null, userId: string | null, path: string) {
  const isUsable =
    photo && photo.status !== 'failed' && (photo.isShown || (userId && photo.userId === userId))
  if (isUsable) return
  throw new Invalid(
    'events.poster',
    'the photo cannot be used',
    [{ path: `${path}.poster`, message: texts.photo }],
    texts.photo,
  )
}
