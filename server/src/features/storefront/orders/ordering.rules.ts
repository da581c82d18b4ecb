import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { Module, PaymentMethod } from '@portal/contract/guide/establishments/establishment'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import type { OrderingContent } from '@portal/contract/storefront/orders/ordering'
import { MODES_OF_CATALOGUE, type OrderMode } from '@portal/contract/storefront/orders/orders.texts'
import { defineTag } from '../../../platform/live/tags.ts'

/** The business that orders go to. */
export type OrderingPlace = {
  id: string
  slug: string
  name: string
  phone: string | null
  whatsapp: string | null
  cnpj: string | null
  street: string | null
  number: string | null
  neighbourhood: string | null
  hours: OpeningHours | null
  isPublished: boolean
  modules: Module[]
  paymentMethods: PaymentMethod[]
  /** By Pix to its own key. */
  paysAhead: boolean
  limits: PlanLimits
}

export type OrderingSettings = {
  content: Omit<OrderingContent, 'zones'>
  pause: { until: Date | null; isByClock: boolean } | null
  unanswered: number
  version: number
}

/** Of all bairros (null) or of one; null is until somebody ends it. */
export type DeliveryRest = { neighbourhood: string | null; until: Date | null }

export type Table = {
  id: string
  label: string
  tokenNumber: number
  rotatedAt: Date
  releasedUntil: Date | null
}

/** How a business takes orders, as visitors read it. */
export const orderingTag = (establishmentId: string) => defineTag(`ordering:${establishmentId}`)

/** Lists of who in the city can be ordered from: somebody began, stopped or pauses. */
export const kitchensTag = defineTag('kitchens')

/** Before anybody has saved anything. */
export const USUAL_ORDERING: Omit<OrderingContent, 'zones'> = {
  takes_delivery: false,
  takes_pickup: true,
  takes_table: false,
  takes_scheduled: false,
  offers_service: false,
  asks_phone_code: false,
  preparation_minutes: 30,
  slot_capacity: null,
  day_ends_hour: 0,
}

/** From the menu orders are taken with the module of delivery, from the shop with its own. */
const MODULE_OF: Record<CatalogueKind, Module> = { menu: 'delivery', shop: 'shop' }

/** What can be ordered from a catalogue now, whatever the hour; none where it takes no orders. */
export function modesOf(
  place: OrderingPlace,
  { content }: Pick<OrderingSettings, 'content'>,
  kind: CatalogueKind,
): OrderMode[] {
  if (!place.isPublished) return []
  if (!modulesInForce(place.limits, place.modules).includes(MODULE_OF[kind])) return []
  const isTaken: Record<OrderMode, boolean> = {
    delivery: content.takes_delivery,
    pickup: content.takes_pickup,
    table: content.takes_table,
  }
  return MODES_OF_CATALOGUE[kind].filter((mode) => isTaken[mode])
}

/** A pause that is over is none. */
export function pauseAt(
  { pause }: Pick<OrderingSettings, 'pause'>,
  now: Date,
): OrderingSettings['pause'] {
  return pause && (pause.until === null || pause.until > now) ? pause : null
}

/** What keeps a bairro from being delivered to; all of delivery before the bairro. */
export function deliveryRestOf(
  rests: readonly DeliveryRest[],
  neighbourhood: string,
): DeliveryRest | null {
  const folded = neighbourhood.toLocaleLowerCase('pt-BR')
  return (
    rests.find((rest) => rest.neighbourhood === null) ??
    rests.find((rest) => rest.neighbourhood?.toLocaleLowerCase('pt-BR') === folded) ??
    null
  )
}

/** A half hour that is full is not offered. */
export function freeSlots(slots: readonly Date[], full: readonly Date[]): Date[] {
  const isFull = new Set(full.map((slot) => slot.getTime()))
  return slots.filter((slot) => !isFull.has(slot.getTime()))
}

/** What says when something can be ordered. */
export const kitchenOf = (
  { hours }: Pick<OrderingPlace, 'hours'>,
  { content: { preparation_minutes } }: Pick<OrderingSettings, 'content'>,
) => ({ hours, preparation_minutes })

/** A business that does not say what it takes is paid in cash or by Pix. */
export const paymentMethodsOf = ({ paymentMethods }: OrderingPlace): PaymentMethod[] =>
  paymentMethods.length > 0 ? paymentMethods : ['dinheiro', 'pix']

export function addressOf({ street, number, neighbourhood }: OrderingPlace): string {
  return [[street, number].filter(Boolean).join(', '), neighbourhood].filter(Boolean).join(', ')
}

/** What the QR of a table carries. A new number makes every older code worthless. */
export const tableToken = (
  { id, tokenNumber }: Pick<Table, 'id' | 'tokenNumber'>,
  secret: string,
) =>
  createHmac('sha256', secret)
    .update(`dining-table\0${id}\0${tokenNumber}`)
    .digest('base64url')
    .slice(0, 24)

export function isTokenOf(table: Table, token: string, secret: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(tableToken(table, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The token follows the hash sign: no log and no Referer sees it. */
export const tableUrl = (
  { origin, slug, secret }: { origin: string; slug: string; secret: string },
  table: Table,
) =>
  `${origin}/cardapio/${slug}?mesa=${encodeURIComponent(table.label)}#t=${tableToken(table, secret)}`
