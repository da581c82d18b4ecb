// @vitest-environment jsdom
import { PlanType } from '@portal/contract/shared/plans'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { diagnostics } from '../diagnostics.ts'
import { AuthProvider } from './AuthProvider.tsx'
import { useAuth } from './auth-context.ts'
import type { AuthListener } from './auth-events.ts'
import { aSession, FakeSessionServer } from './fake-session-server.ts'
import { AUTO_REFRESH_TICK_MS, FIRST_CHECK_PATIENCE_MS } from './session.constants.ts'
import { SessionClient } from './session-client.ts'
import { isSignOutOwed, settleSignOut } from './stored-auth-data.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  settleSignOut()
  vi.useRealTimers()
})

const settle = (durationMs = 0) => act(() => vi.advanceTimersByTimeAsync(durationMs))

/** A tab with the provider in it. */
function openTab(server: FakeSessionServer) {
  const queryClient = new QueryClient()
  const client = new SessionClient(server.api, vi.fn())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <AuthProvider client={client}>{children}</AuthProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useAuth, { wrapper })
  return { auth: () => result.current, client, queryClient }
}

async function signedIn(changes: Parameters<typeof aSession>[0] = {}) {
  const server = new FakeSessionServer(aSession(changes))
  const tab = openTab(server)
  await settle()
  return { server, ...tab }
}

// spec: 261
it('throws outside of its provider', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider')
  complaints.mockClear()
})

describe('the provider’s own first check', () => {
  // spec: 100, 123
  it('is loading until it ends, then knows the person and the plan', async () => {
    const { auth } = openTab(new FakeSessionServer(aSession({ plan_type: 'macarico' })))
    expect(auth()).toMatchObject({ isLoading: true, user: null, session: null, planType: null })
    await settle()
    expect(auth()).toMatchObject({ isLoading: false, planType: 'macarico', authError: null })
    expect(auth().user?.email).toBe('maria@example.com')
    expect(auth().session?.expires_in).toBe(3_600)
  })

  it('finds a visitor', async () => {
    const { auth } = openTab(new FakeSessionServer())
    await settle()
    expect(auth()).toMatchObject({ isLoading: false, user: null, planType: null, isAdmin: false })
  })

  // spec: 123, 260
  it.each([
    ['a server that fails', 500, 'Erro ao obter sessão'],
    ['an answer that is not ours', { status: 200, body: '<html>' }, 'Erro crítico de autenticação'],
  ] as const)('is over after %s, with a sentence', async (_, trouble, sentence) => {
    const server = new FakeSessionServer(aSession())
    server.trouble('session', trouble)
    const { auth } = openTab(server)
    await settle()
    expect(auth()).toMatchObject({ isLoading: false, user: null, authError: sentence })
  })

  it.each([503, 'network failure'] as const)(
    'tries again while %s may pass, with the sentence on the screen',
    async (trouble) => {
      const server = new FakeSessionServer(aSession())
      server.trouble('session', trouble)
      const { auth } = openTab(server)
      await settle()
      expect(auth()).toMatchObject({ isLoading: true, authError: 'Erro ao obter sessão' })
      server.recover()
      await settle(200)
      expect(auth()).toMatchObject({ isLoading: false, authError: null, planType: 'clube' })
    },
  )

  it('gives up after a few seconds, and the next tick finds the session after all', async () => {
    const server = new FakeSessionServer(aSession())
    server.trouble('session', 'network failure')
    const { auth } = openTab(server)
    // 200 + 400 + … + 3,200 ms are 6.2 s; another 6.4 s would be too long.
    await settle(6_199)
    expect(auth().isLoading).toBe(true)
    await settle(1)
    expect(auth()).toMatchObject({
      isLoading: false,
      user: null,
      authError: 'Erro ao obter sessão',
    })
    expect(server.callsOf('session')).toHaveLength(6)
    server.recover()
    await settle(AUTO_REFRESH_TICK_MS)
    expect(auth()).toMatchObject({ planType: 'clube', authError: null })
  })

  // spec: 123
  it('is over after ten seconds without an answer, which still counts when it comes', async () => {
    expect(FIRST_CHECK_PATIENCE_MS).toBe(10_000)
    const answer = Promise.withResolvers<ReturnType<typeof aSession>>()
    const server = new FakeSessionServer()
    server.api.get = (async () => ({ session: await answer.promise })) as typeof server.api.get
    const { auth } = openTab(server)
    await settle(FIRST_CHECK_PATIENCE_MS - 1)
    expect(auth().isLoading).toBe(true)
    await settle(1)
    expect(auth()).toMatchObject({ isLoading: false, authError: 'Erro ao obter sessão' })
    answer.resolve(aSession())
    await settle()
    expect(auth()).toMatchObject({ authError: null, planType: 'clube' })
  })
})

