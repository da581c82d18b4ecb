import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { Article } from '@portal/contract/newsroom/news/article'
import { countWords, plainTextOf } from '@portal/contract/rich-text/plain-text-of'
import type { AdvertiserContentArticle, NewsArticle, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { articleAddress } from './news-address.rules.ts'

type Site = { identity: SiteIdentity; origin: string }

/** An article as machines read it. One that was paid for is not told to be news. */
export function articleJsonLd(
  article: Article,
  { identity, origin }: Site,
): WithContext<NewsArticle> | WithContext<AdvertiserContentArticle> {
  const url = absolute(articleAddress(article), origin)
  const home = absolute('/', origin)
  const told = {
    '@context': 'https://schema.org' as const,
    '@id': `${url}#noticia`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    articleSection: article.category.name,
    wordCount: countWords(plainTextOf(article.body)),
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    datePublished: article.published_at,
    dateModified: article.revised_at ?? article.published_at,
    image: [
      absolute(article.social_image, origin),
      ...(article.photo?.thumbhash ? [absolute(sourcesOf(article.photo).src, origin)] : []),
    ],
    author: { '@type': 'Person' as const, name: article.author },
    publisher: {
      '@type': 'Organization' as const,
      '@id': `${home}#organization`,
      name: identity.siteName,
      url: home,
      logo: { '@type': 'ImageObject' as const, url: absolute(identity.logoUrl, origin) },
    },
    ...(article.correction ? { correction: article.correction.text } : {}),
    ...(article.establishments.length > 0
      ? {
          mentions: article.establishments.map(({ name, slug }) => ({
            '@type': 'LocalBusiness' as const,
            name,
            url: absolute(`/guia/${slug}`, origin),
          })),
        }
      : {}),
  }
  return article.sponsor === null
    ? { ...told, '@type': 'NewsArticle' }
    : {
        ...told,
        '@type': 'AdvertiserContentArticle',
        sponsor: { '@type': 'Organization', name: article.sponsor },
      }
}
