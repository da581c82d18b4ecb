import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import {
  createPerson,
  openSession,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { sendEmailChange, tellEmailChange } from './send-email-change.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const MINUTE = 60_000

let person: TestPerson
let wanted: string
let address = 0
beforeEach(async () => {
  person = await createPerson(portal, { password: TEST_PASSWORD })
  wanted = `${crypto.randomUUID()}@exemplo.test`
  address += 1
})

const query = async (text: string, ...values: unknown[]) =>
  (await portal.deps.pool.query(text, values)).rows
const emailOf = async ({ userId }: TestPerson) =>
  (await query('select email, email_verified from users where id = $1', userId))[0]
const from = ({ cookie }: { cookie: string }) => ({ cookie, address: `198.51.100.${address}` })
const ask = (who = person, email = wanted, password = TEST_PASSWORD) =>
  call(portal, 'POST', '/auth/email-change', { email, password }, from(who))
const confirm = (token: string, who = person) =>
  call(portal, 'POST', '/auth/email-change/confirm', { token }, from(who))
const stop = (token: string) =>
  call(portal, 'POST', '/auth/email-change/stop', { token }, { address: `198.51.100.${address}` })
const isSignedIn = async ({ cookie }: { cookie: string }) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session !== null

const tokenIn = (email: string) => {
  const [mail] = post.mailbox.list(email)
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
/** What the worker does with the two jobs of a request. */
async function receiveLink({ userId }: TestPerson = person, email = wanted) {
  await sendEmailChange({ userId, email }, portal.deps)
  return tokenIn(email)
}
async function receiveStop({ userId, email }: TestPerson = person, isProved = true) {
  await tellEmailChange({ userId, email, isProved }, portal.deps)
  return tokenIn(email)
}
const jobsOf = ({ userId }: TestPerson) =>
  portal.asOwner<{ name: string }>(
    `select name from jobs.job where data->>'userId' = $1 order by name`,
    [userId],
  )

describe('changing the e-mail', () => {
  // spec: 483
  it('asks two mails for and changes nothing', async () => {
    expect(await ask()).toMatchObject({ status: 202, json: { accepted: true } })
    expect((await jobsOf(person)).rows).toEqual([
      { name: 'accounts.send-email-change' },
      { name: 'accounts.tell-email-change' },
    ])
    expect((await emailOf(person)).email).toBe(person.email)
  })

  // spec: 483
  it('happens with the link from the new mailbox, once, and ends the other sessions', async () => {
    const elsewhere = { cookie: await openSession(portal.deps, person.userId) }
    const token = await receiveLink()
    expect(await confirm(token)).toMatchObject({ status: 200, json: { changed: true } })
    expect(await emailOf(person)).toEqual({ email: wanted, email_verified: true })
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await confirm(token)).json.code).toBe('accounts.email-change-invalid')
    const enter = (email: string) =>
      call(portal, 'POST', '/auth/sign-in', { email, password: TEST_PASSWORD })
    expect((await enter(wanted)).status).toBe(200)
    expect((await enter(person.email)).status).not.toBe(200)
  })

  it('proves also for who had never proved the old one', async () => {
    person = await createPerson(portal, { password: TEST_PASSWORD, emailVerified: false })
    await confirm(await receiveLink())
    expect(await emailOf(person)).toEqual({ email: wanted, email_verified: true })
  })

  it('leaves rows in the audit log that name no address', async () => {
    await ask()
    await confirm(await receiveLink())
    const rows = await query(
      'select action, details::text from audit_log where actor_id = $1 order by at, id',
      person.userId,
    )
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'account.email-change-requested',
      'account.email-changed',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/exemplo\.test/)
  })

  it.each([
    ['after an hour', async () => clock.advance(61 * MINUTE)],
    ['after another address was asked for', async () => void (await ask(person, `x${wanted}`))],
    [
      'after the password was changed',
      async () => {
        const body = { current_password: TEST_PASSWORD, password: 'vigilenga no porto' }
        await call(portal, 'POST', '/auth/password/change', body, from(person))
      },
    ],
  ])('does not happen %s', async (_, spoil) => {
    const token = await receiveLink()
    await spoil()
    expect((await confirm(token)).json.code).toBe('accounts.email-change-invalid')
    expect((await emailOf(person)).email).toBe(person.email)
  })

  it('refuses the address the account has, and what is none', async () => {
    expect((await ask(person, person.email)).json.code).toBe('accounts.email-unchanged')
    expect((await ask(person, 'nada')).status).toBe(422)
  })

  it('knows nobody who is not signed in', async () => {
    const body = { email: wanted, password: TEST_PASSWORD }
    expect((await call(portal, 'POST', '/auth/email-change', body)).status).toBe(401)
    const token = await receiveLink()
    expect((await call(portal, 'POST', '/auth/email-change/confirm', { token })).status).toBe(401)
    expect((await emailOf(person)).email).toBe(person.email)
  })
})

