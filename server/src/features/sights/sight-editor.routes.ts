import * as contract from '@portal/contract/sights/sight-editor'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { createSight } from './create-sight.ts'
import { presentEditedSight } from './present-sight.ts'
import { setSightPhotos } from './set-sight-photos.ts'
import { setSightStatus } from './set-sight-status.ts'
import { updateSight } from './update-sight.ts'

export function sightEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllSights, async ({ query }, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return (await deps.stores.sights.listAll(query.kind)).map(presentEditedSight)
  })
  route(app, contract.createSight, async ({ body }, request) =>
    presentEditedSight(await createSight(await requirePerson(request, deps), body, deps)),
  )
  route(app, contract.updateSight, async ({ params, body }, request) =>
    presentEditedSight(
      await updateSight(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
  route(app, contract.setSightStatus, async ({ params, body }, request) =>
    presentEditedSight(
      await setSightStatus(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
  route(app, contract.setSightPhotos, async ({ params, body }, request) =>
    presentEditedSight(
      await setSightPhotos(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
}
