import { expect, it } from 'vitest'
import { fakeTides } from './fake-tides.ts'
import { isNight } from './night.rules.ts'

/** The sun rises at 6h12 and sets at 18h17. */
const { days } = fakeTides('2026-07-17', 3)

// spec: 448
it.each([
  ['2026-07-18T09:11:00Z', true],
  ['2026-07-18T09:12:00Z', false],
  ['2026-07-18T21:16:00Z', false],
  ['2026-07-18T21:17:00Z', true],
  ['2026-07-19T03:00:00Z', true],
])('tells night from day by the sun of the city: %s', (moment, expected) => {
  expect(isNight(days, new Date(moment))).toBe(expected)
})

it('is day where nothing is known of the sun', () => {
  expect(isNight([], new Date('2026-07-18T03:00:00Z'))).toBe(false)
})
