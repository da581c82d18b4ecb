import { TOWN_BOUNDS } from '~/ui/map/map.constants.ts'
import type { Bounds, LatLng, MapCamera } from '~/ui/map/map.types.ts'
import { pixelsPerDegree, zoomOf } from '~/ui/map/whole-map.rules.ts'

/** The still lies where the map will: nothing moves when the one takes the place of the other. */

const width = TOWN_BOUNDS.east - TOWN_BOUNDS.west
const height = TOWN_BOUNDS.north - TOWN_BOUNDS.south
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`

/** Within the frame of the town, which may be of any size. */
export const placedInTown = ({ lat, lng }: LatLng) => ({
  left: share(lng - TOWN_BOUNDS.west, width),
  top: share(TOWN_BOUNDS.north - lat, height),
})

/** What is wider than the town reaches beyond its frame. */
export const spreadInTown = ({ west, north, east, south }: Bounds) => ({
  ...placedInTown({ lat: north, lng: west }),
  width: share(east - west, width),
  height: share(north - south, height),
})

/** The town's frame under a camera of its own; without one the page's style has it fill the screen. */
export function townUnder({ center, zoom }: MapCamera) {
  const scale = pixelsPerDegree(zoom)
  const offset = (degrees: number) => `calc(50% + ${Math.round(degrees * scale * 100) / 100}px)`
  return {
    width: `${Math.round(width * scale * 100) / 100}px`,
    left: offset(TOWN_BOUNDS.west - center.lng),
    top: offset(center.lat - TOWN_BOUNDS.north),
    transform: 'none',
  }
}

type Box = { left: number; top: number; width: number; height: number }

/** The camera that sees what the still shows: `town` is its frame on the screen, `stage` the map's. */
export function cameraOver(town: Box, stage: Box): MapCamera {
  const zoom = zoomOf(town.width, width)
  const scale = pixelsPerDegree(zoom)
  return {
    zoom,
    center: {
      lat: TOWN_BOUNDS.north - (stage.top + stage.height / 2 - town.top) / scale,
      lng: TOWN_BOUNDS.west + (stage.left + stage.width / 2 - town.left) / scale,
    },
  }
}
