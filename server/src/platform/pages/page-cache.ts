import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readThroughGate } from '../cache/read-through-gate.ts'
import type { Asker, CacheState, Loaded, TaggedCache } from '../cache/tagged-cache.ts'
import type { IsGone, WorkGate } from '../limits/work-gate.ts'
import type { Tag } from '../live/tags.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  tags: readonly Tag[]
  /** How long it may be kept; 0 for a page that must not be. */
  ttlMs: number
  /** When something it was made of changes by itself; it is not kept beyond. */
  until?: Date | null
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Quality 5: half a millisecond more than gzip for a page, and a tenth smaller. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page as it is sent, in one encoding. */
export type Copy = { headers: Record<string, string>; etag: string; body: Buffer }

/** A rendered page. Its copies are made on demand and kept: a crowd compresses it once. */
export class Page {
  readonly status: number
  readonly #headers: Record<string, string>
  readonly #plain: Buffer
  readonly #hash: string
  readonly #made = new Map<Encoding, Copy>()
  readonly #making = new Map<Encoding, Promise<Copy>>()

  constructor({ status, headers, html }: RenderedPage) {
    this.status = status
    this.#headers = headers
    this.#plain = Buffer.from(html)
    this.#hash = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)
  }

  /** The copy, if it lies ready: the path that has to be cheap. */
  ready(encoding: Encoding): Copy | undefined {
    return this.#made.get(encoding)
  }

  copy(encoding: Encoding): Promise<Copy> {
    const known = this.#making.get(encoding)
    if (known) return known
    const making = this.#make(encoding)
    this.#making.set(encoding, making)
    making.catch(() => this.#making.delete(encoding))
    return making
  }

  async #make(encoding: Encoding): Promise<Copy> {
    const body = await compress(this.#plain, encoding)
    const etag = `"${this.#hash}-${encoding}"`
    const headers = {
      ...this.#headers,
      ...(this.status === 200 ? { etag } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    const copy = { headers, etag, body }
    this.#made.set(encoding, copy)
    return copy
  }
}

async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(plain, BROTLI_OPTIONS)
  return encoding === 'gzip' ? compressGzip(plain) : plain
}

export type Asked = { key: string; asker: Asker; isGone: IsGone }

export type PageSource = {
  /** A fresh page from memory, if there is one. */
  peek(key: string, asker: Asker): Page | undefined
  read(asked: Asked): Promise<{ page: Page; state: CacheState | 'bypass' }>
}

type Render = (asked: Asked) => Promise<RenderedPage>

export function cachedPages(
  sources: { cache: TaggedCache<Page>; gate: WorkGate },
  render: Render,
): PageSource {
  return {
    peek: (key, asker) => sources.cache.peek(key, asker),
    async read(asked) {
      const { value, state } = await readThroughGate(
        sources,
        asked,
        async (): Promise<Loaded<Page>> => {
          const rendered = await render(asked)
          // Thrown, so that an older copy of the page can be served in its place.
          if (rendered.status >= 500) throw new FailedPage(new Page(rendered))
          const { tags, ttlMs, until = null, html } = rendered
          // All three encodings of a page weigh about one and a half times its text.
          return { value: new Page(rendered), tags, ttlMs, until, bytes: html.length * 1.5 }
        },
      )
      return { page: value, state }
    },
  }
}

export function uncachedPages(gate: WorkGate, render: Render): PageSource {
  return {
    peek: () => undefined,
    async read(asked) {
      const rendered = await gate.run(asked.asker(), () => render(asked), asked.isGone)
      return { page: new Page(rendered), state: 'bypass' }
    },
  }
}

/** A page that could not be made; it still has something to show. */
export class FailedPage extends Error {
  readonly page: Page

  constructor(page: Page) {
    super(`page answered ${page.status}`)
    this.page = page
  }
}
