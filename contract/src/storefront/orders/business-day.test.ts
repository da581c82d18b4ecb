import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  businessDayAt,
  businessSpan,
  dayAfter,
  LATEST_DAY_END,
  ORDER_PERIODS,
  periodAround,
  periodBefore,
} from './business-day.ts'

/** Belém is three hours behind Greenwich. */
const at = (time: string, date = '2026-07-19') => new Date(`${date}T${time}:00-03:00`)

describe('the day of a business', () => {
  // spec: 713
  it('ends at its own hour: at one in the night it is still Saturday in a bar', () => {
    expect(businessDayAt(at('01:12'), 4)).toBe('2026-07-18')
    expect(businessDayAt(at('03:59'), 4)).toBe('2026-07-18')
    expect(businessDayAt(at('04:00'), 4)).toBe('2026-07-19')
    expect(businessDayAt(at('00:00'), 0)).toBe('2026-07-19')
  })

  // spec: 713
  it('has every moment exactly once, whatever its hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 * 1440 }),
        fc.integer({ min: 0, max: LATEST_DAY_END }),
        (minutes, hour) => {
          const moment = new Date(at('00:00', '2026-01-01').getTime() + minutes * 60_000)
          const day = businessDayAt(moment, hour)
          const { start, end } = businessSpan({ from: day, until: day }, hour)
          expect(start <= moment && moment < end).toBe(true)
          const next = dayAfter(day)
          expect(businessSpan({ from: next, until: next }, hour).start).toEqual(end)
        },
      ),
    )
  })

  it('lies in a week from Monday to Sunday, and in its month', () => {
    expect(periodAround('week', '2026-07-19')).toEqual({ from: '2026-07-13', until: '2026-07-19' })
    expect(periodAround('month', '2026-02-11')).toEqual({ from: '2026-02-01', until: '2026-02-28' })
    expect(periodBefore('month', { from: '2026-01-01', until: '2026-01-31' })).toEqual({
      from: '2025-12-01',
      until: '2025-12-31',
    })
  })

  it('belongs to one period, and the periods follow each other without a gap', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(...ORDER_PERIODS),
        (date, kind) => {
          const day = date.toISOString().slice(0, 10)
          const period = periodAround(kind, day)
          expect(period.from <= day && day <= period.until).toBe(true)
          expect(dayAfter(periodBefore(kind, period).until)).toBe(period.from)
        },
      ),
    )
  })
})
