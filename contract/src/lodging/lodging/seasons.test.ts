import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfKnownDate, isoDateOfDay, weekdayOfDay } from '../../shared/calendar-days.ts'
import {
  CARNAVAL,
  HOLY_WEEK,
  isDayOfYear,
  type Nights,
  nightsOfSeason,
  type SeasonDays,
  seasonPieces,
} from './seasons.ts'

const yearly = (first: string, last: string): SeasonDays => ({ kind: 'yearly', first, last })
const NEW_YEAR = yearly('12-27', '01-02')
const text = (nights: Nights | null) => nights && `${nights.first_night} ${nights.last_night}`

/** Easter Sundays as almanacs print them. */
const EASTERS = [
  '2019-04-21',
  '2020-04-12',
  '2021-04-04',
  '2022-04-17',
  '2023-04-09',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2036-04-13',
  '2037-04-05',
  '2038-04-25',
  '2039-04-10',
  '2040-04-01',
  '2049-04-18',
  '2076-04-19',
]

describe('a season of every year', () => {
  // spec: 744
  it('goes on into the next year where its end stands before its beginning', () => {
    expect(text(nightsOfSeason(NEW_YEAR, 2026))).toBe('2026-12-27 2027-01-02')
    expect(text(nightsOfSeason(yearly('07-01', '07-31'), 2027))).toBe('2027-07-01 2027-07-31')
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2100 }), (year) => {
        const nights = nightsOfSeason(NEW_YEAR, year)
        expect(text(nights)).toBe(`${year}-12-27 ${year + 1}-01-02`)
      }),
    )
  })

  // spec: 744
  it('that begins or ends on 29 February has its nights in every year but its own alone', () => {
    expect(text(nightsOfSeason(yearly('02-20', '02-29'), 2028))).toBe('2028-02-20 2028-02-29')
    expect(text(nightsOfSeason(yearly('02-20', '02-29'), 2027))).toBe('2027-02-20 2027-02-28')
    expect(text(nightsOfSeason(yearly('02-29', '03-05'), 2027))).toBe('2027-03-01 2027-03-05')
    expect(text(nightsOfSeason(yearly('02-29', '02-29'), 2028))).toBe('2028-02-29 2028-02-29')
    expect(nightsOfSeason(yearly('02-29', '02-29'), 2100)).toBeNull()
    expect(isDayOfYear('02-29')).toBe(true)
    expect(['02-30', '13-01', '00-10', '04-31', '7-1', '01-00'].some(isDayOfYear)).toBe(false)
  })

  // spec: 744
  it('walks with Easter where it is tied to it: Carnaval from its Friday, Holy Week from its Thursday', () => {
    for (const easter of EASTERS) {
      const year = Number(easter.slice(0, 4))
      const day = (days: number) => isoDateOfDay(dayOfKnownDate(easter) + days)
      expect(text(nightsOfSeason(CARNAVAL, year))).toBe(`${day(-51)} ${day(-47)}`)
      expect(text(nightsOfSeason(HOLY_WEEK, year))).toBe(`${day(-3)} ${day(-1)}`)
      expect(weekdayOfDay(dayOfKnownDate(day(-51)))).toBe(5)
      expect(weekdayOfDay(dayOfKnownDate(day(-3)))).toBe(4)
    }
    expect(text(nightsOfSeason(CARNAVAL, 2027))).toBe('2027-02-05 2027-02-09')
    expect(text(nightsOfSeason(CARNAVAL, 2028))).toBe('2028-02-25 2028-02-29')
  })
})

const monthDay = fc
  .integer({ min: 0, max: 364 })
  .map((day) => isoDateOfDay(dayOfKnownDate('2027-01-01') + day).slice(5))
const seasonDays = fc.oneof(
  fc.tuple(monthDay, monthDay).map(([first, last]) => yearly(first, last)),
  fc
    .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 10 }))
    .map(([first, more]): SeasonDays => ({ kind: 'easter', first, last: first + more })),
)
const YEARS = [2026, 2027, 2028]

describe('a night that several seasons want', () => {
  const named = (name: string, days: SeasonDays) => ({ name, days })
  const nameOn = (pieces: (Nights & { season: { name: string } })[], date: string) =>
    pieces.find(({ first_night: first, last_night: last }) => first <= date && date <= last)?.season
      .name ?? null

  // spec: 745
  it('is the shortest one’s, of two as long the upper one’s, and before all what is written on it', () => {
    const seasons = [
      named('Verão', yearly('12-15', '03-15')),
      named('Carnaval', CARNAVAL),
      named('Mesmos dias', CARNAVAL),
      named('Réveillon', NEW_YEAR),
    ]
    const own = [{ first_night: '2027-02-07', last_night: '2027-02-07' }]
    const pieces = seasonPieces(seasons, own, YEARS)
    expect(nameOn(pieces, '2027-02-04')).toBe('Verão')
    expect(nameOn(pieces, '2027-02-05')).toBe('Carnaval')
    expect(nameOn(pieces, '2027-02-07')).toBeNull()
    expect(nameOn(pieces, '2027-02-08')).toBe('Carnaval')
    expect(nameOn(pieces, '2026-12-31')).toBe('Réveillon')
    expect(nameOn(pieces, '2027-01-03')).toBe('Verão')
    expect(nameOn(pieces, '2027-06-01')).toBeNull()
  })

  // spec: 745
  it('is one season’s only, and no shorter one’s', () => {
    fc.assert(
      fc.property(fc.array(seasonDays, { maxLength: 6 }), (all) => {
        const seasons = all.map((days, place) => ({ name: String(place), days }))
        const pieces = seasonPieces(seasons, [], YEARS)
        for (let index = 1; index < pieces.length; index += 1) {
          expect((pieces[index]?.first_night ?? '') > (pieces[index - 1]?.last_night ?? '')).toBe(
            true,
          )
        }
        const ranges = seasons.flatMap(({ name, days }) =>
          YEARS.flatMap((year) => {
            const nights = nightsOfSeason(days, year)
            if (!nights) return []
            const { first_night: first, last_night: last } = nights
            return [{ name, first, last, length: dayOfKnownDate(last) - dayOfKnownDate(first) }]
          }),
        )
        for (const date of ['2026-07-10', '2027-01-01', '2027-02-09', '2027-12-31', '2028-02-29']) {
          const wanting = ranges.filter(({ first, last }) => first <= date && date <= last)
          const shortest = Math.min(...wanting.map(({ length }) => length))
          const best = wanting.filter(({ length }) => length === shortest)
          expect(nameOn(pieces, date)).toBe(
            best.toSorted((one, other) => Number(one.name) - Number(other.name))[0]?.name ?? null,
          )
        }
      }),
      { numRuns: 200 },
    )
  })
})
