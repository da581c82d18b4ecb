import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import type { Deps } from '../../../deps.ts'
import { meaningOf } from './issues.rules.ts'
import { CLAIM_MS, MOST_ATTEMPTS, RETRY_MS } from './newsletter.constants.ts'
import { readerOf } from './newsletter-links.rules.ts'
import { sendIssues } from './send-issues.ts'
import { SEND_TEST_JOB, type SendTestData, sendTest } from './send-test.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
let admin: TestPerson
beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
})
beforeEach(async () => {
  post.mailbox.clear()
  await portal.deps.connection.deleteFrom('newsletter_issues').execute()
  await portal.deps.connection.deleteFrom('newsletter').execute()
})

const issues = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  call(portal, method, `/admin/newsletter${path}`, body, admin)
const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

async function write(subject = 'A maré da semana', topic = 'novidades') {
  const { json } = await issues('POST', '/issues', { subject, topic })
  const saved = await issues('PUT', `/issues/${json.id}`, {
    version: json.version,
    subject,
    preheader: 'E o que mais há',
    body: words('Bom dia, <b>Salinas</b>.'),
    topic,
    with_events: false,
    with_news: false,
  })
  return saved.json as { id: string; version: number }
}
const send = ({ id, version }: { id: string; version: number }, send_at: string | null = null) =>
  issues('POST', `/issues/${id}/send`, { version, send_at })

async function readers(count: number, row: object = {}) {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@exemplo.test`)
  for (const email of emails) {
    await portal.deps.connection
      .insertInto('newsletter')
      .values({ email, source: 'portal', is_active: true, confirmed_at: clock.now(), ...row })
      .execute()
  }
  return emails
}
const run = (mail: Deps['mail'] = portal.deps.mail) => sendIssues({ ...portal.deps, mail })
const outcome = async (id: string) => (await issues('GET', `/issues/${id}`)).json
const received = () => post.mailbox.list().map(({ to }) => String(to))

describe('an issue', () => {
  // spec: 221
  it('reaches each who wants its topic and owns the address, once, with a way out', async () => {
    const [wants] = await readers(1)
    await readers(1, { topics: ['ofertas'] })
    await readers(1, { is_active: false })
    const [unproved] = await readers(1, { confirmed_at: null, source: 'clube_vantagens' })
    const member = await createPerson(portal, { emailVerified: true })
    await portal.deps.stores.newsletter.add({
      email: member.email,
      name: 'Rosa',
      source: 'clube_vantagens',
      isActive: true,
    })
    const issue = await write()
    expect((await send(issue)).json).toMatchObject({ status: 'scheduled', readers_now: 2 })
    await run()
    await run()
    expect(received().sort()).toEqual([wants, member.email].sort())
    expect(received()).not.toContain(unproved)
    const [mail] = post.mailbox.list(wants ?? '')
    const header = (name: string) =>
      mail?.headers.find((one) => one.name.toLowerCase() === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const token = /^<http:\/\/portal\.test\/newsletter\/sair\?token=([^>]+)>$/.exec(
      header('list-unsubscribe').replace(/\s+/g, ''),
    )?.[1]
    expect(readerOf(token ?? '', portal.deps.config.auth.secret)).not.toBeNull()
    expect(mail?.html).toContain('Bom dia, &lt;b&gt;Salinas&lt;/b&gt;.')
    expect(mail?.text).toContain(`Sair da lista: http://portal.test/newsletter/sair?token=${token}`)
    expect(await outcome(issue.id)).toMatchObject({
      status: 'sent',
      outcome: { readers: 2, sent: 2, waiting: 0 },
    })
  })

  it('waits for its moment', async () => {
    await readers(1)
    const issue = await write()
    const at = new Date(clock.now().getTime() + 3_600_000)
    await send(issue, at.toISOString())
    await run()
    expect(received()).toEqual([])
    clock.advance(3_600_000)
    await run()
    expect(received()).toHaveLength(1)
  })

  it('is sent once, however often the button is pressed', async () => {
    await readers(2)
    const issue = await write()
    const answers = await Promise.all([send(issue), send(issue), send(issue)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    await Promise.all([run(), run(), run()])
    expect(received()).toHaveLength(2)
  })

  it('goes to nobody who left after the sending began', async () => {
    const [first, second] = await readers(2)
    const issue = await write()
    await send(issue)
    let sent = 0
    await run({
      ...portal.deps.mail,
      async send(mail) {
        sent += 1
        if (sent === 1) {
          const other = mail.to === first ? second : first
          await portal.deps.connection
            .updateTable('newsletter')
            .set({ is_active: false })
            .where('email', '=', other ?? '')
            .execute()
        }
        await new Promise((done) => setImmediate(done))
      },
    })
    const { outcome: counts } = await outcome(issue.id)
    expect(counts.sent + counts.skipped).toBe(2)
  })

  it('can be called back before its moment, and stopped on its way', async () => {
    await readers(3)
    const issue = await write()
    const later = await send(issue, new Date(clock.now().getTime() + 60_000).toISOString())
    const { json: draft } = await issues('POST', `/issues/${issue.id}/cancel`, {
      version: later.json.version,
    })
    expect(draft).toMatchObject({ status: 'draft', may: { edit: true, send: true } })
    const { json } = await send(draft)
    await run(brokenMail({ syscall: 'connect' }))
    await issues('POST', `/issues/${issue.id}/cancel`, { version: json.version })
    await run()
    expect(received()).toEqual([])
    expect(await outcome(issue.id)).toMatchObject({ status: 'cancelled', outcome: { skipped: 3 } })
  })
})

