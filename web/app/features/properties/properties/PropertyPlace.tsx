import { APPROXIMATE_RADIUS_METERS } from '@portal/contract/properties/properties/properties.texts'
import type { Property } from '@portal/contract/properties/properties/property'
import { useMemo } from 'react'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { propertiesTexts } from './properties.texts.ts'
import { circleText, whereText } from './property-text.rules.ts'

const texts = propertiesTexts.place

/** A point where the advertiser shows it; a circle that holds it where not. */
export function PropertyPlace({ property }: { property: Property }) {
  const { id, title, neighbourhood, place } = property
  const markers = useMemo<MapMarker[]>(() => {
    if (!place) return []
    const position = { lat: place.latitude, lng: place.longitude }
    return place.is_exact
      ? [{ id, name: title, position }]
      : [{ id, name: circleText(neighbourhood), position, radiusMeters: APPROXIMATE_RADIUS_METERS }]
  }, [id, title, neighbourhood, place])
  return (
    <section aria-labelledby="onde" className="mt-8">
      <h2 id="onde" className="scroll-mt-32 text-h3">
        {texts.title}
      </h2>
      <p className="mt-1 font-semibold">{whereText(property)}</p>
      <p className="text-muted text-sm">
        {place ? (place.is_exact ? texts.exact : texts.approximate) : texts.noPin}
      </p>
      {place ? (
        <SmallMap
          label={texts.map(title)}
          markers={markers}
          instead={texts.instead}
          className="mt-3 h-64 rounded-card md:h-80"
        />
      ) : null}
    </section>
  )
}
