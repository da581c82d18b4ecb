import { articlePath } from '@portal/contract/news/news-words'
import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { Deps } from '../../deps.ts'
import { escapeXml, type SitemapSource } from '../../platform/http/sitemaps.ts'
import { NEWS_SITEMAP_MAX, NEWS_SITEMAP_MS } from './news.constants.ts'

const BATCH = 1000

type Needs = Pick<Deps, 'stores' | 'clock'>

/** Every article, in one part: a city writes no 50,000 of them. */
export function newsSitemap({ stores, clock }: Needs): SitemapSource {
  async function* batches() {
    for (let after: string | null = null; ; ) {
      const rows: { id: string; slug: string; changedAt: Date }[] = await stores.news.listAddresses(
        clock.now(),
        after,
        BATCH,
      )
      yield rows.map(({ slug, changedAt }) => ({ path: articlePath(slug), changedAt }))
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }
  return {
    async parts() {
      const changedAt = await stores.news.lastChange(clock.now())
      return changedAt ? [{ number: 1, changedAt }] : []
    },
    read: async (part) => (part === 1 ? batches() : null),
  }
}

/** What was published in the last two days, as Google News reads it. Paid texts are no news. */
export async function recentNewsSitemap(
  { stores, clock }: Needs,
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
