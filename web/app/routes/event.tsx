import type { Event } from '@portal/contract/city/events/event'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { MINUTES_PER_DAY, wallMinuteAt } from '@portal/contract/shared/time-zones'
import { data, redirect } from 'react-router'
import { EventPage } from '~/features/city/events/EventPage.tsx'
import { eventAddress } from '~/features/city/events/event-address.rules.ts'
import { eventJsonLd } from '~/features/city/events/event-json-ld.ts'
import { whenText } from '~/features/city/events/event-text.rules.ts'
import { eventPageTexts as texts } from '~/features/city/events/events.texts.ts'
import { PlanButton } from '~/features/city/itinerary/PlanButton.tsx'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/event.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const [event, related, settings] = await Promise.all([
    api.get('/api/v1/events/:slug', { params }).catch(notFoundAsPage),
    // The page stands without what is like it.
    api.get('/api/v1/events/:slug/related', { params }).catch(() => []),
    api.get('/api/v1/portal-settings').catch(() => null),
  ])
  if (event.slug !== params.slug) throw redirect(eventAddress(event), 301)
  const origin = context.get(pageContext).publicOrigin
  // Written here, so that its code stays on the server.
  const jsonLd: object = eventJsonLd(event, { identity: siteIdentity(settings), origin })
  return {
    event,
    related,
    origin,
    jsonLd,
  }
}

function notFoundAsPage(error: unknown): never {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isUnknown ? data(null, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { event, jsonLd } = loaderData
  return pageMetadata(
    {
      title: event.title,
      description: texts.meta(event.title, whenText(event), event.venue_name),
      image: event.card_path,
      imageAlt: texts.posterOf(event.title),
      path: eventAddress(event),
      jsonLd: [jsonLd],
    },
    site,
  )
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  const { event, related, origin } = loaderData
  return (
    <EventPage
      key={event.id}
      event={event}
      related={related}
      origin={origin}
      plan={<PlanButton stop={stopOf(event)} look="icon" />}
    />
  )
}

/** At its next date, from its hour on. */
function stopOf({ slug, title, day, starts_at, is_all_day }: Event) {
  const minute = is_all_day ? null : wallMinuteAt(new Date(starts_at)) % MINUTES_PER_DAY
  return { kind: 'eventos', slug, name: title, date: day, minute } as const
}
