import { afterAll, beforeEach, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { sendAccountLink } from './send-account-link.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const NEW_PASSWORD = 'vigilenga no porto'
const MINUTE = 60_000

let person: TestPerson
let address = 0
beforeEach(async () => {
  person = await createPerson(portal, { password: TEST_PASSWORD, emailVerified: false })
  address += 1
})

type Purpose = Parameters<typeof sendAccountLink>[0]
async function receiveLink(purpose: Purpose, email = person.email) {
  await sendAccountLink(purpose, email, portal.deps)
  const [mail] = post.mailbox.list(email)
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const from = () => ({ address: `198.51.100.${address}` })
const reset = (token: string, password = NEW_PASSWORD) =>
  call(portal, 'POST', '/auth/password/reset', { token, password }, from())
const confirm = (token: string) =>
  call(portal, 'POST', '/auth/email-confirmation/confirm', { token }, from())
const mayEnter = async (password: string) =>
  (await call(portal, 'POST', '/auth/sign-in', { email: person.email, password })).status === 200

it('sends a link that gives a new password and ends every session', async () => {
  expect((await reset(await receiveLink('recover-password'))).json).toEqual({ changed: true })
  expect(await mayEnter(TEST_PASSWORD)).toBe(false)
  expect(await mayEnter(NEW_PASSWORD)).toBe(true)
  const { json } = await call(portal, 'GET', '/auth/session', undefined, { cookie: person.cookie })
  expect(json.session).toBeNull()
})

it('writes an e-mail in Portuguese that leads to the portal, the token after the hash sign', async () => {
  await receiveLink('recover-password')
  const [mail] = post.mailbox.list(person.email)
  expect(mail?.subject).toBe('Crie uma nova senha')
  expect(mail?.text).toMatch(/http:\/\/portal\.test\/nova-senha#token=[\w-]{43}/)
})

it('proves the e-mail with the recovery too', async () => {
  await reset(await receiveLink('recover-password'))
  expect((await portal.deps.stores.accounts.findByEmail(person.email))?.emailVerified).toBe(true)
})

it('gives a password to somebody who only had Google', async () => {
  person = await createPerson(portal)
  await reset(await receiveLink('recover-password'))
  expect(await mayEnter(NEW_PASSWORD)).toBe(true)
})

// spec: 265
it.each([
  ['used before', async (token: string) => void (await reset(token))],
  ['older than an hour', async () => clock.advance(61 * MINUTE)],
  [
    'asked for before another one was used',
    async () => void (await reset(await receiveLink('recover-password'))),
  ],
])('refuses a recovery link %s', async (_, spoil) => {
  const token = await receiveLink('recover-password')
  await spoil(token)
  expect(await reset(token, 'outra senha boa')).toMatchObject({
    status: 422,
    json: { code: 'accounts.recovery-invalid', detail: 'Este link não vale mais. Peça um novo.' },
  })
  expect(await mayEnter('outra senha boa')).toBe(false)
})

it('lets one of five who bring the same link at once choose the password', async () => {
  const token = await receiveLink('recover-password')
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(token, `senha longa ${n}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('does not use the link up when the password is refused', async () => {
  const token = await receiveLink('recover-password')
  expect((await reset(token, '123456')).json.code).toBe('accounts.password-too-common')
  expect((await reset(token)).status).toBe(200)
})

// spec: 163
it('asks fifteen characters of an administrator', async () => {
  person = await createPerson(portal, { role: 'admin' })
  const token = await receiveLink('recover-password')
  expect((await reset(token, 'curta demais')).json.code).toBe('accounts.admin-password-too-short')
  expect((await reset(token, 'agora bem comprida')).status).toBe(200)
})

it('confirms an e-mail once', async () => {
  const token = await receiveLink('confirm-email')
  expect((await confirm(token)).json).toEqual({ confirmed: true })
  expect((await portal.deps.stores.accounts.findByEmail(person.email))?.emailVerified).toBe(true)
  expect((await confirm(token)).json.code).toBe('accounts.confirmation-invalid')
})

it('refuses a confirmation link after three days', async () => {
  const token = await receiveLink('confirm-email')
  clock.advance(73 * 60 * MINUTE)
  expect((await confirm(token)).status).toBe(422)
})

it('never takes a link of one kind for the other', async () => {
  expect((await reset(await receiveLink('confirm-email'))).status).toBe(422)
  expect((await confirm(await receiveLink('recover-password'))).status).toBe(422)
})

it('sends nothing to an e-mail without an account, and says the same', async () => {
  await sendAccountLink('recover-password', 'ninguem@exemplo.test', portal.deps)
  expect(post.mailbox.list('ninguem@exemplo.test')).toEqual([])
  for (const email of [person.email, 'ninguem@exemplo.test']) {
    const answer = await call(portal, 'POST', '/auth/password/recovery', { email })
    expect(answer).toMatchObject({ status: 202, json: { accepted: true } })
  }
})

it('stops an address after five wrong links', async () => {
  const guess = () => reset(Math.random().toString(36).repeat(4))
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(422)
  const sixth = await guess()
  expect(sixth).toMatchObject({ status: 429, json: { code: 'account-link.too-many' } })
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
})

it('lets a link work that was followed by a newer one: who asks for more ends none', async () => {
  const first = await receiveLink('recover-password')
  await receiveLink('recover-password')
  expect((await reset(first)).status).toBe(200)
})

it('keeps the token out of the database and out of the queue', async () => {
  const token = await receiveLink('recover-password')
  const { rows } = await portal.deps.pool.query(
    `select count(*)::int as found from account_links where encode(token_hash, 'escape') like $1`,
    [`%${token}%`],
  )
  expect(rows).toEqual([{ found: 0 }])
})

it('tells the mail server that is away to wait: the job fails and is tried again', async () => {
  post.refuse({ at: 'connect' } as never)
  await expect(sendAccountLink('recover-password', person.email, portal.deps)).rejects.toThrow()
  post.refuse(null)
  expect(await receiveLink('recover-password')).not.toBe('')
})

it('changes the password of who knows the old one, and ends the other sessions', async () => {
  const change = (current_password: string) =>
    call(
      portal,
      'POST',
      '/auth/password/change',
      { current_password, password: NEW_PASSWORD },
      { cookie: person.cookie },
    )
  expect(await change('errada')).toMatchObject({
    status: 422,
    json: { errors: [{ path: 'current_password', message: 'Senha incorreta.' }] },
  })
  expect((await change(TEST_PASSWORD)).json).toEqual({ changed: true })
  expect(await mayEnter(NEW_PASSWORD)).toBe(true)
})
