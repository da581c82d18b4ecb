import { expect, it } from 'vitest'
import { trialDaysLeft } from './trial.rules.ts'

const left = (now: string) => trialDaysLeft('2026-08-20T12:00:00Z', new Date(now))

it('counts the days of a trial with the one that has begun', () => {
  expect(left('2026-08-13T12:00:00Z')).toBe(7)
  expect(left('2026-08-13T13:00:00Z')).toBe(7)
  expect(left('2026-08-20T11:59:00Z')).toBe(1)
  expect(left('2026-08-20T12:00:00Z')).toBe(0)
  expect(left('2026-08-25T12:00:00Z')).toBe(0)
})
