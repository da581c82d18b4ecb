import { dayOfIsoDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { isRecord } from '@portal/contract/shared/records'
import ICAL from 'ical.js'
import { cityDay } from '../../../platform/city-time.ts'

/** Nights that another calendar says are taken; the end is the day of leaving. */
export type Block = { uid: string; start: string; end: string }
type CalendarFault = 'not-calendar' | 'unreadable' | 'too-many' | 'too-complex'
type Partial = 'partly' | 'recurring'
export type CalendarReading =
  | { fault: CalendarFault }
  /** `partial`: some of it could not be read, so that nothing may be taken away because of it. */
  | { fault: null; partial: Partial | null; blocks: Block[] }

const MOST_EVENTS = 2000
const MOST_UID = 200
/** A calendar needs one zone, a careless one some; each with the rules of summers long ago. */
const MOST_ZONES = 20
const MOST_CHANGES_OF_ZONE = 100
/** What makes a rule of a zone: a day of a month, once a year. */
const PARTS_OF_ZONE_RULE = new Set(['freq', 'bymonth', 'byday', 'bymonthday', 'until', 'interval'])

/**
 * What a calendar says from today up to the horizon. Every event is just a block: no portal can be trusted
 * to tell a guest from a lead time, and names and phones that some of them send are not even looked at.
 */
export function readCalendar(
  bytes: Buffer,
  { today, horizon }: { today: string; horizon: string },
): CalendarReading {
  const body = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  if (!/^BEGIN:VCALENDAR\s/i.test(body)) return { fault: 'not-calendar' }
  // A body that was cut between two events parses well, and says that the rest is free.
  if (!/\nEND:VCALENDAR$/i.test(body)) return { fault: 'unreadable' }
  const calendars = calendarsIn(body)
  if (!calendars) return { fault: 'unreadable' }
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  if (events.length > MOST_EVENTS) return { fault: 'too-many' }
  if (!areZonesPlain(calendars)) return { fault: 'too-complex' }

  let partial: Partial | null = null
  const blocks = new Map<string, Block>()
  for (const event of events) {
    const read = readEvent(event)
    if (read === 'partly' || read === 'recurring') partial = partial ?? read
    else if (read && read.end > today && read.start < horizon) {
      const block = { ...read, end: read.end < horizon ? read.end : horizon }
      blocks.set(`${block.uid} ${block.start} ${block.end}`, block)
    }
  }
  return { fault: null, partial, blocks: [...blocks.values()].sort(byStart) }
}

const byStart = (one: Block, other: Block) =>
  one.start.localeCompare(other.start) ||
  one.end.localeCompare(other.end) ||
  one.uid.localeCompare(other.uid)

type Component = InstanceType<typeof ICAL.Component>

function calendarsIn(body: string): Component[] | null {
  try {
    const parsed: unknown[] = ICAL.parse(body)
    // Several calendars in one file come as a list of them.
    const calendars = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
    return calendars.map((calendar) => new ICAL.Component(calendar))
  } catch {
    return null
  }
}

/**
 * The library works out every change of a zone since its first: a "zone" that changes each second since
 * 1970 is 1.8 thousand million of them in 300 bytes. Zones of the world change on a day of a month.
 */
function areZonesPlain(calendars: readonly Component[]): boolean {
  const zones = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
  const changes = zones.flatMap((zone) => zone.getAllSubcomponents())
  if (zones.length > MOST_ZONES || changes.length > MOST_CHANGES_OF_ZONE) return false
  return changes.every((change) =>
    change.getAllProperties('rrule').every((rule) => {
      const said: unknown = rule.jCal[3]
      if (!isRecord(said)) return false
      const isYearly = said.freq === 'YEARLY'
      return isYearly && Object.keys(said).every((part) => PARTS_OF_ZONE_RULE.has(part))
    }),
  )
}

/** Null for what takes no night. */
function readEvent(event: Component): Block | Partial | null {
  try {
    const word = (name: string) =>
      String(event.getFirstPropertyValue(name) ?? '')
        .trim()
        .toUpperCase()
    if (word('status') === 'CANCELLED' || word('transp') === 'TRANSPARENT') return null
    if (event.getFirstProperty('rrule') || event.getFirstProperty('rdate')) return 'recurring'
    const start = dayOf(event, 'dtstart')
    if (start === null) return 'partly'
    const end = event.getFirstProperty('dtend') ? dayOf(event, 'dtend') : dayAfter(event, start)
    if (end === null || end < start) return 'partly'
    // Without an end, or with one on the same day, it is the night that begins there.
    return {
      uid: String(event.getFirstPropertyValue('uid') ?? '').slice(0, MOST_UID),
      start: isoDateOfDay(start),
      end: isoDateOfDay(Math.max(end, start + 1)),
    }
  } catch {
    return 'partly'
  }
}

/** The day of a date as it is written, of a moment as it is in the city; null for no day at all. */
function dayOf(event: Component, name: string): number | null {
  const property = event.getFirstProperty(name)
  const [, date = '', time] =
    /^(\d{4}-?\d{2}-?\d{2})(T[\d:]{4,8}Z?)?/.exec(String(property?.jCal[3] ?? '')) ?? []
  const digits = date.replaceAll('-', '')
  // ical.js turns the thirteenth month into next January; nobody meant that.
  const day = dayOfIsoDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
  if (day === null || !property || !time) return day
  const moment = property.getFirstValue()
  if (!(moment instanceof ICAL.Time) || moment.zone.tzid === 'floating') return day
  return dayOfIsoDate(cityDay(moment.toJSDate()))
}

function dayAfter(event: Component, start: number): number {
  const length = event.getFirstPropertyValue('duration')
  if (!(length instanceof ICAL.Duration)) return start
  return start + Math.ceil(length.toSeconds() / 86_400)
}
