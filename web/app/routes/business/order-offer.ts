import type { DeliveryZone, Ordering } from '@portal/contract/storefront/orders/ordering'
import { slotsFor, takingAt } from '~/features/storefront/orders/ordering.rules.ts'

/** What can be ordered of a menu from home, as its page says it. */
export type OrderOffer = {
  /** Where false it is for later: the first half hour. */
  isNow: boolean
  slot: string | null
  zones: DeliveryZone[]
  minutes: number
}

/** Null where nobody takes anything, now or for later: a button never leads to a refusal. */
export function orderOfferOf(ordering: Ordering | null, now: Date): OrderOffer | null {
  const modes = ordering?.modes.menu ?? []
  const mode = modes.find((one) => one !== 'table')
  if (!ordering || !mode) return null
  const isNow = takingAt(ordering, 'menu', now).kind === 'now'
  const [slot = null] = slotsFor(ordering, { kind: 'menu', mode }, now)
  if (!isNow && slot === null) return null
  return {
    isNow,
    slot,
    zones: modes.includes('delivery') ? ordering.zones : [],
    minutes: ordering.preparation_minutes,
  }
}
