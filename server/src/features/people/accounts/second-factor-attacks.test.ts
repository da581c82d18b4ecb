import { afterAll, beforeEach, expect, it } from 'vitest'
import { startGoogle } from '../../../../../sandbox/src/google/start-google.ts'
import { Browser } from '../../../../../sandbox/src/google/testing/browser.ts'
import { subOf } from '../../../../../sandbox/src/google/testing/sign-in.ts'
import { call } from '../../../../test/calls.ts'
import {
  createPerson,
  openSession,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../../test/people.ts'
import { startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { totp } from '../../../../test/totp.ts'

const google = await startGoogle({ port: 0 })
afterAll(() => google.stop())
const environment = {
  ADMIN_SECOND_FACTOR: 'on',
  GOOGLE_DISCOVERY_URL: `${google.issuer}/.well-known/openid-configuration`,
  GOOGLE_CLIENT_ID: 'portal-local',
  GOOGLE_CLIENT_SECRET: 'portal-local-secret',
  PUBLIC_URL: 'http://localhost:3000',
}
const portal = useTestApp({ environment })
const origin = 'http://localhost:3000'
type Portal = Parameters<typeof call>[0]

let admin: TestPerson
beforeEach(async () => {
  admin = await createPerson(portal, { password: TEST_PASSWORD, role: 'admin' })
})

const post = (url: string, body: object, cookie: string, node: Portal = portal) =>
  call(node, 'POST', url, body, { cookie, origin })
const session = async (cookie: string) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session
const start = (cookie: string) => post('/auth/second-factor', { password: TEST_PASSWORD }, cookie)
const remove = (cookie: string, code: string, password = TEST_PASSWORD) =>
  post('/auth/second-factor/remove', { password, code }, cookie)
const signIn = (node: Portal = portal, { email } = admin) =>
  post('/auth/sign-in', { email, password: TEST_PASSWORD }, '', node)
const prove = (cookie: string, code: string, node: Portal = portal) =>
  post('/auth/sign-in/second-factor', { code }, cookie, node)
/** The code of the next half minute: the one before it was used to switch the factor on. */
const nextCode = (secret: string) => totp(secret, Date.now() + 30_000)

async function switchOn({ cookie } = admin) {
  const { json } = await start(cookie)
  const first = totp(json.secret)
  const on = await post('/auth/second-factor/confirm', { code: first }, cookie)
  expect(on.status).toBe(200)
  const secret: string = json.secret
  const codes: string[] = json.backup_codes
  return { secret, codes, first, cookie: on.cookie }
}

const REFUSED = {
  status: 403,
  json: {
    code: 'accounts.second-factor-required',
    detail:
      'Antes, confirme que é você: entre novamente e informe o código da verificação em duas etapas.',
  },
}

it('lets a session that came with Google alone do nothing to the account but prove the factor', async () => {
  const first = await call(portal, 'POST', '/auth/google', { plan: 'clube' }, { origin })
  const chooser = await new Browser(google.issuer).open(first.json.url)
  const email = /Caio[\s\S]*?([\w.+-]+@[\w.-]+)/.exec(chooser.body)?.[1] ?? ''
  admin = await createPerson(portal, { email, password: TEST_PASSWORD, role: 'admin' })
  const { secret, codes } = await switchOn()

  const half = await enterWithGoogle('Caio')
  expect((await session(half)).second_factor).toBe('prove')
  expect(await remove(half, nextCode(secret))).toMatchObject(REFUSED)
  expect(await start(half)).toMatchObject(REFUSED)
  expect(await post('/auth/second-factor/confirm', { code: nextCode(secret) }, half)).toMatchObject(
    REFUSED,
  )
  const change = { current_password: TEST_PASSWORD, password: 'outra senha bem longa' }
  expect(await post('/auth/password/change', change, half)).toMatchObject(REFUSED)
  expect(await post('/account/deletion', { proof: TEST_PASSWORD }, half)).toMatchObject(REFUSED)
  const data = await call(portal, 'GET', '/account/export', undefined, { cookie: half })
  expect(data).toMatchObject(REFUSED)

  expect((await prove(half, codes[0] ?? '')).status).toBe(200)
  expect((await session(half)).second_factor).toBe('met')
})

async function enterWithGoogle(name: string) {
  const { json, cookie } = await call(portal, 'POST', '/auth/google', { plan: 'clube' }, { origin })
  const browser = new Browser(google.issuer)
  const chooser = await browser.open(json.url)
  const consent = await browser.open(chooser.url, { sub: subOf(name, chooser) })
  const isAsked = consent.url.startsWith(google.issuer)
  const back = new URL((isAsked ? await browser.open(consent.url, { allow: '1' }) : consent).url)
  const answer = await portal.app.inject({
    url: back.pathname + back.search,
    headers: { cookie },
  })
  const { value = '' } = answer.cookies.find((one) => one.name === 'portal.session_token') ?? {}
  return `portal.session_token=${encodeURIComponent(value)}`
}

it('does not give the factor up for the password, nor for a code without it', async () => {
  const { cookie, secret } = await switchOn()
  expect((await remove(cookie, '000000')).json.code).toBe('accounts.second-factor-wrong')
  const wrong = await remove(cookie, nextCode(secret), 'errada')
  expect(wrong.json.code).toBe('accounts.invalid-credentials')
  expect((await session(cookie)).user.factors).toHaveLength(1)
})

it.each([
  ['a code of the application', ({ secret }: { secret: string }) => nextCode(secret)],
  ['a backup code', ({ codes }: { codes: string[] }) => codes[3] ?? ''],
])(
  'gives it up for the password and %s, ends the other sessions and tells the person',
  async (_, choose) => {
    const on = await switchOn()
    const other = (await prove((await signIn()).cookie, on.codes[0] ?? '')).cookie
    expect((await remove(on.cookie, choose(on))).json).toEqual({ enabled: false })
    expect(await session(on.cookie)).toMatchObject({
      second_factor: 'set-up',
      user: { factors: [] },
    })
    expect(await session(other)).toBeNull()
    expect(await told()).toEqual([true, false])
  },
)

it('ends the other sessions when it is switched on, and tells the person', async () => {
  const other = await openSession(portal.deps, admin.userId)
  const { cookie } = await switchOn()
  expect(await session(other)).toBeNull()
  expect((await session(cookie)).second_factor).toBe('met')
  expect(await told()).toEqual([true])
})

/** What the mails that are waiting to leave say. */
async function told() {
  const { rows } = await portal.asOwner<{ on: boolean }>(
    `select (data->>'isOn')::boolean as on from jobs.job
     where name = 'accounts.tell-second-factor-changed' and data->>'email' = $1 order by created_on`,
    [admin.email],
  )
  return rows.map((row) => row.on)
}

it('takes a code once, also the one that switched the factor on', async () => {
  const { secret, first } = await switchOn()
  expect((await prove((await signIn()).cookie, first)).json.code).toBe(
    'accounts.second-factor-wrong',
  )
  const code = nextCode(secret)
  expect((await prove((await signIn()).cookie, code)).status).toBe(200)
  expect(await prove((await signIn()).cookie, code)).toMatchObject({
    status: 422,
    json: { detail: expect.stringContaining('já usado') },
  })
})

it('lets one of eight in who bring the same code at once to two nodes', async () => {
  const second = await startNode(portal.databaseUrl, { environment })
  try {
    const { secret } = await switchOn()
    const halves: { cookie: string; node: Portal }[] = []
    for (let n = 0; n < 4; n += 1) {
      for (const node of [portal, second]) {
        halves.push({ node, cookie: (await signIn(node)).cookie })
      }
    }
    const code = nextCode(secret)
    const answers = await Promise.all(halves.map(({ cookie, node }) => prove(cookie, code, node)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  } finally {
    await stopNode(second)
  }
})

it('does not let who has only the password keep the owner from the factor', async () => {
  const on = await switchOn()
  const entered = await prove((await signIn()).cookie, on.codes[0] ?? '')
  const device = entered.cookie.split('; ').find((one) => one.startsWith('portal.device=')) ?? ''
  const guesser = (await signIn()).cookie
  const guesses = Array.from({ length: 12 }, (_, n) => prove(guesser, `0000${n + 10}`))
  const guessed = (await Promise.all(guesses)).filter(({ status }) => status === 422)
  expect(guessed.length).toBeLessThanOrEqual(5)
  expect((await prove((await signIn()).cookie, on.codes[1] ?? '')).status).toBe(429)

  const half = await post('/auth/sign-in', { email: admin.email, password: TEST_PASSWORD }, device)
  const known = await prove(`${half.cookie}; ${device}`, nextCode(on.secret))
  expect(known).toMatchObject({ status: 200, json: { session: { second_factor: 'met' } } })
  expect((await remove(known.cookie, on.codes[2] ?? '')).status).toBe(200)
})

it('does not let the wrong codes of one administrator stop another behind the same address', async () => {
  await switchOn()
  const { cookie } = await signIn()
  for (let n = 0; n < 6; n += 1) await prove(cookie, `00000${n}`)
  const other = await createPerson(portal, { password: TEST_PASSWORD, role: 'admin' })
  const { secret } = await switchOn(other)
  expect((await prove((await signIn(portal, other)).cookie, nextCode(secret))).status).toBe(200)
})
