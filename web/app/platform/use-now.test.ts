// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNow } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-18T22:59:30Z') }))
afterEach(() => void vi.useRealTimers())

it('begins where the page was made, then follows the clock at each full minute', () => {
  const seen: string[] = []
  renderHook(() => seen.push(useNow('2026-07-18T22:58:00Z').toISOString()))
  expect(seen[0]).toBe('2026-07-18T22:58:00.000Z')
  expect(seen.at(-1)).toBe('2026-07-18T22:59:30.000Z')
  act(() => void vi.advanceTimersByTime(29_999))
  expect(seen.at(-1)).toBe('2026-07-18T22:59:30.000Z')
  act(() => void vi.advanceTimersByTime(1))
  expect(seen.at(-1)).toBe('2026-07-18T23:00:00.000Z')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(seen.at(-1)).toBe('2026-07-18T23:01:00.000Z')
})
