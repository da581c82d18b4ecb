import { isAvailable } from '../../shared/capabilities.ts'

/** Layers, limits and words of the map. Free of zod: the browser reads it too. */

/** In the order in which they are offered. */
export const MAP_LAYERS = [
  'comer',
  'ficar',
  'praias',
  'eventos',
  'servicos',
  'cupons',
  'imoveis',
] as const
export type MapLayer = (typeof MAP_LAYERS)[number]

/** An address or a request may still name one that is not: it is left out. */
export const availableLayers = (): MapLayer[] =>
  MAP_LAYERS.filter((layer) =>
    layer === 'cupons'
      ? isAvailable('coupons')
      : layer === 'imoveis'
        ? isAvailable('properties')
        : true,
  )

/** What is shown where nobody chose: who looks for lunch has no use for houses for sale. */
export const usualLayers = (): MapLayer[] =>
  availableLayers().filter((layer) => layer !== 'imoveis')

export const MAP_LAYER_WORDS: Record<MapLayer, string> = {
  comer: 'Comer',
  ficar: 'Ficar',
  praias: 'Praias',
  eventos: 'Eventos',
  servicos: 'Serviços',
  cupons: 'Cupons',
  imoveis: 'Imóveis',
}

/** Where a place is at home. A coupon is something a business has besides: `has_coupon`. */
export const HOME_LAYERS = ['comer', 'ficar', 'praias', 'eventos', 'servicos', 'imoveis'] as const
export type HomeLayer = (typeof HOME_LAYERS)[number]

export const MAP_PLACE_KINDS = [
  'establishment',
  'beach',
  'attraction',
  'event',
  'property',
] as const
export type MapPlaceKind = (typeof MAP_PLACE_KINDS)[number]

/** MapLibre's: the world is 512 pixels wide at zoom 0. Beyond these the nearest is taken. */
export const MAP_ZOOM = { min: 0, max: 22 } as const
/** Where the projection of web maps ends. */
export const MAP_LATITUDE_MOST = 85.05

/** Never more clusters and places than this in one answer: where they would be, clusters grow. */
export const MAP_MOST_FEATURES = 400
/** Places in one page of the list. */
export const MAP_PLACES_PAGE = 24
/** How far ahead what happens is shown; what was cancelled or postponed is left out. */
export const MAP_EVENT_DAYS = 14
