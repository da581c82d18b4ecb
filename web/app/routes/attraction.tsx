import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import { bestHourText } from '~/features/city/tides/best-hour.rules.ts'
import { isNight } from '~/features/city/tides/night.rules.ts'
import { pageApi } from '~/platform/page-api.ts'
import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/attraction.ts'
import { loadSight } from './sights/load-sight.ts'
import { SightScreen } from './sights/SightScreen.tsx'
import { sightMetadata } from './sights/sight-metadata.ts'

/** The sun of today, and the days in which the water may be as it should. */
const DAYS_READ = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const [loaded, tides] = await Promise.all([
    loadSight(context, 'attraction', params.slug),
    pageApi(context)
      .get('/api/v1/tides', { query: { days: DAYS_READ } })
      // The page stands without it: no hour by the tide is named.
      .catch(() => null),
  ])
  const days = tides?.days ?? []
  return {
    ...loaded,
    suns: days.map(({ date, sunrise, sunset }) => ({ date, sunrise, sunset })),
    waters: loaded.sight.best_tide ? days : [],
  }
}

export const meta: Route.MetaFunction = sightMetadata

export default function AttractionRoute({ loaderData }: Route.ComponentProps) {
  const { renderedAt, suns, waters, ...loaded } = loaderData
  const now = useNow(renderedAt)
  return (
    <SightScreen
      key={loaded.sight.id}
      {...loaded}
      tides={null}
      now={now}
      isNight={isNight(suns, now)}
      bestHour={bestHourText(waters, loaded.sight.best_tide, wallMinuteAt(now))}
    />
  )
}
