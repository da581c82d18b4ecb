import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../platform/errors/domain-errors.ts'
import { changePreferences, leave } from './change-preferences.ts'
import { LEAVE_PATH } from './newsletter.constants.ts'
import type { Deps } from './newsletter.feature.ts'

const MOST_BYTES = 4 * 1024

/**
 * RFC 8058: a mail program posts to the address the e-mail names, with no cookie and no Origin, as a
 * form of either kind; the token in the address is the authority. The page at the same address posts
 * here too where there is no JavaScript, and is sent on to what a person can read.
 */
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
          await changePreferences(String(request.query.token ?? ''), leave, 'um-clique', deps)
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
