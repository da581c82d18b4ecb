import type { OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import type { HouseSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import {
  CARNAVAL,
  HOLY_WEEK,
  nightsOfSeason,
  type SeasonDays,
} from '@portal/contract/lodging/lodging/seasons'

type Rate = HouseSeason['rates'][number]

const JULY: SeasonDays = { kind: 'yearly', first: '07-01', last: '07-31' }
const NEW_YEAR: SeasonDays = { kind: 'yearly', first: '12-27', last: '01-02' }
/** What most houses of a beach have: one tap each. */
export const READY: readonly { name: string; days: SeasonDays }[] = [
  { name: 'Julho', days: JULY },
  { name: 'Réveillon', days: NEW_YEAR },
  { name: 'Carnaval', days: CARNAVAL },
  { name: 'Semana Santa', days: HOLY_WEEK },
]

export type SeasonKind = 'yearly' | 'carnaval' | 'holyWeek' | 'easter'
const isSame = (one: SeasonDays, other: SeasonDays) =>
  one.kind === other.kind && one.first === other.first && one.last === other.last

export function kindOf(days: SeasonDays): SeasonKind {
  if (days.kind === 'yearly') return 'yearly'
  return isSame(days, CARNAVAL) ? 'carnaval' : isSame(days, HOLY_WEEK) ? 'holyWeek' : 'easter'
}

/** Where it becomes another kind; one tied to Easter in days of its own stays as it is. */
export function daysAs(kind: SeasonKind, before: SeasonDays): SeasonDays {
  if (kind === kindOf(before)) return before
  if (kind === 'yearly') return JULY
  return kind === 'carnaval' ? CARNAVAL : kind === 'holyWeek' ? HOLY_WEEK : before
}

/** The next two times that it comes, from a day on. */
export function nextNights(days: SeasonDays, today: string) {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1, year + 2, year + 3]
    .flatMap((of) => nightsOfSeason(days, of) ?? [])
    .filter(({ last_night: last }) => last >= today)
    .slice(0, 2)
}

export const rateOf = ({ rates }: HouseSeason, unitId: string): Rate | undefined =>
  rates.find((rate) => rate.unit_id === unitId)

/** A room without a price has no such season. */
export function withRate(
  season: HouseSeason,
  unitId: string,
  change: Partial<Pick<Rate, 'price_cents' | 'min_nights'>>,
): HouseSeason {
  const before = rateOf(season, unitId) ?? {
    ...{ unit_id: unitId, price_cents: 0, weekend_price_cents: null, min_nights: null },
  }
  const after = { ...before, ...change }
  const rest = season.rates.filter((rate) => rate.unit_id !== unitId)
  return { ...season, rates: after.price_cents > 0 ? [...rest, after] : rest }
}

/** All rooms at once: so much more than what each costs otherwise, in whole reais. */
export function dearerBy(
  season: HouseSeason,
  units: readonly OwnUnit[],
  percent: number,
): HouseSeason {
  return units.reduce((one, { id, base_price_cents: base }) => {
    const price_cents = Math.round((base * (100 + percent)) / 10_000) * 100
    return withRate(one, id, { price_cents })
  }, season)
}

/** "240 a 460": the cheapest room and the dearest one. */
export function spanOf(cents: readonly number[]): { from: number; to: number } | null {
  return cents.length === 0 ? null : { from: Math.min(...cents), to: Math.max(...cents) }
}
