import type { Event } from '@portal/contract/city/events/event'
import { Navigation } from 'lucide-react'
import { useMemo } from 'react'
import { buttonStyle } from '~/ui/button-style.ts'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { eventPageTexts as texts } from './events.texts.ts'
import { routeTo } from './venue-address.rules.ts'

/** Where it is: on the map if somebody put a pin, and always as a way to go. */
export function EventPlace({ event: { id, venue, is_over } }: { event: Event }) {
  const { latitude, longitude, name, address } = venue
  const markers = useMemo<MapMarker[]>(
    () =>
      latitude === null || longitude === null
        ? []
        : [{ id, name, position: { lat: latitude, lng: longitude } }],
    [id, name, latitude, longitude],
  )
  if (is_over && markers.length === 0) return null
  return (
    <section aria-labelledby="lugar" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="lugar" className="text-h3">
            {name}
          </h2>
          {address ? <p className="text-muted">{address}</p> : null}
          {venue.way_in_words ? <p className="text-sm">{venue.way_in_words}</p> : null}
        </div>
        <a
          href={routeTo(venue)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.routeTo(name)}
          className={buttonStyle({ look: 'line' })}
        >
          <Navigation aria-hidden="true" />
          {texts.route}
        </a>
      </div>
      {markers.length > 0 ? (
        <SmallMap
          label={texts.map(name)}
          markers={markers}
          instead={texts.withoutMap}
          className="mt-4 h-75 rounded-card lg:h-100"
        />
      ) : null}
    </section>
  )
}
