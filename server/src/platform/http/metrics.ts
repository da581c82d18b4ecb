import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { WorkGate } from '../limits/work-gate.ts'
import type { LiveHub } from '../live/live-hub.ts'
import type { SecurityEvents } from '../security-events.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer lasts as long as somebody reads it, which says nothing of the portal's haste. */
    isStream?: true
  }
}

const SLOW_MS = 1000

export type Metrics = ReturnType<typeof createMetrics>

type Measured = {
  securityEvents: SecurityEvents
  live: Pick<LiveHub, 'gauge' | 'counter'>
  /** What features measure themselves. */
  meters: Registry
}

export function createMetrics({ securityEvents, live, meters }: Measured) {
  const registry = new Registry()
  registry.registerMetric(securityEvents.counter)
  registry.registerMetric(live.gauge)
  registry.registerMetric(live.counter)
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    meters,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
      registers: [registry],
    }),
    pageCache: new Counter({
      name: 'page_cache_reads_total',
      help: 'Page cache reads by outcome (hit, miss, stale, bypass)',
      labelNames: ['state'],
      registers: [registry],
    }),
    shed: new Counter({
      name: 'http_requests_shed_total',
      help: 'Requests answered 503 because the node was overloaded',
      registers: [registry],
    }),
    busUp: new Gauge({
      name: 'change_bus_up',
      help: '1 while the node hears what other nodes changed',
      registers: [registry],
    }),
  }
}

/** How much uncached work waits for its turn, by kind. */
export function measureWaiting({ registry }: Metrics, gates: Record<string, WorkGate>) {
  return new Gauge({
    name: 'work_waiting',
    help: 'Uncached renders and reads in line; what finds no place is answered 503',
    labelNames: ['gate'],
    registers: [registry],
    collect() {
      for (const [gate, { waiting }] of Object.entries(gates)) this.set({ gate }, waiting)
    },
  })
}

export function measureRequests(app: FastifyInstance, { requests }: Metrics) {
  // Looking a label set up costs more than observing it, and there are few of them.
  const known = new Map<string, ReturnType<typeof requests.labels>>()
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isStream && reply.raw.statusCode === 200) return done()
    const route = request.routeOptions.url ?? 'unmatched'
    const status = String(reply.raw.statusCode)
    const key = `${request.method} ${route} ${status}`
    let histogram = known.get(key)
    if (!histogram) {
      histogram = requests.labels(request.method, route, status)
      known.set(key, histogram)
    }
    histogram.observe(reply.elapsedTime / 1000)
    if (reply.elapsedTime > SLOW_MS) {
      request.log.warn({ method: request.method, route, ms: reply.elapsedTime }, 'slow answer')
    }
    done()
  })
}

/** Not public: without the token the path does not exist. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined) {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!token || !sameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.callNotFound()
    }
    const all = Registry.merge([metrics.registry, metrics.meters])
    return reply.type(all.contentType).send(await all.metrics())
  })
}

function sameText(given: string, expected: string) {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
