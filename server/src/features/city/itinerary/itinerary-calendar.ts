import type { ItineraryStop } from '@portal/contract/city/itinerary/itinerary'
import { pathOfStop, stopText } from '@portal/contract/city/itinerary/plan-text'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import ical from 'ical-generator'
import { itineraryTexts as texts } from './itinerary.texts.ts'

/** Nobody says how long they stay; shorter than most stops, so that the next one is not hidden. */
const LASTS_MS = 60 * 60_000

/** The days of a plan for a calendar; what has no day yet is not in it. */
export function itineraryCalendar(stops: readonly ItineraryStop[], origin: string, now: Date) {
  const host = new URL(origin).hostname
  const calendar = ical({
    name: texts.calendar.name,
    prodId: { company: host, product: 'roteiro', language: 'PT' },
  })
  for (const stop of stops) {
    if (!stop.date) continue
    const page = `${origin}${pathOfStop(stop)}`
    calendar.createEvent({
      id: `${stopText(stop)}@${host}`,
      stamp: now,
      ...timesOf(stop.date, stop.minute),
      summary: stop.name,
      description: [stop.about, ...stop.warnings, page].join('\n'),
      location: stop.place
        ? { title: stop.name, geo: { lat: stop.place.latitude, lon: stop.place.longitude } }
        : { title: stop.name },
      url: page,
    })
  }
  return calendar.toString()
}

function timesOf(date: string, minute: number | null) {
  // Written by its date alone, which is read off the clock of Greenwich.
  if (minute === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true }
  const start = instantOfWallMinute(dayOfKnownDate(date) * MINUTES_PER_DAY + minute)
  return { start, end: new Date(start.getTime() + LASTS_MS) }
}
