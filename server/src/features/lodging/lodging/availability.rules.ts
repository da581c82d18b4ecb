import type { UnitAnswer } from '@portal/contract/lodging/lodging/lodging'
import {
  MOST_NIGHTS,
  nightsOf,
  quoteStay,
  type RatedUnit,
  type StayDates,
} from '@portal/contract/lodging/lodging/quote'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Unit } from './lodging.rules.ts'
import { lodgingTexts } from './lodging.texts.ts'

const { dates: texts, lostPlace } = lodgingTexts

/** Nobody keeps a calendar further ahead. */
const MOST_DAYS_AHEAD = 731
/** How far from the dates asked for another stay of the same length is looked for. */
const DAYS_AROUND = 14

/** Dates that somebody could sleep: from today on, at least a night, not too many. */
export function requireStay(dates: StayDates, today: string) {
  const arrival = dayOfKnownDate(dates.arrival)
  const nights = dayOfKnownDate(dates.departure) - arrival
  if (dates.arrival < today) throw refusal('chegada', texts.past)
  if (nights < 1) throw refusal('saida', texts.order)
  if (nightsOf(dates) === null) throw refusal('saida', texts.long(MOST_NIGHTS))
  if (arrival - dayOfKnownDate(today) > MOST_DAYS_AHEAD) throw refusal('chegada', texts.far)
}

function refusal(path: string, message: string) {
  return new Invalid(
    'lodging.dates',
    `the dates are no stay: ${path}`,
    [{ path, message }],
    message,
  )
}

type Asked = StayDates & { guests: number; today: string; cleaningFeeCents: number }
type Nights = { from: string; until: string }

/** What a unit answers to the dates; `taken` are its nights around them, in the order of the calendar. */
export function answerOf(unit: Unit, taken: readonly Nights[], asked: Asked): UnitAnswer {
  const { guests, cleaningFeeCents } = asked
  const quote = quoteStay(unit, asked, cleaningFeeCents)
  if (!quote) throw new Error(`no stay from ${asked.arrival} to ${asked.departure}`)
  const isTaken = taken.some((nights) => overlap(nights, asked))
  const state =
    unit.capacity < guests ? 'small' : isTaken ? 'taken' : quote.is_too_short ? 'short' : 'free'
  return {
    id: unit.id,
    state,
    quote,
    instead: state === 'taken' ? insteadOf(unit, taken, asked) : null,
  }
}

const overlap = (nights: Nights, { arrival, departure }: StayDates) =>
  nights.from < departure && arrival < nights.until

/** As many nights as near as there are, the later ones first where two are as near. */
function insteadOf(
  unit: RatedUnit,
  taken: readonly Nights[],
  asked: Omit<Asked, 'guests'>,
): UnitAnswer['instead'] {
  const arrival = dayOfKnownDate(asked.arrival)
  const nights = dayOfKnownDate(asked.departure) - arrival
  for (let away = 1; away <= DAYS_AROUND; away += 1) {
    for (const first of [arrival + away, arrival - away]) {
      const dates = { arrival: isoDateOfDay(first), departure: isoDateOfDay(first + nights) }
      if (dates.arrival < asked.today || taken.some((held) => overlap(held, dates))) continue
      const quote = quoteStay(unit, dates, asked.cleaningFeeCents)
      if (quote && !quote.is_too_short) return { ...dates, total_cents: quote.total_cents }
    }
  }
  return null
}

/** Where a list of houses goes on: after this one, which ranks so. */
export type ListPlace = { id: string; key: number }

/** The nights in which another stay of the same length is looked for. */
export const aroundOf = ({ arrival, departure }: StayDates) => ({
  arrival: isoDateOfDay(dayOfKnownDate(arrival) - DAYS_AROUND),
  departure: isoDateOfDay(dayOfKnownDate(departure) + DAYS_AROUND),
})

/** A house with its units that are large enough and not taken. */
export type FreeHouse = ListPlace & {
  cleaningFeeCents: number
  units: (RatedUnit & { name: string })[]
}

/** What a house has for the dates, by its cheapest unit; null where every unit asks for more nights. */
export function offerOf({ units, cleaningFeeCents }: FreeHouse, dates: StayDates) {
  const offers = units.flatMap(({ name, ...unit }) => {
    const quote = quoteStay(unit, dates, cleaningFeeCents)
    return quote && !quote.is_too_short ? [{ name, cents: quote.total_cents }] : []
  })
  const cheapest = offers.reduce<(typeof offers)[number] | null>(
    (best, offer) => (best && best.cents <= offer.cents ? best : offer),
    null,
  )
  return cheapest && { freeUnits: offers.length, ...cheapest }
}

/** A house with its units that are large enough, and the nights around the dates that they have no more. */
export type FittingHouse = {
  id: string
  cleaningFeeCents: number
  units: (RatedUnit & { name: string; taken: Nights[] })[]
}

/** When a full house next has as many nights: the nearest, then the cheapest. Null where it is not full. */
export function nearestOf(
  { units, cleaningFeeCents }: FittingHouse,
  dates: StayDates & { today: string },
) {
  const asked = { ...dates, cleaningFeeCents }
  const isFree = units.some((unit) => !unit.taken.some((nights) => overlap(nights, dates)))
  if (isFree) return null
  const away = ({ arrival }: StayDates) =>
    Math.abs(dayOfKnownDate(arrival) - dayOfKnownDate(dates.arrival))
  const found = units.flatMap((unit) => {
    const instead = insteadOf(unit, unit.taken, asked)
    return instead ? [{ name: unit.name, instead }] : []
  })
  return (
    found.toSorted(
      (one, other) =>
        away(one.instead) - away(other.instead) ||
        one.instead.total_cents - other.instead.total_cents,
    )[0] ?? null
  )
}

/** The nights of a unit from a day on, for who chooses among them. */
export function nightsOfUnit(
  unit: RatedUnit,
  taken: readonly Nights[],
  from: string,
  count: number,
) {
  const first = dayOfKnownDate(from)
  return Array.from({ length: count }, (_, index) => {
    const date = isoDateOfDay(first + index)
    const quote = quoteStay(unit, { arrival: date, departure: isoDateOfDay(first + index + 1) }, 0)
    return {
      date,
      cents: quote?.nights_cents ?? 0,
      is_taken: taken.some((nights) => nights.from <= date && date < nights.until),
      min_nights: quote?.min_nights ?? 1,
    }
  })
}

const PLACE = /^(-?[\d.e+-]{1,24}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const encodePlace = ({ key, id }: ListPlace): string =>
  Buffer.from(`${key} ${id}`).toString('base64url')

export function decodePlace(cursor: string): ListPlace {
  const [, key, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const place = { key: Number(key), id: id ?? '' }
  // The decoder overlooks what it does not know: only what it would write itself is taken.
  if (!id || !Number.isFinite(Math.fround(place.key)) || encodePlace(place) !== cursor) {
    throw new Invalid('cursor.invalid', 'not a cursor of this list', [
      { path: 'cursor', message: lostPlace },
    ])
  }
  return place
}
