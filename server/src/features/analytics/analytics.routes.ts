import { sendVisit, VISIT_BODY_BYTES, type Visit } from '@portal/contract/analytics/visit'
import type { FastifyInstance } from 'fastify'
import { optionsOf } from '../../platform/http/route.ts'
import { clientKey } from '../../platform/limits/client-key.ts'
import { isRobot } from '../../platform/robots.ts'
import type { Deps } from './analytics.feature.ts'
import { createBeaconLimit } from './beacon-limit.ts'
import { createVisitBatch } from './visit-batch.ts'
import { happeningsOf } from './visits.rules.ts'

export function analyticsRoutes(app: FastifyInstance, deps: Deps) {
  const batch = createVisitBatch(deps)
  const limit = createBeaconLimit(() => deps.clock.now().getTime())
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
      if (!limit.allows(address)) batch.meters.ignored.inc({ reason: 'limit' })
      else if (isRobot(userAgent)) batch.meters.ignored.inc({ reason: 'robot' })
      else batch.add(happeningsOf(body, ownHost), `${address}\n${userAgent}`)
      return reply.code(sendVisit.status).header('cache-control', 'no-store').send(null)
    },
  })
}
