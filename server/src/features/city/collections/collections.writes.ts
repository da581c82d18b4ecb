import { isDeepStrictEqual } from 'node:util'
import type * as contract from '@portal/contract/city/collections/collection-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './collections.feature.ts'
import {
  type Collection,
  changedParts,
  freeSlug,
  inItsOrder,
  requireCollection,
  requirePlaces,
  requirePublishable,
  requireUsableCover,
} from './collections.rules.ts'
import { collectionsTexts as texts } from './collections.texts.ts'
import { readListings, requireKeptWord } from './kept-word.ts'

/** A draft, last of the list; nobody sees it before it is published. */
export async function createCollection(
  actor: Actor,
  { kind, title }: EndpointInput<typeof contract.createCollection>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Collection> {
  return work.transaction(async ({ collections, audit }) => {
    const now = clock.now()
    // Held, so that two who create one at the same moment do not choose the same address.
    await collections.lockOrder()
    const slug = freeSlug(title, await collections.slugs())
    const id = await collections.add({ kind, title, slug }, now)
    await audit.record(actor, now, {
      action: 'collection.created',
      subjectId: id,
      details: { kind, name: title },
    })
    const created = await collections.find(id)
    if (!created) throw new Error(`collection ${id} is not there after it was added`)
    return created
  })
}

/** Everything at once. What is published stays so, and changes at once. */
export async function updateCollection(
  actor: Actor,
  {
    id,
    version,
    cover_id: coverId,
    stops,
    ...wanted
  }: EndpointInput<typeof contract.updateCollection>['body'] & { id: string },
  { work, clock, ports }: Pick<Deps, 'work' | 'clock' | 'ports'>,
): Promise<Collection> {
  const listings = await readListings(stops, ports)
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
    if (after.status === 'published') {
      requirePublishable(after)
      await requireKeptWord(after, listings, { ports, now })
    }
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

export async function setCollectionStatus(
  actor: Actor,
  {
    id,
    version,
    status,
  }: EndpointInput<typeof contract.setCollectionStatus>['body'] & { id: string },
  { work, clock, ports, stores }: Pick<Deps, 'work' | 'clock' | 'ports' | 'stores'>,
): Promise<Collection> {
  // Another version of it is refused below: what was read here is what is published.
  const read = status === 'published' ? await stores.collections.find(id) : null
  const listings = await readListings(read?.stops ?? [], ports)
  return work.transaction(async ({ collections, audit, changes }) => {
    const now = clock.now()
    const before = requireCollection(await collections.lock(id), id, version)
    if (before.status === status) return before
    if (status === 'published') {
      requirePublishable(before)
      await requireKeptWord(before, listings, { ports, now })
    }
    const { kind, title, summary, cover } = before
    await collections.save({ id, kind, title, summary, status, coverId: cover?.id ?? null }, now)
    await audit.record(actor, now, {
      action: 'collection.status-set',
      subjectId: id,
      details: { name: title, from: before.status, to: status },
    })
    changes.announce(Tag.collections, Tag.collection(id))
    return { ...before, status, version: before.version + 1, updatedAt: now }
  })
}

/** The list in its new order, if it is still the one that was seen. */
export async function orderCollections(
  actor: Actor,
  { seen, wanted }: EndpointInput<typeof contract.orderCollections>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Collection[]> {
  return work.transaction(async ({ collections, audit, changes }) => {
    const present = await collections.lockOrder()
    if (!isDeepStrictEqual(present, seen)) {
      throw new Stale('the list is not as it was seen', texts.staleOrder)
    }
    if (!isDeepStrictEqual([...wanted].sort(), [...seen].sort())) {
      throw new Invalid('collections.order', 'not the same collections', [], texts.staleOrder)
    }
    await collections.setOrder(wanted)
    await audit.record(actor, clock.now(), { action: 'collections.ordered' })
    changes.announce(Tag.collections)
    return collections.listAll()
  })
}
