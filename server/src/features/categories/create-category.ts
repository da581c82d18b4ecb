import type { createCategory as contract } from '@portal/contract/categories/category-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'
import {
  freeSlug,
  groupOf,
  lastPosition,
  requireFreeName,
  requireParent,
} from './categories.rules.ts'

type Input = EndpointInput<typeof contract>['body']

export async function createCategory(
  actor: Actor,
  { name, parent_id, icon }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const parent = parent_id === null ? null : requireParent(all, parent_id)
    requireFreeName(all, { name, parent_id })

    const id = await categories.add({
      name,
      parent_id,
      slug: freeSlug(all, name),
      icon: parent?.icon ?? icon ?? 'store',
      schema_type: parent?.schema_type ?? 'LocalBusiness',
      position: lastPosition(groupOf(all, parent_id)),
    })
    await audit.record(actor, clock.now(), {
      action: 'category.created',
      subjectId: id,
      details: { name, ...(parent ? { parent: parent.name } : {}) },
    })
    changes.announce(Tag.categories)
    return categories.listEdited()
  })
}
