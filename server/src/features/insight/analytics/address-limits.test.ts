import { expect, it } from 'vitest'
import { fixedClock } from '../../../../test/test-app.ts'
import { createBeaconLimit, createPeopleLimit } from './address-limits.ts'
import { BEACONS_PER_MINUTE, PEOPLE_OF_AN_ADDRESS } from './visits.constants.ts'

const DAY_MS = 86_400_000

it('an address is so many people on a day, and as many again on the next', () => {
  const clock = fixedClock()
  const people = createPeopleLimit(clock.now)
  const allowed = () =>
    Array.from({ length: PEOPLE_OF_AN_ADDRESS * 2 }, (_, n) => n).filter((n) =>
      people.allows('203.0.113.9', `browser ${n}`),
    )
  expect(allowed()).toHaveLength(PEOPLE_OF_AN_ADDRESS)
  expect(people.allows('203.0.113.9', 'browser 0')).toBe(true)
  expect(people.allows('203.0.113.10', 'browser 0')).toBe(true)
  clock.advance(DAY_MS)
  expect(allowed()).toHaveLength(PEOPLE_OF_AN_ADDRESS)
})

it('a thousand phones of a carrier with the names that browsers have today are all counted', () => {
  const people = createPeopleLimit(fixedClock().now)
  // Chrome and Safari name versions only, the in-app browsers of one in five the phone as well.
  const nameOf = (n: number) =>
    n % 5 === 0 ? `Instagram on phone ${n}` : `Chrome ${120 + (n % 12)} or Safari ${n % 30}`
  for (let n = 0; n < 1_000; n += 1) expect(people.allows('203.0.113.9', nameOf(n))).toBe(true)
})

it('a node remembers so many people and no more, and goes on knowing those', () => {
  const people = createPeopleLimit(fixedClock().now, 1_000)
  for (let n = 0; n < 1_000; n += 1) expect(people.allows(`address ${n}`, 'browser')).toBe(true)
  expect(people.allows('one more address', 'browser')).toBe(false)
  expect(people.allows('address 7', 'browser')).toBe(true)
})

it('an address is counted so often a minute', () => {
  const clock = fixedClock()
  const beacons = createBeaconLimit(clock.now)
  const allowed = () =>
    Array.from({ length: BEACONS_PER_MINUTE + 5 }).filter(() => beacons.allows('one')).length
  expect(allowed()).toBe(BEACONS_PER_MINUTE)
  expect(beacons.allows('another')).toBe(true)
  clock.advance(60_000)
  expect(allowed()).toBe(BEACONS_PER_MINUTE)
})
