// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { diagnostics } from '../diagnostics.ts'
import type { AuthChangeEvent } from './auth-events.ts'
import { aSession, FakeSessionServer } from './fake-session-server.ts'
import * as constants from './session.constants.ts'
import { SessionClient } from './session-client.ts'
import type { Credentials, SignUpData } from './sign-in-requests.ts'
import { isSignOutOwed, settleSignOut } from './stored-auth-data.ts'

const open: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z') })
})
afterEach(() => {
  for (const close of open.splice(0)) close()
  settleSignOut()
  localStorage.clear()
  vi.useRealTimers()
})

/** A tab of the browser that `server` answers. */
function openTab(server: FakeSessionServer) {
  const leaveFor = vi.fn()
  const client = new SessionClient(server.api, leaveFor)
  const events: AuthChangeEvent[] = []
  client.onAuthStateChange((event) => events.push(event))
  open.push(client.start())
  return { client, events, leaveFor }
}

async function signedIn(changes: Parameters<typeof aSession>[0] = {}) {
  const server = new FakeSessionServer(aSession(changes))
  const tab = openTab(server)
  await tab.client.getSession()
  return { server, ...tab }
}

const warnings = () => diagnostics.entries.map(({ message }) => message)

describe('the first check of a session', () => {
  // spec: 120
  it('is told as the initial session, whoever is there', async () => {
    const { events } = await signedIn()
    expect(events).toEqual(['INITIAL_SESSION'])
    const visitor = openTab(new FakeSessionServer())
    expect(await visitor.client.getSession()).toBeNull()
    expect(visitor.events).toEqual(['INITIAL_SESSION'])
  })

  it('is told too when it fails; the next tick finds the session after all', async () => {
    const server = new FakeSessionServer(aSession())
    server.trouble('session', 'network failure')
    const { client, events } = openTab(server)
    await expect(client.getSession()).rejects.toThrow(TypeError)
    expect(events).toEqual(['INITIAL_SESSION'])
    server.recover()
    await vi.advanceTimersByTimeAsync(constants.AUTO_REFRESH_TICK_MS)
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN'])
  })

  it('does not undo a sign-in that overtook it', async () => {
    const server = new FakeSessionServer()
    const { client, events } = openTab(server)
    const check = client.getSession()
    server.session = null
    const signIn = client.signInWithPassword({ email: 'maria@example.com', password: 'segredo' })
    await signIn
    expect(await check).toBe(server.session)
    expect(events.at(-1)).toBe('SIGNED_IN')
  })

  it('refuses an answer that is not ours, as a hotel’s network gives it', async () => {
    const server = new FakeSessionServer()
    server.trouble('session', { status: 200, body: null })
    await expect(openTab(server).client.getSession()).rejects.toThrow('no session')
  })
})

describe('signing in', () => {
  // spec: 185
  it.each([
    ['an e-mail', { email: '', password: 'segredo' }],
    ['a password', { email: 'maria@example.com', password: '' }],
  ])('needs %s', async (_, credentials: Credentials) => {
    const server = new FakeSessionServer()
    const { client } = openTab(server)
    const message = 'You must provide either an email or phone number and a password'
    await expect(client.signInWithPassword(credentials)).rejects.toThrow(message)
    await expect(client.signUp(credentials as SignUpData)).rejects.toThrow(message)
    expect(server.calls).toEqual([])
  })

  // spec: 186
  it('asks for an address before it sends a link', async () => {
    const { client } = openTab(new FakeSessionServer())
    const message = 'You must provide either an email or phone number.'
    await expect(client.recoverPassword('')).rejects.toThrow(message)
  })

  // spec: 115, 211
  it('with a password is told', async () => {
    const { client, events } = openTab(new FakeSessionServer())
    await client.signInWithPassword({ email: 'maria@example.com', password: 'segredo' })
    expect(events).toEqual(['SIGNED_IN'])
  })

  // spec: 121
  it('waits for the second factor, which is told by its own name', async () => {
    const server = new FakeSessionServer()
    server.trouble('sign-in', { status: 200, body: { session: null, needs_second_factor: true } })
    const { client, events } = openTab(server)
    const answer = await client.signInWithPassword({ email: 'm@example.com', password: 'segredo' })
    expect(answer.needs_second_factor).toBe(true)
    expect(events).toEqual([])
    await client.proveSecondFactor('123456')
    expect(events).toEqual(['MFA_CHALLENGE_VERIFIED'])
    expect(server.callsOf('sign-in/second-factor')).toEqual([{ code: '123456' }])
  })

  it('with Google leaves for the address the server names', async () => {
    const server = new FakeSessionServer()
    const { client, leaveFor } = openTab(server)
    await client.signInWithGoogle({ plan: 'espadarte' })
    expect(server.callsOf('google')).toEqual([{ plan: 'espadarte' }])
    expect(leaveFor).toHaveBeenCalledWith('https://accounts.google.example/o/oauth2')
  })

  // spec: 267
  it('keeps the session there is when who one is cannot be proved', async () => {
    const { client, server, events } = await signedIn()
    for (const path of ['sign-in', 'sign-in/second-factor', 'google']) server.trouble(path, 401)
    const credentials = { email: 'outra@example.com', password: 'errada' }
    await expect(client.signInWithPassword(credentials)).rejects.toThrow()
    await expect(client.proveSecondFactor('000000')).rejects.toThrow()
    await expect(client.signInWithGoogle({ plan: 'clube' })).rejects.toThrow()
    expect(events).toEqual(['INITIAL_SESSION'])
    expect(await client.getSession()).toBe(server.session)
  })

  // spec: 119
  it('with a new password is told as a recovery and ends the session', async () => {
    const { client, events } = await signedIn()
    await client.resetPassword({ token: 'um-token-bem-comprido', password: 'nova-senha' })
    expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'SIGNED_OUT'])
  })
})

