import { randomBytes } from 'node:crypto'
import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Log } from '../log.ts'
import { pagePolicy, sealForSharing } from './content-security.ts'
import type { ApiRead } from './in-process-api.ts'
import {
  cachedPages,
  type Encoding,
  FailedPage,
  type Page,
  type RenderedPage,
  uncachedPages,
} from './page-cache.ts'
import { pageKey } from './page-key.ts'

type Options = {
  config: Config
  renderer: PageRenderer
  cache: TaggedCache<Page>
  readApi: (path: string) => Promise<ApiRead>
  metrics: Metrics
  log: Log
}

/** Serves every page of the portal. Who asks is never looked at: a page is the same for everybody. */
export function servePages(app: FastifyInstance, options: Options) {
  const { config, renderer, cache, metrics } = options
  const render = (key: string) => renderPage(key, options)
  const pages = config.pageCache.enabled ? cachedPages(cache, render) : uncachedPages(render)

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const key = pageKey(request.url, renderer)
    try {
      const { page, state } = await pages.read(key)
      metrics.pageCache.inc({ state })
      return await sendPage(page, request, reply)
    } catch (error) {
      if (!(error instanceof FailedPage)) throw error
      return sendPage(error.page, request, reply)
    }
  })
}

async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply) {
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.code(page.status).headers(page.headers)
  if (page.status === 200) {
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.body(encoding))
}

/** Browsers that take brotli say so plainly; quality values are not worth parsing for a page. */
function preferredEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

async function renderPage(key: string, options: Options): Promise<RenderedPage> {
  const { config, renderer, readApi, log } = options
  const nonce = randomBytes(16).toString('base64')
  const tags = new Set<string>()
  let complete = true
  const response = await renderer.render(new Request(new URL(key, config.publicOrigin)), {
    nonce,
    publicOrigin: config.publicOrigin,
    release: config.release,
    showDevelopmentPages: config.environment !== 'production',
    async readApi(path) {
      const read = await readApi(path)
      for (const tag of read.tags) tags.add(tag)
      // A page made while a part of it could not be read is shown, but not remembered.
      if (read.status >= 500) complete = false
      return read
    },
    reportError: (error) => log.error({ err: error, page: key.split('?', 1)[0] }, 'page failed'),
  })
  return rendered(response, await response.text(), {
    nonce,
    tags: [...tags],
    mayBeKept: complete && response.status === 200,
    config,
  })
}

type Circumstances = { nonce: string; tags: string[]; mayBeKept: boolean; config: Config }

function rendered(response: Response, text: string, about: Circumstances): RenderedPage {
  const { nonce, tags, mayBeKept, config } = about
  const cacheControl = response.headers.get('cache-control') ?? 'no-store'
  const ttlMs = mayBeKept ? sharedSeconds(cacheControl) * 1000 : 0
  const sealed = ttlMs > 0 ? sealForSharing(text, nonce) : null
  const policy = pagePolicy({
    scripts: sealed ? sealed.scripts : [`'nonce-${nonce}'`],
    relaxedForDevelopment: config.environment === 'development',
    upgrade: config.publicOrigin.startsWith('https:'),
  })
  const location = response.headers.get('location')
  return {
    status: response.status,
    html: sealed?.html ?? text,
    tags,
    ttlMs,
    headers: {
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': ttlMs > 0 ? cacheControl : 'no-store',
      'content-security-policy': policy,
      vary: 'accept-encoding',
      ...(tags.length > 0 ? { 'cache-tag': tags.join(',') } : {}),
      ...(location ? { location } : {}),
    },
  }
}

function sharedSeconds(cacheControl: string): number {
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)
}
