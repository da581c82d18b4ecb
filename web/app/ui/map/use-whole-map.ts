import type { MapRef } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import { FIT_PADDING, MAX_ZOOM } from './map.constants.ts'
import type { MapCamera, WholeMap } from './map.types.ts'
import { asBox } from './map-camera.ts'
import { seenBounds, seenMiddle } from './whole-map.rules.ts'

/** Sends the map where the page wants it, and tells the page what is seen when it rests. */
export function useWholeMap(map: MapRef | null, whole: WholeMap | undefined) {
  const latest = useRef(whole)
  useEffect(() => {
    latest.current = whole
  })

  const journey = whole?.journey
  useEffect(() => {
    const insets = latest.current?.insets
    if (!map || !journey || !insets) return
    const { to } = journey
    if ('center' in to) {
      map.jumpTo({ center: [to.center.lng, to.center.lat], zoom: to.zoom })
    } else if ('place' in to) {
      const { place, zoom = map.getZoom() } = to
      map.easeTo({ center: [place.lng, place.lat], zoom, offset: seenMiddle(insets) })
    } else {
      const room = { ...FIT_PADDING }
      for (const side of ['top', 'right', 'bottom', 'left'] as const) room[side] += insets[side]
      map.fitBounds(asBox(to), { padding: room, maxZoom: MAX_ZOOM })
    }
  }, [map, journey])

  const hasWhole = whole !== undefined
  useEffect(() => {
    if (!map || !hasWhole) return
    const tell = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const current = latest.current
      if (!current || width === 0) return
      const camera = cameraOf(map)
      current.onSight({ camera, bounds: seenBounds(camera, { width, height }, current.insets) })
    }
    tell()
    // Also after the map was given another size.
    map.on('moveend', tell)
    return () => void map.off('moveend', tell)
  }, [map, hasWhole])
}

function cameraOf(map: MapRef): MapCamera {
  const { lat, lng } = map.getCenter()
  return { center: { lat, lng }, zoom: map.getZoom() }
}
