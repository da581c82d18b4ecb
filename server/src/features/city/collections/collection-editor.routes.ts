import * as contract from '@portal/contract/city/collections/collection-editor'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './collections.feature.ts'
import { readStops } from './collections.routes.ts'
import {
  createCollection,
  orderCollections,
  setCollectionStatus,
  updateCollection,
} from './collections.writes.ts'
import { presentEdited } from './present-collection.ts'

export function collectionEditorRoutes(app: FastifyInstance, deps: Deps) {
  const { collections } = deps.stores
  route(app, contract.listAllCollections, async () =>
    (await collections.listAll()).map(presentEdited),
  )
  route(app, contract.createCollection, async ({ body, actor }) =>
    presentEdited(await createCollection(actor, body, deps)),
  )
  route(app, contract.updateCollection, async ({ params, body, actor }) =>
    presentEdited(await updateCollection(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.setCollectionStatus, async ({ params, body, actor }) =>
    presentEdited(await setCollectionStatus(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.orderCollections, async ({ body, actor }) =>
    (await orderCollections(actor, body, deps)).map(presentEdited),
  )
  route(app, contract.previewCollection, async ({ params: { id } }) => {
    const collection = await collections.find(id)
    if (!collection) throw new NotFound('collection', id)
    return readStops(collection, deps)
  })
}
