import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Mailbox } from '../../../../sandbox/src/mailbox/mailbox.ts'
import { startSmtp } from '../../../../sandbox/src/mailbox/smtp.ts'
import { call } from '../../../test/calls.ts'
import { createPerson } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import { defineJob, EMAIL_JOB, type Job } from '../queue/job.ts'
import { migrateQueue, runWorker } from '../queue/queue.ts'
import { MailRefused, refusalIn } from './mail-failures.ts'

const mailbox = new Mailbox()
const post = await startSmtp(mailbox, 0)
afterAll(() => post.stop())
const portal = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` } })
const log = createLog('silent', 'worker')
const mailTo = (to: string, isEssential?: true) => ({
  ...{ to, subject: 'Aviso', text: 'Aviso', html: '<p>Aviso</p>' },
  ...(isEssential ? { isEssential } : {}),
})

beforeEach(async () => {
  post.refuse(null)
  await portal.deps.connection.deleteFrom('refused_addresses').execute()
})

describe('what a mail server answers', () => {
  const rcpt = (responseCode: number, response = `${responseCode} no`) => ({
    ...{ responseCode, response, command: 'RCPT TO' },
  })
  it.each([
    ['a mailbox that is not there', rcpt(550), { what: 'address', code: 550 }],
    ['the same in finer words', rcpt(550, '550 5.1.1 unknown'), { what: 'address', code: 550 }],
    ['a mailbox that was closed', rcpt(554, '554-5.2.1 closed'), { what: 'address', code: 554 }],
    ['a message it does not like', rcpt(550, '550 5.7.1 spam'), { what: 'message', code: 550 }],
    [
      'a message it does not like at the end',
      { responseCode: 554, response: '554 no', command: 'DATA' },
      { what: 'message', code: 554 },
    ],
    ['a mailbox that is full', rcpt(552), null],
    ['the same in finer words', rcpt(550, '550 5.2.2 over quota'), null],
    ['later', rcpt(451), null],
    ['nothing', new Error('the connection was lost'), null],
  ])('is %s', (_, error, refusal) => {
    expect(refusalIn(error)).toEqual(refusal)
  })

  it.each([
    { responseCode: 535, response: '535 5.7.8 no', command: 'AUTH PLAIN', code: 'EAUTH' },
    { responseCode: 550, response: '550 5.7.1 sender', command: 'MAIL FROM', code: 'EENVELOPE' },
    { syscall: 'connect', code: 'ESOCKET' },
  ])('is no to everybody: %j', (error) => {
    expect(() => refusalIn(error)).toThrow('a service is away')
  })
})

describe('an e-mail', () => {
  const LETTER = defineJob('test.letter-out', z.object({ round: z.int() }))
  const triesOf = async (refusal: 'permanent' | 'temporary') => {
    let tries = 0
    const job: Job<unknown, { round: number }> = {
      ...LETTER,
      ...EMAIL_JOB,
      retryLimit: 2,
      retryCeilingSeconds: 1,
      handle: async () => {
        tries += 1
        await portal.deps.mail.send(mailTo(`${refusal}@exemplo.test`))
      },
    }
    post.refuse(refusal)
    await migrateQueue({ url: portal.urls.owner, log }, [job as Job<unknown>])
    const worker = await runWorker({
      ...{ url: portal.directUrls.worker, log, deps: null, jobs: [job as Job<unknown>] },
      ...{ timeZone: 'America/Belem', stopTimeoutMs: 5_000 },
    })
    await portal.asOwner('delete from jobs.job where name = $1', [LETTER.name])
    await portal.deps.work.transaction(({ jobs }) => jobs.add(LETTER, { round: 1 }))
    const open = async () =>
      (
        await portal.asOwner(
          "select from jobs.job where name = $1 and state in ('created', 'retry', 'active')",
          [LETTER.name],
        )
      ).rowCount
    await expect.poll(open, { timeout: 25_000 }).toBe(0)
    await worker.stop()
    return tries
  }

  it('that is refused for good is tried once, one that is put off as often as any', async () => {
    expect(await triesOf('permanent')).toBe(1)
    expect(await triesOf('temporary')).toBe(3)
    const { refusedAddresses } = portal.deps.stores
    expect(await refusedAddresses.has('permanent@exemplo.test')).toBe(true)
    expect(await refusedAddresses.has('temporary@exemplo.test')).toBe(false)
  }, 60_000)

  it('does not go to a mailbox that refuses, but for links and codes', async () => {
    const to = 'rosa@exemplo.test'
    post.refuse('permanent')
    await expect(portal.deps.mail.send(mailTo(to))).rejects.toThrow(MailRefused)
    post.refuse(null)
    await expect(portal.deps.mail.send(mailTo('ROSA@exemplo.test'))).rejects.toThrow(MailRefused)
    expect(mailbox.list(to)).toHaveLength(0)
    await portal.deps.mail.send(mailTo(to, true))
    // It was taken: the mailbox is in order again.
    await portal.deps.mail.send(mailTo(to))
    expect(mailbox.list(to)).toHaveLength(2)
  })

  it('is no sign that the mail server is away where it is refused', async () => {
    portal.deps.services.take()
    post.refuse('permanent')
    await portal.deps.mail.send(mailTo('nada@exemplo.test')).catch(() => null)
    expect(portal.deps.services.take()).toMatchObject([{ service: 'mail', failure: null }])
  })
})

describe('whose mailbox refuses', () => {
  const session = async (person: Awaited<ReturnType<typeof createPerson>>) =>
    (await call(portal, 'GET', '/auth/session', undefined, person)).json.session.user
  const refused = async () => {
    const person = await createPerson(portal)
    const { email } = await session(person)
    await portal.deps.stores.refusedAddresses.note(email, 550, new Date())
    expect(await session(person)).toMatchObject({ email_refused: true })
    return { person, email }
  }

  it('is told on the next visit until they say that it is in order', async () => {
    const { person } = await refused()
    expect((await call(portal, 'POST', '/auth/email-delivery')).status).toBe(401)
    const stranger = await createPerson(portal)
    const other = await call(portal, 'POST', '/auth/email-delivery', undefined, stranger)
    expect([other.status, other.json]).toEqual([200, { tried: false }])
    expect(await session(person)).toMatchObject({ email_refused: true })
    const mine = await call(portal, 'POST', '/auth/email-delivery', undefined, person)
    expect([mine.status, mine.json]).toEqual([200, { tried: true }])
    expect(await session(person)).not.toHaveProperty('email_refused')
  })

  it('is written to again once the address is proved, or is another', async () => {
    const one = await refused()
    const now = new Date()
    await portal.deps.work.transaction(({ accounts }) =>
      accounts.markEmailVerified(one.person.userId, one.email, now),
    )
    expect(await session(one.person)).not.toHaveProperty('email_refused')
    const other = await refused()
    await portal.deps.work.transaction(({ accounts }) =>
      accounts.changeEmail(other.person.userId, 'nova@exemplo.test', now),
    )
    expect(await portal.deps.stores.refusedAddresses.has(other.email)).toBe(false)
  })

  it('leaves nothing behind with the account, nor after half a year', async () => {
    const { person, email } = await refused()
    await portal.asOwner('delete from users where id = $1', [person.userId])
    const { refusedAddresses } = portal.deps.stores
    expect(await refusedAddresses.has(email)).toBe(false)
    await refusedAddresses.note('leitor@exemplo.test', 550, new Date('2026-01-01T00:00:00Z'))
    expect(await refusedAddresses.removeOld(new Date('2026-06-01T00:00:00Z'))).toBe(0)
    expect(await refusedAddresses.removeOld(new Date('2026-07-18T00:00:00Z'))).toBe(1)
  })
})
