import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply } from 'fastify'
import { portOf } from '../port-of.ts'
import { createBrowserKeys } from './browser-keys.ts'
import { showPush } from './push-pages.ts'
import type { TakenMessage } from './taken-message.ts'
import { whyNotBelieved } from './vapid.ts'

/** A status, or no answer at all: before the message was taken, or after. */
export type PushFault = 403 | 404 | 410 | 413 | 429 | 500 | 'hang' | 'taken-and-hang'

export type PushOptions = {
  /** 0 takes any free port. */
  port: number
  now?: () => Date
}
export type RunningPush = Awaited<ReturnType<typeof startPush>>

const MOST_BYTES = 4096

/** The push service of a browser and the browser itself, which opens what arrives. */
export async function startPush({ port, now = () => new Date() }: PushOptions) {
  const browsers = new Map<string, Browser>()
  const messages: TakenMessage[] = []
  const faults: PushFault[] = []
  let retryAfterSeconds = 30

  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  )

  /** As `pushManager.subscribe` answers a page. */
  function subscribe(applicationServerKey: string) {
    const id = randomUUID()
    const browser = createBrowserKeys()
    browsers.set(id, { ...browser, applicationServerKey })
    return { endpoint: `${url}/push/${id}`, keys: browser.keys }
  }
  app.post<{ Body: { applicationServerKey: string } }>('/subscriptions', async ({ body }) =>
    subscribe(body.applicationServerKey),
  )

  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async (request, reply) => {
    const { params, headers, body } = request
    const fault = faults.shift()
    if (fault && fault !== 'taken-and-hang') return spoil(fault, reply, retryAfterSeconds)
    const browser = browsers.get(params.id)
    if (!browser) return reply.code(410).send()
    const { applicationServerKey } = browser
    const why = whyNotBelieved(headers.authorization, {
      ...{ origin: url, applicationServerKey, now: new Date() },
    })
    if (why) return reply.code(403).send({ reason: why })
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) {
      return reply.code(400).send({ reason: 'not as RFC 8030 has it' })
    }
    const text = browser.open(body)
    const topic = headers.topic ? String(headers.topic) : null
    messages.push({
      ...{ subscription: params.id, at: now(), text, topic },
      notification: JSON.parse(text).notification,
      ttlSeconds: Number(headers.ttl),
      urgency: String(headers.urgency ?? 'normal'),
    })
    if (fault) return reply.hijack()
    return reply.code(201).header('location', `${url}/messages/${messages.length}`).send()
  })

  app.get('/', async (_request, reply) => showPush(reply, messages))

  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    port: portOf(app.server),
    messages,
    subscribe,
    /** As when the person takes the permission back in their browser. */
    unsubscribe: (endpoint: string) => browsers.delete(endpoint.split('/').at(-1) ?? ''),
    /** One for each of the next messages, in this order. */
    fail: (...next: PushFault[]) => void faults.push(...next),
    askForPatience(seconds: number) {
      retryAfterSeconds = seconds
    },
    stop: async () => app.close(),
  }
}

type Browser = ReturnType<typeof createBrowserKeys> & { applicationServerKey: string }

function spoil(fault: Exclude<PushFault, 'taken-and-hang'>, reply: FastifyReply, seconds: number) {
  if (fault === 'hang') return reply.hijack()
  if (fault === 429) reply.header('retry-after', String(seconds))
  return reply.code(fault).send()
}
