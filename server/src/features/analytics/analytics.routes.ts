import { sendVisit, VISIT_BODY_BYTES, type Visit } from '@portal/contract/analytics/visit'
import type { FastifyInstance } from 'fastify'
import { optionsOf } from '../../platform/http/route.ts'
import { clientKey } from '../../platform/limits/client-key.ts'
import { isRobot } from '../../platform/robots.ts'
import type { Deps } from './analytics.feature.ts'
import { createVisitBatch } from './visit-batch.ts'
import { BEACONS_PER_MINUTE, MOST_ADDRESSES } from './visits.constants.ts'
import { happeningsOf } from './visits.rules.ts'

const MINUTE_MS = 60_000
const OTHERS = 'others'

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

/** How often one address may be counted in a minute. In memory: a flood must not become one of the database. */
function createBeaconLimit(now: () => number) {
  let counts = new Map<string, number>()
  let until = 0
  return {
    allows(address: string): boolean {
      if (now() >= until) {
        counts = new Map()
        until = now() + MINUTE_MS
      }
      const key = counts.size < MOST_ADDRESSES || counts.has(address) ? address : OTHERS
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= BEACONS_PER_MINUTE
    },
  }
}
