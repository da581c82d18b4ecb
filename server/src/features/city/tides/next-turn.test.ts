import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tideDay } from './named-tide.rules.ts'
import { nextTurn } from './next-turn.rules.ts'
import { presentTideDay } from './present-tide.ts'

const FIRST = dayAt(new Date('2026-07-17T15:00:00Z'))
const days = [0, 1, 2].map((n) => presentTideDay(tideDay(FIRST + n, new Map()), new Map(), [3.4]))
const [, today] = days
if (!today) throw new Error('no day')

const at = (minute: number) => new Date(Date.UTC(2026, 6, 18, 3, minute))

it('is the sunset for a page made a minute before', () => {
  expect(today.date).toBe(isoDateOfDay(FIRST + 1))
  const turn = nextTurn(days, at(today.sunset - 1))
  expect(turn).toEqual(at(today.sunset))
})

// spec: 448
it('is ahead at every minute of the day, and never past the day or the next turn of the water', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      const turn = nextTurn(days, at(minute))?.getTime() ?? 0
      expect(turn).toBeGreaterThan(at(minute).getTime())
      expect(turn).toBeLessThanOrEqual(at(1440).getTime())
      const water = today.extremes.find((extreme) => extreme.minute > minute)
      if (water) expect(turn).toBeLessThanOrEqual(at(water.minute).getTime())
    }),
  )
})

it('is unknown where the days lie elsewhere', () => {
  expect(nextTurn(days, new Date('2027-01-01T12:00:00Z'))).toBeNull()
})
