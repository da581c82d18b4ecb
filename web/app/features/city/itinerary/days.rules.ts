import type { ItineraryStop } from '@portal/contract/city/itinerary/itinerary'
import {
  inOrder,
  type PlannedStop,
  placeText,
  stopText,
} from '@portal/contract/city/itinerary/plan-text'
import { stopTexts } from '@portal/contract/city/itinerary/stop.texts'
import { travelText } from '@portal/contract/ground/streets/travel.texts'
import type { KeptStop } from './local-plan.ts'

/** A stop to be shown: what the guide told of it, or only what was kept. */
export type ShownStop = KeptStop & {
  told: ItineraryStop | null
  /** The guide answered, and does not have it. */
  isGone: boolean
}
export type PlanDay = { date: string | null; stops: ShownStop[] }

type Answer = { stops: readonly ItineraryStop[]; missing: readonly PlannedStop[] }

/** What was kept, told by what the guide answered last; an answer to an older plan tells what it can. */
export function shownStops(kept: readonly KeptStop[], answer: Answer | null): ShownStop[] {
  const told = new Map(answer?.stops.map((stop) => [stopText(stop), stop]))
  const missing = new Set(answer?.missing.map(stopText))
  return kept.map((stop) => ({
    ...stop,
    told: told.get(stopText(stop)) ?? null,
    isGone: missing.has(stopText(stop)),
  }))
}

/** A shared plan: the guide's names are the only ones there are. */
export const stopsOfAnswer = ({ stops }: Pick<Answer, 'stops'>): ShownStop[] =>
  stops.map((told) => ({
    kind: told.kind,
    slug: told.slug,
    date: told.date,
    minute: told.minute,
    name: told.name,
    told,
    isGone: false,
  }))

export function daysOf(stops: readonly ShownStop[]): PlanDay[] {
  const days: PlanDay[] = []
  for (const stop of inOrder(stops)) {
    const last = days.at(-1)
    if (last && last.date === stop.date) last.stops.push(stop)
    else days.push({ date: stop.date, stops: [stop] })
  }
  return days
}

/** "12 min a pé · 3 min de carro"; null for the first, and where an older answer tells of another way. */
export function wayText(stop: ShownStop, before: ShownStop | undefined): string | null {
  const way = stop.told?.way_here
  const isWithout = way === null && stop.date !== null && stop.told?.place && before?.told?.place
  if (isWithout) return stopTexts.noWay
  return way && before && way.from === placeText(before) ? travelText(way.leg) : null
}

/** From stop to stop in their order; none where fewer than two have a place. */
export function dayRoute(stops: readonly ShownStop[]): string | null {
  const places = stops.flatMap(({ told }) =>
    told?.place ? [`${told.place.latitude},${told.place.longitude}`] : [],
  )
  const goal = places.at(-1)
  if (places.length < 2 || !goal) return null
  const search = new URLSearchParams({ api: '1', destination: goal })
  search.set('waypoints', places.slice(0, -1).join('|'))
  return `https://www.google.com/maps/dir/?${search}`
}

export const clockText = (minute: number): string =>
  `${Math.floor(minute / 60)}h${minute % 60 === 0 ? '' : String(minute % 60).padStart(2, '0')}`

/** As a field of a form writes and reads it: "09:30". */
export const clockValue = (minute: number | null): string =>
  minute === null
    ? ''
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export function minuteOfClock(value: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(value) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null
}
