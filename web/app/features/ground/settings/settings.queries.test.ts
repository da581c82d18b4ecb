import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiClient, ApiError } from '~/platform/api.ts'
import { createQueryClient, MUTATION_DEFAULTS, QUERY_DEFAULTS } from '~/platform/query-client.ts'
import { portalSettingsQuery } from './settings.queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a query', () => {
  // spec: 229
  it('is never asked again by focus, mount or clock', () => {
    expect(QUERY_DEFAULTS).toEqual({
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchInterval: false,
    })
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchInterval: false,
    })
  })

  // spec: 229
  it('is tried once more after a failure of the network, never after a refusal', async () => {
    const attempts = async (error: Error) => {
      const queryFn = vi.fn(() => Promise.reject(error))
      const asking = createQueryClient()
        .fetchQuery({ queryKey: ['x'], queryFn })
        .catch(() => {})
      await vi.runAllTimersAsync()
      await asking
      return queryFn.mock.calls.length
    }
    expect(await attempts(new TypeError('network'))).toBe(1 + QUERY_DEFAULTS.retry)
    expect(await attempts(new ApiError(404, null))).toBe(1)
  })
})

describe('a write', () => {
  // spec: 230
  it('is tried once more after a failure of the network, never after a refusal', async () => {
    expect(MUTATION_DEFAULTS.retry).toBe(1)
    const attempts = async (error: Error) => {
      const mutationFn = vi.fn(() => Promise.reject(error))
      const client = createQueryClient()
      const options = client.defaultMutationOptions({ mutationFn })
      const writing = client.getMutationCache().build(client, options).execute(undefined)
      const ending = writing.catch(() => {})
      await vi.runAllTimersAsync()
      await ending
      return mutationFn.mock.calls.length
    }
    expect(await attempts(new TypeError('network'))).toBe(2)
    expect(await attempts(new ApiError(409, null))).toBe(1)
  })
})

describe('the portal settings', () => {
  it('never go back to an older version than the one that is known', async () => {
    const client = createQueryClient()
    const query = (version: number) =>
      portalSettingsQuery({ get: async () => ({ version }) } as unknown as ApiClient)
    client.setQueryData(query(8).queryKey, { version: 8 } as never)
    const afterReading = async (version: number) => {
      await client.fetchQuery({ ...query(version), staleTime: 0 })
      return client.getQueryData(query(version).queryKey)
    }
    expect(await afterReading(7)).toEqual({ version: 8 })
    expect(await afterReading(9)).toEqual({ version: 9 })
  })

  // spec: 227, 275
  it('are fresh for 5 minutes, kept for 10 and not asked for again by focus', () => {
    expect(portalSettingsQuery()).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
    })
  })

  // spec: 227
  it('are asked for once more, 3 seconds after a failure', async () => {
    const get = vi.fn(() => Promise.reject(new TypeError('network')))
    const api = { get } as unknown as ApiClient
    const asking = createQueryClient()
      .fetchQuery(portalSettingsQuery(api))
      .catch(() => {})
    await vi.advanceTimersByTimeAsync(2_999)
    expect(get).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(get).toHaveBeenCalledTimes(2)
    await vi.runAllTimersAsync()
    await asking
    expect(get).toHaveBeenCalledTimes(2)
  })
})
