import type { EditedCategory } from '@portal/contract/categories/category-editor'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'
import { type Destination, destinationOf, requireCategory } from './categories.rules.ts'

type Input = { id: string; version: number; move_to?: string | undefined }

/** Out of the guide, not out of the records. What still uses it goes where the editor says. */
export async function archiveCategory(
  actor: Actor,
  { id, version, move_to }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, listingCategories, audit, changes }) => {
    const all = await categories.lockAll()
    const category = requireCategory(all, id, version)
    const destination = destinationOf(all, category, move_to)
    const target = all.find((one) => one.id === move_to)

    const listings = destination
      ? await carryOver(category, destination, target?.icon ?? category.icon, {
          categories,
          listingCategories,
        })
      : 0
    await categories.archive(id, target?.id ?? null)
    await audit.record(actor, clock.now(), {
      action: target ? 'category.merged' : 'category.archived',
      subjectId: id,
      details: { name: category.name, ...(target ? { to: target.name, listings } : {}) },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}

async function carryOver(
  { id, parent_id }: EditedCategory,
  destination: Destination,
  icon: string,
  { categories, listingCategories }: Pick<Deps['stores'], 'categories' | 'listingCategories'>,
): Promise<number> {
  if (parent_id !== null) return listingCategories.moveSubcategory(id, destination)
  await categories.moveWithin(id, destination.category_id, icon)
  return listingCategories.moveCategory(id, destination.category_id)
}
