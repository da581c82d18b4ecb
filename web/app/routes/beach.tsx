import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { bestHourText } from '~/features/city/tides/best-hour.rules.ts'
import { isNight } from '~/features/city/tides/night.rules.ts'
import { DAY_PARAMETER, DAYS_READ } from '~/features/city/tides/tides.constants.ts'
import { pageApi } from '~/platform/page-api.ts'
import { useNow } from '~/platform/use-now.ts'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/beach.ts'
import { loadSight } from './sights/load-sight.ts'
import { SightScreen } from './sights/SightScreen.tsx'
import { sightMetadata } from './sights/sight-metadata.ts'

const loadTide = () => import('./sights/BeachCard.tsx').then((module) => module.BeachCard)
// In the browser's build the condition is false, and nothing of it is left.
const TideOnServer = import.meta.env.SSR ? await loadTide() : null

export const handle = { searchParameters: [DAY_PARAMETER] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadSight(context, 'beach', params.slug)
  const levels = loaded.sight.ramps.flatMap(({ level_m }) => level_m ?? [])
  const api = pageApi(context)
  const [tides, { weather }, { conditions }] = await Promise.all([
    api
      .get('/api/v1/tides', {
        query: { days: DAYS_READ, back: 1, levels: [...new Set(levels)].join(',') },
      })
      // The beach stands without its tide, and says so.
      .catch(() => null),
    api.get('/api/v1/weather').catch(() => ({ weather: null })),
    api.get('/api/v1/beach-conditions').catch(() => ({ conditions: [] })),
  ])
  const condition = conditions.find(({ beach_id: id }) => id === loaded.sight.id) ?? null
  return { ...loaded, tides, weather, condition }
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
  const { renderedAt, weather, condition, ...loaded } = loaderData
  const { sight, tides } = loaded
  const [parameters] = useSearchParams()
  const now = useNow(renderedAt)
  return (
    <SightScreen
      key={sight.id}
      {...loaded}
      now={now}
      isNight={isNight(tides?.days ?? [], now)}
      bestHour={bestHourText(tides?.days ?? [], sight.best_tide, wallMinuteAt(now))}
      tide={
        tides ? (
          <Later
            onServer={TideOnServer}
            load={loadTide}
            props={{
              tides,
              now,
              ramps: sight.ramps,
              date: parameters.get(DAY_PARAMETER),
              beach: sight.slug,
              weather,
              condition,
            }}
            skeleton={<Skeleton shape="block" className="h-160" />}
          />
        ) : null
      }
    />
  )
}
