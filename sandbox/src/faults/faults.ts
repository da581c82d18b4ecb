import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const FAULTS = [
  'hang',
  'reset',
  '500-json',
  '500-html',
  '503',
  '429',
  '404-html',
  'empty',
  'soap',
] as const
type FaultKind = (typeof FAULTS)[number]

export type Fault = {
  kind: FaultKind
  /** Method and pattern, `PUT /cob/:txid`; any call where it is left out. */
  route?: string
  /** After how many calls of the route it begins, counted from now: 1 is the next. */
  nth?: number
  times?: number
  /** After the commit the call is done, and only its answer is spoilt. */
  after?: boolean
}

type Waiting = Required<Omit<Fault, 'route'>> & { route: string | null; seen: number }

const ANSWERS: Record<Exclude<FaultKind, 'hang' | 'reset'>, [number, string, string]> = {
  '500-json': [500, 'application/json', '{"erro":"interno"}'],
  '500-html': [500, 'text/html', '<html><body><h1>Erro interno</h1></body></html>'],
  '503': [503, 'application/problem+json', '{"status":503,"title":"Serviço indisponível"}'],
  '429': [429, 'application/json', '{"status":"429","mensagem":"Muitas chamadas"}'],
  '404-html': [404, 'text/html', '<html><body><h1>Not Found</h1></body></html>'],
  empty: [502, 'text/plain', ''],
  soap: [500, 'text/xml', '<soap:Envelope><soap:Body><soap:Fault/></soap:Body></soap:Envelope>'],
}

/** Where there is no wire to cut, a call that is lost is answered with this, and its kind as the body. */
export const LOST = 599

/** What goes wrong with a call, by route and by its number. */
export class Faults {
  /** False where calls come by injection, in the process of whoever makes them. */
  isOnWire = true
  #waiting: Waiting[] = []

  add({ kind, route, nth = 1, times = 1, after = false }: Fault) {
    if (!FAULTS.includes(kind)) throw new Error(`No such fault: ${kind}`)
    this.#waiting.push({ kind, route: route ?? null, nth, times, after, seen: 0 })
  }

  clear() {
    this.#waiting = []
  }

  next(route: string): Waiting | undefined {
    let hit: Waiting | undefined
    for (const fault of this.#waiting) {
      if (fault.route !== null && fault.route !== route) continue
      fault.seen += 1
      if (!hit && fault.seen >= fault.nth && fault.seen < fault.nth + fault.times) hit = fault
    }
    this.#waiting = this.#waiting.filter(({ seen, nth, times }) => seen < nth + times - 1)
    return hit
  }

  /** For every route of the scope. */
  spoil(scope: FastifyInstance) {
    const spoiled = new WeakMap<FastifyRequest, Waiting>()
    scope.addHook('onRequest', async (request, reply) => {
      const fault = this.next(`${request.method} ${request.routeOptions.url}`)
      if (!fault) return
      if (fault.after) spoiled.set(request, fault)
      else return spoilAnswer(fault.kind, request, reply, this.isOnWire)
    })
    scope.addHook('onSend', async (request, reply, payload) => {
      const fault = spoiled.get(request)
      if (!fault) return payload
      spoiled.delete(request)
      if (isLost(fault.kind) && !this.isOnWire) {
        reply.code(LOST).type('text/plain').removeHeader('content-length')
        return fault.kind
      }
      if (fault.kind === 'hang') return new Promise(() => {})
      if (fault.kind === 'reset') {
        request.raw.socket.destroy()
        return payload
      }
      const [status, type, body] = ANSWERS[fault.kind]
      reply.code(status).type(type).removeHeader('content-length')
      return body
    })
  }
}

const isLost = (kind: FaultKind): kind is 'hang' | 'reset' => kind === 'hang' || kind === 'reset'

function spoilAnswer(
  kind: FaultKind,
  request: FastifyRequest,
  reply: FastifyReply,
  isOnWire: boolean,
) {
  if (isLost(kind) && !isOnWire) return reply.code(LOST).type('text/plain').send(kind)
  if (kind === 'hang') return reply.hijack()
  if (kind === 'reset') {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  const [status, type, body] = ANSWERS[kind]
  return reply.code(status).type(type).send(body)
}
