import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DayWindow, isInside, nextChange } from './day-window.ts'

const HOUR_MS = 3_600_000
const day = fc.integer({ min: 19_000, max: 24_000 })
const edge = fc.option(day.map(isoDateOfDay), { nil: null })
const window: fc.Arbitrary<DayWindow> = fc.record({ start: edge, end: edge })
const moment = fc
  .integer({ min: 19_000 * 24, max: 24_000 * 24 })
  .chain((hour) =>
    fc.integer({ min: 0, max: HOUR_MS - 1 }).map((ms) => new Date(hour * HOUR_MS + ms)),
  )

describe('whole days of the city', () => {
  it('are whole days of the city, the first and the last included', () => {
    const july = { start: '2026-07-01', end: '2026-07-31' }
    expect(isInside(july, new Date('2026-07-01T02:59:59.999Z'))).toBe(false)
    expect(isInside(july, new Date('2026-07-01T03:00:00Z'))).toBe(true)
    expect(isInside(july, new Date('2026-08-01T02:59:59.999Z'))).toBe(true)
    expect(isInside(july, new Date('2026-08-01T03:00:00Z'))).toBe(false)
  })

  // spec: 188
  it('hold exactly the moments whose day in the city is in them', () => {
    fc.assert(
      fc.property(window, moment, ({ start, end }, now) => {
        const today = isoDateOfDay(dayAt(now))
        const expected =
          (start !== null || end !== null) &&
          (start === null || start <= today) &&
          (end === null || today <= end)
        expect(isInside({ start, end }, now)).toBe(expected)
      }),
    )
  })

  // spec: 188
  it('change at the moment that is foretold, and not before', () => {
    fc.assert(
      fc.property(window, moment, fc.double({ min: 0, max: 1, noNaN: true }), (days, now, part) => {
        const change = nextChange(days, now)
        const before = isInside(days, now)
        if (change === null) {
          for (const years of [1, 5, 30]) {
            const later = new Date(now.getTime() + years * 365 * 24 * HOUR_MS)
            expect(isInside(days, later)).toBe(before)
          }
          return
        }
        expect(change.getTime()).toBeGreaterThan(now.getTime())
        expect(isInside(days, change)).toBe(!before)
        const between = now.getTime() + Math.floor((change.getTime() - now.getTime() - 1) * part)
        expect(isInside(days, new Date(between))).toBe(before)
      }),
    )
  })

  it('without any day are never, and without a last day never end', () => {
    expect(isInside({ start: null, end: null }, new Date())).toBe(false)
    expect(nextChange({ start: null, end: null }, new Date())).toBeNull()
    expect(nextChange({ start: '2000-01-01', end: null }, new Date())).toBeNull()
  })
})
