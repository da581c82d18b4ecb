import type { createCollection as contract } from '@portal/contract/collections/collection-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from './collections.feature.ts'
import { type Collection, freeSlug } from './collections.rules.ts'

type Input = EndpointInput<typeof contract>['body']

/** A draft, last of the list; nobody sees it before it is published. */
export async function createCollection(
  actor: Actor,
  { kind, title }: Input,
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
