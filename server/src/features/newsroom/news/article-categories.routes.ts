import * as contract from '@portal/contract/newsroom/news/article-category'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { createCategory, removeCategory, updateCategory } from './change-categories.ts'
import type { Deps } from './news.feature.ts'

export function articleCategoriesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listEditedArticleCategories, () => deps.stores.articleCategories.list())
  route(app, contract.createArticleCategory, ({ body, actor }) =>
    createCategory(actor, body.name, deps),
  )
  route(app, contract.updateArticleCategory, ({ params, body, actor }) =>
    updateCategory(actor, { ...params, ...body }, deps),
  )
  route(app, contract.removeArticleCategory, ({ params, actor }) =>
    removeCategory(actor, params.id, deps),
  )
}
