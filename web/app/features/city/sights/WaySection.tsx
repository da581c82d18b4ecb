import type { Sight } from '@portal/contract/city/sights/sight'
import { Navigation } from 'lucide-react'
import { useMemo } from 'react'
import { buttonStyle } from '~/ui/button-style.ts'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { routeTo } from './route.rules.ts'
import { sectionsTexts as texts } from './sight-sections.texts.ts'

/** On the map and in words; left out where neither is known. */
export function WaySection({ sight }: { sight: Sight }) {
  const { place, ways } = sight
  if (!place && ways.length === 0) return null
  return (
    <section aria-labelledby="como-chegar" className="section">
      <div className="wrap grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <PlaceOnMap sight={sight} />
        <div>
          <h2 id="como-chegar">{texts.waysTitle}</h2>
          {sight.way_in_words ? <p className="mt-3">{sight.way_in_words}</p> : null}
          <dl className="mt-6 border-mar-900 border-t-[1.5px]">
            {ways.map(({ title, text }) => (
              <div key={title} className="border-line border-b py-3.5">
                <dt className="font-[650]">{title}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          {place?.is_approximate ? (
            <p className="mt-3 text-muted text-sm">{texts.approximate}</p>
          ) : null}
          {place ? (
            <a
              href={routeTo(place)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle({ look: 'ink', className: 'mt-6' })}
            >
              <Navigation aria-hidden="true" />
              {texts.openRoute}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function PlaceOnMap({ sight: { id, name, place } }: { sight: Sight }) {
  const markers = useMemo<MapMarker[]>(
    () => (place ? [{ id, name, position: { lat: place.latitude, lng: place.longitude } }] : []),
    [id, name, place],
  )
  if (markers.length === 0) return null
  return (
    <SmallMap
      label={texts.map(name)}
      markers={markers}
      instead={texts.withoutMap}
      className="h-75 rounded-card lg:h-115"
    />
  )
}
