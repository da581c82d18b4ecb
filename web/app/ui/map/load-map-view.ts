import type { StyleSpecification } from 'maplibre-gl'
import type { Coast } from './base-map.ts'
import coastAddress from './coast.geojson?url'
import type { MapView } from './map.types.ts'
import type { Streets } from './streets.types.ts'

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

async function loadStyle(): Promise<StyleSpecification> {
  const [coast, streets, { baseMap }] = await Promise.all([
    fetchCoast(),
    fetchStreets(),
    import('./base-map.ts'),
  ])
  return (streets && (await openStreets(streets, coast))) ?? baseMap(coast)
}

/** The code for tiles is fetched only where there are tiles. */
async function openStreets(streets: Streets, coast: Coast) {
  try {
    const { openStreets: open } = await import('./streets-map.ts')
    return await open(streets, coast)
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

/** Which map is in use; without an answer it is the one that came with the page. */
async function fetchStreets(): Promise<Streets | null> {
  try {
    const response = await fetch('/api/v1/base-map')
    return response.ok ? ((await response.json()) as { streets: Streets | null }).streets : null
  } catch {
    return null
  }
}
