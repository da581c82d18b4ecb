import type { Coast } from './base-map.ts'
import coastAddress from './coast.geojson?url'
import type { MapView } from './map.types.ts'

/** The map's code and its coast, together; nothing where this browser could not draw it. */
export async function loadMapView(): Promise<MapView | null> {
  if (!canDraw()) return null
  const [{ mapViewOf }, coast] = await Promise.all([import('./MapView.tsx'), fetchCoast()])
  return mapViewOf(coast)
}

function canDraw(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false
  return document.createElement('canvas').getContext('webgl2') !== null
}

/** Fetched here, not by the map's worker: that one may ask nobody for anything. */
async function fetchCoast(): Promise<Coast> {
  const response = await fetch(coastAddress)
  if (!response.ok) throw new Error(`The coast answered ${response.status}`)
  return response.json() as Promise<Coast>
}
