import * as contract from '@portal/contract/portal/map/map'
import { MAP_PLACES_PAGE, type MapLayer } from '@portal/contract/portal/map/map.texts'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { clustersOf } from './clusters.rules.ts'
import { listInOrder } from './list-places.rules.ts'
import type { Deps } from './map.feature.ts'
import { slotsOf } from './map.rules.ts'
import { decodeMapCursor, encodeMapCursor } from './map-cursor.rules.ts'
import { keepMap } from './map-in-memory.ts'
import { listNearest, type Origin } from './nearest.rules.ts'
import type { PointSet } from './point-set.ts'
import { presentView } from './present-map.ts'
import { readCards } from './read-cards.ts'

/** How long a public answer may be remembered; whatever changes drops it at once. */
const PUBLIC_READ_SECONDS = 600
/** Cards say "Destaque" and count what is to come: no copy of them may lag far behind. */
const CARD_SECONDS = 60

const BUSINESSES = [Tag.establishments, Tag.categories]
const TAGS: Record<MapLayer, readonly Tag[]> = {
  comer: BUSINESSES,
  ficar: BUSINESSES,
  servicos: BUSINESSES,
  cupons: BUSINESSES,
  praias: [Tag.sights],
  // Which are shown depends on the plan of the advertiser.
  imoveis: [Tag.properties, Tag.establishments],
  // Where it is, is where its venue is.
  eventos: [Tag.events, Tag.sights, Tag.establishments],
}
const tagsOf = (layers: readonly MapLayer[]) => [...new Set(layers.flatMap((layer) => TAGS[layer]))]
const photoTags = (places: readonly RowOf<typeof contract.MapPlace>[]) =>
  tagsOfPhotos(places.map(({ photo }) => photo))

const treesOf = (sets: readonly PointSet[]) => sets.map(({ tree }) => tree)

export function mapRoutes(app: FastifyInstance, deps: Deps) {
  const { reads } = deps
  const map = keepMap(deps)
  // The first visitor of a new node waits for nothing.
  app.addHook('onListen', async () => void map.warmUp())
  app.addHook('onClose', () => map.close())
  const untilOf = async (layers: readonly MapLayer[]) =>
    layers.includes('eventos') ? (await map.read()).until : null

  publicRead(
    app,
    reads,
    contract.readMap,
    {
      ttlSeconds: PUBLIC_READ_SECONDS,
      tags: (_, { query }) => tagsOf(query.layers),
      until: (_, { query }) => untilOf(query.layers),
    },
    async ({ query: { bbox, layers, zoom } }) => {
      const { sets } = await map.read()
      const asked = { box: bbox, slots: slotsOf(layers) }
      return presentView(clustersOf(treesOf(sets), asked, zoom))
    },
  )

  publicRead(
    app,
    reads,
    contract.listMapPlaces,
    {
      ttlSeconds: CARD_SECONDS,
      tags: ({ places }, { query }) => [...tagsOf(query.layers), ...photoTags(places)],
      until: (_, { query }) => untilOf(query.layers),
    },
    async ({ query: { bbox, layers, near, cursor } }) => {
      const { sets } = await map.read()
      const asked = { box: bbox, slots: slotsOf(layers) }
      const after = cursor ? decodeMapCursor(cursor) : null
      const more = { after, most: MAP_PLACES_PAGE + 1 }
      const listed = near
        ? listNearest(treesOf(sets), asked, { ...more, near })
        : listInOrder(sets, asked, more)
      const total = treesOf(sets).reduce((sum, tree) => sum + tree.count(asked), 0)
      const page = listed.slice(0, MAP_PLACES_PAGE)
      const last = page.at(-1)
      const cards = await readCards(
        page.map(({ point }) => point),
        deps,
      )
      return {
        places: near ? await byStreet(near, cards, deps) : cards,
        next_cursor: last && listed.length > MAP_PLACES_PAGE ? encodeMapCursor(last.place) : null,
        total,
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.readMapPlace,
    {
      ttlSeconds: CARD_SECONDS,
      tags: (place) => [...tagsOf([place.layer]), ...photoTags([place])],
      until: ({ layer }) => untilOf([layer]),
    },
    async ({ params: { id } }) => {
      const { sets } = await map.read()
      const found = sets.flatMap((set) => set.find(id) ?? [])
      const [place] = await readCards(found, deps)
      if (!place) throw new NotFound('map-place', id)
      return place
    },
  )
}

/** A page of the nearest as the crow flies, measured and put in order by street. */
async function byStreet(near: Origin, cards: RowOf<typeof contract.MapPlace>[], { ports }: Deps) {
  const places = cards.map(({ place }) => place)
  const distances = await ports.readStreetDistances(near, places)
  return cards
    .map((card, n) => ({
      ...card,
      distance_meters: distances[n]?.metres ?? null,
      is_straight_distance: distances[n]?.isStraight ?? false,
    }))
    .toSorted((a, b) => (a.distance_meters ?? 0) - (b.distance_meters ?? 0))
}
