import * as contract from '@portal/contract/city/collections/collection'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import type { Deps } from './collections.feature.ts'
import type { Collection } from './collections.rules.ts'
import { readListings } from './kept-word.ts'
import { presentCard, presentCollection } from './present-collection.ts'

/** What has left the guide and comes back to it is announced to nobody here: it waits this long. */
const TTL_SECONDS = 60

export function collectionsRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores } = deps
  publicRead(
    app,
    reads,
    contract.listCollections,
    {
      ttlSeconds: TTL_SECONDS,
      tags: (cards) => [Tag.collections, ...tagsOfPhotos(cards.map(({ photo }) => photo))],
    },
    async () => (await stores.collections.listCards()).map(presentCard),
  )

  publicRead(
    app,
    reads,
    contract.readCollection,
    { ttlSeconds: TTL_SECONDS, tags: tagsOf },
    async ({ params: { slug } }) => {
      const collection = await stores.collections.findPublished(slug)
      if (!collection) throw new NotFound('collection', slug)
      return readStops(collection, deps)
    },
  )
}

/** A place that is renamed, changed or leaves the guide changes the page at once. */
function tagsOf({ id, photo, stops }: RowOf<typeof contract.Collection>): Tag[] {
  const places = stops.map((stop) =>
    (stop.kind === 'guia' ? Tag.establishment : Tag.sight)(stop.id),
  )
  const photos = [photo, ...stops.map((stop) => stop.photo)]
  return [Tag.collection(id), ...places, ...tagsOfPhotos(photos)]
}

/** In their order, each as the guide knows it and with the way that leads to it. */
export async function readStops(collection: Collection, { ports }: Pick<Deps, 'ports'>) {
  const shown = presentCollection(collection, await readListings(collection.stops, ports))
  return { ...shown, stops: await withWays(shown.stops, ports) }
}

async function withWays(stops: readonly contract.CollectionStop[], ports: Deps['ports']) {
  return Promise.all(
    stops.map(async (stop, n) => {
      const before = stops[n - 1]
      const isSameDay = before && before.day !== null && before.day === stop.day
      if (!isSameDay || !before.place || !stop.place) return stop
      const [leg] = await ports.readLegs([before.place, stop.place])
      return { ...stop, way_here: leg ?? null }
    }),
  )
}
