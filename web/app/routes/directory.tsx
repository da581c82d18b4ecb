import { redirect } from 'react-router'
import { CardAction } from '~/features/establishments/card-action.ts'
import { chosenCategory } from '~/features/establishments/chosen-category.rules.ts'
import { DirectoryPage } from '~/features/establishments/DirectoryPage.tsx'
import {
  DIRECTORY_PARAMETERS,
  directoryAddress,
  readDirectory,
} from '~/features/establishments/directory-address.rules.ts'
import { directoryTexts } from '~/features/establishments/establishments.texts.ts'
import { ApiError } from '~/platform/api.ts'
import { movedCategory } from '~/platform/moved-category.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/directory.ts'
import { saveAction } from './shell/save-action.tsx'

export const handle = { searchParameters: DIRECTORY_PARAMETERS }

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readDirectory(new URL(request.url).searchParams)
  const { ver, ...query } = state
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
    api.get('/api/v1/establishments', { query }).catch(without(null)),
    api.get('/api/v1/categories').catch(without([])),
    api.get('/api/v1/neighbourhoods').catch(without([])),
  ])
  const moved = await movedCategory(api, state.categoria, categories, reportError)
  if (moved) throw redirect(directoryAddress({ ...state, categoria: moved }), 301)
  return { state, list, categories, neighbourhoods, renderedAt: new Date().toISOString() }
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
