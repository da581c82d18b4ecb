import * as contract from '@portal/contract/city/sights/sight'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { presentSight, presentSightCard } from './present-sight.ts'
import type { Deps } from './sights.feature.ts'

const TTL_SECONDS = 300

export function sightsRoutes(app: FastifyInstance, { reads, stores, ports }: Deps) {
  publicRead(
    app,
    reads,
    contract.listSights,
    {
      ttlSeconds: TTL_SECONDS,
      tags: (sights) => [Tag.sights, ...tagsOfPhotos(sights.map(({ photo }) => photo))],
    },
    async () => (await stores.sights.listPublished()).map(presentSightCard),
  )

  publicRead(
    app,
    reads,
    contract.readSight,
    {
      ttlSeconds: TTL_SECONDS,
      // The way there is told by ramps and other sights.
      tags: ({ id, photos }) => [Tag.sight(id), Tag.sights, ...tagsOfPhotos(photos)],
    },
    async ({ params: { kind, slug } }) => {
      const sight = await stores.sights.findPublished(kind, slug)
      if (!sight) throw new NotFound('sight', slug)
      const way = sight.place && (await ports.readWayInWords(sight.place))
      const told = presentSight(sight)
      return way ? { ...told, way_in_words: way } : told
    },
  )
}
