import * as contract from '@portal/contract/storefront/orders/orders-admin'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './orders.feature.ts'

/** For the team of the portal: what goes wrong with orders, and phones that are not to order. */
export function ordersAdminRoutes(app: FastifyInstance, { stores, work, clock }: Deps) {
  route(app, contract.readOrderTroubles, async () => {
    const now = clock.now()
    const [orders, pauses, phones, blocks] = await Promise.all([
      stores.orderTroubles.list(now),
      stores.orderTroubles.pauses(now),
      stores.orderTroubles.restlessPhones(now),
      stores.orderTroubles.blocks(),
    ])
    return { orders, pauses, phones, blocks }
  })
  route(app, contract.blockPhone, ({ body: { phone, reason }, actor }) =>
    work.transaction(async ({ orderTroubles, audit }) => {
      const now = clock.now()
      await orderTroubles.block(phone, { reason, by: actor.userId }, now)
      await audit.record(actor, now, { action: 'orders.phone-blocked', details: {} })
      return { blocked: true as const }
    }),
  )
  route(app, contract.unblockPhone, ({ params: { phone }, actor }) =>
    work.transaction(async ({ orderTroubles, audit }) => {
      if (!(await orderTroubles.unblock(phone))) throw new NotFound('blocked-phone')
      await audit.record(actor, clock.now(), { action: 'orders.phone-unblocked', details: {} })
      return { blocked: false as const }
    }),
  )
}
