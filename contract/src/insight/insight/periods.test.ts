import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateOfDay, isoDateOfDay, weekdayOfDay } from '../../shared/calendar-days.ts'
import { daysOf, frameAt, isoSpan, lastMonthAt, monthFrame, PERIODS } from './periods.ts'

const moments = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
})

describe('a period', () => {
  it('ends with the day it is in the city, not in Greenwich', () => {
    // 23h30 of 12 August in Salinópolis.
    const { now, before, untilHour } = frameAt('7d', new Date('2026-08-13T02:30:00Z'))
    expect(isoSpan(now)).toEqual({ first_day: '2026-08-06', last_day: '2026-08-12' })
    expect(isoSpan(before)).toEqual({ first_day: '2026-07-30', last_day: '2026-08-05' })
    expect(untilHour).toBe(23)
  })

  it('of twelve months ends in the month it is, beside the same days a year ago', () => {
    const { now, before, bars } = frameAt('12m', new Date('2026-11-18T15:00:00Z'))
    expect(isoSpan(now)).toEqual({ first_day: '2025-12-01', last_day: '2026-11-18' })
    expect(isoSpan(before)).toEqual({ first_day: '2024-12-01', last_day: '2025-11-18' })
    expect(bars).toHaveLength(12)
    expect(bars.filter(({ isUnfinished }) => isUnfinished)).toHaveLength(1)
  })

  it('of a leap day looks back on the 28th', () => {
    const { before } = frameAt('12m', new Date('2028-02-29T15:00:00Z'))
    expect(isoDateOfDay(before.lastDay)).toBe('2027-02-28')
  })

  it('is made of bars that follow each other without a hole, and never meets the last one', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...PERIODS), (at, period) => {
        const { now, before, bars, untilHour } = frameAt(period, at)
        expect(untilHour).toBeGreaterThanOrEqual(0)
        expect(untilHour).toBeLessThanOrEqual(23)
        expect(before.lastDay).toBeLessThan(now.firstDay)
        for (const [place, bar] of bars.entries()) {
          const next = bars[place + 1]
          expect(daysOf(bar.now)).toBeGreaterThan(0)
          if (next) {
            expect(next.now.firstDay).toBe(bar.now.lastDay + 1)
            expect(next.before.firstDay).toBe(bar.before.lastDay + 1)
          }
        }
        expect(bars.at(-1)?.now.lastDay).toBe(now.lastDay)
      }),
    )
  })

  it('in days puts a weekday beside the same weekday', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom('7d' as const, '28d' as const), (at, period) => {
        for (const { now, before } of frameAt(period, at).bars) {
          expect(weekdayOfDay(now.firstDay)).toBe(weekdayOfDay(before.firstDay))
        }
      }),
    )
  })
})

describe('the month of an e-mail', () => {
  it('is the whole one before the day it is, against the one before that', () => {
    const { now, before } = lastMonthAt(new Date('2027-01-01T11:00:00Z'))
    expect(isoSpan(now)).toEqual({ first_day: '2026-12-01', last_day: '2026-12-31' })
    expect(isoSpan(before)).toEqual({ first_day: '2026-11-01', last_day: '2026-11-30' })
  })

  it('begins on a first day and ends on the last one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_000, max: 40_000 }), (day) => {
        const { now, before } = monthFrame(day)
        expect(civilDateOfDay(now.firstDay).day).toBe(1)
        expect(civilDateOfDay(now.lastDay + 1).day).toBe(1)
        expect(before.lastDay).toBe(now.firstDay - 1)
        expect(day).toBeGreaterThanOrEqual(now.firstDay)
        expect(day).toBeLessThanOrEqual(now.lastDay)
      }),
    )
  })
})
