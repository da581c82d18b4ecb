import type { StyleSpecification } from 'maplibre-gl'
import type { Coast } from './base-map.ts'
import coastAddress from './coast.geojson?url'
import { fetchStreets, readKeptStreets } from './kept-streets.ts'
import type { MapView } from './map.types.ts'
import type { Streets } from './streets.types.ts'

/** Who has the streets at hand does not wait longer than this to hear of newer ones. */
const PATIENCE_MS = 3000

/** The map's code and what it draws, together; nothing where this browser could not draw it. */
export async function loadMapView(): Promise<MapView | null> {
  if (!canDraw()) return null
  const [{ mapViewOf }, style] = await Promise.all([import('./MapView.tsx'), loadStyle()])
  return mapViewOf(style)
}

function canDraw(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false
  return document.createElement('canvas').getContext('webgl2') !== null
}

/** The coast is fetched where it is drawn: alone, or under tiles that need it. */
async function loadStyle(): Promise<StyleSpecification> {
  const streets = await findStreets()
  const style = streets && (await openStreets(streets))
  if (style) return style
  const [coast, { baseMap }] = await Promise.all([fetchCoast(), import('./base-map.ts')])
  return baseMap(coast)
}

/** The code for tiles is fetched only where there are tiles. */
async function openStreets(streets: Streets) {
  try {
    const { openStreets: open } = await import('./streets-map.ts')
    return await open(streets, fetchCoast)
  } catch {
    return null
  }
}

/** Fetched here, not by the map's worker: that one may ask nobody for anything. */
async function fetchCoast(): Promise<Coast> {
  const response = await fetch(coastAddress)
  if (!response.ok) throw new Error(`The coast answered ${response.status}`)
  return response.json() as Promise<Coast>
}

/** The one in use; where nobody answers, the one this device keeps, or the one that came with the page. */
async function findStreets(): Promise<Streets | null> {
  const kept = await readKeptStreets().catch(() => null)
  try {
    return await fetchStreets(kept ? AbortSignal.timeout(PATIENCE_MS) : undefined)
  } catch {
    return kept
  }
}
