import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestNightCents, nightsOf, quoteStay, type RatedUnit, type Season } from './quote.ts'

const JULY: Season = {
  name: 'Julho',
  first_night: '2026-07-01',
  last_night: '2026-07-31',
  price_cents: 42_000,
  weekend_price_cents: 48_000,
  min_nights: 2,
}
const UNIT: RatedUnit = {
  base_price_cents: 29_000,
  weekend_price_cents: 35_000,
  min_nights: 1,
  seasons: [JULY],
}

describe('the price of a stay', () => {
  it('is that of each night, by season and by weekend, and of the cleaning once', () => {
    // Thursday and Friday in July, Saturday in August.
    const quote = quoteStay(UNIT, { arrival: '2026-07-30', departure: '2026-08-02' }, 6000)
    expect(quote).toEqual({
      nights: [
        { date: '2026-07-30', cents: 42_000, season: 'Julho', is_weekend: false },
        { date: '2026-07-31', cents: 48_000, season: 'Julho', is_weekend: true },
        { date: '2026-08-01', cents: 35_000, season: null, is_weekend: true },
      ],
      nights_cents: 125_000,
      cleaning_fee_cents: 6000,
      total_cents: 131_000,
      min_nights: 2,
      is_too_short: false,
    })
  })

  it('counts the night of Sunday as a weekday’s', () => {
    const quote = quoteStay(UNIT, { arrival: '2026-08-02', departure: '2026-08-03' }, 0)
    expect(quote?.total_cents).toBe(29_000)
  })

  it('takes the season’s own price on its weekends where it has no other', () => {
    const unit = { ...UNIT, seasons: [{ ...JULY, weekend_price_cents: null }] }
    const quote = quoteStay(unit, { arrival: '2026-07-31', departure: '2026-08-01' }, 0)
    expect(quote?.nights).toMatchObject([{ cents: 42_000, is_weekend: false }])
  })

  it('asks for the longest minimum of the nights that are slept', () => {
    const across = quoteStay(UNIT, { arrival: '2026-07-31', departure: '2026-08-01' }, 0)
    expect(across).toMatchObject({ min_nights: 2, is_too_short: true })
    const after = quoteStay(UNIT, { arrival: '2026-08-01', departure: '2026-08-02' }, 0)
    expect(after).toMatchObject({ min_nights: 1, is_too_short: false })
  })

  it('is none for dates that are no stay', () => {
    for (const [arrival, departure] of [
      ['2026-07-30', '2026-07-30'],
      ['2026-07-30', '2026-07-29'],
      ['2026-02-30', '2026-03-02'],
      ['2026-01-01', '2026-04-02'],
    ] as const) {
      expect(nightsOf({ arrival, departure })).toBeNull()
      expect(quoteStay(UNIT, { arrival, departure }, 0)).toBeNull()
    }
  })
})

it('says of a unit the cheapest night that lies ahead', () => {
  const low = { ...JULY, price_cents: 20_000 }
  const unit = { ...UNIT, seasons: [low] }
  expect(cheapestNightCents(unit, '2026-07-31')).toBe(20_000)
  expect(cheapestNightCents(unit, '2026-08-01')).toBe(29_000)
})

describe('any unit and any stay', () => {
  const cents = fc.integer({ min: 100, max: 1_000_000 })
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
  const DAY = 86_400_000
  const START = Date.UTC(2027, 0, 1)
  const isoOf = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10)

  /** Seasons one after another, with and without days between them. */
  const seasons = fc
    .array(
      fc.record({
        gap: fc.nat(20),
        length: fc.integer({ min: 1, max: 40 }),
        price_cents: cents,
        weekend_price_cents: maybe(cents),
        min_nights: maybe(fc.integer({ min: 1, max: 9 })),
      }),
      { maxLength: 6 },
    )
    .map((parts) => {
      let next = 0
      return parts.map(({ gap, length, ...rest }, index): Season => {
        const first = next + gap
        next = first + length
        return {
          ...rest,
          name: `Temporada ${index}`,
          first_night: isoOf(first),
          last_night: isoOf(next - 1),
        }
      })
    })
  const units = fc.record({
    base_price_cents: cents,
    weekend_price_cents: maybe(cents),
    min_nights: fc.integer({ min: 1, max: 9 }),
    seasons,
  })

  // spec: 632
  it('cost what a clerk with a wall calendar would ask for', () => {
    fc.assert(
      fc.property(
        units,
        fc.nat(200),
        fc.integer({ min: 1, max: 30 }),
        fc.nat(100_000),
        (unit, start, nights, fee) => {
          const dates = { arrival: isoOf(start), departure: isoOf(start + nights) }
          expect(quoteStay(unit, dates, fee)).toEqual(slowQuote(unit, dates, fee))
        },
      ),
    )
  })

  /** Walks with Date, splits each season into its days, and adds up. */
  function slowQuote(unit: RatedUnit, dates: { arrival: string; departure: string }, fee: number) {
    const ofDay = new Map<string, Season>()
    for (const season of unit.seasons) {
      const last = Date.parse(season.last_night)
      for (let at = Date.parse(season.first_night); at <= last; at += DAY)
        ofDay.set(new Date(at).toISOString().slice(0, 10), season)
    }
    const nights = []
    const minimums = []
    for (let at = Date.parse(dates.arrival); at < Date.parse(dates.departure); at += DAY) {
      const date = new Date(at).toISOString().slice(0, 10)
      const season = ofDay.get(date) ?? null
      const plain = season?.price_cents ?? unit.base_price_cents
      const dear = season ? season.weekend_price_cents : unit.weekend_price_cents
      const isWeekend = [5, 6].includes(new Date(at).getUTCDay()) && dear !== null
      nights.push({
        date,
        cents: isWeekend ? dear : plain,
        season: season?.name ?? null,
        is_weekend: isWeekend,
      })
      minimums.push(season?.min_nights ?? unit.min_nights)
    }
    const sum = nights.reduce((all, { cents: one }) => all + one, 0)
    const least = Math.max(...minimums)
    return {
      nights,
      nights_cents: sum,
      cleaning_fee_cents: fee,
      total_cents: sum + fee,
      min_nights: least,
      is_too_short: nights.length < least,
    }
  }
})
