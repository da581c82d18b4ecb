import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { describe, expect, it } from 'vitest'
import { skyOf } from './sky.rules.ts'

const on = (date: string) => skyOf(dayOfKnownDate(date))

describe('the sky over the city', () => {
  // spec: 391
  it('rises and sets near six all year: the equator is at hand', () => {
    for (let day = dayOfKnownDate('2026-01-01'); day < dayOfKnownDate('2027-01-01'); day += 1) {
      const { sunrise, sunset } = skyOf(day)
      expect(sunrise).toBeGreaterThan(5 * 60 + 35)
      expect(sunrise).toBeLessThan(6 * 60 + 25)
      expect(sunset - sunrise).toBeGreaterThan(12 * 60)
      expect(sunset - sunrise).toBeLessThan(12 * 60 + 15)
    }
  })

  // Moments of the phases from the almanac, on the city's calendar.
  // spec: 391
  it.each([
    ['2026-07-14', 'new'],
    ['2026-07-21', 'first-quarter'],
    ['2026-07-29', 'full'],
    ['2026-08-05', 'last-quarter'],
    ['2026-07-18', 'waxing'],
    ['2026-08-02', 'waning'],
  ] as const)('has on %s the moon %s', (date, phase) => {
    expect(on(date).moon.phase).toBe(phase)
  })

  it('knows the next quarter', () => {
    const { next } = on('2026-07-18').moon
    expect([next.phase, isoDateOfDay(next.day)]).toEqual(['first-quarter', '2026-07-21'])
  })
})
