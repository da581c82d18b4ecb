import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../errors/problems.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem-replies.ts'

const LAG_RESOLUTION_MS = 20
const LAG_SAMPLE_MS = 500

const RETRY_AFTER_SECONDS = 5
const HEALTH_PATHS = new Set(['/healthz', '/readyz', '/metrics'])

type Limits = { maxInFlight: number; maxEventLoopDelayMs: number }

/**
 * Past its limit a node answers some requests with 503 at once rather than all of them too late.
 * Work in flight is the first measure, because it grows only when we are too slow; the delay of the
 * event loop is the last resort. Health checks are exempt: a busy node must not be restarted for it.
 */
export function shedLoad(app: FastifyInstance, metrics: Metrics, limits: Limits) {
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    metrics.shed.inc()
    reply.header('retry-after', RETRY_AFTER_SECONDS)
    return sendProblem(reply, problem(503, 'node.overloaded', request.id))
  }
  limitWorkInFlight(app, limits.maxInFlight, refuse)
  const lag = watchEventLoopLag()
  app.addHook('onClose', async () => lag.stop())
  app.addHook('onRequest', (request, reply, done) => {
    const isLate = lag.currentMs() > limits.maxEventLoopDelayMs
    if (isLate && !HEALTH_PATHS.has(request.url)) return void refuse(request, reply)
    done()
  })
}

/**
 * Counted from the moment a request is complete until its answer is ready: people who send or
 * read slowly hold no place.
 */
function limitWorkInFlight(
  app: FastifyInstance,
  max: number,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
) {
  const inFlight = new Set<FastifyRequest>()
  app.addHook('preHandler', (request, reply, done) => {
    if (inFlight.size >= max && !HEALTH_PATHS.has(request.url)) return void refuse(request, reply)
    inFlight.add(request)
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    inFlight.delete(request)
    done(null, payload)
  })
  const finish = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    inFlight.delete(request)
    done()
  }
  app.addHook('onResponse', finish)
  app.addHook('onRequestAbort', (request, done) => {
    inFlight.delete(request)
    done()
  })
}

/** How late the event loop has been of late, in milliseconds. */
function watchEventLoopLag() {
  const histogram = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  histogram.enable()
  let lagMs = 0
  const timer = setInterval(() => {
    const meanMs = histogram.mean / 1e6 - LAG_RESOLUTION_MS
    // No sample in the interval says nothing, neither good nor bad.
    if (!Number.isNaN(meanMs)) lagMs = meanMs
    histogram.reset()
  }, LAG_SAMPLE_MS).unref()
  return {
    currentMs: () => lagMs,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
