import type { MapView } from '@portal/contract/portal/map/map'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { ClusterPin, PinHead } from '~/ui/map/MapPin.tsx'
import type { MapCamera } from '~/ui/map/map.types.ts'
import { LAYER_TONES, LayerIcon } from './layer-faces.tsx'
import { STILL_BOUNDS } from './map-page.constants.ts'
import { placedInTown, spreadInTown, townUnder } from './still.rules.ts'

type MapStillProps = {
  ref: Ref<HTMLDivElement>
  pins: MapView | null
  camera: MapCamera | null
  onChoose: (id: string) => void
}

/**
 * The coast and its pins as they are sent, in the place and size the map will have: there is a map to
 * see, and to touch, before its code has come, and where it never comes. The list beside it says the same.
 */
export function MapStill({ ref, pins, camera, onChoose }: MapStillProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="map-still"
      style={camera ? townUnder(camera) : undefined}
    >
      <img
        src="/art/mapa-cidade.svg"
        alt=""
        fetchPriority="high"
        decoding="async"
        style={spreadInTown(STILL_BOUNDS)}
      />
      {pins?.features.map(({ geometry, properties }) => {
        const [lng, lat] = geometry.coordinates
        const place = placedInTown({ lat, lng })
        if (properties.kind === 'cluster') {
          return (
            <span key={properties.id} className="map-still-crowd" style={place}>
              <ClusterPin count={properties.count} />
            </span>
          )
        }
        return (
          <Link
            key={properties.id}
            to={properties.href}
            tabIndex={-1}
            draggable={false}
            className="map-still-pin"
            style={place}
            onClick={(event) => {
              event.preventDefault()
              onChoose(properties.id)
            }}
          >
            <PinHead
              look="dot"
              face={<LayerIcon layer={properties.layer} />}
              tone={LAYER_TONES[properties.layer]}
              isMarked={properties.has_coupon}
              isDark={false}
              isLarge={false}
            />
          </Link>
        )
      })}
    </div>
  )
}
