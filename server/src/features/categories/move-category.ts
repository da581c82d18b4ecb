import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'
import {
  groupOf,
  lastPosition,
  requireCategory,
  requireFreeName,
  requireParent,
  requireSubcategory,
} from './categories.rules.ts'

type Input = { id: string; version: number; parent_id: string }

/** A subcategory goes to another category, and its listings with it. */
export async function moveCategory(
  actor: Actor,
  { id, version, parent_id }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, listingCategories, audit, changes }) => {
    const all = await categories.lockAll()
    const category = requireCategory(all, id, version)
    const from = requireCategory(all, requireSubcategory(category))
    if (from.id === parent_id) return all
    const parent = requireParent(all, parent_id)
    requireFreeName(all, { ...category, parent_id })

    const position = lastPosition(groupOf(all, parent_id))
    await categories.save(id, { parent_id, position, icon: parent.icon })
    const place = { category_id: parent_id, subcategory_id: id }
    const listings = await listingCategories.moveSubcategory(id, place)
    await audit.record(actor, clock.now(), {
      action: 'category.moved',
      subjectId: id,
      details: { name: category.name, from: from.name, to: parent.name, listings },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}
