import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  civilDateOfDay,
  dayOfDate,
  dayOfIsoDate,
  isoDateOfDay,
  weekdayOfDay,
} from './calendar-days.ts'

it('counts days from 1 January 1970, a Thursday', () => {
  expect(dayOfIsoDate('1970-01-01')).toBe(0)
  expect(weekdayOfDay(0)).toBe(4)
  expect(dayOfIsoDate('2026-07-18')).toBe(20_652)
  expect(weekdayOfDay(20_652)).toBe(6)
})

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '18/07/2026', ''])(
  'knows no day called %j',
  (text) => expect(dayOfIsoDate(text)).toBeNull(),
)

it('knows the leap days', () => {
  expect(dayOfIsoDate('2028-02-29')).not.toBeNull()
  expect(dayOfIsoDate('2100-02-29')).toBeNull()
})

it('reads back every date it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_000, max: 2_900_000 }), (day) => {
      expect(dayOfIsoDate(isoDateOfDay(day))).toBe(day)
      const { year, month, day: dayOfMonth } = civilDateOfDay(day)
      expect(dayOfDate(year, month, dayOfMonth)).toBe(day)
      expect(weekdayOfDay(day + 7)).toBe(weekdayOfDay(day))
      const date = new Date(day * 86_400_000)
      expect(weekdayOfDay(day)).toBe(date.getUTCDay())
      expect([year, month, dayOfMonth]).toEqual([
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
      ])
    }),
  )
})
