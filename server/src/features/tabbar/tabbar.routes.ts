import * as endpoints from '@portal/contract/tabbar/tabbar-item'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { publicRead, route } from '../../platform/http/route.ts'
import { createTabBarItem } from './create-tabbar-item.ts'
import { removeTabBarItem } from './remove-tabbar-item.ts'
import { reorderTabBar } from './reorder-tabbar.ts'
import { updateTabBarItem } from './update-tabbar-item.ts'

const TTL_SECONDS = 3600

export function tabbarRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores } = deps
  publicRead(
    app,
    reads,
    endpoints.listTabBarItems,
    { tags: ['tabbar'], ttlSeconds: TTL_SECONDS },
    async () => stores.tabbar.listActive(),
  )

  route(app, endpoints.listAllTabBarItems, async (_input, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return stores.tabbar.listAll()
  })
  route(app, endpoints.createTabBarItem, async ({ body }, request) =>
    createTabBarItem(await requirePerson(request, deps), body, deps),
  )
  route(app, endpoints.updateTabBarItem, async ({ params, body }, request) =>
    updateTabBarItem(await requirePerson(request, deps), { id: params.id, changes: body }, deps),
  )
  route(app, endpoints.removeTabBarItem, async ({ params }, request) =>
    removeTabBarItem(await requirePerson(request, deps), params.id, deps),
  )
  route(app, endpoints.reorderTabBar, async ({ body }, request) =>
    reorderTabBar(await requirePerson(request, deps), body.items, deps),
  )
}
