import '../features/portal/map/map-page.css'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { MapPage } from '~/features/portal/map/MapPage.tsx'
import {
  MAP_PARAMETERS,
  MAP_PATH,
  readMapAddress,
} from '~/features/portal/map/map-address.rules.ts'
import { mapJsonLd } from '~/features/portal/map/map-json-ld.ts'
import {
  LISTED_BOUNDS,
  STILL_BOUNDS,
  STILL_ZOOM,
} from '~/features/portal/map/map-page.constants.ts'
import { mapPageTexts } from '~/features/portal/map/map-page.texts.ts'
import { listBox } from '~/features/portal/map/view-box.rules.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/map.ts'

export const handle = { searchParameters: MAP_PARAMETERS }

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readMapAddress(new URL(request.url).searchParams)
  const api = pageApi(context)
  const { reportError } = context.get(pageContext)
  const without = (error: unknown) => {
    // A place that is no more, a part of the list that was there once: the map stands without.
    if (!(error instanceof ApiError && error.status < 500)) reportError(error)
    return null
  }
  const narrowing = state.layers.length > 0 ? { layers: state.layers.join(',') } : {}
  const [pins, list, chosen] = await Promise.all([
    api
      .get('/api/v1/map', {
        query: { bbox: listBox(STILL_BOUNDS), zoom: STILL_ZOOM, ...narrowing },
      })
      .catch(without),
    api
      .get('/api/v1/map/places', {
        query: {
          bbox: listBox(LISTED_BOUNDS),
          ...narrowing,
          ...(state.cursor ? { cursor: state.cursor } : {}),
        },
      })
      .catch(without),
    state.placeId
      ? api.get('/api/v1/map/places/:id', { params: { id: state.placeId } }).catch(without)
      : null,
  ])
  const page = { state, pins, list, chosen, renderedAt: new Date().toISOString() }
  // Anybody may show the map inside a page of theirs, and only this one.
  const headers = state.isEmbedded ? { 'Content-Security-Policy': 'frame-ancestors *' } : undefined
  return data(page, headers ? { headers } : undefined)
}

export const headers: Route.HeadersFunction = ({ parentHeaders, loaderHeaders }) => {
  const framing = loaderHeaders.get('Content-Security-Policy')
  const all = new Headers(parentHeaders)
  if (framing) all.set('Content-Security-Policy', framing)
  return all
}

/** Once here, the browser reads what it needs itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const city = site.identity.city.name
  const title = mapPageTexts.title(city)
  const places = loaderData?.list?.places ?? []
  return pageMetadata(
    {
      title,
      description: mapPageTexts.meta(city),
      path: MAP_PATH,
      hidden: loaderData?.state.isEmbedded ?? false,
      jsonLd: places.length > 0 ? [mapJsonLd(title, places, site.origin)] : [],
    },
    site,
  )
}

export default function MapRoute({ loaderData, matches }: Route.ComponentProps) {
  return <MapPage data={loaderData} city={siteOf(matches).identity.city.name} />
}
