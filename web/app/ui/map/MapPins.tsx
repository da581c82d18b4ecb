import { type MapRef, Marker } from '@vis.gl/react-maplibre'
import { useMemo } from 'react'
import { boundsOf, clusterMarkers } from './cluster-markers.ts'
import { ClusterPin, MapPin } from './MapPin.tsx'
import { CLUSTER_OFFSET, FIT_PADDING, MAX_ZOOM } from './map.constants.ts'
import type { MapMarker, MapViewProps } from './map.types.ts'
import { asBox, positionsOf } from './map-camera.ts'

type MapPinsProps = Pick<MapViewProps, 'markers' | 'selectedId' | 'onSelect' | 'onMove'> & {
  map: MapRef
  zoom: number
}

export function MapPins({ markers, selectedId, onSelect, onMove, map, zoom }: MapPinsProps) {
  const clusters = useMemo(
    () => clusterMarkers(markers, zoom, selectedId),
    [markers, zoom, selectedId],
  )
  const comeNearer = (crowd: readonly MapMarker[]) => {
    const bounds = boundsOf(positionsOf(crowd))
    if (bounds) map.fitBounds(asBox(bounds), { padding: FIT_PADDING, maxZoom: MAX_ZOOM })
  }
  return clusters.map(({ position, markers: [first, ...others] }) => {
    const place = { latitude: position.lat, longitude: position.lng }
    if (others.length > 0) {
      const crowd = [first, ...others]
      return (
        <Marker key={`crowd ${first.id}`} {...place} anchor="center" offset={CLUSTER_OFFSET}>
          <ClusterPin count={crowd.length} onClick={() => comeNearer(crowd)} />
        </Marker>
      )
    }
    return (
      <Marker
        key={first.id}
        {...place}
        anchor="bottom"
        draggable={Boolean(onMove)}
        onDragEnd={({ lngLat }) => onMove?.(first.id, { lat: lngLat.lat, lng: lngLat.lng })}
        style={first.id === selectedId ? { zIndex: '1' } : {}}
      >
        <MapPin
          marker={first}
          isSelected={first.id === selectedId}
          onSelect={onSelect ? () => onSelect(first.id) : undefined}
          onNudge={
            onMove ? (right, down) => onMove(first.id, nudged(map, first, right, down)) : undefined
          }
        />
      </Marker>
    )
  })
}

/** A step on the screen is a step on the map, whatever the zoom. */
function nudged(map: MapRef, { position }: MapMarker, right: number, down: number) {
  const { x, y } = map.project([position.lng, position.lat])
  const { lat, lng } = map.unproject([x + right, y + down])
  return { lat, lng }
}
