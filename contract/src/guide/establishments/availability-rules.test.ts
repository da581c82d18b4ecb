import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryWindows } from '../../../test/arbitrary-catalogue.ts'
import { nextCatalogueChange } from '../../storefront/catalogue/next-change-rules.ts'
import {
  availabilityOf,
  endOfKitchenDay,
  isWithin,
  nextWindowChange,
} from './availability-rules.ts'

/** Belém is three hours behind Greenwich; 17 July 2026 is a Friday. */
const at = (time: string, date = '2026-07-17') => new Date(`${date}T${time}:00-03:00`)
const FRIDAY = 5
const lateNight = { days: [FRIDAY], from_minute: 22 * 60, until_minute: 2 * 60 }

describe('a window over midnight', () => {
  it.each([
    ['21:59', '2026-07-17', false],
    ['22:00', '2026-07-17', true],
    ['01:59', '2026-07-18', true],
    ['02:00', '2026-07-18', false],
    // Thursday's night is another one.
    ['01:00', '2026-07-17', false],
    ['22:30', '2026-07-18', false],
  ])('at %s of %s: %s', (time, date, expected) => {
    expect(isWithin([lateNight], at(time, date))).toBe(expected)
  })
  it('that ends at midnight ends there', () => {
    const evening = { days: [FRIDAY], from_minute: 18 * 60, until_minute: 0 }
    expect(isWithin([evening], at('23:59'))).toBe(true)
    expect(isWithin([evening], at('00:00', '2026-07-18'))).toBe(false)
  })
})

it('is always to be had without windows, and all day from 0 to 1440', () => {
  expect(isWithin([], at('04:00'))).toBe(true)
  const allDay = { days: [FRIDAY], from_minute: 0, until_minute: 1440 }
  expect(isWithin([allDay], at('00:00'))).toBe(true)
  expect(isWithin([allDay], at('23:59'))).toBe(true)
  expect(isWithin([allDay], at('00:00', '2026-07-18'))).toBe(false)
})

describe('an item', () => {
  const item = { is_available: true, sold_out_until: null, windows: [] }
  const section = { is_available: true, windows: [] }
  it('follows its section too', () => {
    expect(availabilityOf(item, section, at('12:00'))).toBe('available')
    expect(availabilityOf(item, { ...section, windows: [lateNight] }, at('12:00'))).toBe(
      'outside-hours',
    )
    expect(availabilityOf(item, { ...section, is_available: false }, at('12:00'))).toBe(
      'unavailable',
    )
  })
  it('that is sold out comes back by itself', () => {
    const until = endOfKitchenDay(at('23:30')).toISOString()
    const gone = { ...item, sold_out_until: until }
    expect(until).toBe(at('05:00', '2026-07-18').toISOString())
    expect(availabilityOf(gone, section, at('01:00', '2026-07-18'))).toBe('sold-out')
    expect(availabilityOf(gone, section, at('05:00', '2026-07-18'))).toBe('available')
  })
})

it('the night of a kitchen belongs to the day before', () => {
  expect(endOfKitchenDay(at('02:00'))).toEqual(at('05:00'))
  expect(endOfKitchenDay(at('05:00'))).toEqual(at('05:00', '2026-07-18'))
})

// spec: 577
it('changes next exactly where it says, and nowhere before', () => {
  const moment = fc.integer({ min: 0, max: 14 * 1440 - 1 })
  fc.assert(
    fc.property(arbitraryWindows(1), moment, (windows, minute) => {
      const start = Date.parse('2026-07-12T03:00:00Z')
      const instant = (n: number) => new Date(start + n * 60_000)
      const now = isWithin(windows, instant(minute))
      const next = nextWindowChange(windows, instant(minute))
      const turn = next ? (next.getTime() - start) / 60_000 : minute + 8 * 1440
      for (let n = minute; n < turn; n += 1) expect(isWithin(windows, instant(n))).toBe(now)
      if (next) expect(isWithin(windows, next)).toBe(!now)
    }),
    { numRuns: 60 },
  )
})

it('a catalogue changes by itself with the first of its promotions, windows and sold-out marks', () => {
  const item = { windows: [], sold_out_until: null, promo: null, groups: [] }
  const of = (...items: object[]) => ({
    sections: [{ windows: [], items: items.map((one) => ({ ...item, ...one })) }],
  })
  const now = at('12:00')
  expect(nextCatalogueChange(of({}), now)).toBeNull()
  const promo = {
    cents: 1,
    starts_at: at('11:00').toISOString(),
    ends_at: at('15:00').toISOString(),
  }
  expect(nextCatalogueChange(of({ promo }, { windows: [lateNight] }), now)).toEqual(at('15:00'))
  expect(nextCatalogueChange(of({ windows: [lateNight] }), now)).toEqual(at('22:00'))
})
