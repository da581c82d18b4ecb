import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from './deps.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { avatarsRoutes } from './features/accounts/avatars.routes.ts'
import { googleRoutes } from './features/accounts/google.routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor.routes.ts'
import { sessionRoutes } from './features/accounts/session.routes.ts'
import { announcementsRoutes } from './features/announcements/announcements.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { baseMapFilesRoutes, baseMapRoutes } from './features/base-map/base-map.routes.ts'
import { categoriesRoutes } from './features/categories/categories.routes.ts'
import { categoryEditorRoutes } from './features/categories/category-editor.routes.ts'
import { claimsRoutes } from './features/claims/claims.routes.ts'
import { contributionModerationRoutes } from './features/contributions/contribution-moderation.routes.ts'
import { contributionsRoutes } from './features/contributions/contributions.routes.ts'
import { sentContributionsRoutes } from './features/contributions/sent-contributions.routes.ts'
import { coverageRoutes } from './features/coverage-requests/coverage.routes.ts'
import { coverageBoardRoutes } from './features/coverage-requests/coverage-board.routes.ts'
import { diagnosticsRoutes } from './features/diagnostics/diagnostics.routes.ts'
import { directoryRoutes } from './features/establishments/directory.routes.ts'
import { duplicatesRoutes } from './features/establishments/duplicates/duplicates.routes.ts'
import { importsRoutes } from './features/establishments/imports/imports.routes.ts'
import { listingSitemap } from './features/establishments/listing-sitemap.ts'
import { moderationRoutes } from './features/establishments/moderation.routes.ts'
import { openDataRoutes } from './features/establishments/open-data/open-data.routes.ts'
import { ownEstablishmentsRoutes } from './features/establishments/own-establishments.routes.ts'
import { listingCardsReader } from './features/establishments/read-listing-cards.ts'
import { socialCardsRoutes } from './features/establishments/social-cards.routes.ts'
import { eventCardsRoutes } from './features/events/event-cards.routes.ts'
import { eventEditorRoutes } from './features/events/event-editor.routes.ts'
import { eventFeedsRoutes } from './features/events/event-feeds.routes.ts'
import { eventSitemap } from './features/events/event-sitemap.ts'
import { eventSubmissionsRoutes } from './features/events/event-submissions.routes.ts'
import { eventsRoutes } from './features/events/events.routes.ts'
import { favouritesRoutes } from './features/favourites/favourites.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { itineraryRoutes } from './features/itinerary/itinerary.routes.ts'
import { legalRoutes } from './features/legal/legal.routes.ts'
import { mapRoutes } from './features/map/map.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { documentFilesRoutes, mediaFilesRoutes } from './features/media/media-files.routes.ts'
import { openPhoto } from './features/media/open-photo.ts'
import { messagesRoutes } from './features/messages/messages.routes.ts'
import { articleCardsRoutes } from './features/news/article-cards.routes.ts'
import { articleCategoriesRoutes } from './features/news/article-categories.routes.ts'
import { articleEditorRoutes } from './features/news/article-editor.routes.ts'
import { newsRoutes } from './features/news/news.routes.ts'
import { NEWS_SITEMAP_PATH, newsFeedRoutes } from './features/news/news-feed.routes.ts'
import { newsSitemap } from './features/news/news-sitemap.ts'
import { newsletterIssuesRoutes } from './features/newsletter/issues.routes.ts'
import { LEAVE_PATH } from './features/newsletter/newsletter.constants.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { oneClickRoutes } from './features/newsletter/one-click.routes.ts'
import { offlineRoutes } from './features/offline/offline.routes.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { audioFilesRoutes } from './features/podcast/audio-files.routes.ts'
import { audioUploadRoutes } from './features/podcast/audio-upload.routes.ts'
import { podcastRoutes } from './features/podcast/podcast.routes.ts'
import { podcastEditorRoutes } from './features/podcast/podcast-editor.routes.ts'
import { podcastFeedRoutes } from './features/podcast/podcast-feed.routes.ts'
import { podcastPicturesRoutes } from './features/podcast/podcast-pictures.routes.ts'
import { postersRoutes } from './features/posters/posters.routes.ts'
import { profilesRoutes } from './features/profiles/profiles.routes.ts'
import { queuesRoutes } from './features/queues/queues.routes.ts'
import { reportsRoutes } from './features/reports/reports.routes.ts'
import { reviewModerationRoutes } from './features/reviews/review-moderation.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchAdminRoutes } from './features/search/search-admin.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { sightCardsRoutes } from './features/sights/sight-cards.routes.ts'
import { sightEditorRoutes } from './features/sights/sight-editor.routes.ts'
import { sightsRoutes } from './features/sights/sights.routes.ts'
import { subscriptionsRoutes } from './features/subscriptions/subscriptions.routes.ts'
import { tabbarRoutes } from './features/tabbar/tabbar.routes.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import { presentTideDay } from './features/tides/present-tide.ts'
import { readTideDays } from './features/tides/read-tide-days.ts'
import { tideTablesRoutes } from './features/tides/tide-tables.routes.ts'
import { tidesRoutes } from './features/tides/tides.routes.ts'
import { dutyEditorRoutes } from './features/utilities/duty-editor.routes.ts'
import { noticeEditorRoutes } from './features/utilities/notice-editor.routes.ts'
import { utilitiesRoutes } from './features/utilities/utilities.routes.ts'
import { utilityEditorRoutes } from './features/utilities/utility-editor.routes.ts'
import { fontsFolder, webBuildFolder } from './paths.ts'
import { TaggedCache } from './platform/cache/tagged-cache.ts'
import { guardRoutes } from './platform/http/access.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { type Readiness, serveHealth } from './platform/http/health.ts'
import { shedLoad } from './platform/http/load-shedding.ts'
import {
  createMetrics,
  type Metrics,
  measureRequests,
  serveMetrics,
} from './platform/http/metrics.ts'
import { refuseForeignWrites } from './platform/http/origin-check.ts'
import { answerWithProblems } from './platform/http/problem-replies.ts'
import { requestLog } from './platform/http/request-log.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { serveSitemaps } from './platform/http/sitemaps.ts'
import { serveStaticFiles } from './platform/http/static-files.ts'
import { clientKey } from './platform/limits/client-key.ts'
import {
  createInProcessApi,
  IN_PROCESS_HEADER,
  IN_PROCESS_TOKEN,
} from './platform/pages/in-process-api.ts'
import type { Page } from './platform/pages/page-cache.ts'
import { PAGES, servePages } from './platform/pages/page-routes.ts'

