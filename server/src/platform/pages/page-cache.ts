import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CacheState, Loaded, TaggedCache } from '../cache/tagged-cache.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Page = {
  status: number
  headers: Record<string, string>
  etag: string
  body(encoding: Encoding): Buffer | Promise<Buffer>
}

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  tags: readonly string[]
  /** How long it may be kept; 0 for a page that must not be. */
  ttlMs: number
}

export type PageSource = {
  read(key: string): Promise<{ page: Page; state: CacheState | 'bypass' }>
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Quality 5: half a millisecond more than gzip for a page, and a tenth smaller. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export function toPage({ status, headers, html }: RenderedPage): Page {
  const plain = Buffer.from(html)
  const bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity: plain }
  return {
    status,
    headers,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    body(encoding) {
      const known = bodies[encoding]
      if (known) return known
      // The promise is kept too: a hundred readers of a new page compress it once.
      const made = encoding === 'br' ? compressBrotli(plain, BROTLI_OPTIONS) : compressGzip(plain)
      bodies[encoding] = made
      made.then(
        (buffer) => {
          bodies[encoding] = buffer
        },
        () => delete bodies[encoding],
      )
      return made
    },
  }
}

export function cachedPages(
  cache: TaggedCache<Page>,
  render: (key: string) => Promise<RenderedPage>,
): PageSource {
  return {
    async read(key) {
      const known = cache.peek(key)
      if (known) return { page: known, state: 'hit' }
      const { value, state } = await cache.read(key, async (): Promise<Loaded<Page>> => {
        const rendered = await render(key)
        // Thrown, so that an older copy of the page can be served in its place.
        if (rendered.status >= 500) throw new FailedPage(toPage(rendered))
        const { tags, ttlMs, html } = rendered
        // All three encodings of a page weigh about one and a half times its text.
        return { value: toPage(rendered), tags, ttlMs, bytes: Math.ceil(html.length * 1.5) }
      })
      return { page: value, state }
    },
  }
}

export function uncachedPages(render: (key: string) => Promise<RenderedPage>): PageSource {
  return { read: async (key) => ({ page: toPage(await render(key)), state: 'bypass' }) }
}

/** A page that could not be made; it still has something to show. */
export class FailedPage extends Error {
  readonly page: Page

  constructor(page: Page) {
    super(`page answered ${page.status}`)
    this.page = page
  }
}
