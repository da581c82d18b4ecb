import type { FastifyInstance } from 'fastify'
import { Forbidden } from '../errors/domain-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    anyOrigin?: boolean
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser names where a write comes from. One that comes from another site is refused, so a
 * stranger's page cannot act with a visitor's cookies. Servers (webhooks, scripts) send neither
 * header and carry no cookie.
 *
 * A route with `config.anyOrigin` is one where the address itself is the authority and cookies are
 * never read: a webmail's own server, or its page, posts there (RFC 8058).
 */
export function refuseForeignWrites(app: FastifyInstance, publicOrigin: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done()
    if (request.routeOptions.config.anyOrigin) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const foreign =
      origin !== undefined
        ? origin !== publicOrigin
        : site !== undefined && site !== 'same-origin' && site !== 'none'
    done(foreign ? new Forbidden('origin.foreign', 'write from a foreign origin') : undefined)
  })
}