/** What a schema says of a wrong field is read by people. */
z.config(z.locales.pt())

const SECOND = 1000
const BODY_LIMIT_BYTES = 256 * 1024

export type AppOptions = {
  deps: Deps
  readiness: Readiness
  isDatabaseReady: () => Promise<boolean>
  /** Absent where only the API is wanted (most tests). */
  web?: {
    clientFolder: string | null
    loadRenderer: (app: FastifyInstance) => Promise<PageRenderer>
  }
  /** Routes of a harness (fault drills); never set by the doors of the product. */
  extraRoutes?: (app: FastifyInstance, deps: Deps) => void
}

/** Builds the whole app and never listens: a door or a test decides that. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, readiness } = options
  const app = createServer(deps)
  const metrics = createMetrics()
  watchBus(deps, metrics)

  answerWithProblems(app)
  measureRequests(app, metrics)
  sendSecurityHeaders(app)
  closeConnectionsWhileDraining(app, readiness)
  serveHealth(app, readiness, options.isDatabaseReady)
  shedLoad(app, metrics, deps.config.shedding)
  await limitRequests(app, deps.config.requestsPerMinute)
  refuseForeignWrites(app, deps.config.publicOrigin, LEAVE_PATH)
  guardRoutes(app, deps)
  await serveApiDocs(app)
  serveMetrics(app, metrics, deps.config.metricsToken)

  const readListingCards = listingCardsReader(deps)
  const openStoredPhoto = (photo: Parameters<typeof openPhoto>[0]) => openPhoto(photo, deps)
  await app.register(async (api) => {
    // Pages and files are compressed once and kept that way; only these answers are made anew.
    await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
    accountsRoutes(api, deps)
    sessionRoutes(api, deps)
    secondFactorRoutes(api, deps)
    googleRoutes(api, deps)
    avatarsRoutes(api, deps)
    subscriptionsRoutes(api, deps)
    settingsRoutes(api, deps)
    tabbarRoutes(api, deps)
    peopleRoutes(api, deps)
    auditRoutes(api, deps)
    diagnosticsRoutes(api, deps)
    profilesRoutes(api, deps)
    messagesRoutes(api, deps)
    await mediaRoutes(api, deps)
    categoriesRoutes(api, deps)
    categoryEditorRoutes(api, deps)
    directoryRoutes(api, deps)
    ownEstablishmentsRoutes(api, deps)
    moderationRoutes(api, deps)
    await importsRoutes(api, deps)
    duplicatesRoutes(api, deps)
    queuesRoutes(api, deps)
    reviewsRoutes(api, deps)
    reviewModerationRoutes(api, deps)
    reportsRoutes(api, deps)
    claimsRoutes(api, deps)
    favouritesRoutes(api, deps, readListingCards)
    teamRoutes(api, deps)
    homeRoutes(api, deps)
    newsletterRoutes(api, deps)
    legalRoutes(api, deps)
    announcementsRoutes(api, deps)
    newsletterIssuesRoutes(api, deps)
    tidesRoutes(api, deps)
    tideTablesRoutes(api, deps)
    sightsRoutes(api, deps)
    sightEditorRoutes(api, deps)
    utilitiesRoutes(api, deps)
    utilityEditorRoutes(api, deps)
    dutyEditorRoutes(api, deps)
    noticeEditorRoutes(api, deps)
    newsRoutes(api, deps, readListingCards)
    articleEditorRoutes(api, deps)
    articleCategoriesRoutes(api, deps)
    podcastRoutes(api, deps)
    podcastEditorRoutes(api, deps)
    await audioUploadRoutes(api, deps)
    await podcastFeedRoutes(api, deps)
    contributionsRoutes(api, deps)
    sentContributionsRoutes(api, deps)
    contributionModerationRoutes(api, deps)
    coverageRoutes(api, deps)
    coverageBoardRoutes(api, deps)
    eventsRoutes(api, deps)
    eventSubmissionsRoutes(api, deps)
    eventEditorRoutes(api, deps)
    eventFeedsRoutes(api, deps)
    offlineRoutes(api, deps, webBuildFolder)
    postersRoutes(api, deps, fontsFolder)
    searchRoutes(api, deps)
    searchAdminRoutes(api, deps)
    openDataRoutes(api, deps)
    baseMapRoutes(api, deps)
    mapRoutes(api, deps, readListingCards)
    itineraryRoutes(api, deps, {
      readListingCards,
      async readTide(first, count, levels) {
        const { days, tables } = await readTideDays(first, count, deps)
        return days.map((day) => presentTideDay(day, tables, levels))
      },
    })
    options.extraRoutes?.(api, deps)
  })
  oneClickRoutes(app, deps)
  mediaFilesRoutes(app, deps)
  documentFilesRoutes(app, deps)
  audioFilesRoutes(app, deps)
  baseMapFilesRoutes(app, deps)
  podcastPicturesRoutes(app, deps, openStoredPhoto)
  socialCardsRoutes(app, deps, openStoredPhoto)
  articleCardsRoutes(app, deps, openStoredPhoto)
  sightCardsRoutes(app, deps, openStoredPhoto)
  newsFeedRoutes(app, deps)
  eventCardsRoutes(app, deps, openStoredPhoto)
  serveSitemaps(app, {
    publicOrigin: deps.config.publicOrigin,
    pages: () => fixedPages(deps),
    sources: {
      guia: listingSitemap(deps),
      noticias: newsSitemap(deps),
      eventos: eventSitemap(deps),
    },
    others: [NEWS_SITEMAP_PATH],
  })
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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  // Every handler has its time; a page has its own limits and mostly needs none of it (page-routes).
  app.addHook('onRoute', (route) => {
    if (route.url !== PAGES) route.handlerTimeout ??= 20 * SECOND
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

/** Pages that are few: the home, the directory and its categories, beaches and attractions. */
async function fixedPages({ stores, clock }: Deps) {
  const categories = await stores.categories.listActive()
  const sights = await stores.sights.listPublished()
  const contributions = await stores.contributions.listAddresses(5000)
  const episodes = await stores.podcast.listAddresses(clock.now())
  return [
    { path: '/' },
    { path: '/guia-comercial' },
    { path: '/turismo' },
    { path: '/mapa' },
    { path: '/noticias' },
    { path: '/utilidade-publica' },
    { path: '/podcast' },
    { path: '/eventos' },
    { path: '/voce-no-portal' },
    { path: '/voce-no-portal/enviar' },
    { path: '/solicitar-cobertura' },
    { path: '/cadastro-evento' },
    { path: '/clube-de-vantagens' },
    { path: '/politica-de-privacidade' },
    { path: '/termos-de-uso' },
    { path: '/dados-abertos' },
    ...sights.map(({ kind, slug, updatedAt }) => ({
      path: `/${kind === 'beach' ? 'praia' : 'atracao'}/${slug}`,
      changedAt: updatedAt,
    })),
    ...contributions.map(({ slug, updatedAt }) => ({
      path: `/voce-no-portal/${slug}`,
      changedAt: updatedAt,
    })),
    ...episodes.map(({ slug, updatedAt }) => ({ path: `/podcast/${slug}`, changedAt: updatedAt })),
    ...categories.map(({ slug }) => ({ path: `/guia-comercial?categoria=${slug}` })),
  ]
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

/** A client that is told "close" with its answer never sends its next request into a closed door. */
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
    keyGenerator: (request) => clientKey(request.ip),
    allowList: (request) => request.headers[IN_PROCESS_HEADER] === IN_PROCESS_TOKEN,
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
  const { bus, clock, config, log, reads } = deps
  const cache = new TaggedCache<Page>({ maxBytes: config.pageCache.maxBytes, clock })
  bus.on('changed', (tags) => cache.dropTags(tags))
  bus.on('down', () => cache.setTrusted(false))
  bus.on('up', () => cache.setTrusted(true))
  if (web.clientFolder) await serveStaticFiles(app, web.clientFolder)
  const renderer = await web.loadRenderer(app)
  const readApi = createInProcessApi(app, reads)
  servePages(app, { config, renderer, cache, readApi, metrics, log, readiness })
}
