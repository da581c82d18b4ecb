import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginWhole, isTracing } from './trace.ts'

/**
 * A trace for each request, by the pattern of its address. What a stranger says to be the trace it belongs to is
 * not believed: anybody could have everything traced.
 */
export function traceRequests(app: FastifyInstance) {
  if (!isTracing()) return
  const wholes = new WeakMap<FastifyRequest, ReturnType<typeof beginWhole>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const whole = beginWhole({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route },
    })
    wholes.set(request, whole)
    whole.run(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply.raw
    // A stream lasts as long as somebody reads it: that it took long says nothing.
    if (!request.routeOptions.config.isStream) {
      wholes.get(request)?.end({
        failed: statusCode >= 500,
        attributes: { 'http.response.status_code': statusCode },
      })
    }
    done()
  })
}
