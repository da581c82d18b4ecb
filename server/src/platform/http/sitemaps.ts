import { Readable } from 'node:stream'
import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** One address; `changedAt` is left out where nobody knows. */
export type SitemapEntry = { path: string; changedAt?: Date }

/** Pages that are many: in numbered parts of fewer than the format's 50,000. */
export type SitemapSource = {
  /** How each part is asked for, and when something in it last changed. */
  parts(): Promise<{ number: number; changedAt: Date | null }[]>
  /** In batches, so that no part is ever in memory whole; null where there is no such part. */
  read(part: number): Promise<AsyncIterable<SitemapEntry[]> | null>
}

type Address = SitemapEntry & { id: string }
const BATCH = 1000

/** Addresses of what the portal can do, in the order of their ids. A city has fewer than one file holds. */
export function sitemapByIds(
  capability: Capability,
  list: (after: string | null, limit: number) => Promise<Address[]>,
): SitemapSource {
  async function* batches() {
    for (let after: string | null = null; ; ) {
      const rows: Address[] = await list(after, BATCH)
      yield rows
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }
  return {
    parts: async () =>
      isAvailable(capability) && (await list(null, 1)).length > 0
        ? [{ number: 1, changedAt: null }]
        : [],
    read: async (part) => (part === 1 && isAvailable(capability) ? batches() : null),
  }
}

type Options = {
  publicOrigin: string
  /** Pages that are few. */
  pages: () => Promise<SitemapEntry[]>
  /** By the name of their sitemaps. */
  sources: Record<string, SitemapSource>
  /** Sitemaps in a format of their own, served elsewhere: only named in the index. */
  others?: readonly string[]
}

const XML = 'application/xml; charset=utf-8'
const HOUR_SECONDS = 3600
const CACHE_CONTROL = `public, max-age=${HOUR_SECONDS}`
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** robots.txt, the sitemap index, the sitemap of the few pages and those of the many. */
export function serveSitemaps(
  app: FastifyInstance,
  { publicOrigin, pages, sources, others = [] }: Options,
) {
  const hidden = { schema: { hide: true } }
  const absolute = (path: string) => new URL(path, publicOrigin).href
  const url = ({ path, changedAt }: SitemapEntry) => element('url', absolute(path), changedAt)
  const keep = (reply: FastifyReply) => reply.type(XML).header('cache-control', CACHE_CONTROL)

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /admin',
          `Sitemap: ${publicOrigin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const parts = ['/sitemaps/paginas.xml', ...others].map((path) =>
      element('sitemap', absolute(path)),
    )
    for (const [name, source] of Object.entries(sources)) {
      for (const { number, changedAt } of await source.parts()) {
        const address = absolute(`/sitemaps/${name}-${number}.xml`)
        parts.push(element('sitemap', address, changedAt ?? undefined))
      }
    }
    return keep(reply).send(document('sitemapindex', parts))
  })
  app.get('/sitemaps/paginas.xml', hidden, async (_request, reply) =>
    keep(reply).send(document('urlset', (await pages()).map(url))),
  )
  for (const [name, source] of Object.entries(sources)) {
    app.get<{ Params: { part: string } }>(
      `/sitemaps/${name}-:part(^\\d{1,4}).xml`,
      hidden,
      async (request, reply) => {
        const batches = await source.read(Number(request.params.part))
        if (!batches) return reply.callNotFound()
        return keep(reply).send(Readable.from(stream(batches, url)))
      },
    )
  }
}

async function* stream(
  batches: AsyncIterable<SitemapEntry[]>,
  url: (entry: SitemapEntry) => string,
) {
  yield opening('urlset')
  for await (const batch of batches) yield batch.map(url).join('')
  yield '</urlset>'
}

const opening = (root: string) => `${DECLARATION}<${root} xmlns="${NAMESPACE}">`

const document = (root: string, entries: string[]) =>
  `${opening(root)}${entries.join('')}</${root}>`

function element(name: 'url' | 'sitemap', address: string, changedAt?: Date) {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${name}><loc>${escapeXml(address)}</loc>${changed}</${name}>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeXml(text: string) {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
