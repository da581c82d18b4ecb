import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors/domain-errors.ts'

const MOST_BYTES = 4 * 1024

/**
 * RFC 8058: a mail program posts to the address the e-mail names, with no cookie and no Origin, as a
 * form of either kind; the token in the address is the authority. The page at the same address posts
 * here too where there is no JavaScript, and is sent on to what a person can read.
 */
export function oneClick(
  app: FastifyInstance,
  path: string,
  leave: (token: string) => Promise<unknown>,
) {
  app.register(async (scope) => {
    // What the form says is not needed, in whatever shape it comes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, __, done) =>
      done(null, null),
    )
    scope.post<{ Querystring: { token?: unknown } }>(
      path,
      { schema: { hide: true }, config: { anyOrigin: true } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const isPerson = String(request.headers.accept ?? '').includes('text/html')
        try {
          await leave(String(request.query.token ?? ''))
        } catch (error) {
          if (!(isPerson && error instanceof DomainError)) throw error
          return reply.redirect(`${path}?resultado=link-invalido`, 303)
        }
        if (isPerson) return reply.redirect(`${path}?resultado=saiu`, 303)
        return reply.type('text/plain; charset=utf-8').send('OK')
      },
    )
  })
}
