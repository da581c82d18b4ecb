import { createHash } from 'node:crypto'
import { articlePath, NEWS_FEED_PATH } from '@portal/contract/news/news.texts'
import { photoIdsOf } from '@portal/contract/rich-text/measure-rich-text'
import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeXml } from '../../platform/http/sitemaps.ts'
import { FEED_ARTICLES, NEWS_SITEMAP_MAX, NEWS_SITEMAP_MS } from './news.constants.ts'
import type { Deps } from './news.feature.ts'
import { newsFeed } from './news-feed.rules.ts'

/** Readers ask every few minutes; an article is never late by more than one. */
const CACHE_CONTROL = 'public, max-age=60'
export const NEWS_SITEMAP_PATH = '/sitemaps/noticias-recentes.xml'

type Needs = Pick<Deps, 'stores' | 'clock' | 'config'>

/** The feed, and the sitemap of what is new. */
export function newsFeedRoutes(app: FastifyInstance, deps: Needs) {
  const { stores, clock, config } = deps
  const hidden = { schema: { hide: true } }

  app.get(NEWS_FEED_PATH, hidden, async (request, reply) => {
    const [articles, settings] = await Promise.all([
      stores.news.listWhole(clock.now(), FEED_ARTICLES),
      stores.settings.read(),
    ])
    const ids = articles.flatMap(({ content }) => photoIdsOf(content.body))
    const photos = await stores.articles.photos(ids)
    const portal = { origin: config.publicOrigin, identity: siteIdentity(settings) }
    const feed = newsFeed(articles, photos, portal)
    return send(feed, 'application/rss+xml; charset=utf-8', request, reply)
  })

  app.get(NEWS_SITEMAP_PATH, hidden, async (request, reply) =>
    send(
      await recentNewsSitemap(deps, config.publicOrigin),
      'application/xml; charset=utf-8',
      request,
      reply,
    ),
  )
}

/** A reader that has it already is told so. */
function send(document: string, type: string, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`
  reply.type(type).header('cache-control', CACHE_CONTROL).header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(document)
}

/** What was published in the last two days, as Google News reads it. Paid texts are no news. */
async function recentNewsSitemap(
  { stores, clock }: Pick<Needs, 'stores' | 'clock'>,
  publicOrigin: string,
): Promise<string> {
  const now = clock.now()
  const since = new Date(now.getTime() - NEWS_SITEMAP_MS)
  const [articles, settings] = await Promise.all([
    stores.news.listSince(since, now, NEWS_SITEMAP_MAX),
    stores.settings.read(),
  ])
  const name = escapeXml(siteIdentity(settings).siteName)
  const urls = articles
    .filter(({ sponsor }) => sponsor === null)
    .map(
      ({ slug, title, publishedAt }) =>
        `<url><loc>${escapeXml(new URL(articlePath(slug), publicOrigin).href)}</loc>` +
        `<news:news><news:publication><news:name>${name}</news:name>` +
        '<news:language>pt</news:language></news:publication>' +
        `<news:publication_date>${publishedAt.toISOString()}</news:publication_date>` +
        `<news:title>${escapeXml(title)}</news:title></news:news></url>`,
    )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">' +
    `${urls.join('')}</urlset>`
  )
}
