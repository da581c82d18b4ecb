import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { data, redirect } from 'react-router'
import { articleJsonLd } from '~/features/newsroom/news/article-json-ld.ts'
import { newsTexts } from '~/features/newsroom/news/news.texts.ts'
import { articleAddress } from '~/features/newsroom/news/news-address.rules.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { absolute, pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/article.ts'
import { ArticleScreen } from './news/ArticleScreen.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const [article, settings] = await Promise.all([
    api.get('/api/v1/articles/:slug', { params }).catch(notFoundAsPage),
    api.get('/api/v1/portal-settings').catch(() => null),
  ])
  if (article.slug !== params.slug) throw redirect(articleAddress(article), 301)
  const site = { identity: siteIdentity(settings), origin: context.get(pageContext).publicOrigin }
  // Written here, so that its code stays on the server.
  const jsonLd: object = articleJsonLd(article, site)
  return {
    article,
    renderedAt: new Date().toISOString(),
    jsonLd,
  }
}

function notFoundAsPage(error: unknown): never {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isUnknown ? data(null, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: newsTexts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { article, jsonLd } = loaderData
  return [
    ...pageMetadata(
      {
        title: article.title,
        description: article.summary,
        path: articleAddress(article),
        type: 'article',
        author: article.author,
        image: article.social_image,
        imageAlt: newsTexts.socialImage(article.title),
        jsonLd: [jsonLd],
      },
      site,
    ),
    { property: 'article:published_time', content: article.published_at },
    ...(article.revised_at
      ? [{ property: 'article:modified_time', content: article.revised_at }]
      : []),
    { property: 'article:section', content: article.category.name },
  ]
}

export default function ArticleRoute({ loaderData, matches }: Route.ComponentProps) {
  const { article, renderedAt } = loaderData
  const now = useNow(renderedAt)
  const url = absolute(articleAddress(article), siteOf(matches).origin)
  return <ArticleScreen key={article.id} article={article} now={now} url={url} />
}