describe('what the server tells anew', () => {
  // spec: 118
  it('is a change of the person when the plan or the name is another', async () => {
    const { client, server, events } = await signedIn()
    server.session = server.session && { ...server.session, plan_type: 'espadarte' }
    await client.getSession()
    expect(events).toEqual(['INITIAL_SESSION', 'USER_UPDATED'])
  })

  it('is nothing when nothing changed', async () => {
    const { client, events } = await signedIn()
    await client.getSession()
    expect(events).toEqual(['INITIAL_SESSION'])
  })

  // spec: 116
  it('is the end of a session that was revoked elsewhere', async () => {
    const { client, server, events } = await signedIn()
    server.session = null
    expect(await client.getSession()).toBeNull()
    expect(events.at(-1)).toBe('SIGNED_OUT')
    expect(client.hasPersonLeft).toBe(false)
  })
})

describe('refreshing', () => {
  // spec: 276
  it('has the timings of the specification', () => {
    expect(constants.AUTO_REFRESH_TICK_MS).toBe(30_000)
    expect(constants.REFRESH_MARGIN_MS).toBe(90_000)
    expect(constants.RETRY_FIRST_PAUSE_MS).toBe(200)
    expect(constants.STALE_WARNING_MS).toBe(120_000)
    expect(constants.RETRYABLE_STATUSES).toEqual([502, 503, 504])
  })

  // spec: 117, 124, 276, 277
  it('happens at the first tick with less than 90 s left', async () => {
    const { server, events } = await signedIn({ expires_in: 120 })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(server.callsOf('session/refresh')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(server.callsOf('session/refresh')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.callsOf('session/refresh')).toHaveLength(1)
    expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(server.callsOf('session/refresh')).toHaveLength(1)
  })

  it('does not trust the clock of the phone', async () => {
    const wrongYear = Math.floor(Date.UTC(2019, 0, 1) / 1000)
    const { server } = await signedIn({ expires_in: 3_600, expires_at: wrongYear })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.callsOf('session/refresh')).toHaveLength(0)
  })

  it('asks nothing for a visitor, and nothing after the tab is closed', async () => {
    const server = new FakeSessionServer()
    await openTab(server).client.getSession()
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(server.calls).toEqual([['session', undefined]])
    const { server: other } = await signedIn({ expires_in: 60 })
    for (const close of open.splice(0)) close()
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(other.callsOf('session/refresh')).toHaveLength(0)
  })

  // spec: 266, 278
  it.each([502, 503, 504, 'network failure'] as const)(
    'tries again after 200, 400 and 800 ms when %s came back',
    async (trouble) => {
      const { client, server } = await signedIn()
      server.trouble('session/refresh', trouble)
      const refresh = client.refreshSession()
      const tries: number[] = []
      for (const pauseMs of [0, 199, 1, 399, 1, 799, 1]) {
        await vi.advanceTimersByTimeAsync(pauseMs)
        tries.push(server.callsOf('session/refresh').length)
      }
      expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4])
      server.recover()
      await vi.advanceTimersByTimeAsync(1_600)
      expect(await refresh).toBe(server.session)
    },
  )

  it('gives up before the next tick, and the session is kept', async () => {
    const { client, server, events } = await signedIn()
    server.trouble('session/refresh', 503)
    const refusal = expect(client.refreshSession()).rejects.toMatchObject({ status: 503 })
    await vi.advanceTimersByTimeAsync(30_000)
    await refusal
    // 200 + 400 + … + 12,800 ms are 25.4 s; another 25.6 s would not fit.
    expect(server.callsOf('session/refresh')).toHaveLength(8)
    expect(events).toEqual(['INITIAL_SESSION'])
  })

  // spec: 266
  it('does not try again what was refused, and keeps the session', async () => {
    const { client, server, events } = await signedIn()
    server.trouble('session/refresh', 429)
    await expect(client.refreshSession()).rejects.toMatchObject({ status: 429 })
    expect(server.callsOf('session/refresh')).toHaveLength(1)
    expect(events).toEqual(['INITIAL_SESSION'])
  })

  // spec: 262
  it('says that there is no session when there is none', async () => {
    const { client } = openTab(new FakeSessionServer())
    await expect(client.refreshSession()).rejects.toThrow('Auth session missing!')
  })

  it('ends the session when the server does not know it any more', async () => {
    const { client, server, events } = await signedIn()
    server.trouble('session/refresh', 401)
    await expect(client.refreshSession()).rejects.toThrow('Auth session missing!')
    expect(events.at(-1)).toBe('SIGNED_OUT')
  })

  it('is not lost to a check that was on its way', async () => {
    const { client, server } = await signedIn()
    const [, fresh] = await Promise.all([client.getSession(), client.refreshSession()])
    expect(fresh).toBe(server.session)
    expect(await client.getSession()).toBe(server.session)
  })

  it('does not bring back a session that was left meanwhile', async () => {
    const { client, server, events } = await signedIn()
    server.trouble('session/refresh', 503)
    const refresh = client.refreshSession()
    await vi.advanceTimersByTimeAsync(100)
    server.recover()
    const { session } = server
    await client.signOut()
    server.session = session
    await vi.advanceTimersByTimeAsync(100)
    expect(await refresh).toBeNull()
    expect(events.at(-1)).toBe('SIGNED_OUT')
  })

  it('is one request however many ask for it', async () => {
    const { client, server } = await signedIn()
    const [first, second] = await Promise.all([client.refreshSession(), client.refreshSession()])
    expect(first).toBe(second)
    expect(server.callsOf('session/refresh')).toHaveLength(1)
  })

  // spec: 279
  it('is warned of once when it is 120 s late', async () => {
    const { server } = await signedIn({ expires_in: 60 })
    server.trouble('session/refresh', 503)
    const stale = () => warnings().filter((message) => message.includes('stale')).length
    const before = stale()
    await vi.advanceTimersByTimeAsync(60_000 + constants.STALE_WARNING_MS - 1)
    expect(stale()).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(stale()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(stale()).toBe(before + 1)
  })
})

