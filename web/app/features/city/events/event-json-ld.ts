import type { Event } from '@portal/contract/city/events/event'
import type { Situation } from '@portal/contract/city/events/event.texts'
import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { EventStatusType, Event as SchemaEvent, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { eventAddress } from './event-address.rules.ts'

type Site = { identity: SiteIdentity; origin: string }

const STATUSES: Record<Situation, EventStatusType> = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  // There is no word for it among the states: the offer says it.
  sold_out: 'https://schema.org/EventScheduled',
}

/** An event as machines read it; what nobody told is left out. */
export function eventJsonLd(event: Event, { identity, origin }: Site): WithContext<SchemaEvent> {
  const url = absolute(eventAddress(event), origin)
  const { venue, photo } = event
  const end = event.is_all_day ? event.last_day : event.ends_at
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#evento`,
    url,
    name: event.title,
    ...(event.description ? { description: event.description } : {}),
    startDate: event.is_all_day ? event.day : event.starts_at,
    ...(end ? { endDate: end } : {}),
    eventStatus: STATUSES[event.situation],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.is_free,
    location: {
      '@type': 'Place',
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        ...(venue.address ? { streetAddress: venue.address } : {}),
        addressLocality: identity.city.name,
        addressRegion: identity.city.state,
        addressCountry: 'BR',
      },
      ...(venue.latitude !== null && venue.longitude !== null
        ? {
            geo: {
              '@type': 'GeoCoordinates',
              latitude: venue.latitude,
              longitude: venue.longitude,
            },
          }
        : {}),
    },
    image: absolute(photo?.thumbhash ? sourcesOf(photo).src : event.card_path, origin),
    ...(event.organiser ? { organizer: { '@type': 'Organization', name: event.organiser } } : {}),
    ...offerOf(event, url),
  }
}

function offerOf(event: Event, page: string) {
  const { is_free, price_min_cents: min, situation, ticket_url } = event
  if (!is_free && min === null) return {}
  return {
    offers: {
      '@type': 'Offer' as const,
      price: is_free ? 0 : (min ?? 0) / 100,
      priceCurrency: 'BRL',
      url: ticket_url ?? page,
      availability:
        situation === 'sold_out'
          ? ('https://schema.org/SoldOut' as const)
          : ('https://schema.org/InStock' as const),
    },
  }
}
