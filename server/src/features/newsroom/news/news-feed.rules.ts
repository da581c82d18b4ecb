import type { Photo } from '@portal/contract/ground/media/media'
import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { articlePath, NEWS_FEED_PATH, NEWS_PATH } from '@portal/contract/newsroom/news/news.texts'
import { generateRssFeed } from 'feedsmith'
import { richTextHtml } from '../../../platform/rich-text/rich-text-html.ts'
import type { PublicArticle } from './article-columns.ts'
import { newsTexts } from './news.texts.ts'
import { articleCardPath } from './social-card.rules.ts'

type Portal = { origin: string; identity: SiteIdentity }

/** RSS 2.0 with whole texts: who reads the news elsewhere reads all of it. */
export function newsFeed(
  articles: readonly PublicArticle[],
  photos: readonly Photo[],
  { origin, identity }: Portal,
): string {
  const absolute = (path: string) => new URL(path, origin).href
  const { title, description } = newsTexts.feed(identity.siteName, identity.city.name)
  const changed = articles.map(({ revisedAt, publishedAt }) => revisedAt ?? publishedAt)
  return generateRssFeed({
    title,
    description,
    link: absolute(NEWS_PATH),
    language: 'pt-BR',
    ...(changed.length > 0
      ? { lastBuildDate: new Date(Math.max(...changed.map((date) => date.getTime()))) }
      : {}),
    atom: {
      links: [{ href: absolute(NEWS_FEED_PATH), rel: 'self', type: 'application/rss+xml' }],
    },
    items: articles.map((article) => ({
      title: article.sponsor
        ? `${article.title} (${newsTexts.sponsoredBy(article.sponsor)})`
        : article.title,
      link: absolute(articlePath(article.slug)),
      // The address may change, the article does not.
      guid: { value: `urn:uuid:${article.id}`, isPermaLink: false },
      description: article.summary,
      pubDate: article.publishedAt,
      categories: [{ name: article.category.name }],
      dc: { creators: [article.content.author] },
      content: { encoded: richTextHtml(article.content.body, { origin, photos }) },
      media: {
        contents: [
          { url: absolute(articleCardPath(article)), medium: 'image', type: 'image/jpeg' },
        ],
      },
    })),
  })
}
