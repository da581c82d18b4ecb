import type { MapPlace, MapView as Pins } from '@portal/contract/portal/map/map'
import type { MapState } from './map-address.rules.ts'

export type PlacesPage = { places: MapPlace[]; next_cursor: string | null; total: number }

export type MapData = {
  /** As far as the page depends on it. */
  state: MapState
  /** None where it could not be read. */
  list: PlacesPage | null
  pins: Pins | null
  chosen: MapPlace | null
  renderedAt: string
}
