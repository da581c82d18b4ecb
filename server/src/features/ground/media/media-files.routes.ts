import type { FastifyInstance } from 'fastify'
import { isAdministrator } from '../../../platform/actor.ts'
import { requirePerson } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './media.feature.ts'
import { keyOfAddress } from './media.rules.ts'

type Address = { Params: { id: string; file: string } }

const FOR_EVER = 'public, max-age=31536000, immutable'

/** What pages show. An address never changes its content, so whoever has it need not ask again. */
export function mediaFilesRoutes(app: FastifyInstance, { storage }: Pick<Deps, 'storage'>) {
  app.get<Address>('/media/:id/:file', { schema: { hide: true } }, async (request, reply) => {
    const { id, file } = request.params
    const key = keyOfAddress({ id, isPrivate: false }, file)
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
  })
}

/**
 * Documents: only who sent one and the administrators are shown it, and nobody on the way may keep it.
 * To everybody else it is as if there were none.
 */
export function documentFilesRoutes(app: FastifyInstance, deps: Pick<Deps, 'storage' | 'stores'>) {
  app.get<Address>(
    '/api/v1/documents/:id/:file',
    { schema: { hide: true }, config: { access: 'person' } },
    async (request, reply) => {
      const person = requirePerson(request.actor)
      const { id, file } = request.params
      const key = keyOfAddress({ id, isPrivate: true }, file)
      const photo = key ? await deps.stores.media.find(id) : null
      const isShown =
        photo?.isPrivate && (photo.userId === person.userId || isAdministrator(person))
      const stored = key && isShown ? await deps.storage.get(key) : null
      if (!stored) throw new NotFound('media')
      return reply
        .type(stored.type)
        .header('cache-control', 'private, no-store')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-length', stored.bytes)
        .send(stored.body)
    },
  )
}
