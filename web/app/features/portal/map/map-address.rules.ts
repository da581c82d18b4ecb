import { availableLayers, type MapLayer, usualLayers } from '@portal/contract/portal/map/map.texts'
import { isWithin } from '~/ui/map/coordinates.ts'
import { DATA_BOUNDS, MAX_ZOOM, MIN_ZOOM } from '~/ui/map/map.constants.ts'
import type { MapCamera } from '~/ui/map/map.types.ts'

/** The map's address holds its whole state: whoever opens it sees the same. */

export const MAP_PATH = '/mapa'

/**
 * What the page as it is sent depends on. Where the camera looks (`em`) and the wish to begin where
 * the person is (`perto`) concern the browser only: they make no other page.
 */
export const MAP_PARAMETERS = ['camadas', 'lugar', 'ver', 'embed', 'cursor']

export type MapState = {
  /** None chosen shows the usual ones. */
  layers: readonly MapLayer[]
  placeId: string | null
  /** None: the whole town. */
  camera: MapCamera | null
  /** The list over all of the map. */
  isList: boolean
  /** Inside a page of somebody else. */
  isEmbedded: boolean
  /** A later part of the list, for who has no script. */
  cursor: string | null
}

const PLACE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LONGEST_CURSOR = 200
/** About a metre. */
const DEGREE_DECIMALS = 5
const ZOOM_DECIMALS = 2

/** What somebody may have typed into the address is left out where it says nothing. */
export function readMapAddress(search: URLSearchParams): MapState {
  const asked = search.get('camadas')?.split(',') ?? []
  const placeId = search.get('lugar')?.toLowerCase() ?? ''
  return {
    layers: sorted(availableLayers().filter((layer) => asked.includes(layer))),
    placeId: PLACE_ID.test(placeId) ? placeId : null,
    camera: readCamera(search.get('em')),
    isList: search.get('ver') === 'lista',
    isEmbedded: search.get('embed') === '1',
    cursor: search.get('cursor')?.slice(0, LONGEST_CURSOR) || null,
  }
}

/** The usual ones are the same as none. */
function sorted(layers: readonly MapLayer[]) {
  const usual = usualLayers()
  const areUsual = layers.length === usual.length && usual.every((layer) => layers.includes(layer))
  return areUsual ? [] : layers
}

function readCamera(text: string | null): MapCamera | null {
  const numbers = text?.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN)) ?? []
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = numbers
  if (numbers.length !== 3 || !isWithin({ lat, lng }, DATA_BOUNDS)) return null
  if (!(zoom >= MIN_ZOOM && zoom <= MAX_ZOOM)) return null
  return { center: { lat, lng }, zoom }
}

/** The address after a change. Other layers begin at the first part of the list again. */
export function mapAddress(state: MapState, change: Partial<MapState> = {}): string {
  const { layers, placeId, camera, isList, isEmbedded, cursor } = { ...state, ...change }
  const parts = [
    layers.length > 0 ? `camadas=${layers.join(',')}` : null,
    camera ? `em=${cameraText(camera)}` : null,
    placeId ? `lugar=${placeId}` : null,
    isList ? 'ver=lista' : null,
    cursor && !change.layers ? `cursor=${encodeURIComponent(cursor)}` : null,
    isEmbedded ? 'embed=1' : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? `${MAP_PATH}?${parts.join('&')}` : MAP_PATH
}

export function cameraText({ center, zoom }: MapCamera): string {
  const [lat, lng] = [center.lat, center.lng].map((each) => Number(each.toFixed(DEGREE_DECIMALS)))
  return `${lat},${lng},${Number(zoom.toFixed(ZOOM_DECIMALS))}`
}

export function toggledLayers(layers: readonly MapLayer[], layer: MapLayer): MapLayer[] {
  return availableLayers().filter((each) => layers.includes(each) !== (each === layer))
}

/** From "O que tem perto de você": begins by asking where that is. */
export const asksNear = (search: URLSearchParams) => search.get('perto') === '1'
