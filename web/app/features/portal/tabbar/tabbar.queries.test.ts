import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiClient } from '~/platform/api.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { tabBarQuery } from './tabbar.queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// spec: 255
it('keeps the error of a bar that could not be read, and no items', async () => {
  const failure = new TypeError('network')
  const query = tabBarQuery({ get: () => Promise.reject(failure) } as unknown as ApiClient)
  const queries = createQueryClient()
  const asking = queries.fetchQuery(query).catch(() => undefined)
  await vi.runAllTimersAsync()
  await asking
  expect(queries.getQueryState(query.queryKey)).toMatchObject({
    status: 'error',
    error: failure,
    data: undefined,
  })
})
