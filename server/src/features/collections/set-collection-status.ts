import type { setCollectionStatus as contract } from '@portal/contract/collections/collection-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './collections.feature.ts'
import { type Collection, requireCollection, requirePublishable } from './collections.rules.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

export async function setCollectionStatus(
  actor: Actor,
  { id, version, status }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Collection> {
  return work.transaction(async ({ collections, audit, changes }) => {
    const now = clock.now()
    const before = requireCollection(await collections.lock(id), id, version)
    if (before.status === status) return before
    if (status === 'published') requirePublishable(before)
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
