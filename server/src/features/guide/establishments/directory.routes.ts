import * as contract from '@portal/contract/guide/establishments/establishment'
import { FEATURED_MOST } from '@portal/contract/guide/establishments/featured-rules'
import { dayAt, instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { cardsByStreet } from './cards-by-street.ts'
import { NEARBY_CARDS, PUBLIC_READ_SECONDS } from './establishments.constants.ts'
import type { Deps } from './establishments.feature.ts'
import { opensAgain } from './open-state.rules.ts'
import { presentCard, presentEstablishment } from './present-establishment.ts'
import { readListings } from './read-listing-cards.ts'

const LISTS = [Tag.establishments, Tag.categories]

export function directoryRoutes(app: FastifyInstance, { clock, ports, reads, stores }: Deps) {
  const ttlSeconds = PUBLIC_READ_SECONDS

  publicRead(
    app,
    reads,
    contract.listEstablishments,
    {
      ttlSeconds,
      tags: (_answer, { query }) => (query.aberto ? [...LISTS, Tag.openEstablishments] : LISTS),
      // Who stands out changes with the day.
      until: async ({ establishments }) =>
        establishments.filter((one) => one.is_featured).length < FEATURED_MOST
          ? null
          : instantOfWallMinute((dayAt(clock.now()) + 1) * MINUTES_PER_DAY),
    },
    async ({ query }) => {
      const { cards, nextCursor, total } = await readListings({ stores, clock, ports }, query)
      return {
        establishments: cards,
        next_cursor: nextCursor,
        total: Math.min(total, contract.DIRECTORY_MOST_COUNTED),
        total_is_exact: total <= contract.DIRECTORY_MOST_COUNTED,
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.countEstablishments,
    { ttlSeconds, tags: [...LISTS, Tag.openEstablishments] },
    async ({ query }) => ({ counts: await stores.directory.countFilters(query) }),
  )

  publicRead(
    app,
    reads,
    contract.listOpeningNext,
    { ttlSeconds, tags: [...LISTS, Tag.openEstablishments] },
    async ({ query }) => {
      const now = clock.now()
      const rows = await stores.directory.listOpeningNext(query, now)
      return rows
        .map((row) => presentCard(row, now))
        .filter(({ hours }) => opensAgain(hours, now))
        .slice(0, contract.OPENING_NEXT)
    },
  )

  publicRead(
    app,
    reads,
    contract.readEstablishment,
    {
      ttlSeconds,
      // A photo described anew is shown with its new words.
      // The way there is told by ramps and sights.
      tags: ({ id, photos }) => [
        Tag.establishment(id),
        Tag.categories,
        Tag.sights,
        ...tagsOfPhotos(photos),
      ],
    },
    async ({ params }) => {
      const now = clock.now()
      const row = await stores.directory.findPublished(params.slug, now)
      if (!row) throw new NotFound('establishment', params.slug)
      const business = presentEstablishment(row, now)
      const way = business.place && (await ports.readWayInWords(business.place))
      return way ? { ...business, way_in_words: way } : business
    },
  )

  publicRead(app, reads, contract.listNearby, { ttlSeconds, tags: LISTS }, async ({ params }) => {
    const now = clock.now()
    const found = await stores.directory.listNearby(params.slug)
    if (!found) throw new NotFound('establishment', params.slug)
    const { rows, origin } = found
    const cards = await cardsByStreet(rows, { origin, order: 'nearest-first', now, ports })
    return cards.slice(0, NEARBY_CARDS)
  })

  route(app, contract.readNeighbourhoodPlace, async ({ query }) => ({
    place: await stores.directory.neighbourhoodPlace(query.name),
  }))
  publicRead(app, reads, contract.listNeighbourhoods, { ttlSeconds, tags: LISTS }, () =>
    stores.directory.listNeighbourhoods(),
  )
}
