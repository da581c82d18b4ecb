import { expireOrders } from '../../src/features/storefront/orders/expire-orders.ts'
import { pauseOrders } from '../../src/features/storefront/orders/keep-ordering.ts'
import { createKitchen } from '../orders.ts'
import { UNHURRIED } from '../sequences.ts'
import { fixedClock, openTestApp } from '../test-app.ts'

const DAY = 24 * 60 * 60_000
const NOON = 15 * 60 * 60_000
/** Of the shop, at the beginning of each sequence. */
export const ON_THE_SHELF = 3

export type Lane = Awaited<ReturnType<typeof openLane>>

/** A kitchen with a shop, and one clock that stands still. */
export async function openLane() {
  const clock = fixedClock('2026-07-18T15:00:00Z')
  const environment = { ...UNHURRIED, SENSITIVE_LIMITS_FACTOR: '1000000' }
  const portal = await openTestApp({ clock, environment })
  const kitchen = await createKitchen(portal)
  const dish = await kitchen.addItem('Filhote', 5_000)
  const goods = await kitchen.addGoods('Camiseta', 4_000, ON_THE_SHELF)
  const owner = {
    kind: 'person' as const,
    userId: kitchen.owner.userId,
    planType: 'espadarte' as const,
  }
  const pause = (isPaused: boolean) =>
    pauseOrders(
      owner,
      { establishmentId: kitchen.listing.id, isPaused, minutes: null },
      portal.deps,
    )
  const setPrice = (cents: number) =>
    portal.asOwner('update catalog_items set price_cents = $2 where id = $1', [dish.id, cents])

  return {
    portal,
    clock,
    kitchen,
    dish,
    goods,
    owner,
    pause,
    setPrice,
    /** The morning of another day: nothing is open, three are on the shelf. */
    async begin() {
      const noon = Math.ceil((clock.now().getTime() + 3 * DAY) / DAY) * DAY + NOON
      clock.advance(noon - clock.now().getTime())
      await expireOrders(portal.deps)
      await portal.asOwner(
        `update orders set status = 'delivered' where status in ('accepted', 'preparing')`,
      )
      await pause(false)
      await setPrice(5_000)
      await portal.asOwner('update stock set on_hand = $2, reserved = 0 where variant_id = $1', [
        goods.variant,
        ON_THE_SHELF,
      ])
    },
    close: () => portal.close(),
  }
}
