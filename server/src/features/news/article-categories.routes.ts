import * as contract from '@portal/contract/news/article-category'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { createCategory, removeCategory, updateCategory } from './change-categories.ts'

export function articleCategoriesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listEditedArticleCategories, async (_input, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return deps.stores.articleCategories.list()
  })
  route(app, contract.createArticleCategory, async ({ body }, request) =>
    createCategory(await requirePerson(request, deps), body.name, deps),
  )
  route(app, contract.updateArticleCategory, async ({ params, body }, request) =>
    updateCategory(await requirePerson(request, deps), { ...params, ...body }, deps),
  )
  route(app, contract.removeArticleCategory, async ({ params }, request) =>
    removeCategory(await requirePerson(request, deps), params.id, deps),
  )
}
