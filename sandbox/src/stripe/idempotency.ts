import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StripeProblem } from './objects.ts'

type Kept = { fingerprint: string; answer: { status: number; body: string } | null }

/** A write with a key that was seen before is not done again: it gets the first one's answer. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>()
  readonly #owners = new WeakMap<FastifyRequest, string>()

  clear() {
    this.#kept.clear()
  }

  serve(scope: FastifyInstance) {
    scope.addHook('preHandler', async (request, reply) => {
      const key = request.headers['idempotency-key']
      if (request.method !== 'POST' || typeof key !== 'string') return
      const fingerprint = `${request.url}\n${request.body}`
      const known = this.#kept.get(key)
      if (!known) {
        this.#kept.set(key, { fingerprint, answer: null })
        this.#owners.set(request, key)
        return
      }
      if (known.fingerprint !== fingerprint) throw new StripeProblem(400, OTHER, KEY_USED, PROBLEM)
      if (!known.answer) throw new StripeProblem(409, BUSY, 'idempotency_key_in_use', PROBLEM)
      reply.header('idempotent-replayed', 'true').type('application/json')
      return reply.code(known.answer.status).send(known.answer.body)
    })
    scope.addHook('onSend', async (request, reply, payload) => {
      const kept = this.#kept.get(this.#owners.get(request) ?? '')
      if (kept && typeof payload === 'string') {
        kept.answer = { status: reply.statusCode, body: payload }
      }
      return payload
    })
  }
}

const PROBLEM = 'idempotency_error'
const KEY_USED = 'idempotency_key_reused'
const OTHER = 'Keys for idempotent requests can only be used with the same parameters.'
const BUSY = 'There is currently another in-progress request using this key.'
