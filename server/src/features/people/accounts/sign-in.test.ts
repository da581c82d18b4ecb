import { beforeAll, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import {
  createPerson,
  openSession,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let rosa: TestPerson
beforeAll(async () => {
  rosa = await createPerson(portal, { password: TEST_PASSWORD })
})

const signIn = (email: string, password: string, from = {}) =>
  call(portal, 'POST', '/auth/sign-in', { email, password }, from)
const session = async (cookie: string) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session

// spec: 146, 212
it('knows which e-mails have an account, in any case', async () => {
  const check = async (email: string) =>
    (await call(portal, 'POST', '/auth/email-check', { email })).json
  expect(await check(rosa.email.toUpperCase())).toEqual({ exists: true })
  expect(await check('ninguem@exemplo.test')).toEqual({ exists: false })
})

// spec: 149, 203
it('lets a person in with e-mail and password', async () => {
  const answer = await signIn(rosa.email, TEST_PASSWORD)
  expect(answer).toMatchObject({
    status: 200,
    json: { needs_second_factor: false, session: { plan_type: 'clube', second_factor: 'met' } },
  })
  expect((await session(answer.cookie)).user.id).toBe(rosa.userId)
})

// spec: 98
it('gives a session a week, and says so in seconds', async () => {
  const { json } = await signIn(rosa.email, TEST_PASSWORD)
  expect(json.session.expires_in).toBeGreaterThan(7 * 86_400 - 10)
  expect(json.session.expires_at - Math.floor(Date.now() / 1000)).toBeGreaterThan(7 * 86_400 - 10)
})

// spec: 263
it.each([
  ['a wrong password', () => rosa.email],
  ['an unknown e-mail', () => 'ninguem@exemplo.test'],
])('answers %s with the same sentence', async (_, email) => {
  expect(await signIn(email(), 'outra senha')).toMatchObject({
    status: 401,
    json: { code: 'accounts.invalid-credentials', detail: 'Email ou senha incorretos.' },
  })
})

it('refuses somebody who came with Google only, the same way', async () => {
  const { email } = await createPerson(portal)
  expect((await signIn(email, TEST_PASSWORD)).json.code).toBe('accounts.invalid-credentials')
})

it('sends an administrator with a short password to choose a longer one', async () => {
  const { email, cookie } = await createPerson(portal, { role: 'admin', password: 'mangue2026' })
  expect(await signIn(email, 'mangue2026')).toMatchObject({
    status: 403,
    json: { code: 'accounts.admin-password-too-short' },
  })
  expect(await session(cookie)).toBeNull()
})

it('never takes over a session that somebody planted before', async () => {
  const planted = rosa.cookie
  const answer = await signIn(rosa.email, TEST_PASSWORD, { cookie: planted })
  expect(answer.cookie).not.toBe(planted)
  const forged = await signIn(rosa.email, TEST_PASSWORD, {
    cookie: 'portal.session_token=escolhido.assinatura',
  })
  expect(forged.cookie).not.toContain('escolhido')
})

// spec: 265
it.each([
  ['a token without its signature', (cookie: string) => cookie.replace(/(%2E|\.)[^.]+$/, '')],
  ['a token signed by somebody else', (cookie: string) => `${cookie.slice(0, -6)}AAAAAA`],
])('does not know %s', async (_, change) => {
  expect(await session(change(rosa.cookie))).toBeNull()
})

// spec: 157
it('signs out of this device only', async () => {
  const here = await openSession(portal.deps, rosa.userId)
  const there = await openSession(portal.deps, rosa.userId)
  const answer = await call(portal, 'POST', '/auth/sign-out', { scope: 'local' }, { cookie: here })
  expect(answer.json).toEqual({ ended: 1 })
  expect(answer.cookies[0]).toMatchObject({ name: 'portal.session_token', value: '', maxAge: 0 })
  expect(await session(here)).toBeNull()
  expect(await session(there)).not.toBeNull()
})

// spec: 157
it('signs out of the other devices only', async () => {
  const here = await openSession(portal.deps, rosa.userId)
  const there = await openSession(portal.deps, rosa.userId)
  await call(portal, 'POST', '/auth/sign-out', { scope: 'others' }, { cookie: here })
  expect(await session(here)).not.toBeNull()
  expect(await session(there)).toBeNull()
})

// spec: 157, 208
it('signs out everywhere', async () => {
  const here = await openSession(portal.deps, rosa.userId)
  const there = await openSession(portal.deps, rosa.userId)
  await call(portal, 'POST', '/auth/sign-out', { scope: 'global' }, { cookie: here })
  expect([await session(here), await session(there)]).toEqual([null, null])
})

// spec: 157
it('lets a visitor sign out without complaint, and refuses a scope that is none', async () => {
  expect((await call(portal, 'POST', '/auth/sign-out', { scope: 'global' })).json).toEqual({
    ended: 0,
  })
  expect((await call(portal, 'POST', '/auth/sign-out', { scope: 'mine' })).status).toBe(422)
  expect((await call(portal, 'POST', '/auth/sign-out', { scope: 'others' })).status).toBe(401)
})

it('lists the devices of a person and ends one of them', async () => {
  const { userId, cookie } = await createPerson(portal)
  await openSession(portal.deps, userId)
  const list = async () => (await call(portal, 'GET', '/auth/sessions', undefined, { cookie })).json
  const before = await list()
  expect(before).toHaveLength(2)
  expect(before[0]).toMatchObject({ device: 'Chrome no Android' })
  const other = before.find(({ is_current }: { is_current: boolean }) => !is_current)
  await call(portal, 'DELETE', `/auth/sessions/${other.id}`, undefined, { cookie })
  expect(await list()).toMatchObject([{ is_current: true }])
})

it("cannot end somebody else's session, nor learn that it exists", async () => {
  const caio = await createPerson(portal)
  const [victim] = await portal.deps.stores.sessions.list(caio.userId, new Date())
  const fresh = await createPerson(portal)
  const answer = await call(portal, 'DELETE', `/auth/sessions/${victim?.id}`, undefined, {
    cookie: fresh.cookie,
  })
  expect(answer.status).toBe(404)
  expect(await session(caio.cookie)).not.toBeNull()
})

// spec: 209
it('prolongs a session that is asked to last, and one that is a day old when it is used', async () => {
  const { cookie, userId } = await createPerson(portal)
  const age = (days: number) =>
    portal.deps.connection
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + (7 - days) * 86_400_000) })
      .where('user_id', '=', userId)
      .execute()
  await age(0.5)
  expect((await session(cookie)).expires_in).toBeLessThan(6.6 * 86_400)
  await age(1.1)
  expect((await session(cookie)).expires_in).toBeGreaterThan(6.99 * 86_400)
  await age(6.999)
  const refreshed = await call(portal, 'POST', '/auth/session/refresh', undefined, { cookie })
  expect(refreshed.json.session.expires_in).toBeGreaterThan(6.99 * 86_400)
  expect(refreshed.cookies).toMatchObject([{ name: 'portal.session_token', maxAge: 604_800 }])
})

it('forgets a session whose time is over', async () => {
  const { cookie, userId } = await createPerson(portal)
  await portal.deps.connection
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', userId)
    .execute()
  expect(await session(cookie)).toBeNull()
})
