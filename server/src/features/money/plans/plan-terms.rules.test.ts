import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inForceFrom, type Period, TELLING_DAYS } from './plan-terms.rules.ts'

const DAY_MS = 86_400_000
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const moments = fc.date({
  min: at('2020-01-01'),
  max: at('2040-12-31'),
  noInvalidDate: true,
})
const periods: fc.Arbitrary<Period> = fc.record({
  anchor: moments,
  cycle: fc.constantFrom('month', 'year'),
})

describe('another price holds from', () => {
  it.each([
    ['month', '2026-01-10', '2026-03-05', '2026-04-10'],
    ['month', '2026-01-10', '2026-03-11', '2026-04-10'],
    ['month', '2026-01-10', '2026-03-12', '2026-05-10'],
    ['month', '2026-01-31', '2026-01-20', '2026-02-28'],
    ['month', '2026-01-31', '2026-02-20', '2026-03-31'],
    ['year', '2026-01-10', '2026-03-05', '2027-01-10'],
    ['year', '2026-01-10', '2026-12-20', '2028-01-10'],
    // A period that has not ended yet: a trial.
    ['month', '2026-03-20', '2026-03-05', '2026-04-20'],
    ['month', '2026-06-20', '2026-03-05', '2026-06-20'],
  ] as const)('with a %s to %s, told on %s: %s', (cycle, anchor, told, expected) => {
    expect(inForceFrom({ anchor: at(anchor), cycle }, at(told))).toEqual(at(expected))
  })

  // spec: 515
  it('never before thirty days have gone by, and at the first end of a period after them', () => {
    fc.assert(
      fc.property(periods, moments, (period, told) => {
        const from = inForceFrom(period, told).getTime()
        const earliest = told.getTime() + TELLING_DAYS * DAY_MS
        expect(from).toBeGreaterThanOrEqual(earliest)
        expect(from).toBeGreaterThanOrEqual(period.anchor.getTime())
        const longest = (period.cycle === 'year' ? 366 : 31) * DAY_MS
        expect(from - Math.max(earliest, period.anchor.getTime())).toBeLessThan(longest)
      }),
    )
  })

  it('the same day of the month and hour as the period, unless the month is too short', () => {
    fc.assert(
      fc.property(periods, moments, (period, told) => {
        const from = inForceFrom(period, told)
        expect(from.toISOString().slice(11)).toBe(period.anchor.toISOString().slice(11))
        const isLastDay = new Date(from.getTime() + DAY_MS).getUTCDate() === 1
        expect(from.getUTCDate() === period.anchor.getUTCDate() || isLastDay).toBe(true)
        expect(from.getUTCDate()).toBeLessThanOrEqual(period.anchor.getUTCDate())
      }),
    )
  })

  it('never sooner for whoever is told later', () => {
    fc.assert(
      fc.property(periods, moments, moments, (period, one, other) => {
        const [first, second] = one < other ? [one, other] : [other, one]
        expect(inForceFrom(period, first) <= inForceFrom(period, second)).toBe(true)
      }),
    )
  })
})
