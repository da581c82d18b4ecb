import type { CalendarDay, Event as PublicEvent } from '@portal/contract/city/events/event'
import type { ChosenVenue, EventContent } from '@portal/contract/city/events/event-content'
import type { EditedEvent } from '@portal/contract/city/events/event-editor'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { cardPath } from './event-card.rules.ts'
import type { AdminRow } from './event-lists.store.ts'
import { firstDayOf, whenOf } from './event-times.rules.ts'
import type { CityEvent, Venue } from './events.rules.ts'
import type { CalendarRow, DateRow, ListedEvent } from './events.store.ts'
import type { Submission } from './submissions.rules.ts'

export const presentCard = (row: ListedEvent, now: Date) => ({
  ...row,
  is_over: row.over_at <= now,
})

/** `dates` are the next ones, or the last where all are over; there is always one. */
export function presentEvent(
  event: CityEvent,
  dates: DateRow[],
  now: Date,
): RowOf<typeof PublicEvent> {
  const { details, times, venue } = event
  const [next] = dates
  if (!next) throw new Error(`event ${event.id} has no date`)
  return {
    ...details,
    id: event.id,
    slug: event.slug,
    situation: event.situation,
    photo: event.photo,
    ...next,
    is_all_day: times.isAllDay,
    is_over: next.over_at <= now,
    is_recurring: times.recurrence !== null,
    more_dates: dates.length - 1,
    venue_name: venue.name,
    situation_note: event.situationNote,
    venue,
    recurrence: times.recurrence && {
      ...times.recurrence,
      weekdays: [...times.recurrence.weekdays],
    },
    first_day: isoDateOfDay(firstDayOf(times)),
    dates,
    card_path: cardPath(event),
    updated_at: event.updatedAt,
  }
}

/** Each day of the month that has something, with what lasts over it. */
export function presentCalendar(
  rows: CalendarRow[],
  from: string,
  to: string,
): RowOf<typeof CalendarDay>[] {
  const days = new Map<string, RowOf<typeof CalendarDay>['events']>()
  for (const { day, last_day, slug, title, situation, category, starts_at, is_all_day } of rows) {
    const first = dayOfKnownDate(day < from ? from : day)
    const last = dayOfKnownDate(last_day > to ? to : last_day)
    for (let one = first; one <= last; one += 1) {
      const date = isoDateOfDay(one)
      const event = { slug, title, situation, category, is_all_day }
      days.set(date, [...(days.get(date) ?? []), { ...event, starts_at }])
    }
  }
  return [...days]
    .map(([day, events]) => ({ day, events }))
    .sort((a, b) => a.day.localeCompare(b.day))
}

export function presentEditedEvent(
  event: CityEvent,
  sent: Submission | null,
): RowOf<typeof EditedEvent> {
  return {
    id: event.id,
    slug: event.slug,
    status: event.status,
    status_reason: event.statusReason,
    situation: event.situation,
    situation_note: event.situationNote,
    version: event.version,
    content: contentOf(event),
    venue: event.venue,
    photo: event.photo,
    submitter: sent && {
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      has_account: sent.userId !== null,
      created_at: sent.createdAt,
    },
    created_at: event.createdAt,
    updated_at: event.updatedAt,
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

export const presentRow = (row: AdminRow, now: Date) => ({ ...row, is_over: row.over_at <= now })
