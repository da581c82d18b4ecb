import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, TEST_PASSWORD } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { SEND_REQUEST_JOB, type SendRequestData } from './ask-for-newsletter.ts'
import { LEFT_KEPT_MS, REQUEST_LIFETIME_MS } from './newsletter.constants.ts'
import { sendRequest, sweep } from './newsletter.jobs.ts'
import { newsletterTexts } from './newsletter.texts.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
// Sessions go by the real clock.
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
let address = 0
let email = ''
beforeEach(async () => {
  post.mailbox.clear()
  address += 1
  email = `${randomUUID()}@exemplo.test`
})

const from = () => ({ address: `10.9.0.${address}` })
const send = (path: string, body: object) =>
  call(portal, 'POST', `/newsletter${path}`, body, from())
const ask = (body: object = {}) => send('/requests', { email, ...body })
const confirm = (token: string) => send('/confirmation', { token })

/** Sends the e-mails that wait, as the worker would. */
async function deliver() {
  const { rows } = await portal.asOwner<{ data: SendRequestData }>(
    'delete from jobs.job where name = $1 returning data',
    [SEND_REQUEST_JOB.name],
  )
  for (const { data } of rows) await sendRequest.handle(data, portal.deps)
}
const emailsTo = (to = email) => post.mailbox.list(to)
const tokenIn = (text: string | null | undefined) => /token=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
const textOf = (index = 0, to = email) => emailsTo(to)[index]?.text

/** On the list, as by the whole way through the mailbox. */
async function join(topics?: string[]) {
  await ask(topics ? { topics } : {})
  await deliver()
  const { json } = await confirm(tokenIn(textOf()))
  return json.token as string
}
const row = (of = email) =>
  portal.deps.connection
    .selectFrom('newsletter')
    .selectAll()
    .where('email', '=', of)
    .executeTakeFirst()
async function ledger() {
  const reader = await row()
  return portal.deps.connection
    .selectFrom('newsletter_consents')
    .select(['granted', 'topics', 'text_version', 'origin'])
    .where('subscriber_id', '=', reader?.id ?? '')
    .orderBy('id')
    .execute()
}

describe('who asks for the newsletter', () => {
  // spec: 221
  it('is on the list only once the link of the e-mail came back', async () => {
    expect(await ask({ topics: ['ofertas', 'eventos'] })).toMatchObject({
      status: 202,
      json: { sent: true },
    })
    expect(await row()).toBeUndefined()
    await deliver()
    expect(emailsTo()[0]?.subject).toBe(newsletterTexts.confirm.subject)
    const { status, json } = await confirm(tokenIn(textOf()))
    expect(status).toBe(200)
    expect(json).toMatchObject({
      is_active: true,
      topics: ['eventos', 'ofertas'],
      email_hint: `${email.slice(0, 2)}•••@exemplo.test`,
    })
    expect(await row()).toMatchObject({ is_active: true, source: 'portal' })
    expect(await ledger()).toEqual([
      {
        granted: true,
        topics: ['eventos', 'ofertas'],
        text_version: 'novidades-2026-11',
        origin: 'rodape',
      },
    ])
  })

  it('may press the link twice, and is on the list once', async () => {
    await ask()
    await deliver()
    const token = tokenIn(textOf())
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await ledger()).toHaveLength(1)
  })

  it('does not come back by an old link after leaving', async () => {
    await ask()
    await deliver()
    const link = tokenIn(textOf())
    const { json } = await confirm(link)
    await send('/preferences', { token: json.token, is_active: false, topics: ['eventos'] })
    expect((await confirm(link)).json).toMatchObject({ is_active: false })
  })

  it('needs the newest e-mail, and in time', async () => {
    await ask()
    await deliver()
    const first = tokenIn(textOf())
    clock.advance(1000)
    await ask()
    await deliver()
    expect((await confirm(first)).json.code).toBe('newsletter.link-invalid')
    const newest = emailsTo()
      .map(({ text }) => tokenIn(text))
      .find((token) => token !== first)
    clock.advance(REQUEST_LIFETIME_MS)
    const late = await confirm(newest ?? '')
    expect([late.status, late.json.detail]).toEqual([422, newsletterTexts.linkInvalid])
    expect(await row()).toBeUndefined()
  })

  it('hears the same whether or not the address is known; only its mailbox tells', async () => {
    await join()
    const known = await ask()
    const stranger = await call(
      portal,
      'POST',
      '/newsletter/requests',
      { email: `${randomUUID()}@exemplo.test` },
      from(),
    )
    expect([known.status, known.json]).toEqual([stranger.status, stranger.json])
    await deliver()
    const subjects = emailsTo().map(({ subject }) => subject)
    expect(subjects).toContain(newsletterTexts.already.subject)
    expect(await ledger()).toHaveLength(1)
  })

  it('cannot flood a mailbox, from wherever', async () => {
    for (let time = 0; time < 3; time += 1) {
      address += 1
      expect((await ask()).status).toBe(202)
    }
    address += 1
    expect((await ask()).status).toBe(429)
  })

  it.each([
    [{ email: 'sem arroba' }],
    [{ email: 'rosa@exemplo.test', topics: [] }],
    [{ email: 'rosa@exemplo.test', topics: ['segredos'] }],
  ])('is told what is wrong: %j', async (body) => {
    expect((await send('/requests', body)).status).toBe(422)
  })

  it('takes in who joined the club and had said no', async () => {
    await portal.deps.stores.newsletter.add({
      email,
      name: 'Rosa',
      source: 'clube_vantagens',
      isActive: false,
    })
    await join(['eventos'])
    expect(await row()).toMatchObject({
      is_active: true,
      source: 'clube_vantagens',
      topics: ['eventos'],
    })
  })
})