describe('a tab that somebody comes back to', () => {
  const become = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('checks its session, and not when it is left', async () => {
    const { server, events } = await signedIn()
    server.session = null
    become('hidden')
    await vi.advanceTimersByTimeAsync(0)
    expect(server.callsOf('session')).toHaveLength(1)
    become('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(events.at(-1)).toBe('SIGNED_OUT')
  })

  it('checks it when the back button revives the page', async () => {
    const { server } = await signedIn()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.callsOf('session')).toHaveLength(2)
  })

  it('keeps its session while the network is away', async () => {
    const { server, events } = await signedIn()
    server.trouble('session', 'network failure')
    become('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['INITIAL_SESSION'])
  })
})

describe('signing out', () => {
  // spec: 116, 155
  it.each(['global', 'local'] as const)('with scope %s ends the session here', async (scope) => {
    const { client, server, events } = await signedIn()
    localStorage.setItem('portal.auth.hint', 'x')
    await client.signOut({ scope })
    expect(server.callsOf('sign-out')).toEqual([{ scope }])
    expect(events.at(-1)).toBe('SIGNED_OUT')
    expect(client.hasPersonLeft).toBe(true)
    expect(localStorage.getItem('portal.auth.hint')).toBeNull()
  })

  it('of the others leaves this one alone', async () => {
    const { client, events } = await signedIn()
    await client.signOut({ scope: 'others' })
    expect(events).toEqual(['INITIAL_SESSION'])
  })

  // spec: 157
  it('is global unless told otherwise, and knows no other scope', async () => {
    const { client, server } = await signedIn()
    await expect(client.signOut({ scope: 'world' as 'global' })).rejects.toThrow('scope')
    expect(server.callsOf('sign-out')).toHaveLength(0)
    await client.signOut()
    expect(server.callsOf('sign-out')).toEqual([{ scope: 'global' }])
  })

  it('is done when the session was already gone', async () => {
    const { client, server, events } = await signedIn()
    server.trouble('sign-out', 401)
    await client.signOut()
    expect(events.at(-1)).toBe('SIGNED_OUT')
  })

  it('does not wait for a server that says nothing', async () => {
    expect(constants.SIGN_OUT_PATIENCE_MS).toBe(8_000)
    const { client, server } = await signedIn()
    server.api.send = (() => new Promise(() => {})) as typeof server.api.send
    const refusal = expect(client.signOut()).rejects.toThrow('No answer in time')
    await vi.advanceTimersByTimeAsync(constants.SIGN_OUT_PATIENCE_MS)
    await refusal
  })

  it('without the server is made up for before anybody sees the session again', async () => {
    const { client, server, events } = await signedIn()
    server.trouble('sign-out', 'network failure')
    await expect(client.signOut()).rejects.toThrow()
    client.forgetSession()
    expect(events.at(-1)).toBe('SIGNED_OUT')

    const nextVisit = openTab(server)
    await expect(nextVisit.client.getSession()).rejects.toThrow()
    expect(server.session).not.toBeNull()
    server.recover()
    await vi.advanceTimersByTimeAsync(constants.AUTO_REFRESH_TICK_MS)
    expect(server.session).toBeNull()
    expect(nextVisit.events).toEqual(['INITIAL_SESSION'])
    expect(isSignOutOwed()).toBe(false)
  })

  it('is not owed any more once somebody signs in', async () => {
    const { client, server } = await signedIn()
    client.forgetSession()
    await client.signInWithPassword({ email: 'maria@example.com', password: 'segredo' })
    expect(isSignOutOwed()).toBe(false)
    expect(await client.getSession()).toBe(server.session)
  })
})

describe('two tabs of one browser', () => {
  async function twoTabs(server: FakeSessionServer) {
    const here = openTab(server)
    const there = openTab(server)
    await here.client.getSession()
    await there.client.getSession()
    return { here, there }
  }

  // spec: 210
  it('agree on a sign-in, a refresh, a change of the person and a sign-out', async () => {
    const server = new FakeSessionServer()
    const { here, there } = await twoTabs(server)
    await here.client.signInWithPassword({ email: 'maria@example.com', password: 'segredo' })
    await vi.waitFor(() => expect(there.events.at(-1)).toBe('SIGNED_IN'))
    await there.client.refreshSession()
    await vi.waitFor(() => expect(here.events.at(-1)).toBe('TOKEN_REFRESHED'))
    server.session = server.session && { ...server.session, plan_type: 'atalaia' }
    await here.client.getSession()
    await vi.waitFor(() => expect(there.events.at(-1)).toBe('USER_UPDATED'))
    await here.client.signOut()
    await vi.waitFor(() => expect(there.events.at(-1)).toBe('SIGNED_OUT'))
    expect(there.client.hasPersonLeft).toBe(true)
  })

  it('agree after Google brought a new session to one of them', async () => {
    const server = new FakeSessionServer()
    const { there } = await twoTabs(server)
    server.session = aSession()
    await openTab(server).client.getSession()
    await vi.waitFor(() => expect(there.events.at(-1)).toBe('SIGNED_IN'))
  })

  it('tell each other nothing about the person', async () => {
    const heard: unknown[] = []
    const spy = new BroadcastChannel('portal.session')
    spy.onmessage = ({ data }: MessageEvent) => heard.push(data)
    const { client } = await signedIn()
    await client.signOut()
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    spy.close()
    expect(heard).toEqual([
      { event: 'INITIAL_SESSION', sessionId: aSession().id, byPerson: false },
      { event: 'SIGNED_OUT', sessionId: null, byPerson: true },
    ])
  })
})
