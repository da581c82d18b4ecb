import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as MapCanvas, type MapRef, Marker } from '@vis.gl/react-maplibre'
import type { StyleSpecification } from 'maplibre-gl'
import * as maplibre from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useCallback, useEffect, useRef, useState } from 'react'
import { boundsOf } from './cluster-markers.ts'
import { MapControls } from './MapControls.tsx'
import { MapPins } from './MapPins.tsx'
import {
  CLOSE_ZOOM,
  DATA_BOUNDS,
  MAX_ZOOM,
  MIN_ZOOM,
  STREETS,
  TOWN_BOUNDS,
} from './map.constants.ts'
import { mapTexts as texts } from './map.texts.ts'
import type { LatLng, MapCamera, MapMarker, MapView, MapViewProps } from './map.types.ts'
import { asBox, fitOptions, initialBounds, positionsOf } from './map-camera.ts'
import { useWholeMap } from './use-whole-map.ts'

const namesOf = (markers: readonly MapMarker[]) => markers.map(({ id }) => id).join(' ')

// The policy of the pages lets workers come from our own files only, never from a blob.
maplibre.setWorkerUrl(workerAddress)

/** The map over one ground: whoever shows it need not know where that came from. */
export function mapViewOf(ground: StyleSpecification): MapView {
  return (props) => <BoundMap ground={ground} {...props} />
}

type BoundMapProps = MapViewProps & { ground: StyleSpecification; onProblem: () => void }

function BoundMap({ ground, onProblem, label, children, ...rest }: BoundMapProps) {
  const { markers, onSelect, onTap, onRest, whole, bounds = TOWN_BOUNDS } = rest
  const [map, setMap] = useState<MapRef | null>(null)
  const closeZoom = STREETS in ground.sources ? CLOSE_ZOOM.streets : CLOSE_ZOOM.coast
  const [zoom, setZoom] = useState(closeZoom)
  const take = useCallback((drawn: MapRef | null) => {
    setMap(drawn)
    if (drawn) setZoom(drawn.getZoom())
  }, [])
  const [start] = useState(() => initialBounds(markers, bounds))
  useCameraInStep(whole ? null : map, markers, closeZoom)
  useWholeMap(map, whole)

  return (
    <>
      <div className="absolute inset-0 [&_canvas:focus-visible]:-outline-offset-4">
        <MapCanvas
          ref={take}
          mapLib={maplibre}
          mapStyle={ground}
          initialViewState={
            whole
              ? viewOf(whole.camera)
              : { bounds: asBox(start), fitBoundsOptions: fitOptions(markers, closeZoom) }
          }
          locale={localeOf(label)}
          maxBounds={asBox(DATA_BOUNDS)}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          attributionControl={false}
          cooperativeGestures={!whole?.isFree}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          renderWorldCopies={false}
          fadeDuration={0}
          onLoad={({ target }) => {
            target.touchZoomRotate.disableRotation()
            target.keyboard.disableRotation()
            whole?.onDrawn()
          }}
          onZoomEnd={({ viewState }) => setZoom(viewState.zoom)}
          onMoveEnd={({ viewState }) =>
            onRest?.({ lat: viewState.latitude, lng: viewState.longitude })
          }
          onClick={({ originalEvent, lngLat }) => {
            // A pin lies inside the map: a touch on it is the pin's.
            const { target } = originalEvent
            if (target instanceof Element && target.closest('.maplibregl-marker')) return
            onTap?.({ lat: lngLat.lat, lng: lngLat.lng })
            onSelect?.(null)
          }}
          onError={(event) => {
            // A tile that did not come leaves a gap, not a page without a map.
            if ('sourceId' in event) return
            if (!map?.isStyleLoaded()) onProblem()
          }}
        >
          {map ? <MapPins {...rest} map={map} zoom={zoom} /> : null}
          {whole?.own ? <OwnPosition position={whole.own} name={whole.ownName} /> : null}
        </MapCanvas>
      </div>
      {map ? (
        <MapControls map={map} zoom={zoom} tools={whole?.tools} insets={whole?.insets} />
      ) : null}
      {children}
    </>
  )
}

const viewOf = ({ center, zoom }: MapCamera) => ({
  latitude: center.lat,
  longitude: center.lng,
  zoom,
})

function localeOf(label: string): Record<string, string> {
  return {
    'Map.Title': label,
    'CooperativeGesturesHandler.WindowsHelpText': texts.gestures.windows,
    'CooperativeGesturesHandler.MacHelpText': texts.gestures.mac,
    'CooperativeGesturesHandler.MobileHelpText': texts.gestures.touch,
  }
}

/** Where the person is: seen, not pressed. */
function OwnPosition({ position, name }: { position: LatLng; name: string }) {
  return (
    <Marker latitude={position.lat} longitude={position.lng} anchor="center">
      <span role="img" aria-label={name} className="map-own" />
    </Marker>
  )
}

/** Other pins: the map shows them all. The same pins elsewhere: it follows only what left the view. */
function useCameraInStep(map: MapRef | null, markers: readonly MapMarker[], closeZoom: number) {
  const shown = useRef(namesOf(markers))
  useEffect(() => {
    if (!map) return
    const bounds = boundsOf(positionsOf(markers))
    const names = namesOf(markers)
    const isOther = names !== shown.current
    shown.current = names
    if (!bounds) return
    if (isOther && markers.length > 1) {
      map.fitBounds(asBox(bounds), fitOptions(markers, closeZoom))
    } else if (isHidden(map, markers)) {
      map.easeTo({ center: [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2] })
    }
  }, [map, markers, closeZoom])
}

function isHidden(map: MapRef, markers: readonly MapMarker[]): boolean {
  const view = map.getBounds()
  return positionsOf(markers).every(({ lat, lng }) => !view.contains([lng, lat]))
}
