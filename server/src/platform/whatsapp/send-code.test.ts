import { createServer } from 'node:http'
import { portOf } from '@portal/sandbox/port-of'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type RunningWhatsApp,
  startWhatsApp,
} from '../../../../sandbox/src/whatsapp/start-whatsapp.ts'
import { createServiceWatch } from '../service-watch.ts'
import { classifyRefusal } from './refusals.ts'
import { sendCodeByWhatsApp } from './send-code.ts'

let whatsApp: RunningWhatsApp
beforeEach(async () => {
  whatsApp = await startWhatsApp({ port: 0, token: 'chave', phoneNumberId: '42' })
})
afterEach(() => whatsApp.stop())

const account = (apiUrl = whatsApp.url) => ({
  apiUrl,
  token: 'chave',
  phoneNumberId: '42',
  template: 'codigo_de_confirmacao',
  noticeTemplate: null,
})
const services = createServiceWatch({ now: () => new Date() })
const message = { phone: '91988887777', code: '004213' }

it('sends the code to a Brazilian number by the template of the account', async () => {
  expect(await sendCodeByWhatsApp(account(), message, services)).toEqual({ kind: 'accepted' })
  expect(whatsApp.messages.list()).toMatchObject([
    { to: '5591988887777', code: '004213', template: 'codigo_de_confirmacao' },
  ])
})

it('reads an address with or without its last slash', async () => {
  expect(await sendCodeByWhatsApp(account(`${whatsApp.url}/`), message, services)).toEqual({
    kind: 'accepted',
  })
})

it('is content when WhatsApp knows the person without the ninth digit', async () => {
  const older = await startWhatsApp({
    port: 0,
    token: 'chave',
    phoneNumberId: '42',
    dropsNinthDigit: true,
  })
  expect(await sendCodeByWhatsApp(account(older.url), message, services)).toEqual({
    kind: 'accepted',
  })
  await older.stop()
})

describe('a refusal', () => {
  it.each([
    [130429, 'later'],
    [131056, 'later'],
    [4, 'later'],
    [80007, 'later'],
    [2, 'later'],
    [131026, 'never'],
    [131047, 'never'],
    [131049, 'never'],
    [131050, 'never'],
    [132001, 'never'],
    [190, 'broken'],
    [131042, 'broken'],
    [131031, 'broken'],
    [368, 'broken'],
    [131048, 'broken'],
  ] as const)('with code %i means "%s"', async (code, kind) => {
    whatsApp.fail(code)
    const outcome = await sendCodeByWhatsApp(account(), message, services)
    expect(outcome).toEqual({ kind, reason: `code ${code}` })
    expect(whatsApp.messages.list()).toEqual([])
  })

  it('of a token that is not ours needs a person', async () => {
    expect(await sendCodeByWhatsApp({ ...account(), token: 'outra' }, message, services)).toEqual({
      kind: 'broken',
      reason: 'code 190',
    })
  })

  it.each([
    [400, 999_999, 'broken'],
    [400, null, 'broken'],
    [503, 999_999, 'later'],
    [502, null, 'later'],
    [429, null, 'later'],
    // The code counts, not the status that came with it.
    [500, 131026, 'never'],
  ] as const)('nobody has seen before (status %i, code %s) means "%s"', (status, code, kind) => {
    expect(classifyRefusal(status, code)).toBe(kind)
  })
})

describe('no proper answer is tried again', () => {
  it('when a proxy answers with its own page', async () => {
    whatsApp.fail('html')
    expect(await sendCodeByWhatsApp(account(), message, services)).toEqual({
      kind: 'later',
      reason: 'status 500',
    })
  })

  it('when it takes too long', async () => {
    whatsApp.fail('hang')
    expect(await sendCodeByWhatsApp(account(), message, services, 50)).toEqual({
      kind: 'later',
      reason: 'TimeoutError',
    })
  })

  it('when nobody listens', async () => {
    const { url } = whatsApp
    await whatsApp.stop()
    expect(await sendCodeByWhatsApp(account(url), message, services)).toMatchObject({
      kind: 'later',
    })
  })

  it.each(['<p>Olá</p>', '{}', '{"messages":[]}', '{"messages":{"0":1}}', 'null', ''])(
    'when it says yes without a message: %s',
    async (body) => {
      const proxy = createServer((_request, reply) => reply.end(body)).listen(0, '127.0.0.1')
      await new Promise((resolve) => proxy.once('listening', resolve))
      const port = portOf(proxy)
      expect(
        await sendCodeByWhatsApp(account(`http://127.0.0.1:${port}`), message, services),
      ).toEqual({
        kind: 'later',
        reason: 'no message id',
      })
      proxy.closeAllConnections()
      proxy.close()
    },
  )

  it('when it points elsewhere: the token goes nowhere else', async () => {
    const proxy = createServer((_request, reply) =>
      reply.writeHead(307, { location: `${whatsApp.url}/v25.0/42/messages` }).end(),
    ).listen(0, '127.0.0.1')
    await new Promise((resolve) => proxy.once('listening', resolve))
    const port = portOf(proxy)
    expect(
      await sendCodeByWhatsApp(account(`http://127.0.0.1:${port}`), message, services),
    ).toMatchObject({
      kind: 'later',
    })
    expect(whatsApp.messages.list()).toEqual([])
    proxy.closeAllConnections()
    proxy.close()
  })
})
