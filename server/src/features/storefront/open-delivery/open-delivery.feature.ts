import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { forgetEvents, openDeliveryJobs } from './open-delivery.jobs.ts'
import { openDeliveryRoutes } from './open-delivery.routes.ts'
import { callerOf } from './pos-calls.routes.ts'
import { posConnectionsStore } from './pos-connections.store.ts'
import { posEventsStore } from './pos-events.store.ts'
import { posPlacesStore } from './pos-places.store.ts'
import { posMenuRoutes, posSettingsRoutes } from './pos-settings.routes.ts'

export const stores = {
  posConnections: posConnectionsStore,
  posEvents: posEventsStore,
  posPlaces: posPlacesStore,
}
const uses = [
  'answerCancellationByPos',
  'catalogue.listSections',
  'importMenuRows',
  'itemPhotos.report',
  'judgeMenuRows',
  'moveOrderByPos',
  'ordering.find',
  'ordering.lock',
  'ordering.zones',
  'orders.find',
  'pauseOrdersByPos',
  'promiseOrderByPos',
  'settings.read',
  'team.roleOf',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

/** Knows of customers only what their orders say; who set it up is in the audit log. */
export const feature = defineFeature<Deps>({
  name: 'open-delivery',
  owns: ['pos_connections', 'pos_events', 'pos_orders'],
  connections: {
    async list({ posConnections }, establishmentId) {
      const pos = await posConnections.find(establishmentId)
      if (!pos) return []
      const name = pos.webhookUrl ? new URL(pos.webhookUrl).host : pos.clientId
      return [{ kind: 'pos', id: pos.clientId, name, since: pos.rotatedAt, isPaused: false }]
    },
    revoke: ({ posConnections }, establishmentId, now) =>
      posConnections.disarm(establishmentId, now),
  },
  objects: [
    {
      at: '/open-delivery/v1/orders/:orderId',
      is: 'order',
      find: async ({ params: { orderId = '' }, request }, { stores }) => {
        const caller = callerOf(request)
        return (
          caller !== null && (await stores.orders.find(caller.establishmentId, orderId)) !== null
        )
      },
    },
  ],
  stores,
  uses,
  routes: [openDeliveryRoutes, posSettingsRoutes, posMenuRoutes],
  jobs: openDeliveryJobs,
  retention: [forgetEvents],
})
