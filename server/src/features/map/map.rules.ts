import type { HomeLayer, MapLayer, MapPlaceKind } from '@portal/contract/map/map-words'
import { MAP_LAYERS } from '@portal/contract/map/map-words'

/** A place as memory keeps it: what a pin shows and what lists are ordered by. */
export type MapPoint = {
  id: string
  kind: MapPlaceKind
  layer: HomeLayer
  hasCoupon: boolean
  name: string
  slug: string
  latitude: number
  longitude: number
  rating: number | null
  startsAt: Date | null
  /** Among its own kind, the smallest first; equals go by id. */
  order: number
}

type CategoryTraits = { schemaType: string; icon: string }

const FOOD_TYPES = new Set([
  'FoodEstablishment',
  'Restaurant',
  'FastFoodRestaurant',
  'BarOrPub',
  'NightClub',
  'Bakery',
  'CafeOrCoffeeShop',
  'IceCreamShop',
])
const LODGING_TYPES = new Set([
  'LodgingBusiness',
  'Hotel',
  'Hostel',
  'BedAndBreakfast',
  'Campground',
  'Resort',
])

/**
 * The layer of a business, by its top category: where people eat, drink and dance is "comer"
 * (Onde comer, Bares e festas), where they sleep is "ficar" (Onde ficar), and all the rest "servicos"
 * (Passeios e lazer, Compras, Serviços, Saúde, Imóveis, Transporte, Serviços públicos). What the
 * category is to machines decides; one that an administrator made is no more than a business to them,
 * and the drawing chosen for it tells.
 */
export function layerOfCategory({ schemaType, icon }: CategoryTraits): HomeLayer {
  if (FOOD_TYPES.has(schemaType)) return 'comer'
  if (LODGING_TYPES.has(schemaType)) return 'ficar'
  if (schemaType !== 'LocalBusiness') return 'servicos'
  if (icon === 'utensils' || icon === 'music') return 'comer'
  return icon === 'bed' ? 'ficar' : 'servicos'
}

/** A bit for each layer: a business with a coupon is in two and still one place. */
const BITS = Object.fromEntries(MAP_LAYERS.map((layer, place) => [layer, 1 << place])) as Record<
  MapLayer,
  number
>

export const maskOf = (layers: readonly MapLayer[]) =>
  layers.reduce((mask, layer) => mask | BITS[layer], 0)

export const maskOfPoint = ({ layer, hasCoupon }: Pick<MapPoint, 'layer' | 'hasCoupon'>) =>
  BITS[layer] | (hasCoupon ? BITS.cupons : 0)

const PATHS: Record<MapPlaceKind, string> = {
  establishment: '/guia',
  beach: '/praia',
  attraction: '/atracao',
  event: '/eventos',
}

export const hrefOf = ({ kind, slug }: Pick<MapPoint, 'kind' | 'slug'>) => `${PATHS[kind]}/${slug}`

/** Below zero where the first comes first. */
export function compareOrder(a: Pick<MapPoint, 'order' | 'id'>, b: Pick<MapPoint, 'order' | 'id'>) {
  if (a.order !== b.order) return a.order - b.order
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