describe('the link of an e-mail', () => {
  it('reads and changes what its reader chose, and writes it into the ledger', async () => {
    const token = await join()
    expect((await send('/preferences/read', { token })).json).toMatchObject({ is_active: true })
    const input = { token, is_active: true, topics: ['eventos'] }
    expect((await send('/preferences', input)).json).toMatchObject({ topics: ['eventos'] })
    await send('/preferences', input)
    expect(await ledger()).toMatchObject([
      { granted: true },
      { granted: true, topics: ['eventos'] },
    ])
  })

  it.each(['', 'x', `${randomUUID()}.${'a'.repeat(43)}`])(
    'is refused if invented: %s',
    async (token) => {
      expect((await send('/preferences/read', { token })).status).toBe(422)
    },
  )

  it('cannot fill the ledger, and can always leave', async () => {
    const token = await join()
    const topics = ['novidades', 'eventos', 'ofertas']
    for (let n = 0; n < 60; n += 1) {
      await send('/preferences', { token, is_active: n % 2 === 1, topics })
    }
    // Joining, twenty times back, and leaving before each and after the last.
    expect(await ledger()).toHaveLength(1 + 20 + 21)
    const more = await send('/preferences', { token, is_active: true, topics })
    expect(more).toMatchObject({ status: 429, json: { detail: newsletterTexts.consentTooOften } })
    expect(await row()).toMatchObject({ is_active: false })
  })

  it('is no good for another reader', async () => {
    const token = await join()
    const mine = await row()
    email = `${randomUUID()}@exemplo.test`
    const other = await row((await join()) && email)
    const forged = token.replace(mine?.id ?? '', other?.id ?? '')
    expect(
      (await send('/preferences', { token: forged, is_active: false, topics: ['eventos'] })).status,
    ).toBe(422)
    expect(await row()).toMatchObject({ is_active: true })
  })
})

describe('leaving with one click (RFC 8058)', () => {
  const click = (token: string, headers: Record<string, string> = {}, payload?: string) =>
    portal.app.inject({
      method: 'POST',
      url: `/newsletter/sair?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: payload ?? 'List-Unsubscribe=One-Click',
    })

  // spec: 221
  it('works for a mail program: no cookie, no Origin, as either kind of form, twice', async () => {
    const token = await join()
    expect((await click(token)).statusCode).toBe(200)
    expect(await row()).toMatchObject({ is_active: false })
    const form =
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const again = await click(token, { 'content-type': 'multipart/form-data; boundary=x' }, form)
    expect([again.statusCode, again.body]).toEqual([200, 'OK'])
    expect(await ledger()).toMatchObject([
      { granted: true },
      { granted: false, origin: 'um-clique' },
    ])
  })

  it('works from the page of a webmail, and leaves everything else guarded', async () => {
    const token = await join()
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    expect((await click(token, foreign)).statusCode).toBe(200)
    const elsewhere = await call(
      portal,
      'POST',
      '/newsletter/preferences',
      { token, is_active: true, topics: ['eventos'] },
      { ...from(), origin: 'https://mail.example' },
    )
    expect(elsewhere.json.code).toBe('origin.foreign')
  })

  it('sends a person without JavaScript on to words', async () => {
    const token = await join()
    const accept = { accept: 'text/html,application/xhtml+xml' }
    const left = await click(token, accept)
    expect([left.statusCode, left.headers.location]).toEqual([
      303,
      '/newsletter/sair?resultado=saiu',
    ])
    const wrong = await click('inventado', accept)
    expect(wrong.headers.location).toBe('/newsletter/sair?resultado=link-invalido')
  })

  it('refuses an invented link, and a visit alone leaves nobody out', async () => {
    const token = await join()
    expect((await click('inventado')).statusCode).toBe(422)
    await portal.app.inject({ method: 'GET', url: `/newsletter/sair?token=${token}` })
    expect(await row()).toMatchObject({ is_active: true })
  })
})

it('forgets requests nobody confirmed, and who left a year ago without an account', async () => {
  await ask()
  const token = await join()
  await send('/preferences', { token, is_active: false, topics: ['eventos'] })
  await sweep.handle({}, portal.deps)
  expect(await row()).toBeDefined()
  clock.advance(LEFT_KEPT_MS + 1000)
  await sweep.handle({}, portal.deps)
  expect(await row()).toBeUndefined()
  clock.advance(-LEFT_KEPT_MS - 1000)
})

it('is exported to the person and forgotten with the account', async () => {
  const person = await createPerson(portal, { password: TEST_PASSWORD })
  email = person.email
  await join()
  await ask()
  const { json } = await call(portal, 'GET', '/account/export', undefined, person)
  expect(json.data.newsletter).toHaveLength(1)
  expect(json.data.newsletter_requests).toHaveLength(1)
  expect(json.data.newsletter_consents).toHaveLength(1)
  await call(portal, 'POST', '/account/deletion', { proof: TEST_PASSWORD }, person)
  expect(await row()).toBeUndefined()
})
