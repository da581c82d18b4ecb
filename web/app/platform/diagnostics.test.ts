import { expect, it } from 'vitest'
import { Diagnostics, MAX_ENTRIES, MAX_TIMINGS, SLOW_OPERATION_MS } from './diagnostics.ts'

// spec: 286
it('keeps the last 1000 entries and the last 500 timings', () => {
  const ring = new Diagnostics()
  for (let index = 0; index < 1100; index += 1) {
    ring.note('info', `entry ${index}`)
    ring.time(`operation ${index}`, 1)
  }
  expect([MAX_ENTRIES, MAX_TIMINGS]).toEqual([1000, 500])
  expect(ring.entries).toHaveLength(1000)
  expect(ring.entries[0]?.message).toBe('entry 100')
  expect(ring.timings).toHaveLength(500)
  expect(ring.timings.at(-1)?.name).toBe('operation 1099')
})

// spec: 286
it('calls an operation above 1000 ms slow', () => {
  const ring = new Diagnostics()
  ring.time('in time', SLOW_OPERATION_MS)
  ring.time('too slow', 1001)
  expect(ring.timings.map(({ isSlow }) => isSlow)).toEqual([false, true])
})
