import * as endpoints from '@portal/contract/portal/tabbar/tabbar-item'
import type { FastifyInstance } from 'fastify'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './tabbar.feature.ts'
import {
  createTabBarItem,
  removeTabBarItem,
  reorderTabBar,
  updateTabBarItem,
} from './tabbar.writes.ts'

const TTL_SECONDS = 3600

export function tabbarRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores } = deps
  publicRead(
    app,
    reads,
    endpoints.listTabBarItems,
    { tags: [Tag.tabbar], ttlSeconds: TTL_SECONDS },
    async () => stores.tabbar.listActive(),
  )

  route(app, endpoints.listAllTabBarItems, () => stores.tabbar.listAll())
  route(app, endpoints.createTabBarItem, ({ body, actor }) => createTabBarItem(actor, body, deps))
  route(app, endpoints.updateTabBarItem, ({ params, body, actor }) =>
    updateTabBarItem(actor, { id: params.id, changes: body }, deps),
  )
  route(app, endpoints.removeTabBarItem, ({ params, actor }) =>
    removeTabBarItem(actor, params.id, deps),
  )
  route(app, endpoints.reorderTabBar, ({ body, actor }) => reorderTabBar(actor, body.items, deps))
}
