import { ruleText } from '@portal/contract/city/events/recurrence'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import {
  CITY_TIME_ZONE,
  instantOfWallMinute,
  MINUTES_PER_DAY,
} from '@portal/contract/shared/time-zones'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
} from 'ical-generator'
import { type EventTimes, firstDayOf } from './event-times.rules.ts'
import type { CityEvent } from './events.rules.ts'
import { eventsTexts } from './events.texts.ts'

const texts = eventsTexts.calendar
const HOUR_SECONDS = 3600

/** The city has not turned its clocks since 1988. Packages read this from files a bundle does not have. */
export const CITY_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${CITY_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'DTSTART:19700101T000000',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

export type Site = { origin: string; city: string }

/** One or many events for a calendar; what repeats is in it once, with its rule. */
export function eventCalendar(events: readonly CityEvent[], site: Site, now: Date): string {
  const host = new URL(site.origin).hostname
  const calendar = ical({
    name: texts.name(site.city),
    description: texts.description(site.city),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'eventos', language: 'PT' },
    timezone: { name: CITY_TIME_ZONE, generator: () => CITY_ZONE },
    ttl: HOUR_SECONDS,
  })
  for (const event of events) add(calendar, event, { host, origin: site.origin, now })
  return calendar.toString()
}

type Frame = { host: string; origin: string; now: Date }

function add(calendar: ICalCalendar, event: CityEvent, { host, origin, now }: Frame) {
  const { details, times, venue } = event
  const url = `${origin}/eventos/${event.slug}`
  const repeating = repeatingText(times)
  calendar.createEvent({
    id: `evento-${event.id}@${host}`,
    sequence: event.version,
    stamp: now,
    lastModified: event.updatedAt,
    start: onCityClock(times.startsAt),
    ...(times.endsAt ? { end: onCityClock(times.endsAt) } : {}),
    allDay: times.isAllDay,
    timezone: CITY_TIME_ZONE,
    summary: titleInFeeds(event),
    description: [event.situationNote, details.description, url].filter(Boolean).join('\n\n'),
    location: {
      title: venue.name,
      ...(venue.address ? { address: venue.address } : {}),
      ...(venue.latitude !== null && venue.longitude !== null
        ? { geo: { lat: venue.latitude, lon: venue.longitude } }
        : {}),
    },
    url,
    status: statusOf(event),
    ...(repeating ? { repeating } : {}),
  })
}

/** The programme says it in the title: not every calendar shows the status. */
export function titleInFeeds({ situation, details }: CityEvent): string {
  if (situation === 'cancelled') return texts.cancelled(details.title)
  if (situation === 'postponed') return texts.postponed(details.title)
  return situation === 'sold_out' ? texts.soldOut(details.title) : details.title
}

function statusOf({ situation }: CityEvent): ICalEventStatus {
  if (situation === 'cancelled') return ICalEventStatus.CANCELLED
  return situation === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** The rule and its exceptions as RFC 5545 writes them. */
function repeatingText(times: EventTimes): string | null {
  const { recurrence, startsAt, isAllDay, exceptionDays } = times
  if (!recurrence) return null
  const first = firstDayOf(times)
  const { until, ...rest } = recurrence
  const rule = ruleText({ ...rest, until: null }, first)
  // With a time of day the end is an instant too, in Greenwich: the last minute of the last day.
  const end = until ? `;UNTIL=${isAllDay ? until.replaceAll('-', '') : lastInstantOf(until)}` : ''
  const lines = [`RRULE:${rule}${end}`]
  if (exceptionDays.length > 0) {
    const time = isAllDay ? '' : `T${clockText(startsAt)}`
    const days = exceptionDays.map((day) => `${day.replaceAll('-', '')}${time}`)
    lines.push(`EXDATE${isAllDay ? ';VALUE=DATE' : `;TZID=${CITY_TIME_ZONE}`}:${days.join(',')}`)
  }
  return lines.join('\r\n')
}

function lastInstantOf(day: string): string {
  const midnight = instantOfWallMinute((dayOfKnownDate(day) + 1) * MINUTES_PER_DAY)
  const last = new Date(midnight.getTime() - 1000).toISOString()
  return `${last.slice(0, 19).replace(/[-:]/g, '')}Z`
}

const parts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: CITY_TIME_ZONE,
})
const dateText = (instant: Date) => parts.format(instant).slice(0, 10).replaceAll('-', '')
const clockText = (instant: Date) => parts.format(instant).slice(11).replaceAll(':', '')

/** A plain Date would be read on the clock of the machine. */
function onCityClock(instant: Date): ICalDayJsStub {
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? dateText(instant) : clockText(instant)),
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
    tz() {
      return this
    },
  }
}
