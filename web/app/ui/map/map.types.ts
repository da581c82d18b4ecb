import type { ComponentType, ReactNode } from 'react'

export type LatLng = { lat: number; lng: number }

/** In degrees; no map of ours crosses the date line. */
export type Bounds = { west: number; south: number; east: number; north: number }

export type MapMarker = {
  id: string
  position: LatLng
  /** What it is called by those who cannot see it. */
  name: string
  /** On the pin: a rating, an icon. */
  face?: ReactNode
  /** `pill` has room for a word, `spot` for an icon, `dot` is a spot among many. */
  look?: 'pill' | 'spot' | 'dot'
  /** What kind of place it is, by colour; its icon says the same. */
  tone?: PinTone | undefined
  /** A point of sun on its shoulder: there is something to be had. */
  isMarked?: boolean
  /** It lies around there: a wide circle, which points at nothing. */
  isRough?: boolean
  /** Beyond the edge, for when the map moves: no stop of the keyboard, which would drag it there. */
  isAside?: boolean
  /** Only known roughly: a circle of this size that holds it, in place of a pin. */
  radiusMeters?: number
}

export type PinTone = 'guara' | 'mar' | 'sol' | 'mangue' | 'ink'

export type MapCamera = { center: LatLng; zoom: number }

/** Places that lie together at this zoom, counted by who sent them. */
export type MapCrowd = {
  id: string
  position: LatLng
  count: number
  bounds: Bounds
  isAside?: boolean
}

/** What is seen of the map: what lies over its edges is left out. */
export type MapSight = { bounds: Bounds; camera: MapCamera }

/** Pixels of the map that something else lies over. */
export type Insets = { top: number; right: number; bottom: number; left: number }

/** Where the map is sent: to a view, to hold all of a part, or to have a place in the middle of what
 * is seen. The same again is another object. */
export type MapJourney = { to: MapCamera | Bounds | { place: LatLng; zoom?: number } }

/** What a map that is a page of its own has besides. */
export type WholeMap = {
  camera: MapCamera
  journey?: MapJourney | null | undefined
  crowds: readonly MapCrowd[]
  onCrowd: (crowd: MapCrowd) => void
  /** Told what is seen each time the map comes to rest. */
  onSight: (sight: MapSight) => void
  insets: Insets
  /** Where the person is. */
  own?: LatLng | null | undefined
  ownName: string
  /** One finger moves it and the wheel zooms: there is nothing else to scroll. */
  isFree: boolean
  onDrawn: () => void
  /** Beside the zoom. */
  tools?: ReactNode
}

export type MapViewProps = {
  /** Names the map ("Mapa dos resultados"). */
  label: string
  markers: readonly MapMarker[]
  selectedId?: string | null | undefined
  /** Makes the pins buttons; called with nothing when the person turns to the map itself. */
  onSelect?: ((id: string | null) => void) | undefined
  /** Makes the pins movable, by hand and by arrow keys. */
  onMove?: ((id: string, position: LatLng) => void) | undefined
  /** A touch on the map beside the pins. */
  onTap?: ((position: LatLng) => void) | undefined
  /** Where the map looks where it has no pin to show. */
  bounds?: Bounds | undefined
  /** Told where the map looks each time it comes to rest. */
  onRest?: ((center: LatLng) => void) | undefined
  /** Another pin that stands out: the row one points at. */
  pointedId?: string | null | undefined
  whole?: WholeMap | undefined
  /** Lies over the map: the card of the chosen pin. */
  children?: ReactNode
}

export type MapContentProps = MapViewProps & {
  /** Says where to find the same without a map ("O endereço está logo abaixo."). */
  instead?: string | undefined
}

/** Tells when this browser turned out unable to draw it. */
export type MapView = ComponentType<MapViewProps & { onProblem: () => void }>
