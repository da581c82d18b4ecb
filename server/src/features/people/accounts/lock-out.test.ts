import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { totp } from '../../../../test/totp.ts'
import { Busy } from '../../../platform/errors/domain-errors.ts'
import { sendAccountLink } from './send-account-link.ts'
import { signIn as trySignIn } from './sign-in.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({
  environment: {
    REQUESTS_PER_MINUTE: '100000',
    SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}`,
  },
})
const NEW_PASSWORD = 'vigilenga no porto'

let owner: TestPerson
let block = 0
beforeEach(async () => {
  owner = await createPerson(portal, { password: TEST_PASSWORD })
  block += 1
})
/** Addresses that no other test has used. */
const stranger = (n: number) => ({ address: `10.${block}.${Math.floor(n / 200)}.${(n % 200) + 1}` })
const home = () => ({ address: `172.16.${block}.1` })

type From = { address: string; cookie?: string }
const signIn = (password: string, from: From, { email } = owner) =>
  call(portal, 'POST', '/auth/sign-in', { email, password }, from)
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const deviceIn = (cookie: string) =>
  cookie.split('; ').find((pair) => pair.startsWith('portal.device=')) ?? ''

async function guess(tries: number, from: (n: number) => From = stranger, who = owner) {
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, n) => signIn(`chute ${n}`, from(n), who)),
  )
  return answers.filter(({ status }) => status === 401).length
}

describe('a stranger who sends many passwords at once', () => {
  it('holds nobody else up', async () => {
    const flood = Array.from({ length: 50 }, (_, n) =>
      signIn('chute', stranger(1), { ...owner, email: `alguem-${n}@exemplo.test` }),
    )
    expect(await statusOf(signIn(TEST_PASSWORD, home()))).toBe(200)
    const statuses = await Promise.all(flood.map(statusOf))
    expect(statuses.filter((status) => status !== 401 && status !== 503)).toEqual([])
  })

  it('has guessed nothing where there was no time to look at a password', async () => {
    const noTime = { api: { signInEmail: () => Promise.reject(new Busy('no time')) } }
    const from = { headers: new Headers(), clientKey: home().address, knownDevice: null }
    for (let n = 0; n < 60; n += 1) {
      const needs = { ...portal.deps, auth: noTime as unknown as typeof portal.deps.auth }
      const tried = trySignIn({ email: owner.email, password: TEST_PASSWORD }, from, needs)
      await expect(tried).rejects.toThrow(Busy)
    }
    expect(await statusOf(signIn(TEST_PASSWORD, home()))).toBe(200)
  })
})

describe('a stranger who guesses', () => {
  it('does not keep the owner out of a browser in which they have entered before', async () => {
    const device = deviceIn((await signIn(TEST_PASSWORD, home())).cookie)
    expect(await guess(40)).toBe(10)
    const again = await signIn(TEST_PASSWORD, { address: stranger(1).address, cookie: device })
    expect(again).toMatchObject({ status: 200, json: { session: { user: { id: owner.userId } } } })
  })

  it('does not keep them out of it from their own address either', async () => {
    const device = deviceIn((await signIn(TEST_PASSWORD, home())).cookie)
    for (let n = 0; n < 60; n += 1) {
      const { email } = { email: `alguem-${n}@exemplo.test` }
      await call(portal, 'POST', '/auth/sign-in', { email, password: 'chute' }, home())
    }
    expect(await statusOf(signIn(TEST_PASSWORD, home()))).toBe(429)
    expect(await statusOf(signIn(TEST_PASSWORD, { ...home(), cookie: device }))).toBe(200)
  })

  it('has five tries from one address, ten a quarter of an hour, a hundred a day', async () => {
    expect(await guess(20, home)).toBe(5)
    expect(await guess(20)).toBe(5)
    let guessed = 10
    for (let quarter = 0; quarter < 20; quarter += 1) {
      await aQuarterLater()
      guessed += await guess(20)
    }
    expect(guessed).toBe(100)
  })

  it('has as many for an e-mail without an account, and reads the same', async () => {
    const nobody = { ...owner, email: `ninguem-${block}@exemplo.test` }
    expect(await guess(20)).toBe(10)
    expect(await guess(20, stranger, nobody)).toBe(10)
    const [one, other] = [
      await signIn('chute', stranger(99)),
      await signIn('chute', stranger(99), nobody),
    ]
    expect(one.status).toBe(429)
    expect({ ...other.json, requestId: '' }).toEqual({ ...one.json, requestId: '' })
  })

  it('gains nothing by a device of another account, a foreign signature or an old one', async () => {
    const other = await createPerson(portal, { password: TEST_PASSWORD })
    const theirs = deviceIn((await signIn(TEST_PASSWORD, home(), other)).cookie)
    const forged = [theirs, `${theirs.slice(0, -4)}AAAA`, theirs.replace(/\.[^.*]+\*/, '.x*')]
    await guess(20)
    for (const [n, cookie] of forged.entries()) {
      const { address } = stranger(300 + n)
      expect(await statusOf(signIn(TEST_PASSWORD, { address, cookie }))).toBe(429)
    }
  })

  it('is slowed in a browser that knows the account too', async () => {
    const cookie = deviceIn((await signIn(TEST_PASSWORD, home())).cookie)
    expect(await guess(30, (n) => ({ ...stranger(n), cookie }))).toBe(10)
    expect(await statusOf(signIn(TEST_PASSWORD, { ...home(), cookie }))).toBe(429)
  })
})

/** The counters of a quarter of an hour run out; those of a day do not. */
async function aQuarterLater() {
  await portal.deps.pool.query(
    `delete from rate_limits where key like 'sign-in-a%' and key not like 'sign-in-account-day:%'`,
  )
}

describe('the owner in a new browser, while strangers guess', () => {
  it('reads what to do, and enters by the link in the mailbox', async () => {
    await guess(20)
    expect(await signIn(TEST_PASSWORD, home())).toMatchObject({
      status: 429,
      json: { detail: expect.stringContaining('o link que chega por e-mail libera este aparelho') },
    })
    const reset = await resetWith(await receiveLink())
    const cookie = deviceIn(reset.cookie)
    expect(await statusOf(signIn(NEW_PASSWORD, { ...home(), cookie }))).toBe(200)
    expect(await statusOf(signIn(NEW_PASSWORD, stranger(150)))).toBe(429)
  })

  it('keeps a name of the browser that no script and no page is given, and nobody can read', async () => {
    const { cookies } = await signIn(TEST_PASSWORD, home())
    const device = cookies.find(({ name }) => name === 'portal.device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/v1/auth' })
    expect(device?.value).not.toContain(owner.email.split('@')[0])
    expect(device?.value).not.toContain(owner.userId)
  })
})

async function receiveLink() {
  await sendAccountLink('recover-password', owner.email, portal.deps)
  const [mail] = post.mailbox.list(owner.email)
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const resetWith = (token: string, from: From = home()) =>
  call(portal, 'POST', '/auth/password/reset', { token, password: NEW_PASSWORD }, from)

describe('a stranger who asks for links', () => {
  const ask = (from: From, email = owner.email) =>
    call(portal, 'POST', '/auth/password/recovery', { email }, from)
  /** How many mails the worker would send. */
  async function mailsTo(email = owner.email) {
    const { rows } = await portal.asOwner<{ mails: number }>(
      `select count(*)::int as mails from jobs.job
       where name = 'accounts.send-password-recovery' and data->>'email' = $1`,
      [email],
    )
    return rows[0]?.mails
  }

  it('reads the same each time, and fills no mailbox', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(stranger(n))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(answers.map(({ json }) => JSON.stringify(json)))).toEqual(
      new Set(['{"accepted":true}']),
    )
    expect(await mailsTo()).toBe(2)
  })

  it('does not stop the link that a browser asks for which knows the account', async () => {
    const cookie = deviceIn((await signIn(TEST_PASSWORD, home())).cookie)
    for (let n = 0; n < 10; n += 1) await ask(stranger(n))
    expect(await statusOf(ask({ ...home(), cookie }))).toBe(202)
    expect(await mailsTo()).toBe(3)
  })

  it('leaves the link alone that is in the mailbox already', async () => {
    const mine = await receiveLink()
    for (let n = 0; n < 3; n += 1) {
      await ask(stranger(n))
      await receiveLink()
    }
    expect(await statusOf(resetWith(mine))).toBe(200)
  })

  it('counts the same for an e-mail without an account', async () => {
    const email = `ninguem-${block}@exemplo.test`
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(home(), email)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(await mailsTo(email)).toBe(2)
  })

  it('cannot spoil the right link by bringing wrong ones from the same address', async () => {
    const token = await receiveLink()
    for (let n = 0; n < 8; n += 1) await resetWith(`${'0'.repeat(40)}${n}`)
    expect(await statusOf(resetWith('0'.repeat(43)))).toBe(429)
    expect(await statusOf(resetWith(token))).toBe(200)
  })
})

it('takes the second factor of who made the account off, once its e-mail is proved by another', async () => {
  owner = await createPerson(portal, { password: TEST_PASSWORD, emailVerified: false })
  const { cookie } = owner
  const start = await call(
    portal,
    'POST',
    '/auth/second-factor',
    { password: TEST_PASSWORD },
    { cookie },
  )
  const code = totp(start.json.secret)
  await call(portal, 'POST', '/auth/second-factor/confirm', { code }, { cookie })
  const reset = await resetWith(await receiveLink())
  const answer = await signIn(NEW_PASSWORD, { ...home(), cookie: deviceIn(reset.cookie) })
  expect(answer.json).toMatchObject({
    needs_second_factor: false,
    session: { user: { factors: [] } },
  })
})
