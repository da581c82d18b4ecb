import type { updateCollection as contract } from '@portal/contract/collections/collection-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './collections.feature.ts'
import {
  type Collection,
  changedParts,
  inItsOrder,
  requireCollection,
  requirePlaces,
  requirePublishable,
  requireUsableCover,
} from './collections.rules.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** Everything at once. What is published stays so, and changes at once. */
export async function updateCollection(
  actor: Actor,
  { id, version, cover_id: coverId, stops, ...wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Collection> {
  return work.transaction(async ({ collections, audit, changes }) => {
    const now = clock.now()
    const before = requireCollection(await collections.lock(id), id, version)
    requirePlaces(stops, await collections.lockPlaces(stops.map(({ place }) => place)))
    if (coverId) {
      const userId = actor.kind === 'person' ? actor.userId : null
      const shown = before.cover?.id ?? null
      requireUsableCover(await collections.lockPhoto(coverId), { userId, shown })
    }
    await collections.setStops(id, inItsOrder(wanted.kind, stops))
    await collections.save({ id, ...wanted, status: before.status, coverId }, now)
    const after = await collections.find(id)
    if (!after) throw new Error(`collection ${id} is not there after it was saved`)
    if (after.status === 'published') requirePublishable(after)
    const parts = changedParts(partsOf(before), partsOf(after))
    await audit.record(actor, now, {
      action: 'collection.updated',
      subjectId: id,
      details: { name: after.title, parts },
    })
    changes.announce(Tag.collections, Tag.collection(id))
    return after
  })
}

const partsOf = ({ kind, title, summary, cover, stops }: Collection) => ({
  kind,
  title,
  summary,
  cover: cover?.id ?? null,
  stops: stops.map(({ place, note, day, minute }) => ({ place, note, day, minute })),
})
