import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { CollectionStrip } from '~/features/city/collections/CollectionStrip.tsx'
import { PLAN_PATH } from '~/features/city/itinerary/itinerary.constants.ts'
import { itineraryTexts } from '~/features/city/itinerary/itinerary.texts.ts'
import { TOURISM } from '~/features/city/sights/sight-address.rules.ts'
import { readFilter, TOURISM_PARAMETERS } from '~/features/city/sights/sight-filter.rules.ts'
import { TourismPage } from '~/features/city/sights/TourismPage.tsx'
import { tourismTexts } from '~/features/city/sights/tourism.texts.ts'
import { TideGlance } from '~/features/city/tides/TideGlance.tsx'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import type { Route } from './+types/tourism.ts'

const DAYS_READ = 2

export const handle = { searchParameters: TOURISM_PARAMETERS }

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const { reportError, now } = context.get(pageContext)
  const without = (error: unknown) => {
    reportError(error)
    return null
  }
  const [sights, tides, collections] = await Promise.all([
    api.get('/api/v1/sights').catch(without),
    api.get('/api/v1/tides', { query: { days: DAYS_READ, back: 1 } }).catch(without),
    api.get('/api/v1/collections').catch(without),
  ])
  return { sights, tides, collections: collections ?? [], renderedAt: now.toISOString() }
}

/** All of the list is on the page already, whatever is chosen of it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const city = site.identity.city.name
  return pageMetadata(
    { title: tourismTexts.title, description: tourismTexts.meta(city), path: TOURISM },
    site,
  )
}

export default function TourismRoute({ loaderData, matches }: Route.ComponentProps) {
  const { sights, tides, collections, renderedAt } = loaderData
  const [parameters] = useSearchParams()
  const now = useNow(renderedAt)
  return (
    <>
      <TourismPage
        sights={sights}
        filter={readFilter(parameters)}
        city={siteOf(matches).identity.city.name}
        plan={
          <TextLink to={PLAN_PATH} block>
            {itineraryTexts.title}
          </TextLink>
        }
        tide={tides ? <TideGlance tides={tides} now={now} /> : null}
      />
      <CollectionStrip collections={collections} />
    </>
  )
}
