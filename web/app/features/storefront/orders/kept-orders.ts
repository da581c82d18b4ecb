import { partsOf } from '@portal/contract/shared/records'
import { TABLE_HOURS } from '@portal/contract/storefront/orders/order-rules'
import { keptList } from '~/platform/kept-list.ts'

/** An order that was sent from this phone: its link is what opens its page. */
export type KeptOrder = {
  token: string
  number: number
  /** Of the business. */
  slug: string
  placed_at: string
  isTable: boolean
}

const MOST_KEPT = 20
const HOUR_MS = 3_600_000
/** As long as the server shows it. */
const KEPT_HOURS = 180 * 24

/** The newest first. A phone at a table may be the next guest's soon. */
export function keptOrdersIn(rows: readonly unknown[], now: Date): KeptOrder[] {
  return rows
    .flatMap((row) => {
      const { token, number, slug, placed_at, isTable } = partsOf(row)
      if (typeof token !== 'string' || typeof slug !== 'string') return []
      if (typeof number !== 'number' || typeof placed_at !== 'string') return []
      return [{ token, number, slug, placed_at, isTable: isTable === true }]
    })
    .filter(({ placed_at: at, isTable }) => {
      const age = now.getTime() - Date.parse(at)
      return age < (isTable ? TABLE_HOURS : KEPT_HOURS) * HOUR_MS
    })
    .slice(0, MOST_KEPT)
}

const list = keptList('portal-pedidos', (rows) => keptOrdersIn(rows, new Date()))

export const keptOrders = {
  read: list.read,
  readNothing: list.readNothing,
  subscribe: list.subscribe,
  add: (order: KeptOrder) =>
    list.write(
      [order, ...list.read().filter(({ token }) => token !== order.token)].slice(0, MOST_KEPT),
    ),
  remove: (token: string) => list.write(list.read().filter((one) => one.token !== token)),
}
