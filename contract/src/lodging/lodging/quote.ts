import { dayOfIsoDate, isoDateOfDay, weekdayOfDay } from '../../shared/calendar-days.ts'

/** Free of zod: the page, the search and the booking reckon with the same rules. All in centavos. */

/** No stay is longer; who lives somewhere for a season asks by message. */
export const MOST_NIGHTS = 90

/** Both nights are slept in the season: "1 a 31 de julho" ends with the morning of 1 August. */
export type Season = {
  name: string
  first_night: string
  last_night: string
  /** Null is the unit's own price: only the shortest stay is another. */
  price_cents: number | null
  /** Null is the season's own price, not the weekend's of the unit. */
  weekend_price_cents: number | null
  /** Null is the unit's. */
  min_nights: number | null
}

export type RatedUnit = {
  base_price_cents: number
  weekend_price_cents: number | null
  min_nights: number
  /** Of a night only one can be: the database sees to it. */
  seasons: readonly Season[]
}

/** Dates of the city, "2026-07-30". */
export type StayDates = { arrival: string; departure: string }

export type QuotedNight = {
  date: string
  cents: number
  season: string | null
  /** Whether the price of a weekend was taken, which most units have none of. */
  is_weekend: boolean
}

export type Quote = {
  nights: QuotedNight[]
  nights_cents: number
  cleaning_fee_cents: number
  total_cents: number
  /** The longest minimum of the nights that would be slept. */
  min_nights: number
  is_too_short: boolean
}

/** Null where it is no stay: no such day, no night, or more nights than a stay has. */
export function nightsOf({ arrival, departure }: StayDates): number | null {
  const from = dayOfIsoDate(arrival)
  const until = dayOfIsoDate(departure)
  if (from === null || until === null) return null
  const nights = until - from
  return nights >= 1 && nights <= MOST_NIGHTS ? nights : null
}

/** Null where the dates are no stay. The cleaning is paid once. */
export function quoteStay(
  unit: RatedUnit,
  dates: StayDates,
  cleaningFeeCents: number,
): Quote | null {
  const count = nightsOf(dates)
  const first = dayOfIsoDate(dates.arrival)
  if (count === null || first === null) return null

  const nights: QuotedNight[] = []
  let nightsCents = 0
  let minNights = 1
  for (let day = first; day < first + count; day += 1) {
    const { min_nights: least, ...night } = nightOf(unit, day)
    nights.push(night)
    nightsCents += night.cents
    minNights = Math.max(minNights, least)
  }
  return {
    nights,
    nights_cents: nightsCents,
    cleaning_fee_cents: cleaningFeeCents,
    total_cents: nightsCents + cleaningFeeCents,
    min_nights: minNights,
    is_too_short: count < minNights,
  }
}

/** The night that begins on this day. */
function nightOf(unit: RatedUnit, day: number): QuotedNight & { min_nights: number } {
  const date = isoDateOfDay(day)
  // Dates written this way stand in the order of their letters.
  const season = unit.seasons.find(
    ({ first_night: first, last_night: last }) => first <= date && date <= last,
  )
  const priced = season?.price_cents == null ? null : season
  const weekend = priced ? priced.weekend_price_cents : unit.weekend_price_cents
  const isWeekend = weekend !== null && isWeekendNight(day)
  return {
    date,
    cents: isWeekend ? weekend : (priced?.price_cents ?? unit.base_price_cents),
    season: priced?.name ?? null,
    is_weekend: isWeekend,
    min_nights: season?.min_nights ?? unit.min_nights,
  }
}

/** Who sleeps on Friday or on Saturday spends the weekend; Sunday's night is a weekday's. */
function isWeekendNight(day: number): boolean {
  const weekday = weekdayOfDay(day)
  return weekday === 5 || weekday === 6
}

/** "A partir de": the cheapest night from today on, whatever it asks of the length of a stay. */
export function cheapestNightCents(unit: RatedUnit, today: string): number {
  const ahead = unit.seasons.filter(({ last_night: last }) => last >= today)
  const prices = [unit, ...ahead].flatMap((rate) => [
    ('base_price_cents' in rate ? rate.base_price_cents : rate.price_cents) ??
      Number.POSITIVE_INFINITY,
    rate.weekend_price_cents ?? Number.POSITIVE_INFINITY,
  ])
  return Math.min(...prices)
}
