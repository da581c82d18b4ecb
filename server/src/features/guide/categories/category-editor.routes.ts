import * as contract from '@portal/contract/guide/categories/category-editor'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './categories.feature.ts'
import {
  archiveCategory,
  createCategory,
  moveCategory,
  reorderCategories,
  restoreCategory,
  updateCategory,
} from './categories.writes.ts'

export function categoryEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllCategories, () => deps.stores.categories.listEdited())
  route(app, contract.createCategory, ({ body, actor }) => createCategory(actor, body, deps))
  route(app, contract.updateCategory, ({ params, body, actor }) =>
    updateCategory(actor, { ...params, ...body }, deps),
  )
  route(app, contract.moveCategory, ({ params, body, actor }) =>
    moveCategory(actor, { ...params, ...body }, deps),
  )
  route(app, contract.reorderCategories, ({ body, actor }) => reorderCategories(actor, body, deps))
  route(app, contract.archiveCategory, ({ params, body, actor }) =>
    archiveCategory(actor, { ...params, ...body }, deps),
  )
  route(app, contract.restoreCategory, ({ params, body, actor }) =>
    restoreCategory(actor, { ...params, ...body }, deps),
  )
}
