import {
  MOST_PRICED_NIGHTS,
  NIGHT_MAX_CENTS,
  NIGHT_MIN_CENTS,
  PRICED_NIGHTS_NAME,
} from '@portal/contract/lodging/lodging/lodging.texts'
import type { EditedSeason, NightPrices } from '@portal/contract/lodging/lodging/lodging-fields'
import { quoteStay, type RatedUnit } from '@portal/contract/lodging/lodging/quote'
import type { UnitSeason } from '@portal/contract/lodging/lodging/unit'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Wanted = Pick<NightPrices, 'change' | 'min_nights'>
type Unit = Omit<RatedUnit, 'seasons'> & { seasons: readonly UnitSeason[] }
export type PricedNights = { first: string; last: string; count: number }

/** From today on: what is past is past. */
export function requirePriceable(
  { first_night: asked, last_night: last }: Pick<NightPrices, 'first_night' | 'last_night'>,
  today: string,
): PricedNights {
  const first = asked < today ? today : asked
  const count = dayOfKnownDate(last) - dayOfKnownDate(first) + 1
  if (count >= 1 && count <= MOST_PRICED_NIGHTS) return { first, last, count }
  const problem = { path: 'first_night', message: texts.pricedNights }
  throw new Invalid('lodging.nights', 'no such nights', [problem], texts.pricedNights)
}

/** Without what the table of the house wrote. */
export const ownSeasons = (seasons: readonly UnitSeason[]): EditedSeason[] =>
  seasons.filter((one) => !one.is_of_house).map(({ is_of_house: _, ...season }) => season)

/** All that is written on nights of this room, with these nights as they are wanted. */
export function repriced(unit: Unit, { first, last, count }: PricedNights, wanted: Wanted) {
  const rest = ownSeasons(unit.seasons).flatMap((one) => outside(one, first, last))
  if (wanted.change.kind === 'table') return inOrder(rest)
  const changed: EditedSeason[] = []
  for (let day = dayOfKnownDate(first); day < dayOfKnownDate(first) + count; day += 1) {
    const date = isoDateOfDay(day)
    const night = nightAs(unit, date, wanted)
    const before = changed.at(-1)
    if (before?.price_cents === night.price_cents && before.min_nights === night.min_nights) {
      before.last_night = date
    } else {
      changed.push({ ...night, first_night: date, last_night: date })
    }
  }
  return inOrder([...rest, ...changed])
}

const inOrder = (seasons: EditedSeason[]) =>
  seasons.toSorted((one, other) => (one.first_night < other.first_night ? -1 : 1))

function outside(season: EditedSeason, first: string, last: string): EditedSeason[] {
  if (season.last_night < first || last < season.first_night) return [season]
  const before = isoDateOfDay(dayOfKnownDate(first) - 1)
  const after = isoDateOfDay(dayOfKnownDate(last) + 1)
  return [
    ...(season.first_night <= before ? [{ ...season, last_night: before }] : []),
    ...(after <= season.last_night ? [{ ...season, first_night: after }] : []),
  ]
}

/** What the night would keep of a season, it keeps: neither its price nor its shortest stay is lost. */
function nightAs(unit: Unit, date: string, { change, min_nights: wantedMin }: Wanted) {
  const departure = isoDateOfDay(dayOfKnownDate(date) + 1)
  const quote = quoteStay(unit, { arrival: date, departure }, 0)
  const [now] = quote?.nights ?? []
  const cents = now?.cents ?? unit.base_price_cents
  const least = quote?.min_nights ?? unit.min_nights
  const price_cents =
    change.kind === 'cents'
      ? change.cents
      : change.kind === 'percent'
        ? wholeReais((cents * (100 + change.percent)) / 100)
        : (now?.season ?? null) === null
          ? null
          : cents
  return {
    name: PRICED_NIGHTS_NAME,
    price_cents,
    weekend_price_cents: null,
    min_nights: wantedMin ?? (least === unit.min_nights ? null : least),
  }
}

const wholeReais = (cents: number) =>
  Math.min(NIGHT_MAX_CENTS, Math.max(NIGHT_MIN_CENTS, Math.round(cents / 100) * 100))
