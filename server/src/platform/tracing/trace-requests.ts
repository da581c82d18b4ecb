import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKept, isTracing, keepWhole, leaveWhole, SLOW_MS, type SpanStart } from './trace.ts'

/**
 * A trace for each request, by the pattern of its address. What a stranger says to be the trace it belongs to is
 * not believed: anybody could have everything traced. Of nine in ten nothing is asked but how they ended: a page
 * from memory costs less than its description.
 */
export function traceRequests(app: FastifyInstance) {
  if (!isTracing()) return
  const kept = new WeakMap<FastifyRequest, ReturnType<typeof keepWhole>>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isKept()) return done()
    const whole = keepWhole(startOf(request))
    kept.set(request, whole)
    whole.run(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const whole = kept.get(request)
    const failed = reply.raw.statusCode >= 500
    if (whole || failed || reply.elapsedTime > SLOW_MS) report(request, reply, whole)
    done()
  })
}

function report(
  request: FastifyRequest,
  reply: FastifyReply,
  whole: ReturnType<typeof keepWhole> | undefined,
) {
  // A stream lasts as long as somebody reads it: that it took long says nothing.
  if (request.routeOptions.config.isStream) return
  const { statusCode } = reply.raw
  const outcome = {
    failed: statusCode >= 500,
    attributes: { 'http.response.status_code': statusCode },
  }
  if (whole) whole.end(outcome)
  else leaveWhole(startOf(request), reply.elapsedTime, outcome)
}

function startOf(request: FastifyRequest): SpanStart {
  const route = request.routeOptions.url ?? 'unmatched'
  return {
    ...{ name: `${request.method} ${route}`, kind: 'server' },
    attributes: { 'http.request.method': request.method, 'http.route': route },
  }
}
