import { randomBytes } from 'node:crypto'
import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { failureKind } from '../failure-kind.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import type { Tag } from '../live/tags.ts'
import type { Log } from '../log.ts'
import { traced } from '../tracing/trace.ts'
import { mayBeFramed, mayReadCodes, pagePolicy, sealForSharing } from './content-security.ts'
import type { ApiRead } from './in-process-api.ts'
import type { RenderedPage } from './page-cache.ts'

export type Rendering = {
  config: Config
  clock: Clock
  renderer: PageRenderer
  readApi: (path: string, visitor: string) => Promise<ApiRead>
  log: Log
}

/** Has the web render a page and decides what may be done with it: who may keep it, what it may run. */
export async function renderPage(
  key: string,
  visitor: string,
  rendering: Rendering,
): Promise<RenderedPage> {
  const { config, clock, renderer, readApi, log } = rendering
  const nonce = randomBytes(16).toString('base64')
  const tags = new Set<Tag>()
  let isWhole = true
  let until: Date | null = null
  let html: string | undefined
  const render = () =>
    renderer.render(new Request(new URL(key, config.publicOrigin)), {
      nonce,
      publicOrigin: config.publicOrigin,
      release: config.release,
      showDevelopmentPages: config.environment !== 'production',
      now: clock.now(),
      async readApi(path) {
        const read = await readApi(path, visitor)
        for (const tag of read.tags) tags.add(tag)
        if (read.until && (!until || read.until < until)) until = read.until
        // A page made while a part of it could not be read is shown, but not remembered.
        if (read.status >= 500) isWhole = false
        return read
      },
      deliver: (text) => {
        html = text
      },
      reportError: (error) => log.error({ err: error, page: key.split('?', 1)[0] }, 'page failed'),
    })
  const response = await traced({ name: 'render page', kind: 'internal' }, render, failureKind)
  // Of addresses that nobody has there is one page, kept under an address of its own.
  const isShared404 = response.status === 404 && renderer.unknownAddressOf(key) === key
  const mayBeKept = isWhole && (response.status === 200 || isShared404)
  // A redirect or an answer for the router's own data has no page beside it.
  html ??= await response.text()
  return describe(response, html, { nonce, tags: [...tags], until, mayBeKept, config })
}

/** A site that isolates itself shows only frames that say they may be shown. */
const FRAMED_HEADERS = { 'cross-origin-resource-policy': 'cross-origin' }

type Circumstances = {
  nonce: string
  tags: Tag[]
  until: Date | null
  mayBeKept: boolean
  config: Config
}

function describe(response: Response, text: string, about: Circumstances): RenderedPage {
  const { nonce, tags, until, mayBeKept, config } = about
  const cdnControl = response.headers.get('cdn-cache-control') ?? ''
  const ttlMs = mayBeKept ? lifeSeconds(cdnControl) * 1000 : 0
  const sealed = ttlMs > 0 ? sealForSharing(text, nonce) : null
  const policy = pagePolicy({
    scripts: sealed ? sealed.scripts : [`'nonce-${nonce}'`],
    relaxedForDevelopment: config.environment === 'development',
    upgrade: config.publicOrigin.startsWith('https:'),
    framed: mayBeFramed(response.headers.get('content-security-policy')),
    readsCodes: mayReadCodes(response.headers.get('content-security-policy')),
  })
  const location = response.headers.get('location')
  return {
    status: response.status,
    html: sealed?.html ?? text,
    tags,
    ttlMs,
    until,
    headers: {
      ...SECURITY_HEADERS,
      ...(mayBeFramed(response.headers.get('content-security-policy')) ? FRAMED_HEADERS : {}),
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // Only here: outside, every invented address would be one more copy.
      ...(ttlMs > 0 && response.status === 200
        ? {
            'cache-control': response.headers.get('cache-control') ?? 'no-store',
            'cdn-cache-control': cdnControl,
          }
        : { 'cache-control': 'no-store' }),
      vary: 'accept-encoding',
      ...(tags.length > 0 ? { 'cache-tag': tags.join(',') } : {}),
      ...(location ? { location } : {}),
    },
  }
}

/** A node keeps a page as long as a CDN may: it hears of changes, so it could for ever. */
function lifeSeconds(cdnControl: string): number {
  return Number(/max-age=(\d+)/.exec(cdnControl)?.[1] ?? 0)
}
