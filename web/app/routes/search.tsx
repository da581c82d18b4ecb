import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { SearchPage } from '~/features/portal/search/SearchPage.tsx'
import type { Help } from '~/features/portal/search/StartingPoints.tsx'
import { searchTexts } from '~/features/portal/search/search.texts.ts'
import {
  hasQuestion,
  readSearch,
  SEARCH_PARAMETERS,
  SEARCH_PATH,
  searchAddress,
  searchQuery,
} from '~/features/portal/search/search-address.rules.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/search.ts'

/** Few questions are about what somebody has of their own; it brings the sheet of the workplace along. */
const OwnAnswer = lazy(() =>
  import('./search/OwnAnswer.tsx').then((module) => ({ default: module.OwnAnswer })),
)

const TODAY_SHOWN = 3
const NO_HELP: Help = { categories: [], popular: [], today: [] }

export const handle = { searchParameters: SEARCH_PARAMETERS }

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readSearch(new URL(request.url).searchParams)
  const api = pageApi(context)
  const { reportError } = context.get(pageContext)
  const without =
    <Fallback,>(fallback: Fallback) =>
    (error: unknown) => {
      // A page that was there once, as its cursor says, and is no more.
      if (error instanceof ApiError && error.code === 'cursor.invalid') {
        throw redirect(searchAddress(state))
      }
      reportError(error)
      return fallback
    }
  const answer = hasQuestion(state)
    ? await api.get('/api/v1/search', { query: searchQuery(state) }).catch(without(null))
    : null
  if (answer && (answer.total > 0 || answer.answer)) {
    return { state, answer, help: NO_HELP }
  }
  const [categories, popular, today] = await Promise.all([
    api.get('/api/v1/categories').catch(without([])),
    api.get('/api/v1/search/popular').catch(without([])),
    api
      .get('/api/v1/search', { query: { quando: 'hoje', tipo: 'event' } })
      .catch(without({ results: [] })),
  ])
  return {
    state,
    answer,
    help: {
      categories: categories
        .filter(({ parent_id }) => parent_id === null)
        .map(({ name, slug }) => ({ name, slug })),
      popular,
      today: today.results.slice(0, TODAY_SHOWN),
    },
  }
}

/** Without a signal the box stays, with what was typed, and says that nobody answered. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (failure) {
    if (failure instanceof Response) throw failure
    const state = readSearch(new URL(request.url).searchParams)
    return { state, answer: null, help: NO_HELP }
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const q = loaderData?.state.q
  return pageMetadata(
    {
      title: q ? searchTexts.titleOf(q) : searchTexts.title,
      description: searchTexts.meta(site.identity.city.name),
      path: SEARCH_PATH,
      // Answers to questions are no pages of their own.
      hidden: Boolean(loaderData && hasQuestion(loaderData.state)),
    },
    site,
  )
}

export default function Search({ loaderData, matches }: Route.ComponentProps) {
  const { identity } = siteOf(matches)
  return (
    <SearchPage
      data={loaderData}
      city={identity.city.name}
      contactPhone={identity.contactPhone}
      own={(thing) => (
        <Suspense>
          <OwnAnswer thing={thing} />
        </Suspense>
      )}
    />
  )
}
