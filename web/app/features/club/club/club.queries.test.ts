import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { QUERY_DEFAULTS } from '~/platform/query-client.ts'
import { CLUB_GC_MS, CLUB_STALE_MS } from './club.constants.ts'
import { clubNumbersQuery } from './club.queries.ts'

afterEach(() => {
  vi.useRealTimers()
})

// spec: 292
it('trusts what the club’s sign-up area read for five minutes and keeps it for ten', () => {
  vi.useFakeTimers({ now: 0 })
  expect([CLUB_STALE_MS, CLUB_GC_MS]).toEqual([300_000, 600_000])
  const client = new QueryClient()
  const query = clubNumbersQuery()
  const stop = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => undefined)
  client.setQueryData(query.queryKey, {
    members: 3,
    partners: 1,
    saved_cents: 0,
    prizes_cents: 0,
    counted_at: '2026-07-18T22:00:00Z',
  })
  const isStale = () =>
    client
      .getQueryCache()
      .find(query)
      ?.isStaleByTime(query.staleTime as number)
  vi.advanceTimersByTime(CLUB_STALE_MS - 1)
  expect(isStale()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isStale()).toBe(true)
  stop()
  vi.advanceTimersByTime(CLUB_GC_MS - 1)
  expect(client.getQueryData(query.queryKey)).toEqual({
    members: 3,
    partners: 1,
    saved_cents: 0,
    prizes_cents: 0,
    counted_at: '2026-07-18T22:00:00Z',
  })
  vi.advanceTimersByTime(1)
  expect(client.getQueryData(query.queryKey)).toBeUndefined()
})

it('asks once more and at no other time, as every query does', () => {
  expect(QUERY_DEFAULTS).toEqual({
    retry: 1,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchInterval: false,
  })
})
