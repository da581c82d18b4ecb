import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxClock } from '../faults/sandbox-clock.ts'
import { StripeProblem } from './objects.ts'

type Kept = { at: Date; fingerprint: string; answer: { status: number; body: string } | null }

/** Afterwards a key is a new one. */
const KEPT_MS = 24 * 60 * 60_000

/** A write with a key that was seen before is not done again: it gets the first one's answer. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>()
  readonly #owners = new WeakMap<FastifyRequest, string>()
  readonly #clock: SandboxClock

  constructor(clock: SandboxClock) {
    this.#clock = clock
  }

  clear() {
    this.#kept.clear()
  }

  serve(scope: FastifyInstance) {
    scope.addHook('preHandler', async (request, reply) => {
      const key = request.headers['idempotency-key']
      if (request.method !== 'POST' || typeof key !== 'string') return
      const fingerprint = `${request.url}\n${request.body}`
      const at = this.#clock.now()
      const known = this.#kept.get(key)
      if (!known || at.getTime() - known.at.getTime() > KEPT_MS) {
        this.#kept.set(key, { at, fingerprint, answer: null })
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
