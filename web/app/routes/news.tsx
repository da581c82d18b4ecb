import { NEWS_FEED_PATH } from '@portal/contract/newsroom/news/news.texts'
import { redirect, useSearchParams } from 'react-router'
import { NewsPage } from '~/features/newsroom/news/NewsPage.tsx'
import { newsTexts } from '~/features/newsroom/news/news.texts.ts'
import {
  NEWS_PARAMETERS,
  newsAddress,
  readCategory,
} from '~/features/newsroom/news/news-address.rules.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import { cursorTrail } from '~/ui/cursor-trail.ts'
import type { Route } from './+types/news.ts'

export const handle = { searchParameters: NEWS_PARAMETERS }

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const category = readCategory(search)
  const cursor = cursorTrail(search).current
  const api = pageApi(context)
  const { reportError } = context.get(pageContext)
  const without =
    <Fallback,>(fallback: Fallback) =>
    (error: unknown) => {
      // A part of the list that is not there any more, or was invented.
      if (cursor && error instanceof ApiError && error.status === 422) {
        throw redirect(newsAddress(category))
      }
      reportError(error)
      return fallback
    }
  const [list, categories] = await Promise.all([
    api.get('/api/v1/articles', { query: { category, cursor } }).catch(without(null)),
    api.get('/api/v1/article-categories').catch(without([])),
  ])
  return { category, list, categories, renderedAt: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  const city = site.identity.city.name
  const current = loaderData?.categories.find(({ slug }) => slug === loaderData.category)
  return [
    ...pageMetadata(
      {
        title: current ? newsTexts.of(current.name) : newsTexts.title,
        description: newsTexts.meta(city),
        path: newsAddress(current?.slug),
        // Later parts of the list change with every article: nobody should land there.
        hidden: new URLSearchParams(location.search).has('cursor'),
      },
      site,
    ),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: newsTexts.title,
      href: NEWS_FEED_PATH,
    },
  ]
}

export default function News({ loaderData, matches }: Route.ComponentProps) {
  const { list, categories, category, renderedAt } = loaderData
  const [search] = useSearchParams()
  const now = useNow(renderedAt)
  const trail = cursorTrail(search)
  return (
    <NewsPage
      articles={list?.articles ?? null}
      categories={categories}
      category={category}
      city={siteOf(matches).identity.city.name}
      now={now}
      pages={{ previous: trail.previous, next: trail.next(list?.next_cursor) }}
    />
  )
}
