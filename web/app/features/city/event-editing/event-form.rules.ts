import type { AgeRating, EventCategory } from '@portal/contract/city/events/event.texts'
import type { EditedEvent } from '@portal/contract/city/events/event-editor'
import { type Frequency, ORDINALS, type Recurrence } from '@portal/contract/city/events/recurrence'
import type { OwnPhoto } from '@portal/contract/ground/media/media'
import {
  dayOfIsoDate,
  WEEKDAYS,
  type Weekday,
  weekdayOfDay,
} from '@portal/contract/shared/calendar-days'
import { isoToText, textToIso } from '~/ui/date-text.ts'
import type { LatLng } from '~/ui/map/map.types.ts'
import { formTexts as texts } from './event-editing.texts.ts'

/** What is typed; the server says what is wrong with it. */
export type EventForm = {
  title: string
  description: string
  category: EventCategory | ''
  poster: OwnPhoto[]
  day: string
  time: string
  is_all_day: boolean
  end_day: string
  end_time: string
  repeats: 'no' | Frequency
  interval: string
  weekdays: `${Weekday}`[]
  month_by: string
  ends: 'never' | 'until' | 'count'
  until: string
  count: string
  exceptions: string
  venue_kind: 'address' | 'sight' | 'establishment'
  venue_id: string
  venue_name: string
  address: string
  pin: LatLng | null
  is_free: boolean
  price_min: string
  price_max: string
  ticket_url: string
  age_rating: AgeRating | ''
  organiser: string
  contact_phone: string
  contact_email: string
  contact_url: string
}

export const NEW_FORM: EventForm = {
  ...{ title: '', description: '', category: '', poster: [] },
  ...{ day: '', time: '', is_all_day: false, end_day: '', end_time: '' },
  ...{ repeats: 'no', interval: '1', weekdays: [], month_by: 'date', ends: 'never' },
  ...{ until: '', count: '', exceptions: '' },
  ...{ venue_kind: 'address', venue_id: '', venue_name: '', address: '', pin: null },
  ...{ is_free: false, price_min: '', price_max: '', ticket_url: '', age_rating: '' },
  ...{ organiser: '', contact_phone: '', contact_email: '', contact_url: '' },
}

export function toContent(form: EventForm) {
  const [poster] = form.poster
  return {
    title: form.title,
    description: form.description,
    // An empty choice is the server's to refuse, with its own sentence.
    category: form.category as EventCategory,
    poster: poster ? { id: poster.id, alt: poster.alt } : null,
    when: {
      day: form.day,
      time: form.is_all_day ? null : form.time || null,
      end_day: form.end_day || null,
      end_time: form.is_all_day ? null : form.end_time || null,
    },
    recurrence: recurrenceOf(form),
    exception_days: exceptionsOf(form),
    venue: venueOf(form),
    is_free: form.is_free,
    price_min_cents: centsOf(form.price_min),
    price_max_cents: centsOf(form.price_max),
    ticket_url: form.ticket_url.trim() || null,
    age_rating: form.age_rating || null,
    organiser: form.organiser,
    contact_phone: form.contact_phone || null,
    contact_email: form.contact_email.trim() || null,
    contact_url: form.contact_url.trim() || null,
  }
}

const centsOf = (raw: string) => (raw ? Number(raw) : null)

/** The rule as it stands in the form; the first day is always one of its days. */
export function recurrenceOf(form: EventForm) {
  if (form.repeats === 'no') return null
  const chosen = WEEKDAYS.filter((day) => form.weekdays.some((one) => one === String(day)))
  const first = dayOfIsoDate(form.day)
  const own = first === null ? [] : [weekdayOfDay(first)]
  return {
    frequency: form.repeats,
    interval: Math.max(1, Number(form.interval) || 1),
    weekdays: form.repeats === 'weekly' ? [...new Set([...chosen, ...own])].sort() : [],
    ordinal:
      form.repeats === 'monthly'
        ? (ORDINALS.find((one) => String(one) === form.month_by) ?? null)
        : null,
    until: form.ends === 'until' ? form.until || null : null,
    count: form.ends === 'count' ? Number(form.count) || 0 : null,
  } satisfies Recurrence
}

export const exceptionsOf = ({ repeats, exceptions }: EventForm): string[] =>
  repeats === 'no'
    ? []
    : exceptions
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => textToIso(line) ?? line)

function venueOf({ venue_kind: kind, venue_id, venue_name, address, pin }: EventForm) {
  if (kind !== 'address') return { kind, id: venue_id }
  return {
    kind,
    name: venue_name,
    address,
    latitude: pin?.lat ?? null,
    longitude: pin?.lng ?? null,
  }
}

export function toForm({ content, photo, created_at }: EditedEvent): EventForm {
  const { when, recurrence, venue } = content
  const isElsewhere = venue.kind === 'address'
  return {
    ...NEW_FORM,
    title: content.title,
    description: content.description,
    category: content.category,
    poster: photo ? [{ ...photo, status: 'ready', created_at }] : [],
    day: when.day,
    time: when.time ?? '',
    is_all_day: when.time === null,
    end_day: when.end_day ?? '',
    end_time: when.end_time ?? '',
    repeats: recurrence?.frequency ?? 'no',
    interval: String(recurrence?.interval ?? 1),
    weekdays: (recurrence?.weekdays ?? []).map((day) => `${day}` as const),
    month_by: recurrence?.ordinal ? String(recurrence.ordinal) : 'date',
    ends: recurrence?.until ? 'until' : recurrence?.count ? 'count' : 'never',
    until: recurrence?.until ?? '',
    count: recurrence?.count ? String(recurrence.count) : '',
    exceptions: content.exception_days.map(isoToText).join('\n'),
    venue_kind: venue.kind,
    venue_id: isElsewhere ? '' : venue.id,
    venue_name: isElsewhere ? venue.name : '',
    address: isElsewhere ? venue.address : '',
    pin:
      isElsewhere && venue.latitude !== null && venue.longitude !== null
        ? { lat: venue.latitude, lng: venue.longitude }
        : null,
    is_free: content.is_free,
    price_min: content.price_min_cents === null ? '' : String(content.price_min_cents),
    price_max: content.price_max_cents === null ? '' : String(content.price_max_cents),
    ticket_url: content.ticket_url ?? '',
    age_rating: content.age_rating ?? '',
    organiser: content.organiser,
    contact_phone: content.contact_phone ?? '',
    contact_email: content.contact_email ?? '',
    contact_url: content.contact_url ?? '',
  }
}

export type Problem = { fieldId: string; message: string }

/** What is missing, before anybody is asked. */
export function missingIn(form: EventForm): Problem[] {
  const { required } = texts
  return [
    ...(form.title.trim() ? [] : [{ fieldId: 'title', message: required.title }]),
    ...(form.category ? [] : [{ fieldId: 'category', message: required.category }]),
    ...(form.day ? [] : [{ fieldId: 'when.day', message: required.day }]),
    ...(form.venue_kind !== 'address' || form.venue_name.trim()
      ? []
      : [{ fieldId: 'venue.name', message: required.venue }]),
    ...(form.venue_kind === 'address' || form.venue_id
      ? []
      : [{ fieldId: 'venue', message: required.place }]),
    ...(form.poster.some(({ status }) => status === 'processing')
      ? [{ fieldId: 'poster', message: required.posterWait }]
      : []),
  ]
}

/** The server names fields by where they lie in what was sent: "content.when.day". */
export const fieldOf = (path: string) => path.replace(/^(content|event)\./, '')
