import { Marker } from '@vis.gl/react-maplibre'
import type { LatLng } from './map.types.ts'

/** Where the person is: seen, not pressed. */
export function OwnPosition({ position, name }: { position: LatLng; name: string }) {
  return (
    <Marker latitude={position.lat} longitude={position.lng} anchor="center">
      <span role="img" aria-label={name} className="map-own" />
    </Marker>
  )
}
