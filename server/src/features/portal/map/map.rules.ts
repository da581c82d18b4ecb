import {
  type EstablishmentKind,
  kindOfCategory,
} from '@portal/contract/guide/establishments/kind-facts'
import {
  HOME_LAYERS,
  type HomeLayer,
  type MapLayer,
  type MapPlaceKind,
} from '@portal/contract/portal/map/map.texts'
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
  isApproximate: boolean
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
  const { isApproximate } = facts
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
    isApproximate,
    order: facts.order,
    x: xOf(longitude),
    y: yOf(latitude),
    slot: slotOf(layer, hasCoupon),
  }
}

type CategoryTraits = { schemaType: string; icon: string }

const KIND_LAYERS: Record<EstablishmentKind, HomeLayer> = {
  food: 'comer',
  lodging: 'ficar',
  other: 'servicos',
}

/**
 * The layer of a business, by its top category: where people eat, drink and dance is "comer"
 * (Onde comer, Bares e festas), where they sleep is "ficar" (Onde ficar), and all the rest "servicos"
 * (Passeios e lazer, Compras, Serviços, Saúde, Imóveis, Transporte, Serviços públicos).
 */
export const layerOfCategory = ({ schemaType, icon }: CategoryTraits): HomeLayer =>
  KIND_LAYERS[kindOfCategory(schemaType, icon)]

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
  // Its slug begins with that of its advertiser.
  property: '/imoveis',
}

export const hrefOf = ({ kind, slug }: Pick<MapPoint, 'kind' | 'slug'>) => `${PATHS[kind]}/${slug}`

/** Below zero where the first comes first. */
export function compareOrder(a: Pick<MapPoint, 'order' | 'id'>, b: Pick<MapPoint, 'order' | 'id'>) {
  if (a.order !== b.order) return a.order - b.order
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
