import { expect, it } from 'vitest'
import { createServiceWatch, watched } from './service-watch.ts'

let now = new Date('2026-07-18T14:48:00Z')
const clock = { now: () => now }

it('remembers the last good call and the last failure, and forgets them once taken', async () => {
  const services = createServiceWatch(clock)
  await services.watch('mail', async () => 'sent')
  const okAt = clock.now()
  now = new Date(now.getTime() + 1000)
  const refused = Object.assign(new Error('550 rosa@exemplo.com'), { code: 'EENVELOPE' })
  await expect(services.watch('mail', () => Promise.reject(refused))).rejects.toBe(refused)
  expect(services.take()).toEqual([
    {
      service: 'mail',
      okAt,
      tookMs: expect.any(Number),
      failedAt: clock.now(),
      // What a mail server says names whom it refused.
      failure: 'Error EENVELOPE',
    },
  ])
  expect(services.take()).toEqual([])
})

it('takes a refusal for an answer, and silence for a failure', async () => {
  const services = createServiceWatch(clock)
  const port = watched(
    {
      key: 'chave',
      refuse: async () => ({ kind: 'refused', problem: { status: 422 } }),
      vanish: async () => ({ kind: 'unknown', reason: 'timeout' }),
      verify: () => true,
    },
    'pix',
    services,
  )
  expect(port.key).toBe('chave')
  expect(port.verify()).toBe(true)
  expect(services.take()).toEqual([])
  await port.refuse()
  expect(services.take()).toMatchObject([{ okAt: clock.now(), failedAt: null }])
  await port.vanish()
  expect(services.take()).toMatchObject([{ okAt: null, failure: 'timeout' }])
})