const brokenMail = (error: object): Deps['mail'] => ({
  ...portal.deps.mail,
  send: async () => {
    throw Object.assign(new Error('mail'), error)
  },
})

describe('when something breaks', () => {
  it('writes to nobody twice after a worker was killed between the e-mail and its record', async () => {
    await readers(3)
    const issue = await write()
    await send(issue)
    // The e-mail has left, and the worker with it: nothing is written down.
    let left = 0
    const killed = run({
      ...portal.deps.mail,
      send: () => {
        left += 1
        return new Promise(() => {})
      },
    })
    await expect.poll(() => left).toBe(3)
    await run()
    expect(received()).toEqual([])
    clock.advance(CLAIM_MS + 1000)
    await run()
    expect(received()).toEqual([])
    expect(await outcome(issue.id)).toMatchObject({
      status: 'sent',
      outcome: { readers: 3, unknown: 3 },
    })
    void killed
  })

  it('waits while the mail server is away, and counts it against nobody', async () => {
    await readers(2)
    const issue = await write()
    await send(issue)
    for (let time = 0; time < MOST_ATTEMPTS + 2; time += 1)
      await run(brokenMail({ syscall: 'connect' }))
    expect(await outcome(issue.id)).toMatchObject({ status: 'sending', outcome: { waiting: 2 } })
    await run()
    expect(received()).toHaveLength(2)
  })

  it('takes a plain no for an answer, and tries again what was only put off', async () => {
    await readers(1)
    const issue = await write()
    await send(issue)
    await run(brokenMail({ responseCode: 451 }))
    await run()
    expect(received()).toEqual([])
    clock.advance(RETRY_MS)
    await run(brokenMail({ responseCode: 550 }))
    expect(await outcome(issue.id)).toMatchObject({ status: 'sent', outcome: { failed: 1 } })
  })

  it.each([
    [{ responseCode: 550 }, 'refused'],
    [{ responseCode: 421 }, 'later'],
    [{ syscall: 'connect', code: 'ESOCKET' }, 'unreachable'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unknown'],
    [null, 'unknown'],
  ])('knows what %j means', (error, meaning) => {
    expect(meaningOf(error)).toBe(meaning)
  })
})

describe('the editing of issues', () => {
  it('counts readers by segment', async () => {
    await readers(2)
    await readers(1, { topics: ['ofertas'], source: 'clube_vantagens' })
    await readers(1, { confirmed_at: null })
    await readers(1, { is_active: false })
    const { json } = await issues('GET')
    expect(json.readers).toEqual({
      active: 3,
      by_topic: { novidades: 2, eventos: 2, ofertas: 3 },
      by_source: [
        { source: 'portal', active: 2 },
        { source: 'clube_vantagens', active: 1 },
      ],
      waiting: 0,
      unproved: 1,
      left: 1,
    })
  })

  it('shows the issue before it leaves, and sends a test to whoever asks', async () => {
    const issue = await write('Boa <maré>')
    const { json } = await issues('GET', `/issues/${issue.id}/preview`)
    expect(json.html).toContain('Boa &lt;maré&gt;')
    expect(json.html).not.toContain('<maré>')
    expect(json.text).toContain('Bom dia, <b>Salinas</b>.')
    const asked = await issues('POST', `/issues/${issue.id}/test`)
    expect([asked.status, asked.json]).toEqual([202, { sent_to: admin.email }])
    const { rows } = await portal.asOwner<{ data: SendTestData }>(
      'delete from jobs.job where name = $1 returning data',
      [SEND_TEST_JOB.name],
    )
    for (const { data } of rows) await sendTest(data, portal.deps)
    expect(post.mailbox.list(admin.email)[0]?.subject).toBe('Teste: Boa <maré>')
  })

  it('gathers the next events and nothing that is over or was called off', async () => {
    const event = (title: string, situation: 'scheduled' | 'cancelled') =>
      portal.deps.connection
        .insertInto('events')
        .values({
          ...{
            slug: title.toLowerCase(),
            title,
            category: 'musica',
            venue_name: 'Praia do Atalaia',
          },
          ...{ starts_at: clock.now(), is_free: true, status: 'published', situation },
          ...{ created_at: clock.now(), updated_at: clock.now() },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
    const occurs = async (eventId: string, hours: number) =>
      portal.deps.connection
        .insertInto('event_occurrences')
        .values({
          ...{ event_id: eventId, starts_at: at(hours), over_at: at(hours + 2) },
          ...{ day: '2026-07-18', last_day: '2026-07-18' },
        })
        .execute()
    const show = await event('Carimbo', 'scheduled')
    for (const hours of [-48, 30, 54]) await occurs(show.id, hours)
    await occurs((await event('Chuva', 'cancelled')).id, 20)
    const gathered = await portal.deps.stores.newsletterBlocks.gather(
      { withEvents: true, withNews: true },
      clock.now(),
    )
    expect(gathered.events).toMatchObject([{ title: 'Carimbo', path: '/eventos/carimbo' }])
    expect(gathered.events[0]?.line).toContain('Praia do Atalaia')
  })

  it('tells the second of two editors, and changes nothing that was scheduled', async () => {
    await readers(1)
    const issue = await write()
    const body = {
      subject: 'Outra',
      preheader: '',
      body: words('Outra.'),
      topic: 'novidades',
      with_events: false,
      with_news: false,
    }
    const late = await issues('PUT', `/issues/${issue.id}`, { ...body, version: issue.version - 1 })
    expect([late.status, late.json.code]).toEqual([409, 'stale'])
    const { json } = await send(issue)
    const after = await issues('PUT', `/issues/${issue.id}`, { ...body, version: json.version })
    expect([after.status, after.json.code]).toEqual([409, 'newsletter-issue.not-draft'])
    expect((await issues('DELETE', `/issues/${issue.id}`)).status).toBe(409)
  })

  it('refuses an empty issue, one to nobody, the past, and photos', async () => {
    const { json: empty } = await issues('POST', '/issues', { subject: 'Vazia', topic: 'eventos' })
    await readers(1, { topics: ['eventos'] })
    expect((await send(empty)).json.code).toBe('newsletter-issue.empty')
    const nobody = await write('Para ninguém', 'ofertas')
    expect((await send(nobody)).json.code).toBe('newsletter-issue.no-readers')
    await readers(1)
    expect((await send(nobody, new Date(0).toISOString())).json.code).toBe('newsletter-issue.past')
    const figure = { photo_id: randomUUID(), alt: '', caption: '', credit: '' }
    const photo = await issues('PUT', `/issues/${nobody.id}`, {
      version: nobody.version,
      subject: 'Com foto',
      preheader: '',
      body: { type: 'doc', content: [{ type: 'figure', attrs: figure }] },
      topic: 'ofertas',
      with_events: false,
      with_news: false,
    })
    expect(photo.status).toBe(422)
  })

  it('removes a draft', async () => {
    const issue = await write()
    expect((await issues('DELETE', `/issues/${issue.id}`)).json).toEqual({ removed: true })
    expect((await issues('GET', `/issues/${issue.id}`)).status).toBe(404)
  })
})
