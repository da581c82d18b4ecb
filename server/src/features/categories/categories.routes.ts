import { listCategories } from '@portal/contract/categories/category'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { publicRead } from '../../platform/http/route.ts'

const TTL_SECONDS = 3600

export function categoriesRoutes(app: FastifyInstance, { reads, stores }: Deps) {
  publicRead(app, reads, listCategories, { tags: ['categories'], ttlSeconds: TTL_SECONDS }, () =>
    stores.categories.listActive(),
  )
}
