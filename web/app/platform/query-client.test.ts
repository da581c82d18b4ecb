import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const KEPT_TEN_MINUTES = {
  queryKey: ['settings'],
  queryFn: async () => ({ name: 'Salinópolis' }),
  gcTime: 600_000,
}

describe('what a page has asked for', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  it('ends with the page on the server: no timer holds it in memory', async () => {
    vi.useFakeTimers()
    vi.stubEnv('SSR', true)
    await createQueryClient().prefetchQuery(KEPT_TEN_MINUTES)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is kept in the browser as long as it says', async () => {
    vi.useFakeTimers()
    vi.stubEnv('SSR', false)
    const client = createQueryClient()
    await client.prefetchQuery(KEPT_TEN_MINUTES)
    expect(client.getQueryData(['settings'])).toBeDefined()
    vi.advanceTimersByTime(600_000)
    expect(client.getQueryData(['settings'])).toBeUndefined()
  })
})
