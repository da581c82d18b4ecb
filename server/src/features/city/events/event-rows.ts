import type { EventStatus, Situation } from '@portal/contract/city/events/event.texts'
import { readRule } from '@portal/contract/city/events/recurrence'
import type { Photo } from '@portal/contract/ground/media/media'
import { selected } from '../../../platform/database/checked-sql.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import type { CityEvent, EventDetails, Venue } from './events.rules.ts'

/** The poster as pages carry it; one that failed or is private is not shown. */
export const posterOf = selected<Photo | null>`(
  select ${photoJson()} from media where media.id = event.poster_id and ${isShownPhoto}
)`

/** Where it is: the place's present words if the guide shows it, else what was kept of it. */
export const venueOf = selected<Venue>`coalesce(
  (select jsonb_build_object('kind', 'establishment', 'establishmentId', place.id, 'sightId', null,
      'slug', place.slug, 'name', place.name,
      'address', concat_ws(', ', place.street, place.number, place.neighbourhood),
      'latitude', place.latitude, 'longitude', place.longitude)
    from establishments as place
    where place.id = event.establishment_id and place.status = 'published'),
  (select jsonb_build_object('kind', sight.kind, 'establishmentId', null, 'sightId', sight.id,
      'slug', sight.slug, 'name', sight.name, 'address', coalesce(sight.content ->> 'address', ''),
      'latitude', sight.latitude, 'longitude', sight.longitude)
    from sights as sight where sight.id = event.sight_id and sight.status = 'published'),
  jsonb_build_object('kind', 'address', 'establishmentId', null, 'sightId', null, 'slug', null,
    'name', event.venue_name, 'address', event.address,
    'latitude', event.latitude, 'longitude', event.longitude)
)`

export type EventRow = EventDetails & {
  id: string
  slug: string
  starts_at: Date
  ends_at: Date | null
  is_all_day: boolean
  rrule: string | null
  exceptions: string[]
  situation: Situation
  situation_note: string
  status: EventStatus
  status_reason: string | null
  version: number
  published_at: Date | null
  created_at: Date
  updated_at: Date
  photo: Photo | null
  venue: Venue
}

export function toEvent(row: EventRow): CityEvent {
  return {
    id: row.id,
    slug: row.slug,
    details: {
      title: row.title,
      description: row.description,
      category: row.category,
      is_free: row.is_free,
      price_min_cents: row.price_min_cents,
      price_max_cents: row.price_max_cents,
      ticket_url: row.ticket_url,
      age_rating: row.age_rating,
      organiser: row.organiser,
      contact_phone: row.contact_phone,
      contact_email: row.contact_email,
      contact_url: row.contact_url,
    },
    times: {
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isAllDay: row.is_all_day,
      recurrence: row.rrule === null ? null : readRule(row.rrule),
      exceptionDays: row.exceptions,
    },
    venue: row.venue,
    photo: row.photo,
    situation: row.situation,
    situationNote: row.situation_note,
    status: row.status,
    statusReason: row.status_reason,
    version: row.version,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
