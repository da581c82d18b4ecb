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

/** `/healthz`: the process lives. `/readyz`: it can do its work. */
export function serveHealth(
  app: FastifyInstance,
  readiness: Readiness,
  isDatabaseReady: () => Promise<boolean>,
) {
  const options = { schema: { hide: true }, config: { rateLimit: false } }
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.draining) return reply.code(503).send({ status: 'draining' })
    const ready = await withinPatience(isDatabaseReady()).catch((error) => {
      request.log.warn({ err: error }, 'not ready')
      return false
    })
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database' })
  })
}
