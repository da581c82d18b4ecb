import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import { refuseInOurWords } from '@portal/contract/shared/refusal-sentences'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'
import type { Deps } from './deps.ts'
import { toldOf } from './features/portal/audit/audit.rules.ts'
import { createRedirectTable } from './features/portal/redirects/redirect-table.ts'
import { features } from './features.ts'
import { readableAddress } from './platform/addresses.ts'
import { passwordVisitor } from './platform/auth/password.ts'
import { TaggedCache } from './platform/cache/tagged-cache.ts'
import { guardRoutes } from './platform/http/access.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { refuseBrokenText } from './platform/http/broken-text.ts'
import { encoderOf } from './platform/http/encoder.ts'
import { type Readiness, serveHealth } from './platform/http/health.ts'
import { shedLoad } from './platform/http/load-shedding.ts'
import {
  createMetrics,
  type Metrics,
  measureRequests,
  measureWaiting,
  serveMetrics,
} from './platform/http/metrics.ts'
import { findObjectsFirst } from './platform/http/objects-first.ts'
import { refuseForeignWrites } from './platform/http/origin-check.ts'
import { refuseOwnDecisions, tellOwnDecisions } from './platform/http/own-decisions.ts'
import { answerWithProblems } from './platform/http/problem-replies.ts'
import { requestLog } from './platform/http/request-log.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { serveSitemaps } from './platform/http/sitemaps.ts'
import { serveStaticFiles } from './platform/http/static-files.ts'
import { isGone, isInProcess, visitorOf } from './platform/http/visitor.ts'
import { WorkGate } from './platform/limits/work-gate.ts'
import { serveLive } from './platform/live/live.routes.ts'
import { createInProcessApi } from './platform/pages/in-process-api.ts'
import type { Page } from './platform/pages/page-cache.ts'
import { PAGES, servePages } from './platform/pages/page-routes.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'

/** What a schema says of a wrong field is read by people. */
refuseInOurWords()

const SECOND = 1000
const BODY_LIMIT_BYTES = 256 * 1024
/**
 * A render is mostly work for the processor: more at once would only delay the pages from memory. Two,
 * so that one is made while the other waits for the database. Who has cost least comes first, so a longer
 * line delays only those who have cost more; a second of waiting is better than a page of apology.
 */
const RENDER_GATE = { slots: 2, line: 48, waitMs: SECOND }

export type AppOptions = {
  deps: Deps
  readiness: Readiness
  isDatabaseReady: () => Promise<boolean>
  /** Absent where only the API is wanted (most tests). */
  web?: {
    clientFolder: string | null
    loadRenderer: (app: FastifyInstance) => Promise<PageRenderer>
  }
  /** Routes of a harness (fault drills); never set in production. */
  extraRoutes?: (app: FastifyInstance, deps: Deps) => void
}

