import {
  HOME_LAYERS,
  type HomeLayer,
  type MapLayer,
  type MapPlaceKind,
} from '@portal/contract/map/map.texts'
import { xOf, yOf } from './world.rules.ts'

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
  /** Where it is on the square world. */
  x: number
  y: number
  /** Which of the countings below it is part of. */
  slot: number
}

export function pointOf(facts: Omit<MapPoint, 'x' | 'y' | 'slot'>): MapPoint {
  const { id, kind, layer, hasCoupon, name, slug, latitude, longitude, rating, startsAt } = facts
  return {
    id,
    kind,
    layer,
    hasCoupon,
    name,
    slug,
    latitude,
    longitude,
    rating,
    startsAt,
    order: facts.order,
    x: xOf(longitude),
    y: yOf(latitude),
    slot: slotOf(layer, hasCoupon),
  }
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

/** Places are counted by layer, those with a coupon apart: any choice of layers is a sum of these. */
export const SLOTS = 2 * HOME_LAYERS.length

const slotOf = (layer: HomeLayer, hasCoupon: boolean) =>
  2 * HOME_LAYERS.indexOf(layer) + (hasCoupon ? 1 : 0)

/** Which slots are asked for. A business with a coupon is in two layers and still in one slot. */
export function slotsOf(layers: readonly MapLayer[]): readonly number[] {
  const wantsCoupons = layers.includes('cupons')
  return HOME_LAYERS.flatMap((layer) => {
    const isWanted = layers.includes(layer)
    return [
      ...(isWanted ? [slotOf(layer, false)] : []),
      ...(isWanted || wantsCoupons ? [slotOf(layer, true)] : []),
    ]
  })
}

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
