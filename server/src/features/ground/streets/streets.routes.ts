import * as contract from '@portal/contract/ground/streets/street'
import type { FastifyInstance } from 'fastify'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { cityStreets } from './city-streets.ts'
import { suggestAddresses } from './find-streets.ts'
import type { Deps } from './streets.feature.ts'

const TTL_SECONDS = 600

export function streetsRoutes(app: FastifyInstance, deps: Deps) {
  // The first visitor of a new node waits for nothing.
  app.addHook('onListen', async () => void (await cityStreets(deps)))

  publicRead(
    app,
    deps.reads,
    contract.suggestStreets,
    // Which neighbourhood a street is in is told by the businesses there.
    { ttlSeconds: TTL_SECONDS, tags: [Tag.establishments] },
    ({ query: { q, lat, lng } }) => {
      const pin = lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng }
      return suggestAddresses(deps, q, pin)
    },
  )
}
