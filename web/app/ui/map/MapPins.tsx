import { Layer, type MapRef, Marker, Source } from '@vis.gl/react-maplibre'
import { useEffect, useMemo } from 'react'
import { boundsOf, clusterMarkers } from './cluster-markers.ts'
import { MapAreas } from './MapAreas.tsx'
import { ClusterPin, MapPin } from './MapPin.tsx'
import { CLUSTER_OFFSET, FIT_PADDING, MAX_ZOOM, PIN_PIXELS } from './map.constants.ts'
import type { LatLng, MapMarker, MapViewProps } from './map.types.ts'
import { asBox, positionsOf } from './map-camera.ts'

type MapPinsProps = Pick<
  MapViewProps,
  'markers' | 'selectedId' | 'pointedId' | 'onSelect' | 'onMove' | 'whole'
> & { map: MapRef; zoom: number }

export function MapPins({ markers, selectedId, map, zoom, whole, ...rest }: MapPinsProps) {
  const isWhole = whole !== undefined
  const clusters = useMemo(
    () =>
      isWhole
        ? markers.map((marker) => ({ position: marker.position, markers: [marker] as const }))
        : clusterMarkers(markers.filter(isPoint), zoom, selectedId),
    [markers, zoom, selectedId, isWhole],
  )
  const comeNearer = (crowd: readonly MapMarker[]) => {
    const bounds = boundsOf(positionsOf(crowd))
    if (bounds) map.fitBounds(asBox(bounds), { padding: FIT_PADDING, maxZoom: MAX_ZOOM })
  }
  return (
    <>
      {whole?.crowds.map((crowd) => (
        <Marker
          key={`crowd ${crowd.id}`}
          latitude={crowd.position.lat}
          longitude={crowd.position.lng}
          anchor="center"
        >
          <ClusterPin
            count={crowd.count}
            isAside={crowd.isAside}
            onClick={() => whole.onCrowd(crowd)}
          />
        </Marker>
      ))}
      {clusters.map(({ position, markers: [first, ...others] }) =>
        others.length > 0 ? (
          <Marker
            key={`crowd ${first.id}`}
            latitude={position.lat}
            longitude={position.lng}
            anchor="center"
            offset={CLUSTER_OFFSET}
          >
            <ClusterPin count={others.length + 1} onClick={() => comeNearer([first, ...others])} />
          </Marker>
        ) : (
          <SinglePin key={first.id} {...rest} marker={first} selectedId={selectedId} map={map} />
        ),
      )}
      <PinRoom map={map} crowds={whole?.crowds ?? []} pins={clusters} />
      {isWhole ? null : <MapAreas markers={markers} />}
    </>
  )
}

const isPoint = ({ radiusMeters }: MapMarker) => radiusMeters === undefined

type Placed = { position: LatLng }
type PinRoomProps = { map: MapRef; crowds: readonly Placed[]; pins: readonly Placed[] }

const ROOM = 'pin-room'

/** Pins lie over the map, which does not know of them: where one is, no name is written. */
function PinRoom({ map, crowds, pins }: PinRoomProps) {
  useEffect(() => {
    if (!map.hasImage(ROOM)) {
      map.addImage(ROOM, { width: 1, height: 1, data: new Uint8Array(4) })
    }
  }, [map])
  const taken = (places: readonly Placed[], isCrowd: boolean) =>
    places.map(({ position: { lat, lng } }) => ({
      type: 'Feature' as const,
      properties: { isCrowd },
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    }))
  return (
    <Source
      id={ROOM}
      type="geojson"
      data={{
        type: 'FeatureCollection',
        features: [...taken(crowds, true), ...taken(pins, false)],
      }}
    >
      <Layer
        id={ROOM}
        type="symbol"
        layout={{
          'icon-image': ROOM,
          'icon-padding': PIN_PIXELS / 2,
          // A pin stands on its place; a crowd that the server counted lies around it.
          'icon-offset': [
            'case',
            ['get', 'isCrowd'],
            ['literal', [0, 0]],
            ['literal', [0, -PIN_PIXELS / 2]],
          ],
          'icon-allow-overlap': true,
        }}
      />
    </Source>
  )
}

type SinglePinProps = Pick<MapPinsProps, 'selectedId' | 'pointedId' | 'onSelect' | 'onMove'> & {
  marker: MapMarker
  map: MapRef
}

function SinglePin({ marker, selectedId, pointedId, onSelect, onMove, map }: SinglePinProps) {
  const { id, position } = marker
  const isSelected = id === selectedId || id === pointedId
  return (
    <Marker
      latitude={position.lat}
      longitude={position.lng}
      anchor="bottom"
      draggable={Boolean(onMove)}
      onDragEnd={({ lngLat }) => onMove?.(id, { lat: lngLat.lat, lng: lngLat.lng })}
      style={isSelected ? { zIndex: '1' } : {}}
    >
      <MapPin
        marker={marker}
        isSelected={isSelected}
        onSelect={onSelect ? () => onSelect(id) : undefined}
        onNudge={onMove ? (right, down) => onMove(id, nudged(map, marker, right, down)) : undefined}
      />
    </Marker>
  )
}

/** A step on the screen is a step on the map, whatever the zoom. */
function nudged(map: MapRef, { position }: MapMarker, right: number, down: number) {
  const { x, y } = map.project([position.lng, position.lat])
  const { lat, lng } = map.unproject([x + right, y + down])
  return { lat, lng }
}
