import {
  carAdvice,
  dayOfMoment,
  heightAt,
  nextWater,
} from '@portal/contract/city/tides/tide-now-rules'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { describe, expect, it } from 'vitest'
import { daylightWindow, dryWindows } from './car-hours.rules.ts'
import { fakeTides } from './fake-tides.ts'

const { days } = fakeTides()
const [day] = days
if (!day) throw new Error('no day')
const at = (date: string, hours: number, minutes = 0) =>
  dayOfKnownDate(date) * 1440 + hours * 60 + minutes

describe('the advice to drivers', () => {
  // spec: 390
  it('says until when, over midnight too', () => {
    const now = at('2026-07-18', 5)
    expect(carAdvice(days, 3, now)).toEqual({
      state: 'leave',
      at: at('2026-07-18', 7),
      inMinutes: 120,
    })
    expect(carAdvice(days, 3, at('2026-07-18', 23))).toEqual({
      state: 'out',
      until: at('2026-07-19', 1),
      next: at('2026-07-19', 7),
    })
  })

  it('is to leave up to the last minute before, and to be out from the minute itself', () => {
    expect(carAdvice(days, 3, at('2026-07-18', 6, 59)).state).toBe('leave')
    expect(carAdvice(days, 3, at('2026-07-18', 7)).state).toBe('out')
    expect(carAdvice(days, 3, at('2026-07-18', 13)).state).toBe('leave')
  })

  it('promises no return it cannot see', () => {
    expect(carAdvice(days, 3, at('2026-07-25', 20))).toEqual({
      state: 'out',
      until: null,
      next: null,
    })
  })

  it('is that the water does not come where it does not', () => {
    expect(carAdvice(days, 6, at('2026-07-18', 5))).toEqual({ state: 'dry' })
  })
})

it('has the hours a car may stay as what the windows leave over', () => {
  expect(dryWindows(day, 3)).toEqual([
    { from: 60, to: 420 },
    { from: 780, to: 1140 },
  ])
  expect(dryWindows(day, 6)).toEqual([{ from: 0, to: 1440 }])
  expect(daylightWindow(day, 3)).toEqual({ from: 780, to: 1140 })
})

it('knows the next water, also that of tomorrow', () => {
  expect(nextWater(days, at('2026-07-18', 11), 'high')?.at).toBe(at('2026-07-18', 22))
  expect(nextWater(days, at('2026-07-18', 23), 'low')?.at).toBe(at('2026-07-19', 4))
})

it('finds the height between two points of the curve, and the day of a moment', () => {
  expect(heightAt(days, at('2026-07-18', 4))).toBeCloseTo(1)
  expect(heightAt(days, at('2026-07-18', 7))).toBeCloseTo(3)
  expect(heightAt(days, at('2026-07-26', 0))).toBeCloseTo(4)
  expect(dayOfMoment(days, at('2026-07-20', 0))).toMatchObject({ minute: 0 })
  expect(dayOfMoment(days, at('2026-08-20', 0))).toBeNull()
})
