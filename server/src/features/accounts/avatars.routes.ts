import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'

/** One's own picture only; its address changes with it, so the browser may keep it. */
export function avatarsRoutes(app: FastifyInstance, deps: Deps) {
  app.get('/api/v1/profile/avatar', { schema: { hide: true } }, async (request, reply) => {
    const { userId } = await requirePerson(request, deps)
    const picture = await deps.stores.avatars.read(userId)
    if (!picture) throw new NotFound('avatar')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=604800, immutable')
      .send(picture)
  })
}
