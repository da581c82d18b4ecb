import { sendVisit, VISIT_BODY_BYTES, type Visit } from '@portal/contract/insight/analytics/visit'
import type { FastifyInstance } from 'fastify'
import { optionsOf } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { isRobot } from '../../../platform/robots.ts'
import { createBeaconLimit, createPeopleLimit } from './address-limits.ts'
import type { Deps } from './analytics.feature.ts'
import { createVisitBatch } from './visit-batch.ts'
import { happeningsOf } from './visits.rules.ts'

export function analyticsRoutes(app: FastifyInstance, deps: Deps) {
  const batch = createVisitBatch(deps)
  const beacons = createBeaconLimit(deps.clock.now)
  const people = createPeopleLimit(deps.clock.now)
  const ownHost = new URL(deps.config.publicOrigin).host
  // Whoever comes before it is there is recognised with the first batch.
  app.addHook('onListen', async () => void batch.warmUp().catch(() => undefined))
  app.addHook('onClose', () => batch.close())

  const { schema, config } = optionsOf(sendVisit)
  app.route<{ Body: Visit }>({
    method: sendVisit.method,
    url: sendVisit.path,
    schema,
    bodyLimit: VISIT_BODY_BYTES,
    // It has a limit of its own: pages of a city hall must not be refused for having been counted.
    config: { ...config, rateLimit: false },
    // Nobody reads the answer: it is the same for who is counted and who is not.
    handler: async ({ body, headers, ip }, reply) => {
      const address = clientKey(ip)
      const userAgent = headers['user-agent'] ?? ''
      if (!beacons.allows(address)) batch.meters.ignored.inc({ reason: 'limit' })
      else if (isRobot(userAgent)) batch.meters.ignored.inc({ reason: 'robot' })
      else {
        const isOneMore = people.allows(address, userAgent)
        // All of an address beyond its people are one together: what they did counts, who they were does not.
        if (!isOneMore) batch.meters.merged.inc()
        batch.add(happeningsOf(body, ownHost), `${address}\n${isOneMore ? userAgent : ''}`)
      }
      return reply.code(sendVisit.status).header('cache-control', 'no-store').send(null)
    },
  })
}