// spec: 122
it('skips the event of the initial session, which its own check tells, and hears the others', async () => {
  const heard: AuthListener[] = []
  const client = {
    onAuthStateChange: (listener: AuthListener) => {
      heard.push(listener)
      return () => {}
    },
    start: () => () => {},
    getSession: () => new Promise(() => {}),
    hasPersonLeft: false,
  } as unknown as SessionClient
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider client={client}>{children}</AuthProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useAuth, { wrapper })
  const tell: AuthListener = (...news) => act(() => heard[0]?.(...news))
  tell('INITIAL_SESSION', aSession())
  expect(result.current).toMatchObject({ isLoading: true, user: null })
  tell('SIGNED_IN', aSession())
  expect(result.current.user?.email).toBe('maria@example.com')
})

describe('rights', () => {
  // spec: 100, 201
  it.each(PlanType.options)(
    'plan %s: administrators are admin and superadmin only',
    async (plan) => {
      const { auth } = await signedIn({ plan_type: plan })
      expect(auth().planType).toBe(plan)
      expect(auth().isAdmin).toBe(plan === 'admin' || plan === 'superadmin')
    },
  )

  // spec: 156
  it('are the club’s when the plan is missing or unknown', async () => {
    const { auth } = await signedIn({ plan_type: 'imperador' as PlanType })
    expect(auth()).toMatchObject({ planType: 'clube', isAdmin: false })
  })

  // spec: 102, 156, 214
  it('are read again on request, and are the club’s when that fails', async () => {
    const { auth, server } = await signedIn({ plan_type: 'clube' })
    server.session = server.session && { ...server.session, plan_type: 'admin' }
    await act(() =>
      auth()
        .refreshPlanType()
        .then((plan) => expect(plan).toBe('admin')),
    )
    expect(auth().isAdmin).toBe(true)
    server.trouble('session', 500)
    await act(() =>
      auth()
        .refreshPlanType()
        .then((plan) => expect(plan).toBe('clube')),
    )
    expect(auth()).toMatchObject({ planType: 'clube', isAdmin: false })
    expect(auth().user).not.toBeNull()
  })

  it('of a visitor are none, even on request', async () => {
    const { auth } = openTab(new FakeSessionServer())
    await act(() =>
      auth()
        .refreshPlanType()
        .then((plan) => expect(plan).toBe('clube')),
    )
    expect(auth().planType).toBeNull()
  })
})

describe('refreshing', () => {
  // spec: 102
  it('answers with the session', async () => {
    const { auth, server } = await signedIn()
    await act(() =>
      auth()
        .refreshSession()
        .then((fresh) => expect(fresh).toBe(server.session)),
    )
    expect(auth().session).toBe(server.session)
  })

  // spec: 259
  it('keeps the session and says so when it fails', async () => {
    const { auth, server } = await signedIn()
    server.trouble('session/refresh', 503)
    const refresh = auth().refreshSession()
    await settle(30_000)
    expect(await refresh).toBeNull()
    expect(auth().authError).toBe('Erro ao atualizar sessão')
    expect(auth().user).not.toBeNull()
    server.recover()
    await act(() => auth().refreshSession())
    expect(auth().authError).toBeNull()
  })

  it('is nothing to complain about for a visitor', async () => {
    const { auth } = openTab(new FakeSessionServer())
    await settle()
    await act(() =>
      auth()
        .refreshSession()
        .then((none) => expect(none).toBeNull()),
    )
    expect(auth().authError).toBeNull()
  })
})

