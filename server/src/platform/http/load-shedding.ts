import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { problem } from '../errors/problems.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem-replies.ts'

export const SHED_RETRY_AFTER_SECONDS = 5
const MAX_EVENT_LOOP_DELAY_MS = 300
const HEALTH_PATHS = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Past its limit a node answers some requests with 503 at once rather than all of them too late.
 * Health checks are exempt: an overloaded node must not be restarted for being busy.
 */
export async function shedLoad(app: FastifyInstance, metrics: Metrics) {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    sampleInterval: 250,
    pressureHandler: (request, reply) => {
      if (HEALTH_PATHS.has(request.url)) return
      metrics.shed.inc()
      reply.header('retry-after', SHED_RETRY_AFTER_SECONDS)
      sendProblem(reply, problem(503, 'node.overloaded', request.id))
    },
  })
}
