import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'
import { requireCategory, requireFreeName, requireRestorable } from './categories.rules.ts'

export async function restoreCategory(
  actor: Actor,
  { id, version }: { id: string; version: number },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const category = requireCategory(all, id, version)
    requireRestorable(all, category)
    requireFreeName(all, category)

    await categories.save(id, { is_active: true, merged_into: null })
    await audit.record(actor, clock.now(), {
      action: 'category.restored',
      subjectId: id,
      details: { name: category.name },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}
