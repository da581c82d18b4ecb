import { expect, it } from 'vitest'
import { refetchAt } from './refetch-at.ts'

it('asks again when what was read changes, in half a minute at the earliest and a day at the latest', () => {
  expect(refetchAt(null, 0)).toBe(false)
  expect(refetchAt('1970-01-01T01:00:00Z', 0)).toBe(3_600_000)
  expect(refetchAt('1970-01-01T00:00:01Z', 0)).toBe(30_000)
  expect(refetchAt('2026-01-01T00:00:00Z', 0)).toBe(24 * 3_600_000)
})
