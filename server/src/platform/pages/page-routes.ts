import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressWith, canonicalPath } from '../addresses.ts'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import { TooManyRequests } from '../errors/domain-errors.ts'
import type { Readiness } from '../http/health.ts'
import type { Metrics } from '../http/metrics.ts'
import { isGone, visitorOf } from '../http/visitor.ts'
import type { WorkGate } from '../limits/work-gate.ts'
import type { PageAnswers } from '../page-answers.ts'
import { type FoundRedirect, MOVED_CACHE_CONTROL, type PageRedirects } from '../page-redirects.ts'
import {
  type Asked,
  type Copy,
  cachedPages,
  type Encoding,
  FailedPage,
  type Page,
  uncachedPages,
} from './page-cache.ts'
import { type Rendering, renderPage } from './page-rendering.ts'

type Options = Rendering & {
  cache: TaggedCache<Page>
  gate: WorkGate
  metrics: Metrics
  readiness: Readiness
  pageAnswers: PageAnswers
  redirects: PageRedirects
}

/** Every address that is nothing else. */
export const PAGES = '/*'

/** Serves every page of the portal. Who asks is never looked at: a page is the same for everybody. */
export function servePages(app: FastifyInstance, options: Options) {
  const { config, renderer, gate, metrics, readiness, pageAnswers, redirects } = options
  const render = ({ key, asker }: Asked) => renderPage(key, asker(), options)
  const pages = config.pageCache.enabled
    ? cachedPages(options, render)
    : uncachedPages(gate, render)
  // A page from memory costs less than counting its reader: only renders are limited.
  const limit = app.createRateLimit()
  const hits = metrics.pageCache.labels({ state: 'hit' })

  const count = ({ url, headers }: FastifyRequest) =>
    pageAnswers.count(pathOf(url), headers['user-agent'])

  /** Whoever asks for what is gone for good is told so, by the page that says it is not there. */
  async function send(
    page: Page,
    request: FastifyRequest,
    reply: FastifyReply,
    isForgotten: boolean,
  ) {
    const { headers, etag, body } = await page.copy(preferredEncoding(request))
    reply.code(isForgotten && page.status === 404 ? 410 : page.status).headers(headers)
    if (page.status === 200 && request.headers['if-none-match'] === etag) {
      return reply.code(304).removeHeader('content-length').send()
    }
    if (page.status === 200 && request.method === 'GET') count(request)
    return reply.send(body)
  }

  async function serve(
    asked: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
    isForgotten: boolean,
  ) {
    const verdict = await limit(request)
    if (!verdict.isAllowed && verdict.isExceeded) {
      throw new TooManyRequests('pages.too-many', verdict.ttlInSeconds)
    }
    const path = canonicalPath(pathOf(request.url))
    if (path === null) return reply.callNotFound()
    const address = renderer.addressOf(path)
    if (address !== pathOf(request.url)) return sendElsewhere(address, request, reply)
    try {
      const { page, state } = await pages.read(asked)
      metrics.pageCache.inc({ state })
      return await send(page, request, reply, isForgotten)
    } catch (error) {
      if (!(error instanceof FailedPage)) throw error
      return send(error.page, request, reply, isForgotten)
    }
  }

  const route = { schema: { hide: true }, config: { rateLimit: false } }
  // Not async itself: a promise more would be a tenth of what a page from memory costs.
  app.get(PAGES, route, (request, reply) => {
    const settling = redirects.settling()
    if (settling) return answerAfter(settling, request, reply)
    return answer(request, reply)
  })

  async function answerAfter(change: Promise<void>, request: FastifyRequest, reply: FastifyReply) {
    await change
    return answer(request, reply)
  }

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const found = redirects.find(pathOf(request.url), request.url)
    if (found?.location) return sendRedirect(found, found.location, reply)
    const key = pageKey(request.url, renderer)
    const asker = () => visitorOf(request)
    const known = pages.peek(key, asker)
    const isForgotten = found !== null
    if (!known) {
      const asked = { key, asker, isGone: () => isGone(request) }
      return serve(asked, request, reply, isForgotten)
    }
    hits.inc()
    const copy = isForgotten ? undefined : known.ready(preferredEncoding(request))
    if (!copy || !mayShortcut(request, readiness)) {
      return send(known, request, reply, isForgotten)
    }
    if (known.status === 200) count(request)
    return sendFromMemory(known, copy, reply)
  }
}

/** What is moved for good may be kept; what is moved for a while is asked for again. */
function sendRedirect({ status }: FoundRedirect, location: string, reply: FastifyReply) {
  return reply
    .header('cache-control', status === 301 ? MOVED_CACHE_CONTROL : 'no-store')
    .redirect(location, status)
}

function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

/** A page has one address: under every other spelling it would be rendered and kept once more. */
function sendElsewhere(address: string, { url }: FastifyRequest, reply: FastifyReply) {
  const mark = url.indexOf('?')
  const search = mark < 0 ? '' : url.slice(mark)
  return reply.header('cache-control', 'no-store').redirect(`${address}${search}`, 301)
}

function mayShortcut({ method, headers }: FastifyRequest, { draining }: Readiness) {
  return method === 'GET' && !draining && headers['if-none-match'] === undefined
}

/** What lies ready goes straight to the socket: this is how a node survives July. */
function sendFromMemory(page: Page, copy: Copy, reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(page.status, copy.headers)
  reply.raw.end(copy.body)
  return reply
}

/** Browsers that take brotli say so plainly; quality values are not worth parsing for a page. */
function preferredEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string') return 'identity'
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * What a page is remembered by: its path and the parameters it reads, in one order; of all addresses
 * that nobody has, one. Tracking and
 * invented parameters fall away here, before rendering, so they can neither change a page nor fill
 * the cache with copies of it.
 */
function pageKey(
  url: string,
  renderer: Pick<PageRenderer, 'searchParametersOf' | 'unknownAddressOf'>,
): string {
  const path = pathOf(url)
  const mark = path.length
  const unknown = renderer.unknownAddressOf(path)
  if (unknown !== null && canonicalPath(path) === path) return unknown
  if (mark === url.length) return url
  const known = renderer.searchParametersOf(path)
  if (known.includes('*')) return url
  return addressWith(path, url.slice(mark + 1), [...known].sort())
}
