import { redirect } from 'react-router'
import { EventsPage } from '~/features/city/events/EventsPage.tsx'
import {
  EVENTS,
  EVENTS_PARAMETERS,
  EVENTS_RSS,
  eventsAddress,
  readEvents,
} from '~/features/city/events/event-address.rules.ts'
import { eventsTexts } from '~/features/city/events/events.texts.ts'
import { ApiError } from '~/platform/api.ts'
import { cityDay } from '~/platform/moments.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/events.ts'

export const handle = { searchParameters: [...EVENTS_PARAMETERS] }

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readEvents(new URL(request.url).searchParams)
  const { mes, depois, periodo, de, ate, categoria, gratis, busca } = state
  const api = pageApi(context)
  const { reportError } = context.get(pageContext)
  const without = (error: unknown) => {
    // A part of the list that was there once, as its cursor says, and is no more.
    if (error instanceof ApiError && error.code === 'cursor.invalid') {
      throw redirect(eventsAddress({ ...state, depois: null }))
    }
    reportError(error)
    return null
  }
  const narrowing = {
    ...(categoria ? { categoria } : {}),
    ...(gratis ? { gratis: '1' as const } : {}),
    ...(busca ? { busca } : {}),
  }
  const today = cityDay(new Date())
  if (mes) {
    const calendar = await api
      .get('/api/v1/event-calendar/:month', { params: { month: mes }, query: narrowing })
      .catch(without)
    return { state, today, calendar, list: null }
  }
  const list = await api
    .get('/api/v1/events', {
      query: {
        ...narrowing,
        ...(periodo ? { periodo } : {}),
        ...(de ? { de } : {}),
        ...(ate ? { ate } : {}),
        ...(depois ? { cursor: depois } : {}),
      },
    })
    .catch(without)
  return { state, today, calendar: null, list }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const city = site.identity.city.name
  return [
    ...pageMetadata(
      { title: eventsTexts.title, description: eventsTexts.meta(city), path: EVENTS },
      site,
    ),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: eventsTexts.rss,
      href: EVENTS_RSS,
    },
  ]
}

export default function Events({ loaderData, matches }: Route.ComponentProps) {
  return <EventsPage {...loaderData} city={siteOf(matches).identity.city.name} />
}
