import type { Establishment } from '@portal/contract/establishments/establishment'
import { useMemo } from 'react'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { businessTexts as texts } from './business.texts.ts'

type PlaceMapProps = { business: Pick<Establishment, 'id' | 'name' | 'place'> }

/** Where the business is; nothing where its pin is not known. */
export function PlaceMap({ business: { id, name, place } }: PlaceMapProps) {
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
      className="mt-3 h-50 rounded-card md:h-60 lg:h-50"
    />
  )
}