describe('a stranger with a stolen session', () => {
  it('gets nowhere without the password, and runs out of guesses', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await ask(person, wanted, `palpite ${tries}`)).status).toBe(422)
    }
    expect((await ask(person, wanted, TEST_PASSWORD)).status).toBe(429)
    expect((await jobsOf(person)).rows).toEqual([])
  })

  it('gets nowhere in an account that enters with Google, once the sign-in is not fresh', async () => {
    const google = await createPerson(portal)
    const began = (minutesAgo: number) =>
      query(
        `update sessions set created_at = $2::timestamptz - make_interval(mins => $3) where user_id = $1`,
        google.userId,
        clock.now(),
        minutesAgo,
      )
    await began(9)
    expect((await ask(google, wanted, '')).status).toBe(202)
    await began(11)
    expect(await ask(google, wanted, '')).toMatchObject({
      status: 403,
      json: { code: 'accounts.fresh-sign-in-required' },
    })
  })

  it('who also knows the password is stopped from the old mailbox, and signed out', async () => {
    const [keep, change] = [await receiveStop(), await receiveLink()]
    expect(await stop(keep)).toMatchObject({ status: 200, json: { undone: false } })
    expect(await isSignedIn(person)).toBe(false)
    const back = { ...person, cookie: await openSession(portal.deps, person.userId) }
    expect((await confirm(change, back)).json.code).toBe('accounts.email-change-invalid')
  })

  it('who was quicker loses the account to the old mailbox again', async () => {
    const keep = await receiveStop()
    await confirm(await receiveLink())
    const theirs = await receiveStop({ ...person, email: wanted })
    expect((await stop(keep)).json).toEqual({ undone: true })
    expect(await emailOf(person)).toEqual({ email: person.email, email_verified: true })
    expect(await isSignedIn(person)).toBe(false)
    // The link that went to the thief's own mailbox undoes nothing.
    expect((await stop(theirs)).json.code).toBe('accounts.email-keep-invalid')
    expect((await stop(keep)).json.code).toBe('accounts.email-keep-invalid')
  })

  it('is not helped by a mailbox nobody has proved: it is told, and handed no link', async () => {
    expect(await receiveStop(person, false)).toBe('')
    expect(post.mailbox.list(person.email)[0]?.text).toContain('/recuperar-senha')
  })

  it('cannot take the old address back after three days, nor from who has it by then', async () => {
    const [keep, late] = [await receiveStop(), await receiveStop()]
    await confirm(await receiveLink())
    await createPerson(portal, { email: person.email })
    expect(await stop(keep)).toMatchObject({
      status: 409,
      json: { code: 'accounts.email-taken-since' },
    })
    clock.advance(73 * 60 * MINUTE)
    expect((await stop(late)).json.code).toBe('accounts.email-keep-invalid')
  })
})

describe('an address that is somebody else’s', () => {
  it('is not proved for a stranger by its owner, who follows the link', async () => {
    const owner = await createPerson(portal)
    const token = await receiveLink()
    expect(await confirm(token, owner)).toMatchObject({
      status: 403,
      json: { code: 'accounts.email-change-other-account' },
    })
    expect((await emailOf(person)).email).toBe(person.email)
    // The refusal did not use it up for who asked.
    expect((await confirm(token)).status).toBe(200)
  })

  it('has an account: the answer is the same, its mailbox is told and gets no link', async () => {
    const owner = await createPerson(portal)
    expect(await ask(person, owner.email)).toMatchObject({ status: 202, json: { accepted: true } })
    expect(await receiveLink(person, owner.email)).toBe('')
    expect(post.mailbox.list(owner.email)[0]?.subject).toBe('Este e-mail já tem uma conta')
  })

  it('is bothered three times a day, whoever asks, and nobody is told of the others', async () => {
    for (let asked = 0; asked < 4; asked += 1) {
      const asker = await createPerson(portal, { password: TEST_PASSWORD })
      expect((await ask(asker)).status).toBe(202)
      const names = (await jobsOf(asker)).rows.map(({ name }) => name)
      expect(names.includes('accounts.send-email-change')).toBe(asked < 3)
    }
  })

  it('goes to one of two who prove it at once', async () => {
    const other = await createPerson(portal, { password: TEST_PASSWORD })
    const tokens = [await receiveLink(person), await receiveLink(other)] as const
    const answers = await Promise.all([confirm(tokens[0], person), confirm(tokens[1], other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const holders = await query('select id from users where email = $1', wanted)
    expect(holders).toHaveLength(1)
    const loser = answers[0].status === 200 ? other : person
    expect((await emailOf(loser)).email).toBe(loser.email)
  })

  it('goes to who signs up with it or to who proves it, never to both', async () => {
    const token = await receiveLink()
    const form = {
      ...{ email: wanted, password: TEST_PASSWORD, full_name: 'Rosa do Atalaia' },
      ...{ whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' },
    }
    const answers = await Promise.all([
      confirm(token),
      call(portal, 'POST', '/auth/sign-up', form, { address: `198.51.100.${address}` }),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await query('select id from users where email = $1', wanted)).toHaveLength(1)
  })
})

it('lets a person ask five times a day', async () => {
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await ask(person, `${asked}${wanted}`)).status).toBe(202)
  }
  expect((await ask()).status).toBe(429)
})

describe('the newsletter of a person who changes the e-mail', () => {
  const plant = (email: string, isActive: boolean, isConfirmed = true) =>
    query(
      `insert into newsletter (email, source, is_active, confirmed_at)
       values ($1, 'portal', $2, case when $3 then now() end)`,
      email,
      isActive,
      isConfirmed,
    )
  const readers = () =>
    query('select email, is_active from newsletter where email = any($1) order by email', [
      person.email,
      wanted,
    ])

  it('goes on to the new address, and comes back when the change is undone', async () => {
    await plant(person.email, true)
    const keep = await receiveStop()
    await confirm(await receiveLink())
    expect(await readers()).toEqual([{ email: wanted, is_active: true }])
    await stop(keep)
    expect(await readers()).toEqual([{ email: person.email, is_active: true }])
  })

  it('keeps what was chosen with the new address', async () => {
    await plant(person.email, true)
    await plant(wanted, false)
    await confirm(await receiveLink())
    expect(await readers()).toEqual([{ email: wanted, is_active: false }])
  })

  it('stays where it is when the account never proved the old address', async () => {
    person = await createPerson(portal, { password: TEST_PASSWORD, emailVerified: false })
    await plant(person.email, true)
    await confirm(await receiveLink())
    expect(await readers()).toEqual([{ email: person.email, is_active: true }])
  })
})
