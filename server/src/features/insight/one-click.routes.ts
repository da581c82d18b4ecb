import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../platform/errors/domain-errors.ts'
import { leaveMonthlyEmail } from './choose-monthly-email.ts'
import type { Deps } from './insight.feature.ts'
import { LEAVE_PATH } from './leave-links.rules.ts'

const MOST_BYTES = 4 * 1024

/** RFC 8058, as for the newsletter: the page at this address posts here too, and a person is sent on. */
export function oneClickRoutes(app: FastifyInstance, deps: Deps) {
  app.register(async (scope) => {
    // What the form says is not needed, in whatever shape it comes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, __, done) =>
      done(null, null),
    )
    scope.post<{ Querystring: { token?: unknown } }>(
      LEAVE_PATH,
      { schema: { hide: true }, config: { anyOrigin: true } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const isPerson = String(request.headers.accept ?? '').includes('text/html')
        try {
          await leaveMonthlyEmail(String(request.query.token ?? ''), deps)
        } catch (error) {
          if (!(isPerson && error instanceof DomainError)) throw error
          return reply.redirect(`${LEAVE_PATH}?resultado=link-invalido`, 303)
        }
        if (isPerson) return reply.redirect(`${LEAVE_PATH}?resultado=saiu`, 303)
        return reply.type('text/plain; charset=utf-8').send('OK')
      },
    )
  })
}