/** Builds the whole app and never listens: the entry point or a test decides that. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, readiness } = options
  const app = createServer(deps)
  const metrics = createMetrics(deps)
  watchBus(deps, metrics)

  answerWithProblems(app, {
    securityEvents: deps.securityEvents,
    async whoChanged(recordId, reader) {
      const last = await deps.stores.audit.lastChange(recordId, reader.userId)
      return last ? toldOf(last, reader) : {}
    },
  })
  refuseBrokenText(app)
  measureRequests(app, metrics)
  traceRequests(app)
  sendSecurityHeaders(app)
  closeConnectionsWhileDraining(app, readiness)
  serveHealth(app, readiness, options.isDatabaseReady, () => deps.bus.isUp)
  shedLoad(app, metrics, deps.config.shedding)
  // Before what counts requests: a page is dozens of files that cost nothing, and a city hall or a
  // carrier is one address.
  if (options.web?.clientFolder) await serveStaticFiles(app, options.web.clientFolder)
  await limitRequests(app, deps.config.requestsPerMinute)
  refuseForeignWrites(app, deps.config.publicOrigin)
  // Only writes hash passwords, and a read is too cheap to be told apart for nothing.
  app.addHook('onRequest', (request, _reply, done) =>
    request.method === 'GET'
      ? done()
      : passwordVisitor.run({ key: visitorOf(request), isGone: () => isGone(request) }, done),
  )
  guardRoutes(app, deps)
  findObjectsFirst(app, deps, features)
  refuseOwnDecisions(app, deps, features)
  await serveApiDocs(app)
  serveMetrics(app, metrics, deps.config.metricsToken)

  await app.register(async (api) => {
    // Pages and files are compressed once and kept that way; only these answers are made anew.
    await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
    for (const { routes = [] } of features) for (const register of routes) await register(api, deps)
    tellOwnDecisions(api, deps, features)
    options.extraRoutes?.(api, deps)
  })
  serveLive(app, deps, features, readiness)
  for (const { files = [] } of features) for (const register of files) await register(app, deps)
  serveSitemaps(app, sitemapOptions(deps))
  if (options.web) await addPages(app, options, metrics, options.web)
  return app
}

function createServer({ config, log }: Deps): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line per request would say what nginx says already; failures and slow ones are logged.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLog,
    genReqId: requestIds(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 15 * SECOND,
    connectionTimeout: 75 * SECOND,
    keepAliveTimeout: 65 * SECOND,
    http: { headersTimeout: 10 * SECOND },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  // Every handler has its time; a page has its own limits and mostly needs none of it (page-routes).
  app.addHook('onRoute', (route) => {
    if (route.url !== PAGES) route.handlerTimeout ??= 20 * SECOND
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler<ZodType>(({ schema }) => {
    const encode = encoderOf(schema)
    return (answer) => JSON.stringify(encode(answer))
  })
  return app
}

function sitemapOptions(deps: Deps) {
  const maps = features.flatMap(({ sitemap }) => sitemap ?? [])
  return {
    publicOrigin: deps.config.publicOrigin,
    pages: async () => (await Promise.all(maps.map(({ pages }) => pages?.(deps) ?? []))).flat(),
    sources: Object.assign({}, ...maps.map(({ sources }) => sources?.(deps))),
    others: maps.flatMap(({ others = [] }) => others),
  }
}

/** Unique across nodes and restarts, and cheaper than a UUID for each page from memory. */
function requestIds() {
  const node = randomBytes(6).toString('hex')
  let count = 0
  return () => {
    count += 1
    return `${node}-${count.toString(36)}`
  }
}

/** A client that is told "close" with its answer never sends its next request to a closed socket. */
function closeConnectionsWhileDraining(app: FastifyInstance, readiness: Readiness) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.draining) reply.header('connection', 'close')
    done(null, payload)
  })
}

async function limitRequests(app: FastifyInstance, perMinute: number) {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60 * SECOND,
    cache: 50_000,
    keyGenerator: visitorOf,
    allowList: isInProcess,
  })
}

function watchBus({ bus }: Deps, metrics: Metrics) {
  metrics.busUp.set(bus.isUp ? 1 : 0)
  bus.on('up', () => metrics.busUp.set(1))
  bus.on('down', () => metrics.busUp.set(0))
}

async function addPages(
  app: FastifyInstance,
  { deps, readiness }: AppOptions,
  metrics: Metrics,
  web: NonNullable<AppOptions['web']>,
) {
  const { bus, clock, config, log, pageAnswers, reads } = deps
  const cache = new TaggedCache<Page>({ maxBytes: config.pageCache.maxBytes, clock }).follow(bus)
  const renderer = await web.loadRenderer(app)
  const readApi = createInProcessApi(app, reads)
  const gate = new WorkGate(RENDER_GATE)
  measureWaiting(metrics, { pages: gate, reads: reads.gate })
  const redirects = createRedirectTable({ store: deps.stores.redirects, bus, log })
  app.addHook('onClose', () => redirects.close())
  const pages = { config, clock, renderer, cache, gate, readApi, metrics, log, readiness }
  servePages(app, { ...pages, pageAnswers, redirects })
}
