import type { FastifyInstance } from 'fastify'

type Options = {
  publicOrigin: string
  /** Paths of pages that exist whatever the database holds. */
  paths: () => string[]
}

const XML = 'application/xml; charset=utf-8'
const HOUR_SECONDS = 3600

/** robots.txt, the sitemap index and the sitemap of fixed pages. */
export function serveSitemaps(app: FastifyInstance, { publicOrigin, paths }: Options) {
  const hidden = { schema: { hide: true } }
  const cacheControl = `public, max-age=${HOUR_SECONDS}`
  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
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
  app.get('/sitemap.xml', hidden, async (_request, reply) =>
    reply
      .type(XML)
      .header('cache-control', cacheControl)
      .send(sitemapIndex([`${publicOrigin}/sitemaps/paginas.xml`])),
  )
  app.get('/sitemaps/paginas.xml', hidden, async (_request, reply) =>
    reply
      .type(XML)
      .header('cache-control', cacheControl)
      .send(urlSet(paths().map((path) => new URL(path, publicOrigin).href))),
  )
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function sitemapIndex(addresses: string[]) {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`
}

function urlSet(addresses: string[]) {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`)
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string) {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
