import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { type Auth, AuthContext } from '~/platform/session/auth-context.ts'
import { aSession } from '~/platform/session/fake-session-server.ts'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'

type Answers = Parameters<typeof fakeApi>[0]

export const MARIA = aSession()

const ORDINARY: Answers = {
  'POST /api/v1/auth/email-check': () => ok({ exists: true }),
  'POST /api/v1/auth/sign-out': () => ok({ ended: 0 }),
  'POST /api/v1/auth/sign-in': () => ok({ session: MARIA, needs_second_factor: false }),
  'POST /api/v1/auth/sign-in/second-factor': () => ok({ session: MARIA }),
  'POST /api/v1/auth/sign-up': () => ok({ session: MARIA, user_id: MARIA.user.id }),
  'POST /api/v1/auth/password/recovery': () => ok({ accepted: true }),
  'POST /api/v1/auth/password/reset': () => ok({ changed: true }),
  'POST /api/v1/auth/email-confirmation': () => ok({ accepted: true }),
  'POST /api/v1/auth/email-confirmation/confirm': () => ok({ confirmed: true }),
  'POST /api/v1/subscriptions/trial': () => ok({ plan_type: 'atalaia', trial_ends_at: null }),
  'GET /api/v1/profile': () => ok({ plan_type: 'atalaia' }),
}

/** For tests only: the API behind the account screens, with other answers where a test wants them. */
export function accountApi(answers: Answers = {}) {
  const made: string[] = []
  const noted = Object.entries({ ...ORDINARY, ...answers }).map(([call, answer]) => [
    call,
    (body: unknown) => {
      made.push(call.replace('/api/v1/', ''))
      return answer(body)
    },
  ])
  return { ...fakeApi(Object.fromEntries(noted)), made }
}

export const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

/** For tests only: a visitor, unless told otherwise. */
export function fakeAuth(changes: Partial<Auth> = {}): Auth {
  return {
    user: changes.session?.user ?? null,
    session: null,
    isLoading: false,
    isAdmin: false,
    planType: changes.session?.plan_type ?? null,
    authError: null,
    contactModal: null,
    signOut: vi.fn(async () => undefined),
    refreshSession: vi.fn(async () => MARIA),
    refreshPlanType: vi.fn(async () => 'clube' as const),
    showContactModal: vi.fn(),
    hideContactModal: vi.fn(),
    ...changes,
  }
}

type Place = { path?: string; search?: string; state?: unknown; auth?: Auth }

/** For tests only: an account screen inside a router and a session. */
export function renderAccounts(screen: ReactNode, place: Place = {}) {
  const { path = '/auth', search = '', state = null, auth = fakeAuth() } = place
  const router = createMemoryRouter([{ path: '*', element: screen }], {
    initialEntries: [{ pathname: path, search, state }],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return { auth, place: () => router.state.location }
}

/** Lets `durationMs` of the fake clock go by, and what was promised meanwhile happen. */
export const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))
