import { listTabBarItems } from '@portal/contract/tabbar/tabbar-item'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { publicRead } from '../../platform/http/route.ts'

const TTL_SECONDS = 3600

export function tabbarRoutes(app: FastifyInstance, { reads, stores }: Deps) {
  publicRead(app, reads, listTabBarItems, { tags: ['tabbar'], ttlSeconds: TTL_SECONDS }, async () =>
    stores.tabbar.listActive(),
  )
}
