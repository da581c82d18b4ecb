import { beforeEach, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { totp } from '../../../../test/totp.ts'

const portal = useTestApp({ environment: { ADMIN_SECOND_FACTOR: 'on' } })
let person: TestPerson
beforeEach(async () => {
  person = await createPerson(portal, { password: TEST_PASSWORD, role: 'admin' })
})

const start = (cookie: string, password = TEST_PASSWORD) =>
  call(portal, 'POST', '/auth/second-factor', { password }, { cookie })
const confirm = (cookie: string, code: string) =>
  call(portal, 'POST', '/auth/second-factor/confirm', { code }, { cookie })
const signIn = () =>
  call(portal, 'POST', '/auth/sign-in', { email: person.email, password: TEST_PASSWORD })
const prove = (cookie: string, code: string) =>
  call(portal, 'POST', '/auth/sign-in/second-factor', { code }, { cookie })
const session = async (cookie: string) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session
/** The code of the next half minute: the library takes one window on each side. */
const nextCode = (secret: string) => totp(secret, Date.now() + 30_000)

async function switchOn() {
  const { json } = await start(person.cookie)
  const { cookie } = await confirm(person.cookie, totp(json.secret))
  return { secret: json.secret as string, backupCodes: json.backup_codes as string[], cookie }
}

it('asks for the password before it hands out a secret', async () => {
  expect((await start(person.cookie, 'errada')).status).toBe(422)
  const { json } = await start(person.cookie)
  expect(json.uri).toMatch(/^otpauth:\/\/totp\//)
  expect(json.backup_codes).toHaveLength(10)
})

// spec: 99
it('is on only after the first code, in a session that has proved it', async () => {
  expect((await session(person.cookie)).second_factor).toBe('set-up')
  const { cookie } = await switchOn()
  expect(await session(cookie)).toMatchObject({
    second_factor: 'met',
    user: { factors: [{ type: 'totp' }] },
  })
})

it('keeps the rights from an administrator who has not proved it', async () => {
  const list = (cookie: string) => call(portal, 'GET', '/admin/audit-log', undefined, { cookie })
  expect(await list(person.cookie)).toMatchObject({
    status: 403,
    json: { code: 'accounts.second-factor-required' },
  })
  const { cookie } = await switchOn()
  expect((await list(cookie)).status).toBe(200)
})

it('lets nobody in with the password alone', async () => {
  const { secret } = await switchOn()
  const half = await signIn()
  expect(half.json).toEqual({ session: null, needs_second_factor: true })
  expect(await session(half.cookie)).toBeNull()
  const whole = await prove(half.cookie, nextCode(secret))
  expect(whole).toMatchObject({ status: 200, json: { session: { second_factor: 'met' } } })
  expect((await session(whole.cookie)).user.id).toBe(person.userId)
})

it('takes a backup code once', async () => {
  const { backupCodes } = await switchOn()
  const [code = ''] = backupCodes
  expect((await prove((await signIn()).cookie, code)).json.session).not.toBeNull()
  expect((await prove((await signIn()).cookie, code)).json.code).toBe(
    'accounts.second-factor-wrong',
  )
})

it('stops guessing after five wrong codes', async () => {
  await switchOn()
  const { cookie } = await signIn()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => prove(cookie, String(n).padStart(6, '0'))),
  )
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 200)).toEqual([])
})

it('is off again after the password and a code, and the administrator owes it again', async () => {
  const { cookie, secret } = await switchOn()
  const off = await call(
    portal,
    'POST',
    '/auth/second-factor/remove',
    { password: TEST_PASSWORD, code: nextCode(secret) },
    { cookie },
  )
  expect(off.json).toEqual({ enabled: false })
  expect(await session(cookie)).toMatchObject({
    second_factor: 'set-up',
    user: { factors: [] },
  })
})

it('asks nothing of the kind of a member', async () => {
  const member = await createPerson(portal)
  expect((await session(member.cookie)).second_factor).toBe('met')
})
