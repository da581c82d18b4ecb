import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { keyOfAddress } from './media.rules.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** What pages show. An address never changes its content, so whoever has it need not ask again. */
export function mediaFilesRoutes(app: FastifyInstance, { storage }: Pick<Deps, 'storage'>) {
  app.get<{ Params: { id: string; file: string } }>(
    '/media/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const key = keyOfAddress(id, file)
      const stored = key ? await storage.get(key) : null
      if (!stored) throw new NotFound('media')
      const etag = `"${id}-${file}"`
      reply
        .type(stored.type)
        .header('cache-control', FOR_EVER)
        .header('etag', etag)
        // A photo shown by another site (a social preview, an embed) is meant to be.
        .header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match'] === etag) {
        stored.body.destroy()
        return reply.code(304).send()
      }
      return reply.header('content-length', stored.bytes).send(stored.body)
    },
  )
}
