import * as contract from '@portal/contract/properties/properties/properties-admin'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { dismissPropertyFlag, hideProperty, restoreProperty } from './decide-property.ts'
import type { Deps } from './properties.feature.ts'

/** What the team of the portal does with properties. */
export function propertiesAdminRoutes(app: FastifyInstance, deps: Deps) {
  const { propertyModeration } = deps.stores

  async function present(id: string) {
    const found = await propertyModeration.findModerated(id)
    if (!found) throw new NotFound('property', id)
    return found
  }

  route(app, contract.listModeratedProperties, async ({ query }) => {
    const { olhar, status, busca: text, pagina: page, limit } = query
    const which = { needsLook: olhar === '1', status, text }
    const { rows, total } = await propertyModeration.listModerated(which, { page, limit })
    return {
      properties: rows,
      total,
      pages: Math.max(1, Math.ceil(total / limit)),
      waiting: await propertyModeration.countWaiting(),
    }
  })
  route(app, contract.hideProperty, async ({ params: { id }, body, actor }) => {
    await hideProperty(actor, { id, ...body }, deps)
    return present(id)
  })
  route(app, contract.restoreProperty, async ({ params: { id }, body, actor }) => {
    await restoreProperty(actor, { id, ...body }, deps)
    return present(id)
  })
  route(app, contract.dismissPropertyFlag, async ({ params: { id }, actor }) => {
    await dismissPropertyFlag(actor, id, deps)
    return { dismissed: true as const }
  })
}
