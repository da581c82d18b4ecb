import * as contract from '@portal/contract/city/itinerary/itinerary'
import type { FastifyInstance } from 'fastify'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import type { Deps } from './itinerary.feature.ts'
import { itineraryCalendar } from './itinerary-calendar.ts'
import { readItinerary } from './read-itinerary.ts'

/** Days pass and dates end: no plan may lag far behind. */
const TTL_SECONDS = 60
const TAGS = [Tag.sights, Tag.events, Tag.establishments, Tag.categories, Tag.tides]

export function itineraryRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, config, reads } = deps

  publicRead(
    app,
    reads,
    contract.readItinerary,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ stops }) => [...TAGS, ...tagsOfPhotos(stops.map(({ photo }) => photo))],
    },
    ({ query }) => readItinerary(query.p, deps),
  )

  app.get(
    '/meu-roteiro.ics',
    { schema: { hide: true, querystring: contract.readItinerary.query } },
    async (request, reply) => {
      const { p } = request.query as { p: Parameters<typeof readItinerary>[0] }
      const { stops } = await reads.throughGate(request, () => readItinerary(p, deps))
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'attachment; filename="meu-roteiro.ics"')
        .send(itineraryCalendar(stops, config.publicOrigin, clock.now()))
    },
  )
}
