import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { drawPng } from '../draw-png.ts'
import { pageHeaders } from '../page/page-headers.ts'
import { portOf } from '../port-of.ts'
import { Counter, type Credentials } from './counter.ts'
import { countersPage } from './pos-pages.ts'

export type RunningPos = {
  url: string
  port: number
  /** Introduces itself to the portal with the credentials of a business. */
  connect(credentials: Credentials, options?: { withWebhook?: boolean }): Promise<Counter>
  /** The names of the pictures that were asked for, in their order. */
  photoReads: string[]
  stop(): Promise<void>
}

const HEADERS = pageHeaders({ 'form-action': "'self'" })

type OfMerchant = { Params: { merchantId: string } }
type OfOrder = { Params: { merchantId: string; orderId: string; step: string }; Body: unknown }

/** A system of counters, as shops rent one: many businesses, each with its own credentials. */
export async function startPos({ port }: { port: number }): Promise<RunningPos> {
  const counters = new Map<string, Counter>()
  const photoReads: string[] = []
  const app = Fastify({ forceCloseConnections: true })
  let url = ''

  async function connect(credentials: Credentials, { withWebhook = true } = {}) {
    const counter = new Counter(credentials, `${url}/photos`)
    counters.set(counter.merchantId, counter)
    const { status } = await counter.introduce(url, { withWebhook })
    if (status >= 300) {
      counters.delete(counter.merchantId)
      throw new Error(`the portal answered ${status}`)
    }
    return counter
  }
  const find = (merchantId: string) => {
    const counter = counters.get(merchantId)
    if (counter) return counter
    throw Object.assign(new Error('no such merchant'), { statusCode: 404 })
  }

  await app.register(async (scope) => serveStandard(scope, find))
  await app.register(async (scope) => servePhotos(scope, photoReads))
  await app.register(async (scope) => serveControl(scope, find, connect))
  await app.register(async (scope) => serveByHand(scope, { counters, find, connect }))
  await app.listen({ host: '127.0.0.1', port })
  const listening = portOf(app.server)
  url = `http://127.0.0.1:${listening}`
  return { url, port: listening, connect, photoReads, stop: async () => app.close() }
}

type Find = (merchantId: string) => Counter
type Connect = RunningPos['connect']

/** What the portal calls. The signature is over the bytes, so they are kept as they come. */
function serveStandard(app: FastifyInstance, find: Find) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<OfMerchant>('/merchants/:merchantId/newEvent', async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.of()
    const status = await find(request.params.merchantId).receive(bytes, request.headers)
    return reply.code(status).send()
  })
  app.get<OfMerchant>('/merchants/:merchantId/merchant', async (request, reply) => {
    const counter = find(request.params.merchantId)
    if (request.headers['x-api-key'] !== counter.apiKey) return reply.code(403).send()
    return counter.menu
  })
}

const MEGABYTE = 1024 * 1024

/** Pictures of dishes by number, and by name what a portal must not choke on. */
function servePhotos(app: FastifyInstance, reads: string[]) {
  app.get<{ Params: { name: string } }>('/photos/:name', async ({ params: { name } }, reply) => {
    reads.push(name)
    switch (name) {
      case 'lenta.png':
        await wait(60_000, undefined, { ref: false })
        return reply.code(504).send()
      case 'pagina.png':
        return reply.type('image/png').send('<!doctype html><html><body>Entre</body></html>')
      case 'enorme.png':
        return reply.type('image/png').send(Buffer.alloc(11 * MEGABYTE, 'a'))
      case 'para-dentro.png':
        return reply.redirect('http://169.254.169.254/latest/meta-data/')
      case 'sumiu.png':
        return reply.code(404).send()
      default:
        return reply.type('image/png').send(drawPng(Number.parseInt(name, 10) || 0))
    }
  })
}

/** For tests in another process; every call answers JSON. */
function serveControl(app: FastifyInstance, find: Find, connect: Connect) {
  app.post<{ Body: Credentials & { withWebhook?: boolean } }>(
    '/control/merchants',
    async ({ body: { withWebhook = true, ...credentials } }) => {
      const { merchantId, apiKey } = await connect(credentials, { withWebhook })
      return { merchantId, apiKey }
    },
  )
  app.get<OfMerchant>('/control/merchants/:merchantId', async ({ params }) => {
    const { events, orders, calls, menu } = find(params.merchantId)
    return { events, orders: [...orders.values()], calls, menu }
  })
  app.put<OfMerchant & { Body: Record<string, unknown> }>(
    '/control/merchants/:merchantId/menu',
    async ({ params, body }) => {
      const counter = find(params.merchantId)
      counter.menu = { ...counter.menu, ...body }
      return counter.menu
    },
  )
  app.post<OfMerchant & { Body: { answers?: number[]; isAutomatic?: boolean } }>(
    '/control/merchants/:merchantId/behave',
    async ({ params, body }) => {
      const counter = find(params.merchantId)
      counter.faults.push(...(body.answers ?? []))
      counter.isAutomatic = body.isAutomatic ?? counter.isAutomatic
      return {}
    },
  )
  app.post<OfMerchant>('/control/merchants/:merchantId/poll', async ({ params }) =>
    find(params.merchantId).poll(),
  )
  app.post<OfMerchant & { Body: { method: string; path: string; body?: unknown } }>(
    '/control/merchants/:merchantId/ask',
    async ({ params, body }) => find(params.merchantId).ask(body.method, body.path, body.body),
  )
  app.post<OfOrder>(
    '/control/merchants/:merchantId/orders/:orderId/:step',
    async ({ params: { merchantId, orderId, step }, body }) => {
      const counter = find(merchantId)
      if (step === 'confirm') return counter.confirm(orderId, (body as object) ?? {})
      return counter.step(orderId, step, body ?? undefined)
    },
  )
}

function serveByHand(
  app: FastifyInstance,
  { counters, find, connect }: { counters: Map<string, Counter>; find: Find; connect: Connect },
) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/', async (_request, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(countersPage([...counters.values()]).source),
  )
  app.post<{ Body: Credentials }>('/connect', async ({ body }, reply) => {
    await connect(body)
    return reply.redirect('/', 303)
  })
  app.post<OfMerchant>('/merchants/:merchantId/poll', async ({ params }, reply) => {
    await find(params.merchantId).poll()
    return reply.redirect('/', 303)
  })
  app.post<OfOrder>(
    '/merchants/:merchantId/orders/:orderId/:step',
    async ({ params: { merchantId, orderId, step } }, reply) => {
      const counter = find(merchantId)
      await (step === 'confirm' ? counter.confirm(orderId) : counter.step(orderId, step))
      return reply.redirect('/', 303)
    },
  )
}
