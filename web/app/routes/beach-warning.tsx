import { firstRamp } from '@portal/contract/city/tides/ramp-rules'
import { carAdvice } from '@portal/contract/city/tides/tide-now-rules'
import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import { tideWatchTexts } from '~/features/city/tide-warnings/tide-watch.texts.ts'
import { CalendarWays, WatchScreen } from '~/features/city/tide-warnings/WatchScreen.tsx'
import {
  CALENDAR_PATH,
  DAYS_READ,
  leaveReminderPath,
} from '~/features/city/tides/tides.constants.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/beach-warning.ts'
import { notFoundAsPage } from './sights/load-sight.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const sight = await api
    .get('/api/v1/sights/:kind/:slug', { params: { kind: 'beach', slug: params.slug } })
    .catch(notFoundAsPage)
  const levels = sight.ramps.flatMap(({ level_m }) => level_m ?? [])
  const tides = await api
    .get('/api/v1/tides', {
      query: { days: DAYS_READ, back: 1, levels: [...new Set(levels)].join(',') },
    })
    // Asking for the warning works without the hours; they are shown when they can be read.
    .catch(() => null)
  const { slug, name, ramps } = sight
  const renderedAt = context.get(pageContext).now.toISOString()
  return { beach: { slug, name, ramps }, days: tides?.days ?? [], renderedAt }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const name = loaderData?.beach.name
  return pageMetadata(
    {
      ...(name
        ? {
            title: tideWatchTexts.pageTitle(name),
            description: tideWatchTexts.description(name),
          }
        : {}),
      path: location.pathname,
      hidden: !name,
    },
    siteOf(matches),
  )
}

export default function BeachWarning({ loaderData }: Route.ComponentProps) {
  const { beach, days } = loaderData
  const now = useNow(loaderData.renderedAt)
  const ramp = firstRamp(beach.ramps)
  const advice = ramp && carAdvice(days, ramp.level_m, wallMinuteAt(now))
  // Its alarm rings half an hour before: later there is nothing left to put into a calendar.
  const hasReminder = advice?.state === 'leave' && advice.inMinutes > LAST_ALARM_MINUTES
  return (
    <WatchScreen
      beach={beach}
      days={days}
      now={now}
      calendars={
        <CalendarWays
          leave={ramp && hasReminder ? leaveReminderPath(ramp.level_m, beach.slug) : null}
          high={CALENDAR_PATH}
        />
      }
    />
  )
}

const LAST_ALARM_MINUTES = 30
