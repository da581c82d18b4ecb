import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** The web's files. Hashed names never change, so they may be kept for ever; the others for a day. */
export async function serveStaticFiles(app: FastifyInstance, clientFolder: string) {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      const seconds = hashed ? YEAR_SECONDS : DAY_SECONDS
      reply.header('cache-control', `public, max-age=${seconds}${hashed ? ', immutable' : ''}`)
      // A file shown by another site (a social preview, an embed) is meant to be.
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  // A file of an older release: a plain answer, not a whole page nobody will see.
  app.get('/assets/*', { schema: { hide: true } }, async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  )
}
