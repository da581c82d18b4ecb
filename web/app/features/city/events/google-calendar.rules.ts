import type { Event } from '@portal/contract/city/events/event'
import { ruleText } from '@portal/contract/city/events/recurrence'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'

const ASSUMED_MS = 3 * 3_600_000
const instantText = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
const dayText = (day: string) => day.replaceAll('-', '')

/** Opens Google's calendar with the event written in; what repeats does so there, too. */
export function googleCalendarAddress(event: Event, page: string): string {
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: datesOf(event),
    details: `${event.description}\n\n${page}`.trim(),
    location: [event.venue.name, event.venue.address].filter(Boolean).join(', '),
    ctz: CITY_TIME_ZONE,
  })
  if (event.recurrence) {
    parameters.set('recur', `RRULE:${ruleText(event.recurrence, dayOfKnownDate(event.day))}`)
  }
  return `https://calendar.google.com/calendar/render?${parameters}`
}

function datesOf({ is_all_day, day, last_day, starts_at, ends_at }: Event): string {
  if (is_all_day) {
    // The end of whole days is the morning after.
    return `${dayText(day)}/${dayText(isoDateOfDay(dayOfKnownDate(last_day) + 1))}`
  }
  const start = new Date(starts_at)
  const end = ends_at ? new Date(ends_at) : new Date(start.getTime() + ASSUMED_MS)
  return `${instantText(start)}/${instantText(end)}`
}
