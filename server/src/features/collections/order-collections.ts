import { isDeepStrictEqual } from 'node:util'
import type { orderCollections as contract } from '@portal/contract/collections/collection-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import { Invalid, Stale } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './collections.feature.ts'
import type { Collection } from './collections.rules.ts'
import { collectionsTexts as texts } from './collections.texts.ts'

type Input = EndpointInput<typeof contract>['body']

/** The list in its new order, if it is still the one that was seen. */
export async function orderCollections(
  actor: Actor,
  { seen, wanted }: Input,
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
