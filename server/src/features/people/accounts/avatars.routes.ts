import type { FastifyInstance } from 'fastify'
import { requirePerson } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'

/** One's own picture only; its address changes with it, so the browser may keep it. */
export function avatarsRoutes(app: FastifyInstance, deps: Deps) {
  const options = { schema: { hide: true }, config: { access: 'person' } } as const
  app.get('/api/v1/profile/avatar', options, async (request, reply) => {
    const { userId } = requirePerson(request.actor)
    const picture = await deps.stores.avatars.read(userId)
    if (!picture) throw new NotFound('avatar')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=604800, immutable')
      .send(picture)
  })
}
