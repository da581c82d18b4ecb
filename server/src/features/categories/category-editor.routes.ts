import * as contract from '@portal/contract/categories/category-editor'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { archiveCategory } from './archive-category.ts'
import { createCategory } from './create-category.ts'
import { moveCategory } from './move-category.ts'
import { reorderCategories } from './reorder-categories.ts'
import { restoreCategory } from './restore-category.ts'
import { updateCategory } from './update-category.ts'

export function categoryEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllCategories, async (_input, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return deps.stores.categories.listEdited()
  })
  route(app, contract.createCategory, async ({ body }, request) =>
    createCategory(await requirePerson(request, deps), body, deps),
  )
  route(app, contract.updateCategory, async ({ params, body }, request) =>
    updateCategory(await requirePerson(request, deps), { ...params, ...body }, deps),
  )
  route(app, contract.moveCategory, async ({ params, body }, request) =>
    moveCategory(await requirePerson(request, deps), { ...params, ...body }, deps),
  )
  route(app, contract.reorderCategories, async ({ body }, request) =>
    reorderCategories(await requirePerson(request, deps), body, deps),
  )
  route(app, contract.archiveCategory, async ({ params, body }, request) =>
    archiveCategory(await requirePerson(request, deps), { ...params, ...body }, deps),
  )
  route(app, contract.restoreCategory, async ({ params, body }, request) =>
    restoreCategory(await requirePerson(request, deps), { ...params, ...body }, deps),
  )
}
