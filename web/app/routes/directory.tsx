import { redirect } from 'react-router'
import { CardAction } from '~/features/establishments/card-action.ts'
import { chosenCategory } from '~/features/establishments/chosen-category.rules.ts'
import { DirectoryPage } from '~/features/establishments/DirectoryPage.tsx'
import {
  DIRECTORY_PARAMETERS,
  type DirectoryState,
  directoryAddress,
  readDirectory,
  widerSearches,
} from '~/features/establishments/directory-address.rules.ts'
import { directoryTexts } from '~/features/establishments/establishments.texts.ts'
import { type ApiClient, ApiError } from '~/platform/api.ts'
import { movedCategory } from '~/platform/moved-category.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/directory.ts'
import { saveAction } from './shell/save-action.tsx'

/** Shown of what is open elsewhere: the list itself is a tap away. */
const OPEN_ELSEWHERE = 6

export const handle = { searchParameters: DIRECTORY_PARAMETERS }

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readDirectory(new URL(request.url).searchParams)
  const api = pageApi(context)
  const { reportError } = context.get(pageContext)
  const without =
    <Fallback,>(fallback: Fallback) =>
    (error: unknown) => {
      // A page that was there once, as its cursor says, and is no more.
      if (error instanceof ApiError && error.code === 'cursor.invalid') {
        throw redirect(directoryAddress(state))
      }
      reportError(error)
      return fallback
    }
  const [list, categories, neighbourhoods] = await Promise.all([
    readPages(api, state).catch(without(null)),
    api.get('/api/v1/categories').catch(without([])),
    api.get('/api/v1/neighbourhoods').catch(without([])),
  ])
  const moved = await movedCategory(api, state.categoria, categories, reportError)
  if (moved) throw redirect(directoryAddress({ ...state, categoria: moved }), 301)
  const isWhole = !list || list.total === list.establishments.length
  const [openTotal, instead] = await Promise.all([
    state.aberto || isWhole ? null : countOpen(api, state).catch(without(null)),
    state.aberto && list?.total === 0 ? openInstead(api, state).catch(without(null)) : null,
  ])
  const renderedAt = new Date().toISOString()
  return { state, list, openTotal, instead, categories, neighbourhoods, renderedAt }
}

/** The pages that stand below each other, as one list: the same after a reload. */
async function readPages(api: ApiClient, { ver, paginas = 1, ...query }: DirectoryState) {
  const list = await api.get('/api/v1/establishments', { query })
  for (let page = 1; page < paginas && list.next_cursor; page += 1) {
    const next = await api.get('/api/v1/establishments', {
      query: { ...query, cursor: list.next_cursor },
    })
    list.establishments = [...list.establishments, ...next.establishments]
    list.next_cursor = next.next_cursor
  }
  return list
}

async function countOpen(api: ApiClient, { ver, paginas, cursor, ...query }: DirectoryState) {
  return (await api.get('/api/v1/establishments', { query: { ...query, aberto: '1' } })).total
}

/** Who opens next of what was asked for, and who is open beyond it. */
async function openInstead(api: ApiClient, state: DirectoryState) {
  const { ver, paginas, cursor, ordem, lat, lng, aberto, ...query } = state
  const next = await api.get('/api/v1/opening-next', { query })
  for (const wider of widerSearches(state)) {
    const { establishments } = await api.get('/api/v1/establishments', { query: wider })
    if (establishments.length > 0) return { next, open: establishments.slice(0, OPEN_ELSEWHERE) }
  }
  return { next, open: [] }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const city = site.identity.city.name
  const { current } = chosenCategory(loaderData?.categories ?? [], loaderData?.state.categoria)
  return pageMetadata(
    {
      title: directoryTexts.title(current?.name, city),
      description: directoryTexts.meta(current?.name, city),
      // Filters and pages are ways to look at the same list.
      path: directoryAddress({ categoria: current?.slug }),
    },
    site,
  )
}

export default function Directory({ loaderData, matches }: Route.ComponentProps) {
  return (
    <CardAction value={saveAction}>
      <DirectoryPage data={loaderData} city={siteOf(matches).identity.city.name} />
    </CardAction>
  )
}
