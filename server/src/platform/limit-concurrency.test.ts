import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('never runs more than it may, and everything in its turn', async () => {
  const run = limitConcurrency(2)
  const started: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      run(async () => {
        started.push(n)
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(started).toEqual(started.toSorted((a, b) => a - b))
})

it('gives the place back when the work fails', async () => {
  const run = limitConcurrency(1)
  const failing = run(() => Promise.reject(new Error('falhou')))
  const after = run(async () => 'feito')
  await expect(failing).rejects.toThrow('falhou')
  expect(await after).toBe('feito')
  expect(await run(async () => 'outra vez')).toBe('outra vez')
})
