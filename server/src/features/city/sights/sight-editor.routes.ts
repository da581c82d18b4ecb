import * as contract from '@portal/contract/city/sights/sight-editor'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { presentEditedSight } from './present-sight.ts'
import type { Deps } from './sights.feature.ts'
import { createSight, setSightPhotos, setSightStatus, updateSight } from './sights.writes.ts'

export function sightEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listAllSights, async ({ query }) =>
    (await deps.stores.sights.listAll(query.kind)).map(presentEditedSight),
  )
  route(app, contract.createSight, async ({ body, actor }) =>
    presentEditedSight(await createSight(actor, body, deps)),
  )
  route(app, contract.updateSight, async ({ params, body, actor }) =>
    presentEditedSight(await updateSight(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.setSightStatus, async ({ params, body, actor }) =>
    presentEditedSight(await setSightStatus(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.setSightPhotos, async ({ params, body, actor }) =>
    presentEditedSight(await setSightPhotos(actor, { ...params, ...body }, deps)),
  )
}
