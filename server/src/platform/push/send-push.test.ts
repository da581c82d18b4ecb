import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningPush, startPush } from '../../../../sandbox/src/push/start-push.ts'
import { EXAMPLE_VAPID } from '../config/push-config.ts'
import { createServiceWatch } from '../service-watch.ts'
import { sendPush } from './send-push.ts'

const push: RunningPush = await startPush({ port: 0 })
afterAll(() => push.stop())
beforeEach(() => {
  push.messages.length = 0
})

const config = { ...EXAMPLE_VAPID, sandboxOrigin: push.url }
const services = createServiceWatch({ now: () => new Date() })
const message = {
  title: 'Pedido 1001 · Entrega',
  body: 'Responda até 19h10.',
  navigate: 'https://guia.example/dash-espadarte',
  tag: 'x'.repeat(32),
  ttlSeconds: 600,
  urgency: 'high' as const,
}
const browser = (key: string = EXAMPLE_VAPID.publicKey) => {
  const { endpoint, keys } = push.subscribe(key)
  return { endpoint, pushKey: keys.p256dh, pushSecret: keys.auth }
}
const send = (to = browser(), more: object = {}, timeoutMs?: number) =>
  sendPush(config, to, { ...message, ...more }, services, timeoutMs)

it('reaches the browser, which alone can read it', async () => {
  expect(await send()).toEqual({ kind: 'sent' })
  const [taken] = push.messages
  expect(JSON.parse(taken?.text ?? '')).toEqual({
    web_push: 8030,
    notification: {
      title: message.title,
      body: message.body,
      lang: 'pt-BR',
      dir: 'ltr',
      navigate: message.navigate,
      tag: message.tag,
    },
  })
  expect(taken).toMatchObject({ ttlSeconds: 600, urgency: 'high', topic: message.tag })
})

it('to a browser that left is gone', async () => {
  const left = browser()
  push.unsubscribe(left.endpoint)
  expect(await send(left)).toEqual({ kind: 'gone' })
})

it('from another sender than the browser allowed is refused', async () => {
  const { publicKey } = { publicKey: browser().pushKey }
  expect(await send(browser(publicKey))).toEqual({ kind: 'refused', reason: 'status 403' })
})

it('too long for the service goes with fewer words, once', async () => {
  push.fail(413)
  expect(await send()).toEqual({ kind: 'sent' })
  expect(push.messages[0]?.notification.body).toBeUndefined()
  push.fail(413, 413)
  expect(await send()).toEqual({ kind: 'refused', reason: 'status 413' })
})

describe('no answer', () => {
  it('means that nobody knows', async () => {
    push.fail('hang')
    expect(await send(browser(), {}, 50)).toEqual({ kind: 'unknown', reason: 'timeout' })
    push.fail('taken-and-hang')
    expect(await send(browser(), {}, 1000)).toEqual({ kind: 'unknown', reason: 'timeout' })
    expect(push.messages).toHaveLength(1)
  })

  it('of a server that is not there means that it was not taken', async () => {
    const other = await startPush({ port: 0 })
    const { endpoint, keys } = other.subscribe(EXAMPLE_VAPID.publicKey)
    await other.stop()
    const to = { endpoint, pushKey: keys.p256dh, pushSecret: keys.auth }
    const there = { ...config, sandboxOrigin: other.url }
    expect(await sendPush(there, to, message, services)).toMatchObject({
      kind: 'later',
      reason: 'refused',
    })
  })
})

it.each([
  [429, 30],
  [500, null],
] as const)('%i: later, when the service says', async (status, afterSeconds) => {
  push.fail(status)
  expect(await send()).toEqual({ kind: 'later', afterSeconds, reason: `status ${status}` })
})

it('to an address that is no push service is not sent at all', async () => {
  const strange = { ...browser(), endpoint: `${push.url}/push/x`.replace('127.0.0.1', 'localhost') }
  expect(await send(strange)).toEqual({ kind: 'gone' })
  expect(await sendPush({ ...config, sandboxOrigin: null }, browser(), message, services)).toEqual({
    kind: 'gone',
  })
  expect(push.messages).toEqual([])
})
