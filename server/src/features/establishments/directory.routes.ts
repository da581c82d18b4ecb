import * as contract from '@portal/contract/establishments/establishment'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { publicRead } from '../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../platform/live/tags.ts'
import { PUBLIC_READ_SECONDS } from './establishments.constants.ts'
import type { Deps } from './establishments.feature.ts'
import { presentCard, presentEstablishment } from './present-establishment.ts'

const LISTS = [Tag.establishments, Tag.categories]

export function directoryRoutes(app: FastifyInstance, { clock, reads, stores }: Deps) {
  const ttlSeconds = PUBLIC_READ_SECONDS

  publicRead(
    app,
    reads,
    contract.listEstablishments,
    {
      ttlSeconds,
      tags: (_answer, { query }) => (query.aberto ? [...LISTS, Tag.openEstablishments] : LISTS),
    },
    async ({ query }) => {
      const now = clock.now()
      const { rows, nextCursor, total } = await stores.directory.list(query)
      return {
        establishments: rows.map((row) => presentCard(row, now)),
        next_cursor: nextCursor,
        total: Math.min(total, contract.DIRECTORY_MOST_COUNTED),
        total_is_exact: total <= contract.DIRECTORY_MOST_COUNTED,
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.readEstablishment,
    {
      ttlSeconds,
      // A photo described anew is shown with its new words.
      tags: ({ id, photos }) => [Tag.establishment(id), Tag.categories, ...tagsOfPhotos(photos)],
    },
    async ({ params }) => {
      const now = clock.now()
      const row = await stores.directory.findPublished(params.slug, now)
      if (!row) throw new NotFound('establishment', params.slug)
      return presentEstablishment(row, now)
    },
  )

  publicRead(app, reads, contract.listNearby, { ttlSeconds, tags: LISTS }, async ({ params }) => {
    const now = clock.now()
    const rows = await stores.directory.listNearby(params.slug)
    if (!rows) throw new NotFound('establishment', params.slug)
    return rows.map((row) => presentCard(row, now))
  })

  publicRead(app, reads, contract.listNeighbourhoods, { ttlSeconds, tags: LISTS }, () =>
    stores.directory.listNeighbourhoods(),
  )
}
