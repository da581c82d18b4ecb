import { roleMay } from '@portal/contract/guide/team/team-rights'
import { RETURN_ANSWER_HOURS } from '@portal/contract/storefront/orders/order-rules'
import { dueWithin } from '../../../platform/database/due-within.ts'
import type { WaitingAt, WaitingPart } from '../../../platform/feature.ts'
import type { FoundOrder } from './order.rules.ts'
import { USUAL_ORDERING } from './ordering.rules.ts'
import type { Deps } from './orders.feature.ts'
import { presentOwn } from './present-order.ts'

/** How this role reads the orders of a place. */
async function presenter({ stores, clock }: Deps, { establishmentId: id, role }: WaitingAt) {
  const [places, settings] = await Promise.all([
    stores.ordering.names([id]),
    stores.ordering.find(id),
  ])
  const seen = {
    place: { name: places.get(id)?.name ?? '' },
    content: settings?.content ?? USUAL_ORDERING,
    seesCustomers: roleMay(role, 'orders.customers'),
  }
  return (order: FoundOrder) => presentOwn(order, seen, clock.now())
}

const { cameAfter, dueOf } = dueWithin(RETURN_ANSWER_HOURS)

/** What ends by itself: an order that nobody accepts, a return that nobody answers. */
export const waitingOrders: WaitingPart<Deps>[] = [
  {
    kind: 'order',
    urgency: 'clock',
    async list(deps, at) {
      const rows = await deps.stores.orders.listReceived(at, deps.clock.now())
      if (rows.length === 0) return []
      const present = await presenter(deps, at)
      return rows.map((row) => ({
        ...{ id: row.id, micros: row.micros, since: row.placed_at },
        what: { kind: 'order' as const, order: present(row) },
      }))
    },
    count: ({ stores, clock }, ids) => stores.orders.countReceived(ids, clock.now()),
  },
  {
    kind: 'return',
    urgency: 'clock',
    async list(deps, at) {
      const asked = { ...at, after: cameAfter(at.after) }
      const rows = await deps.stores.orders.listAskedReturns(asked)
      if (rows.length === 0) return []
      const present = await presenter(deps, at)
      return rows.map((row) => ({
        ...{ id: row.id, micros: dueOf(row), since: row.return_asked_at ?? row.placed_at },
        what: { kind: 'return' as const, order: present(row) },
      }))
    },
    count: ({ stores }, ids) => stores.orders.countAskedReturns(ids),
  },
]
