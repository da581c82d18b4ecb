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
  /** `pill` has room for a word, `spot` for an icon. */
  look?: 'pill' | 'spot'
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
  /** Lies over the map: the card of the chosen pin. */
  children?: ReactNode
}

export type MapContentProps = MapViewProps & {
  /** Says where to find the same without a map ("O endereço está logo abaixo."). */
  instead?: string | undefined
}

/** Tells when this browser turned out unable to draw it. */
export type MapView = ComponentType<MapViewProps & { onProblem: () => void }>
