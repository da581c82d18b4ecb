import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOfDay } from '../../shared/calendar-days.ts'
import { dayOfWallMinute, MINUTES_PER_DAY, wallMinuteAt } from '../../shared/time-zones.ts'
import { FRIDAY_EVENING_MINUTE, isWithin, weekendAt } from './weekend.ts'

/** On the clock of the city, three hours behind Greenwich. */
const at = (local: string) => wallMinuteAt(new Date(`${local}:00-03:00`))
const spanOf = (from: string, before: string) => ({ from: at(from), before: at(before) })

const THIS = spanOf('2026-07-17T18:00', '2026-07-20T00:00')
const NEXT = spanOf('2026-07-24T18:00', '2026-07-27T00:00')
const anyMinute = fc.integer({ min: 0, max: 40_000 * MINUTES_PER_DAY })

describe('the weekend', () => {
  it.each([
    ['Monday, just after midnight', '2026-07-13T00:00'],
    ['Wednesday', '2026-07-15T12:00'],
    ['Friday morning', '2026-07-17T09:00'],
    ['Friday evening', '2026-07-17T20:00'],
    ['Saturday', '2026-07-18T14:00'],
    ['Sunday night, while it is still Sunday', '2026-07-19T23:59'],
  ])('is the same one on %s', (_, now) => {
    expect(weekendAt(at(now))).toEqual(THIS)
    expect(weekendAt(at(now), 'next')).toEqual(NEXT)
  })

  it('is the one to come from the first minute of Monday', () => {
    expect(weekendAt(at('2026-07-20T00:00'))).toEqual(NEXT)
  })

  // spec: 452
  it('begins on a Friday evening and ends with Sunday, whenever it is asked for', () => {
    fc.assert(
      fc.property(anyMinute, fc.constantFrom('this', 'next'), (now, which) => {
        const { from, before } = weekendAt(now, which)
        expect(weekdayOfDay(dayOfWallMinute(from))).toBe(5)
        expect(from % MINUTES_PER_DAY).toBe(FRIDAY_EVENING_MINUTE)
        expect(weekdayOfDay(dayOfWallMinute(before))).toBe(1)
        expect(before - from).toBe(2 * MINUTES_PER_DAY + 6 * 60)
      }),
    )
  })

  it('is never over, and never more than a week away', () => {
    fc.assert(
      fc.property(anyMinute, (now) => {
        const { from, before } = weekendAt(now)
        expect(before).toBeGreaterThan(now)
        expect(before - now).toBeLessThanOrEqual(7 * MINUTES_PER_DAY)
        expect(weekendAt(now, 'next')).toEqual({
          from: from + 7 * MINUTES_PER_DAY,
          before: before + 7 * MINUTES_PER_DAY,
        })
      }),
    )
  })

  it('turns into the next one at one moment, and at no other', () => {
    fc.assert(
      fc.property(anyMinute, (now) => {
        const { before } = weekendAt(now)
        expect(weekendAt(before - 1)).toEqual(weekendAt(now))
        expect(weekendAt(before)).toEqual(weekendAt(now, 'next'))
      }),
    )
  })

  it.each([
    ['a fair of Friday morning', '2026-07-17T08:00', '2026-07-17T12:00', false],
    [
      'a fair of Friday that goes on into the evening',
      '2026-07-17T09:00',
      '2026-07-17T22:00',
      true,
    ],
    ['a show at 18h on Friday', '2026-07-17T18:00', '2026-07-17T21:00', true],
    ['a show that begins late on Sunday', '2026-07-19T23:30', '2026-07-20T03:00', true],
    ['a course on Monday', '2026-07-20T00:00', '2026-07-20T02:00', false],
    ['a festival of the whole week', '2026-07-13T08:00', '2026-07-22T22:00', true],
  ])('has %s or not', (_, starts, over, isThere) => {
    expect(isWithin(weekendAt(at('2026-07-15T12:00')), at(starts), at(over))).toBe(isThere)
  })
})
