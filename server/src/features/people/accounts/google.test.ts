import { afterAll, expect, it } from 'vitest'
import { startGoogle } from '../../../../../sandbox/src/google/start-google.ts'
import { Browser } from '../../../../../sandbox/src/google/testing/browser.ts'
import { subOf } from '../../../../../sandbox/src/google/testing/sign-in.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const google = await startGoogle({ port: 0 })
afterAll(() => google.stop())
const portal = useTestApp({
  environment: {
    PUBLIC_URL: 'http://localhost:3000',
    GOOGLE_DISCOVERY_URL: `${google.issuer}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'portal-local',
    GOOGLE_CLIENT_SECRET: 'portal-local-secret',
  },
})
const here = { origin: 'http://localhost:3000' }
const start = (plan = 'clube') => call(portal, 'POST', '/auth/google', { plan }, here)

/** The whole way: to Google, through its pages, and back to the portal. */
async function enter(name: string, plan?: string) {
  const { json, cookie } = await start(plan)
  const browser = new Browser(google.issuer)
  const chooser = await browser.open(json.url)
  const consent = await browser.open(chooser.url, { sub: subOf(name, chooser) })
  const back = consent.url.startsWith(google.issuer)
    ? await browser.open(consent.url, { allow: '1' })
    : consent
  return { back: new URL(back.url), state: cookie, ...(await comeBack(new URL(back.url), cookie)) }
}

async function comeBack(url: URL, cookie: string) {
  const answer = await portal.app.inject({
    url: url.pathname + url.search,
    headers: { cookie },
  })
  const session = answer.cookies.find(({ name }) => name === 'portal.session_token')
  return {
    target: new URL(String(answer.headers.location), 'http://localhost:3000'),
    session: session?.value ? `portal.session_token=${encodeURIComponent(session.value)}` : null,
  }
}
const who = async (cookie: string) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session

// spec: 205
it('asks Google for offline access and for consent, with a proof key', async () => {
  const { json } = await start('premium')
  const asked = new URL(json.url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  })
})

// spec: 204, 206
it('brings a new person back with an account, a profile to complete and the plan in the address', async () => {
  const { target, session } = await enter('Rosa', 'premium')
  expect(target.pathname + target.search).toBe('/auth/callback?plan=espadarte')
  const signedIn = await who(session ?? '')
  expect(signedIn).toMatchObject({
    plan_type: 'clube',
    user: { email_verified: true, identities: [{ provider: 'google' }] },
  })
  const profile = await call(portal, 'GET', '/profile', undefined, { cookie: session ?? '' })
  expect(profile.json).toMatchObject({ is_complete: false })
})

it('knows the same person the second time', async () => {
  const first = await who((await enter('Caio')).session ?? '')
  const second = await who((await enter('Caio')).session ?? '')
  expect(second.user.id).toBe(first.user.id)
})

it('ends the session that the browser had before, and keeps it when Google refuses', async () => {
  const { back, state, session } = await enter('Caio')
  expect(back.pathname).toBe('/api/auth/callback/google')
  await comeBack(back, `${state}; ${session}`)
  expect(await who(session ?? '')).not.toBeNull()
  const { json, cookie } = await start()
  const browser = new Browser(google.issuer)
  const chooser = await browser.open(json.url)
  const again = await browser.open(chooser.url, { sub: subOf('Caio', chooser) })
  const url = again.url.startsWith(google.issuer)
    ? (await browser.open(again.url, { allow: '1' })).url
    : again.url
  const entered = await comeBack(new URL(url), `${cookie}; ${session}`)
  expect(await who(entered.session ?? '')).not.toBeNull()
  expect(await who(session ?? '')).toBeNull()
})

it('does not take the place of an account whose e-mail nobody proved', async () => {
  const { json } = await start()
  const chooser = await new Browser(google.issuer).open(json.url)
  const email = /Rosa[\s\S]*?([\w.+-]+@[\w.-]+)/.exec(chooser.body)?.[1] ?? ''
  await portal.deps.connection.deleteFrom('users').where('email', '=', email).execute()
  await createPerson(portal, { email, emailVerified: false })
  const { target, session } = await enter('Rosa')
  expect(session).toBeNull()
  expect(target.pathname).toBe('/auth/callback')
  expect(target.searchParams.get('error')).toBe('account_not_linked')
})

it('refuses a person whom Google knows without a proved e-mail, or without any', async () => {
  for (const name of ['Lia', 'Nilo']) {
    const { target, session } = await enter(name)
    expect(session, name).toBeNull()
    expect(target.searchParams.get('error'), name).toMatch(/email/)
  }
})

it('refuses an answer of Google that nobody here asked for', async () => {
  const { back } = await enter('Caio')
  for (const cookie of ['', 'portal.state=outro.assinado']) {
    const again = await comeBack(back, cookie)
    expect(again.session).toBeNull()
    expect(again.target.origin + again.target.pathname).toBe('http://localhost:3000/auth/callback')
  }
})

it('refuses the same answer a second time', async () => {
  const { back, state } = await enter('Caio')
  expect((await comeBack(back, state)).session).toBeNull()
})

it('says so when Google fails, and the next try works', async () => {
  google.failNextToken()
  expect((await enter('Caio')).session).toBeNull()
  expect((await enter('Caio')).session).not.toBeNull()
})

// spec: 204
it('never sends anybody to another site', async () => {
  for (const plan of ['//evil.example', 'https://evil.example', 'clube&next=//evil.example']) {
    const { target } = await enter('Caio', plan)
    expect(target.href).toBe('http://localhost:3000/auth/callback?plan=clube')
  }
})
