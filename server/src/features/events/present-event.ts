import type {
  CalendarDay,
  EventCard,
  EventOccurrence,
  Event as PublicEvent,
} from '@portal/contract/events/event'
import type { ChosenVenue, EventContent } from '@portal/contract/events/event-content'
import type { EditedEvent, EventRow } from '@portal/contract/events/event-editor'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { cardPath } from './event-card.rules.ts'
import type { AdminRow } from './event-lists.store.ts'
import { firstDayOf, whenOf } from './event-times.rules.ts'
import type { CityEvent, Venue } from './events.rules.ts'
import type { CalendarRow, DateRow, ListedEvent } from './events.store.ts'
import type { Submission } from './submissions.rules.ts'

function presentDate({ starts_at, ends_at, day, last_day }: DateRow): EventOccurrence {
  return {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    day,
    last_day,
  }
}

export function presentCard(row: ListedEvent, now: Date): EventCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    situation: row.situation,
    photo: row.photo,
    ...presentDate(row),
    is_all_day: row.is_all_day,
    is_over: row.over_at <= now,
    is_recurring: row.is_recurring,
    more_dates: row.more_dates,
    venue_name: row.venue_name,
    is_free: row.is_free,
    price_min_cents: row.price_min_cents,
    price_max_cents: row.price_max_cents,
    age_rating: row.age_rating,
  }
}

/** `dates` are the next ones, or the last where all are over; there is always one. */
export function presentEvent(event: CityEvent, dates: DateRow[], now: Date): PublicEvent {
  const { details, times, venue } = event
  const [next] = dates
  if (!next) throw new Error(`event ${event.id} has no date`)
  return {
    id: event.id,
    slug: event.slug,
    title: details.title,
    category: details.category,
    situation: event.situation,
    photo: event.photo,
    ...presentDate(next),
    is_all_day: times.isAllDay,
    is_over: next.over_at <= now,
    is_recurring: times.recurrence !== null,
    more_dates: dates.length - 1,
    venue_name: venue.name,
    is_free: details.is_free,
    price_min_cents: details.price_min_cents,
    price_max_cents: details.price_max_cents,
    age_rating: details.age_rating,
    description: details.description,
    situation_note: event.situationNote,
    venue: presentVenue(venue),
    ticket_url: details.ticket_url,
    organiser: details.organiser,
    contact_phone: details.contact_phone,
    contact_email: details.contact_email,
    contact_url: details.contact_url,
    recurrence: times.recurrence && {
      ...times.recurrence,
      weekdays: [...times.recurrence.weekdays],
    },
    first_day: isoDateOfDay(firstDayOf(times)),
    dates: dates.map(presentDate),
    card_path: cardPath(event),
    updated_at: event.updatedAt.toISOString(),
  }
}

const presentVenue = ({ kind, slug, name, address, latitude, longitude }: Venue) => ({
  kind,
  slug,
  name,
  address,
  latitude,
  longitude,
})

/** Each day of the month that has something, with what lasts over it. */
export function presentCalendar(rows: CalendarRow[], from: string, to: string): CalendarDay[] {
  const days = new Map<string, CalendarDay['events']>()
  for (const { day, last_day, slug, title, situation, category, starts_at, is_all_day } of rows) {
    const first = dayOfKnownDate(day < from ? from : day)
    const last = dayOfKnownDate(last_day > to ? to : last_day)
    for (let one = first; one <= last; one += 1) {
      const date = isoDateOfDay(one)
      const event = { slug, title, situation, category, is_all_day }
      days.set(date, [...(days.get(date) ?? []), { ...event, starts_at: starts_at.toISOString() }])
    }
  }
  return [...days]
    .map(([day, events]) => ({ day, events }))
    .sort((a, b) => a.day.localeCompare(b.day))
}

export function presentEditedEvent(event: CityEvent, sent: Submission | null): EditedEvent {
  return {
    id: event.id,
    slug: event.slug,
    status: event.status,
    status_reason: event.statusReason,
    situation: event.situation,
    situation_note: event.situationNote,
    version: event.version,
    content: contentOf(event),
    venue: presentVenue(event.venue),
    photo: event.photo,
    submitter: sent && {
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      has_account: sent.userId !== null,
      created_at: sent.createdAt.toISOString(),
    },
    created_at: event.createdAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
  }
}

function contentOf({ details, times, venue, photo }: CityEvent): EventContent {
  return {
    ...details,
    poster: photo && { id: photo.id, alt: photo.alt },
    when: whenOf(times),
    recurrence: times.recurrence && {
      ...times.recurrence,
      weekdays: [...times.recurrence.weekdays],
    },
    exception_days: [...times.exceptionDays],
    venue: chosenOf(venue),
  }
}

function chosenOf(venue: Venue): ChosenVenue {
  if (venue.establishmentId) return { kind: 'establishment', id: venue.establishmentId }
  if (venue.sightId) return { kind: 'sight', id: venue.sightId }
  const { name, address, latitude, longitude } = venue
  return { kind: 'address', name, address, latitude, longitude }
}

export function presentRow(row: AdminRow, now: Date): EventRow {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    poster: row.poster,
    category: row.category,
    status: row.status,
    situation: row.situation,
    venue_name: row.venue_name,
    is_recurring: row.is_recurring,
    is_all_day: row.is_all_day,
    starts_at: row.starts_at.toISOString(),
    is_over: row.over_at <= now,
    submitted_by: row.submitted_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}