describe('signing out', () => {
  // spec: 102, 154
  it('reaches every device', async () => {
    const { auth, server } = await signedIn()
    await act(() => auth().signOut())
    expect(server.callsOf('sign-out')).toEqual([{ scope: 'global' }])
    expect(auth()).toMatchObject({
      user: null,
      planType: null,
      authError: null,
      hasPersonLeft: true,
    })
  })

  // spec: 154, 208
  it('falls back to this browser when that fails', async () => {
    const { auth, server } = await signedIn()
    server.trouble('sign-out', 500, { status: 200, body: { ended: 1 } })
    await act(() => auth().signOut())
    expect(server.callsOf('sign-out')).toEqual([{ scope: 'global' }, { scope: 'local' }])
    expect(auth()).toMatchObject({ user: null, authError: null })
    expect(isSignOutOwed()).toBe(false)
  })

  // spec: 257, 258
  it('goes on without the server, is noted, and stays owed', async () => {
    const { auth, server } = await signedIn()
    server.trouble('sign-out', 'network failure')
    await act(() => auth().signOut())
    expect(auth()).toMatchObject({ user: null, authError: 'Erro ao fazer logout' })
    expect(isSignOutOwed()).toBe(true)
    expect(diagnostics.entries.at(-1)?.message).toContain('sign-out (local) failed')
  })

  it('of the other devices keeps this one, whatever happens', async () => {
    const { auth, server } = await signedIn()
    await act(() => auth().signOut('others'))
    expect(auth().authError).toBeNull()
    server.trouble('sign-out', 500)
    await act(() => auth().signOut('others'))
    expect(auth().authError).toBe('Erro ao fazer logout')
    expect(auth().user).not.toBeNull()
    expect(server.callsOf('sign-out')).toEqual([{ scope: 'others' }, { scope: 'others' }])
  })
})

describe('what was read for a person', () => {
  const keys = (queryClient: QueryClient) =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0])

  it('is gone when they leave, and public answers stay', async () => {
    const { auth, queryClient } = await signedIn()
    for (const root of ['me', 'admin', 'portal-settings']) queryClient.setQueryData([root], {})
    await act(() => auth().signOut())
    expect(keys(queryClient)).toEqual(['portal-settings'])
  })

  // spec: 127
  it('is read again when they change or their session does', async () => {
    const { auth, queryClient } = await signedIn()
    queryClient.setQueryData(['me', 'profile'], {})
    await act(() => auth().refreshSession())
    expect(queryClient.getQueryState(['me', 'profile'])?.isInvalidated).toBe(true)
  })

  it('is not shown to the next person', async () => {
    const { client, queryClient } = await signedIn()
    queryClient.setQueryData(['me', 'profile'], { full_name: 'Maria' })
    await act(() => client.signInWithPassword({ email: 'joao@example.com', password: 'segredo' }))
    expect(queryClient.getQueryData(['me', 'profile'])).toBeUndefined()
  })
})

// spec: 101
it('holds the establishment somebody wants to write to', async () => {
  const { auth } = await signedIn()
  const data = {
    establishmentName: 'Maré Cheia',
    establishmentId: '0197f2f0-0000-7000-8000-0000000000e1',
  }
  act(() => auth().showContactModal(data))
  expect(auth().contactModal).toBe(data)
  act(() => auth().hideContactModal())
  expect(auth().contactModal).toBeNull()
})

it('agrees with the provider of another tab', async () => {
  const server = new FakeSessionServer()
  const here = openTab(server)
  const there = openTab(server)
  await settle()
  await act(() => here.client.signInWithPassword({ email: 'm@example.com', password: 'segredo' }))
  await act(() => vi.waitFor(() => expect(there.auth().user?.id).toBe(aSession().user.id)))
  await act(() => there.auth().signOut())
  await act(() => vi.waitFor(() => expect(here.auth().user).toBeNull()))
  expect(here.auth().hasPersonLeft).toBe(true)
})
