import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { startWhatsApp } from '../../../../../sandbox/src/whatsapp/start-whatsapp.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { CODE_LIFETIME_MS, CODE_RESEND_MS } from '../../../platform/whatsapp/one-time-codes.ts'
import { deliverWhatsAppCode } from './deliver-whatsapp-code.ts'
import { WHATSAPP_PATIENCE_MS } from './profiles.constants.ts'
import { sendWhatsAppCode, sweepWhatsAppCodes } from './profiles.jobs.ts'

const PHONE_NUMBER_ID = '42'
const whatsApp = await startWhatsApp({ port: 0, token: 'chave', phoneNumberId: PHONE_NUMBER_ID })
const {
  mailbox,
  refuse,
  smtpPort,
  stop: stopMailbox,
} = await startMailbox({ smtpPort: 0, webPort: 0 })
const clock = fixedClock()
const portal = useTestApp({
  clock,
  environment: {
    WHATSAPP_API_URL: whatsApp.url,
    WHATSAPP_TOKEN: 'chave',
    WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  },
})
afterAll(async () => {
  await whatsApp.stop()
  await stopMailbox()
})

let rosa: TestPerson
let lastNumber = 0
beforeEach(async () => {
  lastNumber += 1
  const whatsapp = `919${String(lastNumber).padStart(8, '0')}`
  rosa = await createPerson(portal, { profile: { whatsapp } })
})
afterEach(() => {
  whatsApp.messages.clear()
  mailbox.clear()
})

const call = (path: string, body?: object) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/v1/profile/whatsapp-code${path}`,
    headers: { origin: 'http://portal.test', cookie: rosa.cookie },
    ...(body ? { payload: body } : {}),
  })
/** The job exactly as the queue would hand it to the worker. */
async function ask() {
  expect((await call('')).statusCode).toBe(202)
  const data = { userId: rosa.userId, sentAt: clock.now().toISOString() }
  return { run: () => sendWhatsAppCode.handle(data, portal.deps) }
}
const received = () => whatsApp.messages.list().map(({ code }) => code ?? '')
const mails = () => mailbox.list(rosa.email)

describe('the code', () => {
  it('arrives on the phone and confirms the number', async () => {
    const job = await ask()
    await job.run()
    const [code = ''] = received()
    expect(code).toMatch(/^[0-9]{6}$/)
    expect(mails()).toEqual([])
    const answer = await call('/confirm', { code })
    expect(answer.json().whatsapp_confirmed_at).toBe(clock.now().toISOString())
  })

  it('is the same when the job runs twice', async () => {
    const job = await ask()
    await job.run()
    await job.run()
    const [first, second] = received()
    expect(received()).toHaveLength(2)
    expect(second).toBe(first)
  })

  it('is not sent once it was confirmed, replaced or outlived', async () => {
    const job = await ask()
    await job.run()
    const [code = ''] = received()
    await call('/confirm', { code })
    whatsApp.messages.clear()
    await job.run()
    expect(received()).toEqual([])

    rosa = await createPerson(portal, { profile: { whatsapp: '91955554444' } })
    const replaced = await ask()
    clock.advance(CODE_RESEND_MS)
    const newest = await ask()
    await replaced.run()
    expect(received()).toEqual([])
    clock.advance(CODE_LIFETIME_MS)
    await newest.run()
    expect(received()).toEqual([])
    expect(mails()).toEqual([])
  })

  it('is not sent to somebody who deleted the account meanwhile', async () => {
    const job = await ask()
    await portal.deps.connection.deleteFrom('users').where('id', '=', rosa.userId).execute()
    await job.run()
    expect(received()).toEqual([])
  })
})

describe('when WhatsApp asks for patience', () => {
  it('the queue tries again, and the code arrives late', async () => {
    const job = await ask()
    whatsApp.fail(130429, 'html')
    await expect(job.run()).rejects.toThrow('code 130429')
    clock.advance(2_000)
    await expect(job.run()).rejects.toThrow('status 500')
    clock.advance(4_000)
    await job.run()
    expect(received()).toHaveLength(1)
    expect(mails()).toEqual([])
  })

  it('the failure that the queue keeps names nobody', async () => {
    const job = await ask()
    whatsApp.fail(131056)
    const failure = await job.run().then(
      () => '',
      (error: Error) => String(error.stack),
    )
    expect(failure).toContain('131056')
    expect(failure).not.toContain(rosa.email)
    expect(failure).not.toMatch(/919\d{8}/)
  })

  it('for too long, the code goes by e-mail', async () => {
    const job = await ask()
    whatsApp.fail(130429, 130429)
    clock.advance(WHATSAPP_PATIENCE_MS - 1)
    await expect(job.run()).rejects.toThrow()
    clock.advance(1)
    await job.run()
    expect(mails()).toHaveLength(1)
  })
})

describe('when WhatsApp will not deliver', () => {
  it.each([131026, 131047, 131049, 131050, 132001] as const)(
    'refused with %i, the code goes by e-mail at once and confirms the number',
    async (refusal) => {
      const job = await ask()
      whatsApp.fail(refusal)
      await job.run()
      const [mail] = mails()
      const [code = ''] = mail?.subject.match(/^[0-9]{6}/) ?? []
      expect(mail?.subject).toBe(`${code} é o seu código de confirmação`)
      expect(mail?.text).toContain(code)
      expect(mail?.html).toContain(code)
      expect(mail?.text).toContain('vale por 10 minutos')
      expect((await call('/confirm', { code })).statusCode).toBe(200)
    },
  )

  it.each([190, 131042, 131031, 368, 131048] as const)(
    'because our account is in trouble (%i), somebody is called and the code goes by e-mail',
    async (refusal) => {
      const error = vi.spyOn(portal.deps.log, 'error')
      const job = await ask()
      whatsApp.fail(refusal)
      await job.run()
      expect(error).toHaveBeenCalledExactlyOnceWith(
        { reason: `code ${refusal}` },
        'WhatsApp needs attention',
      )
      expect(mails()).toHaveLength(1)
    },
  )

  it('and neither will the mail server, the queue tries both again', async () => {
    const job = await ask()
    whatsApp.fail(131026)
    refuse('temporary')
    await expect(job.run()).rejects.toThrow()
    refuse(null)
    await job.run()
    expect(received()).toHaveLength(1)
  })
})

it('goes by e-mail where WhatsApp is not set up', async () => {
  const config = { ...portal.deps.config, whatsapp: null }
  await ask()
  const data = { userId: rosa.userId, sentAt: clock.now().toISOString() }
  await deliverWhatsAppCode(data, { ...portal.deps, config })
  expect(received()).toEqual([])
  expect(mails()).toHaveLength(1)
})

it('sweeps codes that are over, and only those', async () => {
  await ask()
  clock.advance(CODE_LIFETIME_MS - 1)
  await sweepWhatsAppCodes.handle({}, portal.deps)
  expect(await portal.deps.stores.whatsAppCodes.read(rosa.userId)).not.toBeNull()
  clock.advance(1)
  await sweepWhatsAppCodes.handle({}, portal.deps)
  expect(await portal.deps.stores.whatsAppCodes.read(rosa.userId)).toBeNull()
})
