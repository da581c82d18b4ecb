// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/platform/api.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { followSession } from '~/platform/session/personal-queries.ts'
import { profileQuery } from './profile.queries.ts'
import { PROFILE_GC_MS, PROFILE_RETRIES, PROFILE_STALE_MS } from './profiles.constants.ts'
import {
  authOf,
  fakeApi,
  ok,
  profile,
  refused,
  renderWithAuth,
  session,
} from './profiles.testing.tsx'
import { useProfileCompletion } from './use-profile-completion.ts'

const READ = 'GET /api/v1/profile'
const incomplete = { ...profile, city: null, is_complete: false }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Probe() {
  return <p>{useProfileCompletion().isIncomplete ? 'incomplete' : 'complete'}</p>
}
const settle = () => act(() => vi.runAllTimersAsync())
const state = () => screen.getByText(/complete/).textContent

describe('the profile', () => {
  // spec: 216, 274
  it('is asked for again up to 3 times', async () => {
    expect(PROFILE_RETRIES).toBe(3)
    const api = { get: vi.fn(() => Promise.reject(new TypeError('network'))), send: vi.fn() }
    const asking = createQueryClient()
      .fetchQuery(profileQuery('x', api as never))
      .catch(() => null)
    await vi.runAllTimersAsync()
    await asking
    expect(api.get).toHaveBeenCalledTimes(4)
  })

  // spec: 216, 253
  it('is not asked for again once the API says that nobody is signed in', async () => {
    const api = { get: vi.fn(() => Promise.reject(new ApiError(401, null))), send: vi.fn() }
    const asking = createQueryClient()
      .fetchQuery(profileQuery('x', api as never))
      .catch(() => null)
    await vi.runAllTimersAsync()
    await asking
    expect(api.get).toHaveBeenCalledOnce()
  })

  // spec: 215
  it('is kept apart for each user, fresh for 5 minutes and kept for 10', () => {
    expect(profileQuery('ana').queryKey).toEqual(['me', 'profile', 'ana'])
    expect(profileQuery('ana')).toMatchObject({
      staleTime: PROFILE_STALE_MS,
      gcTime: PROFILE_GC_MS,
    })
    expect([PROFILE_STALE_MS, PROFILE_GC_MS]).toEqual([300_000, 600_000])
  })
})

describe('whether a profile is complete', () => {
  // spec: 74
  it('is not asked for a visitor', async () => {
    const api = fakeApi({})
    renderWithAuth(<Probe />, authOf(null))
    await settle()
    expect(api.calls).toEqual([])
    expect(state()).toBe('complete')
  })

  // spec: 215
  it('is asked when somebody is signed in', async () => {
    const api = fakeApi({ [READ]: () => ok(incomplete) })
    renderWithAuth(<Probe />)
    expect(state()).toBe('complete')
    await settle()
    expect(state()).toBe('incomplete')
    expect(api.count(READ)).toBe(1)
  })

  // spec: 127
  it('is asked again at a sign-in and when the session is refreshed', async () => {
    const api = fakeApi({ [READ]: () => ok(incomplete) })
    const view = renderWithAuth(<Probe />, authOf(null))
    followSession(view.queryClient, 'SIGNED_IN')
    view.as(authOf(session))
    await settle()
    expect(api.count(READ)).toBe(1)

    followSession(view.queryClient, 'TOKEN_REFRESHED')
    await settle()
    expect(api.count(READ)).toBe(2)
  })

  it('is asked once, however many places want to know', async () => {
    const api = fakeApi({ [READ]: () => ok(incomplete) })
    renderWithAuth(
      <>
        <Probe />
        <Probe />
      </>,
    )
    await settle()
    expect(api.count(READ)).toBe(1)
  })

  // spec: 128
  it('is forgotten at the sign-out', async () => {
    const api = fakeApi({ [READ]: () => ok(incomplete) })
    const view = renderWithAuth(<Probe />)
    await settle()
    followSession(view.queryClient, 'SIGNED_OUT')
    view.as(authOf(null))
    await settle()
    expect(state()).toBe('complete')
    expect(view.queryClient.getQueryData(profileQuery(session.user.id).queryKey)).toBeUndefined()
    view.as(authOf(session))
    await settle()
    expect(state()).toBe('incomplete')
    expect(api.count(READ)).toBe(2)
  })

  // spec: 129, 254
  it('counts as complete when the check fails, also after one that did not', async () => {
    let answer = refused(500, 'unexpected')
    fakeApi({ [READ]: () => answer })
    const view = renderWithAuth(<Probe />)
    await settle()
    expect(state()).toBe('complete')

    answer = ok(incomplete)
    followSession(view.queryClient, 'TOKEN_REFRESHED')
    await settle()
    expect(state()).toBe('incomplete')

    answer = refused(500, 'unexpected')
    followSession(view.queryClient, 'TOKEN_REFRESHED')
    await settle()
    expect(state()).toBe('complete')
  })
})
