import type { Photo } from '@portal/contract/ground/media/media'
import type { Module } from '@portal/contract/guide/establishments/establishment'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import type { Kitchen as KitchenSchema } from '@portal/contract/storefront/orders/kitchens'
import type { DeliveryZone } from '@portal/contract/storefront/orders/ordering'
import { kitchenState, slotsAhead } from '@portal/contract/storefront/orders/ordering-time-rules'
import type { OrderMode } from '@portal/contract/storefront/orders/orders.texts'
import { deliveryRestOf, freeSlots } from './ordering.rules.ts'

/** What the store reads of one. */
export type KitchenRow = {
  id: string
  slug: string
  name: string
  kind: string
  category_icon: string
  photo: Photo | null
  rating_count: number
  rating_sum: number
  has_coupon: boolean
  is_demo: boolean
  hours: OpeningHours | null
  modules: Module[]
  limits: PlanLimits
  takes_delivery: boolean
  takes_pickup: boolean
  takes_scheduled: boolean
  preparation_minutes: number
  is_paused: boolean
  paused_until: Date | null
  zones: DeliveryZone[]
  /** Bairros that rest, null for all of them. */
  rests: { neighbourhood: string | null; until: string | null }[]
  /** Half hours that have all the orders they take. */
  full_slots: string[]
}

type Kitchen = RowOf<typeof KitchenSchema>

/** What one can order from at home; null where nothing of the menu is to be ordered, or not there. */
export function kitchenOfRow(
  row: KitchenRow,
  neighbourhood: string | null,
  now: Date,
): Kitchen | null {
  const inForce = modulesInForce(row.limits, row.modules)
  if (!inForce.includes('menu') || !inForce.includes('delivery')) return null
  const zones = row.takes_delivery ? row.zones : []
  const zone = neighbourhood === null ? null : (zones.find(isOf(neighbourhood)) ?? null)
  const goesOut = zones.length > 0 && (neighbourhood === null || zone !== null)
  const modes: OrderMode[] = [
    ...(goesOut ? (['delivery'] as const) : []),
    ...(row.takes_pickup ? (['pickup'] as const) : []),
  ]
  if (modes.length === 0) return null
  const kitchen = { hours: row.hours, preparation_minutes: row.preparation_minutes }
  const state = kitchenState(kitchen, now)
  const pause = pauseOf(row, now)
  const slots = row.takes_scheduled && !pause ? slotsAhead(kitchen, now) : []
  const [first = null] = freeSlots(
    slots,
    row.full_slots.map((slot) => new Date(slot)),
  )
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    category_icon: row.category_icon,
    photo: row.photo,
    rating:
      row.rating_count === 0
        ? null
        : { mean: row.rating_sum / row.rating_count, count: row.rating_count },
    has_coupon: row.has_coupon,
    is_demo: row.is_demo,
    modes,
    pause,
    kitchen: {
      is_open: state.is_open,
      last_order_at: state.last_order_at,
      opens_at: state.opens_at,
    },
    zone,
    is_delivery_paused: goesOut && restsIn(row, neighbourhood),
    least_fee_cents: goesOut ? Math.min(...zones.map(({ fee_cents: fee }) => fee)) : null,
    preparation_minutes: row.preparation_minutes,
    first_slot: first,
  }
}

const isOf =
  (neighbourhood: string) =>
  ({ neighbourhood: name }: { neighbourhood: string }) =>
    name.toLocaleLowerCase('pt-BR') === neighbourhood.toLocaleLowerCase('pt-BR')

function restsIn({ rests }: KitchenRow, neighbourhood: string | null): boolean {
  const known = rests.map(({ neighbourhood: name }) => ({ neighbourhood: name, until: null }))
  if (neighbourhood === null) return known.some((rest) => rest.neighbourhood === null)
  return deliveryRestOf(known, neighbourhood) !== null
}

function pauseOf({ is_paused: isPaused, paused_until: until }: KitchenRow, now: Date) {
  return isPaused && (until === null || until > now) ? { until } : null
}

/** Whether one would get something by now, in one way or another. */
export const takesNow = ({ pause, kitchen }: Pick<Kitchen, 'pause' | 'kitchen'>): boolean =>
  pause === null && kitchen.is_open

export const deliversNow = (kitchen: Kitchen): boolean =>
  takesNow(kitchen) && kitchen.modes.includes('delivery') && !kitchen.is_delivery_paused

/** Who brings it now, who has it ready to be fetched, who opens first, who rests. */
export function byReach(one: Kitchen, other: Kitchen): number {
  return reachOf(other) - reachOf(one) || opensAt(one) - opensAt(other)
}

const reachOf = (kitchen: Kitchen): number => {
  if (deliversNow(kitchen)) return 3
  if (takesNow(kitchen)) return 2
  return kitchen.first_slot || kitchen.kitchen.opens_at ? 1 : 0
}
const opensAt = ({ kitchen: { is_open: isOpen, opens_at: opens } }: Kitchen): number =>
  isOpen || !opens ? 0 : opens.getTime()

/** Bairros by name, with how many deliver there at this moment. */
export function deliveringIn(rows: readonly KitchenRow[], now: Date) {
  const counts = new Map<string, { name: string; delivering: number }>()
  for (const row of rows) {
    if (!row.takes_delivery) continue
    for (const { neighbourhood: name } of row.zones) {
      const kitchen = kitchenOfRow(row, name, now)
      if (!kitchen?.modes.includes('delivery')) continue
      const key = name.toLocaleLowerCase('pt-BR')
      const known = counts.get(key) ?? { name, delivering: 0 }
      counts.set(key, { ...known, delivering: known.delivering + (deliversNow(kitchen) ? 1 : 0) })
    }
  }
  return [...counts.values()].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
}

/** The next moment at which one of them opens, stops for the day or ends its pause. */
export function nextTurn(kitchens: readonly Kitchen[], now: Date): Date | null {
  const ahead = kitchens
    .flatMap(({ pause, kitchen }) => [pause?.until, kitchen.last_order_at, kitchen.opens_at])
    .flatMap((moment) => (moment ? [moment.getTime()] : []))
    .filter((moment) => moment > now.getTime())
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null
}
