import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { NearbySection } from '~/features/establishments/NearbySection.tsx'
import { useNow } from '~/features/establishments/use-now.ts'
import { SightPage } from '~/features/sights/SightPage.tsx'
import { RampCards } from '~/features/tides/RampCards.tsx'
import { TideCard } from '~/features/tides/TideCard.tsx'
import { DAY_PARAMETER, DAYS_READ } from '~/features/tides/tides.constants.ts'
import { WeekTable } from '~/features/tides/WeekTable.tsx'
import { pageApi } from '~/platform/page-api.ts'
import type { Route } from './+types/beach.ts'
import { loadSight } from './sights/load-sight.ts'
import { sightMetadata } from './sights/sight-metadata.ts'

export const handle = { searchParameters: [DAY_PARAMETER] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadSight(context, 'beach', params.slug)
  const levels = loaded.sight.ramps.flatMap(({ level_m }) => level_m ?? [])
  const tides = await pageApi(context)
    .get('/api/v1/tides', {
      query: { days: DAYS_READ, levels: [...new Set(levels)].join(',') },
    })
    // The beach stands without its tide, and says so.
    .catch(() => null)
  return { ...loaded, tides }
}

/** Another day of the same week is on the page already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = sightMetadata

export default function BeachRoute({ loaderData }: Route.ComponentProps) {
  const { sight, tides, nearby, next, renderedAt } = loaderData
  const [parameters] = useSearchParams()
  const now = useNow(renderedAt)
  const { ramps } = sight
  return (
    <SightPage
      key={sight.id}
      sight={sight}
      next={next}
      tide={
        tides ? (
          <TideCard tides={tides} now={now} ramps={ramps} date={parameters.get(DAY_PARAMETER)} />
        ) : null
      }
      sand={
        <>
          {tides ? <WeekTable tides={tides} now={now} ramps={ramps} place={sight.name} /> : null}
          <RampCards tides={tides} now={now} ramps={ramps} />
        </>
      }
      nearby={<NearbySection listings={nearby} now={now} />}
    />
  )
}
