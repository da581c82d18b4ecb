import * as contract from '@portal/contract/sights/sight'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { publicRead } from '../../platform/http/route.ts'
import { presentSight, presentSightCard } from './present-sight.ts'
import { SIGHTS_TAG, sightTag } from './sights.rules.ts'

const TTL_SECONDS = 300
const photoTags = (photos: readonly ({ id: string } | null)[]) =>
  photos.flatMap((photo) => (photo ? [`media:${photo.id}`] : []))

export function sightsRoutes(app: FastifyInstance, { reads, stores }: Deps) {
  publicRead(
    app,
    reads,
    contract.listSights,
    {
      ttlSeconds: TTL_SECONDS,
      tags: (sights) => [SIGHTS_TAG, ...photoTags(sights.map(({ photo }) => photo))],
    },
    async () => (await stores.sights.listPublished()).map(presentSightCard),
  )

  publicRead(
    app,
    reads,
    contract.readSight,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ id, photos }) => [sightTag(id), ...photoTags(photos)],
    },
    async ({ params: { kind, slug } }) => {
      const sight = await stores.sights.findPublished(kind, slug)
      if (!sight) throw new NotFound('sight', slug)
      return presentSight(sight)
    },
  )
}
