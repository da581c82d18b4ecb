import { mergeStretches, openSpans, openState } from '../../guide/establishments/hours-rules.ts'
import type { OpeningHours } from '../../guide/establishments/hours-types.ts'
import { weekdayOfDay } from '../../shared/calendar-days.ts'
import { dayAt, instantOfWallMinute, MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import { type OfferWeek, windowsOf } from './offer-rules.ts'

/** Beside the rules of a ticket: the calendar of opening hours is the server's, not the browser's. */

type Lasting = OfferWeek & { starts_at: Date; ends_at: Date }
type Span = { from: Date; until: Date }

/** A page that was left open is right for days; what comes later it asks for anew. */
const DAYS_AHEAD = 8
const MOST_SPANS = 8
const DAY_MS = 86_400_000

/**
 * When an offer holds while its business is open, from now on. Null where the business does not say its
 * hours: there the offer's own days and hours are all that is known.
 */
export function holdingSpans(offer: Lasting, hours: OpeningHours | null, now: Date): Span[] | null {
  if (openState(hours, now).state === 'unknown') return null
  const from = new Date(Math.max(now.getTime(), offer.starts_at.getTime()))
  const to = new Date(Math.min(from.getTime() + DAYS_AHEAD * DAY_MS, offer.ends_at.getTime()))
  const open = openSpans(hours, from, to)
  const held = heldBetween(offer, from, to)
  const both = open.flatMap(({ start, end }) =>
    held.map(([begins, ends]): [number, number] => [
      Math.max(start.getTime(), begins),
      Math.min(end.getTime(), ends),
    ]),
  )
  return mergeStretches(both)
    .slice(0, MOST_SPANS)
    .map(([begins, ends]) => ({ from: new Date(begins), until: new Date(ends) }))
}

function heldBetween(offer: OfferWeek, from: Date, to: Date): [number, number][] {
  const windows = windowsOf(offer)
  if (windows.length === 0) return [[from.getTime(), to.getTime()]]
  const stretches: [number, number][] = []
  // What began the night before may still hold.
  for (let day = dayAt(from) - 1; day <= dayAt(to); day += 1) {
    for (const { days, from_minute: begins, until_minute: ends } of windows) {
      if (!days.includes(weekdayOfDay(day))) continue
      const last = ends <= begins ? ends + MINUTES_PER_DAY : ends
      stretches.push([
        instantOfWallMinute(day * MINUTES_PER_DAY + begins).getTime(),
        instantOfWallMinute(day * MINUTES_PER_DAY + last).getTime(),
      ])
    }
  }
  return stretches
}
