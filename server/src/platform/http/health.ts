import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Readiness = {
  /** Set when the node is asked to stop: load balancers then look elsewhere. */
  draining: boolean
}

/** A database that needs longer than this is not one to send people to. */
const PATIENCE_MS = 2_000

async function withinPatience(answer: Promise<boolean>): Promise<boolean> {
  const impatience = new AbortController()
  const late = wait(PATIENCE_MS, false, { signal: impatience.signal, ref: false })
  late.catch(() => {
    // Called off: the answer was in time.
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    impatience.abort()
  }
}

/** Long enough that a flood of questions costs nothing, short enough that a balancer misses nothing. */
const HOLDS_MS = 1_000

/**
 * Asks the database for everybody who wants to know: one question at a time, and its answer holds for
 * a moment. Nobody waits longer than the patience, whatever the database does.
 */
export function shareProbe(isReady: () => Promise<boolean>, onFailure: (error: unknown) => void) {
  let answer = Promise.resolve(false)
  let holdsUntilMs = 0
  return (): Promise<boolean> => {
    if (performance.now() < holdsUntilMs) return answer
    holdsUntilMs = Number.POSITIVE_INFINITY
    answer = withinPatience(isReady())
      .catch((error) => {
        onFailure(error)
        return false
      })
      .finally(() => {
        holdsUntilMs = performance.now() + HOLDS_MS
      })
    return answer
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work; `deaf` where it does not hear what the other
 * nodes change.
 */
export function serveHealth(
  app: FastifyInstance,
  readiness: Readiness,
  isDatabaseReady: () => Promise<boolean>,
  hearsChanges: () => boolean,
) {
  const probe = shareProbe(isDatabaseReady, (err) => app.log.warn({ err }, 'not ready'))
  const options = { schema: { hide: true }, config: { rateLimit: false } }
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.draining) return reply.code(503).send({ status: 'draining' })
    const ready = await probe()
    if (!ready) return reply.code(503).send({ status: 'database' })
    // It renders every page anew until it hears again, and is better than none: balancers keep it.
    return reply.send({ status: hearsChanges() ? 'ready' : 'deaf' })
  })
}
