import { roleMay } from '@portal/contract/guide/team/team-rights'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { z } from 'zod'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { boardRoutes } from './board.routes.ts'
import { holdsStore } from './holds.store.ts'
import { kitchensRoutes } from './kitchens.routes.ts'
import { kitchensStore } from './kitchens.store.ts'
import { mergeOrders } from './merge-orders.ts'
import {
  answerCancellationByPos,
  moveOrderByPos,
  pauseOrdersByPos,
  promiseOrderByPos,
} from './move-by-pos.ts'
import { orderFiguresStore } from './order-figures.store.ts'
import { orderMovesStore } from './order-moves.store.ts'
import { orderTroublesStore } from './order-troubles.store.ts'
import { orderingRoutes } from './ordering.routes.ts'
import { orderingStore } from './ordering.store.ts'
import { forget, ordersJobs, sweepPhoneCodes } from './orders.jobs.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ordersStore } from './orders.store.ts'
import { ordersAdminRoutes } from './orders-admin.routes.ts'
import { names } from './personal-data.texts.ts'
import { phoneCodesStore } from './phone-codes.store.ts'
import { teamWaits } from './team-waits.store.ts'
import { waitingOrders } from './waiting-orders.ts'

export const stores = {
  holds: holdsStore,
  kitchens: kitchensStore,
  orderFigures: orderFiguresStore,
  orderMoves: orderMovesStore,
  orderTroubles: orderTroublesStore,
  ordering: orderingStore,
  orders: ordersStore,
  phoneCodes: phoneCodesStore,
}
const uses = [
  'catalogue.listForOrder',
  'establishments.lock',
  'findOrderedDishes',
  'houseCharges.open',
  'posEvents.record',
  'stock.lock',
  'stock.move',
  'team.roleOf',
] as const
/** For the system at a counter, which moves orders as the team does. */
export const ports = {
  answerCancellationByPos,
  moveOrderByPos,
  pauseOrdersByPos,
  promiseOrderByPos,
}
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'orders',
  owns: [
    'delivery_pauses',
    'delivery_zones',
    'dining_tables',
    'order_blocks',
    'order_events',
    'order_lines',
    'order_phone_codes',
    'ordering_settings',
    'orders',
  ],
  objects: [
    {
      at: '/my/establishments/:id/orders/:order',
      is: 'order',
      table: 'orders',
      by: { id: 'order', establishment_id: 'id' },
    },
  ],
  stores,
  uses,
  ports,
  routes: [orderingRoutes, kitchensRoutes, boardRoutes, ordersRoutes, ordersAdminRoutes],
  sitemap: {
    pages: async () => (isAvailable('delivery') ? [{ path: '/pedir' }] : []),
  },
  topics: {
    order: {
      id: z.uuid(),
      mayJoin: async ({ id, secret }, { stores }) =>
        secret !== undefined && stores.orders.hasToken(id, hashToken(secret)),
    },
    orders: {
      id: z.uuid(),
      mayJoin: async ({ id, actor }, { stores }) =>
        actor !== null && roleMay(await stores.team.roleOf(id, actor.userId), 'orders.see'),
    },
  },
  // Before the stock of a shop: whoever orders holds the two in this order.
  onMerge: {
    isFirst: true,
    move: async (within, pair, now) => ({
      counts: { orders: await mergeOrders(within, pair, now) },
    }),
  },
  waits: waitingOrders,
  jobs: ordersJobs,
  retention: [forget, sweepPhoneCodes],
  person: {
    policy: 'Quando você pede comida ou compra numa loja',
    tables: { orders: 'user_id', order_events: 'user_id' },
    names,
    async collect(rows, { userId }) {
      const own = await rows.where('orders', 'user_id', userId)
      const ids = own.map(({ id }) => String(id))
      return { order_lines: await rows.whereIn('order_lines', 'order_id', ids) }
    },
    erase: async ({ orders }, { userId }, now) => {
      await orders.forgetPerson(userId, now)
    },
  },
  teamWaits,
})
