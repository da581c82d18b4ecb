import * as contract from '@portal/contract/lodging/stays/stays-admin'
import type { FastifyInstance } from 'fastify'
import { cityDay } from '../../../platform/city-time.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './stays.feature.ts'

/** For the team of the portal: what goes wrong with stays and calendars. */
export function staysAdminRoutes(app: FastifyInstance, { stores, clock }: Deps) {
  route(app, contract.readStayTroubles, async () => {
    const now = clock.now()
    const [stays, feeds, clashes] = await Promise.all([
      stores.stayTroubles.stays(now),
      stores.stayTroubles.feeds(now),
      stores.stayTroubles.clashes(cityDay(now), now),
    ])
    return {
      stays: stays.map((stay) => ({ ...stay, since: stay.since.toISOString() })),
      feeds: feeds.map((feed) => ({ ...feed, since: feed.since.toISOString() })),
      clashes,
    }
  })
}
