import * as contract from '@portal/contract/utilities/utility-editor'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { createUtility } from './create-utility.ts'
import { moveUtility } from './move-utility.ts'
import { presentEditedUtility } from './present-utilities.ts'
import { updateUtility } from './update-utility.ts'
import { verifyUtility } from './verify-utility.ts'

export function utilityEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllUtilities, async (_input, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return (await deps.stores.utilities.listAll()).map(presentEditedUtility)
  })
  route(app, contract.createUtility, async ({ body }, request) =>
    presentEditedUtility(await createUtility(await requirePerson(request, deps), body, deps)),
  )
  route(app, contract.updateUtility, async ({ params, body }, request) =>
    presentEditedUtility(
      await updateUtility(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
  route(app, contract.verifyUtility, async ({ params, body }, request) =>
    presentEditedUtility(
      await verifyUtility(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
  route(app, contract.moveUtility, async ({ params, body }, request) =>
    (await moveUtility(await requirePerson(request, deps), { ...params, ...body }, deps)).map(
      presentEditedUtility,
    ),
  )
}
