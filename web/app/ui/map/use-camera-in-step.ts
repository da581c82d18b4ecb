import type { MapRef } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import { boundsOf } from './cluster-markers.ts'
import type { MapMarker } from './map.types.ts'
import { asBox, fitOptions, positionsOf } from './map-camera.ts'

/** Other pins: the map shows them all. The same pins elsewhere: it follows only what left the view. */
export function useCameraInStep(map: MapRef | null, markers: readonly MapMarker[]) {
  const shown = useRef(namesOf(markers))
  useEffect(() => {
    if (!map) return
    const bounds = boundsOf(positionsOf(markers))
    const names = namesOf(markers)
    const isOther = names !== shown.current
    shown.current = names
    if (!bounds) return
    if (isOther && markers.length > 1) map.fitBounds(asBox(bounds), fitOptions(markers))
    else if (isHidden(map, markers)) {
      map.easeTo({ center: [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2] })
    }
  }, [map, markers])
}

const namesOf = (markers: readonly MapMarker[]) => markers.map(({ id }) => id).join(' ')

function isHidden(map: MapRef, markers: readonly MapMarker[]): boolean {
  const view = map.getBounds()
  return positionsOf(markers).every(({ lat, lng }) => !view.contains([lng, lat]))
}
