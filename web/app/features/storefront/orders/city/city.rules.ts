import { namesOf } from '@portal/contract/shared/names-of'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { Kitchen } from '@portal/contract/storefront/orders/kitchens'
import { takingAt } from '../ordering.rules.ts'
import { cityTexts as texts } from './city.texts.ts'

/** Who is shown where on /pedir. No I/O, and no clock of its own. */

export type CityFilter = keyof typeof texts.filter
export const CITY_FILTERS = namesOf(texts.filter)
export type CitySort = Exclude<keyof typeof texts.sort, 'label'>
export const CITY_SORTS: readonly CitySort[] = ['fast', 'fee', 'rating']

export const isTakingNow = (kitchen: Kitchen, now: Date) =>
  takingAt(kitchen, 'menu', now).kind === 'now'

const delivers = ({ modes, is_delivery_paused: isResting }: Kitchen) =>
  modes.includes('delivery') && !isResting

/** The kitchen's minutes, and of a known bairro those of the way. */
export const minutesOf = ({ preparation_minutes: minutes, zone }: Kitchen): number =>
  minutes + (zone?.minutes ?? 0)

const feeOf = ({ zone, least_fee_cents: least }: Kitchen): number | null => zone?.fee_cents ?? least

const FAST_MINUTES = 30

function fits(kitchen: Kitchen, filters: ReadonlySet<CityFilter>): boolean {
  if (filters.has('pickup') && !kitchen.modes.includes('pickup')) return false
  if (filters.has('free') && (feeOf(kitchen) !== 0 || !delivers(kitchen))) return false
  if (filters.has('coupon') && !kitchen.has_coupon) return false
  const minutes = filters.has('pickup') ? kitchen.preparation_minutes : minutesOf(kitchen)
  return !filters.has('fast') || minutes <= FAST_MINUTES
}

const BY: Record<CitySort, (kitchen: Kitchen) => number> = {
  fast: minutesOf,
  fee: (kitchen) => feeOf(kitchen) ?? Number.POSITIVE_INFINITY,
  rating: ({ rating }) => -(rating?.mean ?? 0),
}

export type CityGroups = Record<'now' | 'pickup' | 'later' | 'resting', Kitchen[]>

/** Each once: who brings it now, who has it ready to be fetched, who takes it for later, who rests. */
export function cityGroups(
  kitchens: readonly Kitchen[],
  { filters, sort }: { filters: ReadonlySet<CityFilter>; sort: CitySort },
  now: Date,
): CityGroups {
  const groups: CityGroups = { now: [], pickup: [], later: [], resting: [] }
  for (const kitchen of kitchens) {
    if (!fits(kitchen, filters)) continue
    if (isTakingNow(kitchen, now)) {
      if (delivers(kitchen) && !filters.has('pickup')) groups.now.push(kitchen)
      else if (kitchen.modes.includes('pickup')) groups.pickup.push(kitchen)
      else groups.resting.push(kitchen)
    } else if (filters.has('open')) continue
    else if (slotOf(kitchen, now) || opensAtOf(kitchen, now)) groups.later.push(kitchen)
    else groups.resting.push(kitchen)
  }
  const inOrder = (one: Kitchen, other: Kitchen) => BY[sort](one) - BY[sort](other)
  groups.now.sort(inOrder)
  groups.pickup.sort(inOrder)
  const opens = (kitchen: Kitchen) => opensAtOf(kitchen, now)?.getTime() ?? Number.POSITIVE_INFINITY
  groups.later.sort((one, other) => opens(one) - opens(other))
  return groups
}

/** The first free half hour, as long as it lies ahead and nothing stops it. */
export function slotOf({ first_slot: slot, pause }: Kitchen, now: Date): Date | null {
  if (!slot || pause) return null
  const at = new Date(slot)
  return at > now ? at : null
}

export function opensAtOf({ kitchen, pause }: Kitchen, now: Date): Date | null {
  if (pause || kitchen.is_open || !kitchen.opens_at) return null
  const at = new Date(kitchen.opens_at)
  return at > now ? at : null
}

const WAY_SPREAD = 10

/** What stands under the name: time, fee, minimum; of the bairro where it is known. */
export function termsOf(kitchen: Kitchen): {
  time: string
  fee: string
  isFree: boolean
  minimum: string | null
} {
  const { zone, preparation_minutes: ready } = kitchen
  if (!delivers(kitchen)) {
    const fee = kitchen.is_delivery_paused ? texts.deliveryPaused : texts.pickupOnly
    return { time: texts.ready(ready), fee, isFree: false, minimum: null }
  }
  const minutes = minutesOf(kitchen)
  const cents = feeOf(kitchen) ?? 0
  const fee = zone ? texts.fee(moneyText(cents)) : texts.feeFrom(moneyText(cents))
  return {
    time: zone ? texts.time(minutes, minutes + WAY_SPREAD) : texts.ready(ready),
    fee: cents === 0 && zone ? texts.free : fee,
    isFree: cents === 0 && zone !== null,
    minimum:
      zone && zone.minimum_cents > 0
        ? texts.minimum(moneyText(zone.minimum_cents).replace(/,00$/, ''))
        : null,
  }
}

export const CITY_PATH = '/pedir'
export const CITY_PARAMETERS = ['bairro', 'q'] as const

export function cityAddress({ bairro, q }: { bairro: string | null; q: string | null }): string {
  const search = new URLSearchParams()
  if (bairro) search.set('bairro', bairro)
  if (q) search.set('q', q)
  const text = search.toString()
  return text ? `${CITY_PATH}?${text}` : CITY_PATH
}
