import { listCategories, readCategory } from '@portal/contract/guide/categories/category'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'

const TTL_SECONDS = 3600

export function categoriesRoutes(app: FastifyInstance, { reads, stores }: Deps) {
  publicRead(app, reads, listCategories, { tags: [Tag.categories], ttlSeconds: TTL_SECONDS }, () =>
    stores.categories.listActive(),
  )
  publicRead(
    app,
    reads,
    readCategory,
    { tags: [Tag.categories], ttlSeconds: TTL_SECONDS },
    async ({ params: { slug } }) => {
      const category = await stores.categories.findActive(slug)
      if (!category) throw new NotFound('category', slug)
      return category
    },
  )
}
