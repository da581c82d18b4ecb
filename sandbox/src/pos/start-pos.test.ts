import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningPos, startPos } from './start-pos.ts'

const ORDER = '0d000000-0000-4000-8000-00000000beef'
const event = (eventId: string, eventType = 'CREATED') => ({
  eventId,
  eventType,
  orderId: ORDER,
  orderURL: 'http://portal.test/order',
  createdAt: '2026-07-18T22:00:00Z',
})

/** The portal's half, just enough of it. */
async function startPortal() {
  const app = Fastify({ forceCloseConnections: true })
  const asked: string[] = []
  const waiting = [event('e-1'), event('e-2', 'CANCELLED')]
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onRequest', async ({ method, url }) => void asked.push(`${method} ${url}`))
  app.post('/oauth/token', async () => ({
    access_token: 't',
    token_type: 'bearer',
    expires_in: 900,
  }))
  app.put('/v1/merchantOnboarding', async (_request, reply) => reply.code(201).send({}))
  app.get('/v1/events::polling', async (_request, reply) =>
    waiting.length > 0 ? waiting : reply.code(204).send(),
  )
  app.post('/v1/events/acknowledgment', async (_request, reply) => {
    waiting.length = 0
    return reply.code(202).send()
  })
  app.get('/v1/orders/:id', async () => ({ id: ORDER, displayId: '1001' }))
  app.post('/v1/orders/:id/confirm', async (_request, reply) => reply.code(202).send())
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, asked, baseUrl }
}

let portal: Awaited<ReturnType<typeof startPortal>>
let pos: RunningPos
beforeEach(async () => {
  portal = await startPortal()
  pos = await startPos({ port: 0 })
})
afterEach(async () => {
  await pos.stop()
  await portal.app.close()
})
const connect = () =>
  pos.connect({ baseUrl: portal.baseUrl, clientId: 'c', clientSecret: 'segredo' })

it('introduces itself, takes what waits and acknowledges it once', async () => {
  const counter = await connect()
  expect(portal.asked[1]).toContain(`PUT /v1/merchantOnboarding?merchantId=${counter.merchantId}`)
  await counter.poll()
  await counter.poll()
  expect(counter.events.map(({ eventId }) => eventId)).toEqual(['e-1', 'e-2'])
  expect([...counter.orders.keys()]).toEqual([ORDER])
  expect(portal.asked.filter((call) => call.includes('acknowledgment'))).toHaveLength(1)
})

it('believes a webhook by its signature, and takes the same event once', async () => {
  const counter = await connect()
  const body = JSON.stringify(event('e-9'))
  const send = (signature: string) =>
    fetch(`${pos.url}/merchants/${counter.merchantId}/newEvent`, {
      method: 'POST',
      body,
      headers: { 'x-app-merchantid': counter.merchantId, 'x-app-signature': signature },
    })
  const right = createHmac('sha256', 'segredo').update(body).digest('hex')
  expect((await send('errada')).status).toBe(403)
  expect((await send(right)).status).toBe(204)
  expect((await send(right)).status).toBe(204)
  expect(counter.events).toHaveLength(1)
  counter.faults.push(500)
  expect((await send(right)).status).toBe(500)
})

it('serves its menu to who has the key', async () => {
  const counter = await connect()
  const url = `${pos.url}/merchants/${counter.merchantId}/merchant`
  expect((await fetch(url)).status).toBe(403)
  const menu = await fetch(url, { headers: { 'x-api-key': counter.apiKey } })
  expect(await menu.json()).toMatchObject({ id: counter.merchantId, TTL: 500 })
  expect(await (await fetch(pos.url)).text()).toContain('Caixa de desenvolvimento')
})
