import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { articlePath, NEWS_FEED_PATH } from '@portal/contract/newsroom/news/news.texts'
import { photoIdsOf } from '@portal/contract/rich-text/measure-rich-text'
import type { FastifyInstance } from 'fastify'
import { publicText } from '../../../platform/http/route.ts'
import { escapeXml } from '../../../platform/http/sitemaps.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { FEED_ARTICLES, NEWS_SITEMAP_MAX, NEWS_SITEMAP_MS } from './news.constants.ts'
import type { Deps } from './news.feature.ts'
import { newsFeed } from './news-feed.rules.ts'

/** Readers ask every few minutes; an article is never late by more than one. */
const CACHE_CONTROL = 'public, max-age=60'
/** Photos become ready and the window of two days moves on. */
const TTL_SECONDS = 30
export const NEWS_SITEMAP_PATH = '/sitemaps/noticias-recentes.xml'

type Needs = Pick<Deps, 'stores' | 'clock' | 'config' | 'reads'>

/** The feed, and the sitemap of what is new. */
export function newsFeedRoutes(app: FastifyInstance, deps: Needs) {
  const { stores, clock, config, reads } = deps
  const options = {
    tags: [Tag.news, Tag.settings],
    ttlSeconds: TTL_SECONDS,
    until: () => stores.news.nextPublication(clock.now()),
    headers: { 'cache-control': CACHE_CONTROL },
  }

  publicText(
    app,
    reads,
    NEWS_FEED_PATH,
    { ...options, contentType: 'application/rss+xml; charset=utf-8' },
    async () => {
      const [articles, settings] = await Promise.all([
        stores.news.listWhole(clock.now(), FEED_ARTICLES),
        stores.settings.read(),
      ])
      const ids = articles.flatMap(({ content }) => photoIdsOf(content.body))
      const photos = await stores.articles.photos(ids)
      const portal = { origin: config.publicOrigin, identity: siteIdentity(settings) }
      return newsFeed(articles, photos, portal)
    },
  )

  publicText(
    app,
    reads,
    NEWS_SITEMAP_PATH,
    { ...options, contentType: 'application/xml; charset=utf-8' },
    () => recentNewsSitemap(deps, config.publicOrigin),
  )
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
