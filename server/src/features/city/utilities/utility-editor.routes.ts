import * as contract from '@portal/contract/city/utilities/utility-editor'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { presentEditedUtility } from './present-utilities.ts'
import type { Deps } from './utilities.feature.ts'
import { createUtility, moveUtility, updateUtility, verifyUtility } from './utilities.writes.ts'

export function utilityEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllUtilities, async () =>
    (await deps.stores.utilities.listAll()).map(presentEditedUtility),
  )
  route(app, contract.createUtility, async ({ body, actor }) =>
    presentEditedUtility(await createUtility(actor, body, deps)),
  )
  route(app, contract.updateUtility, async ({ params, body, actor }) =>
    presentEditedUtility(await updateUtility(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.verifyUtility, async ({ params, body, actor }) =>
    presentEditedUtility(await verifyUtility(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.moveUtility, async ({ params, body, actor }) =>
    (await moveUtility(actor, { ...params, ...body }, deps)).map(presentEditedUtility),
  )
}
