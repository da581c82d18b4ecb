import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'
import { groupOf, requireWholeOrder } from './categories.rules.ts'

type Input = { parent_id: string | null; ids: readonly string[] }

export async function reorderCategories(
  actor: Actor,
  { parent_id, ids }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const group = groupOf(all, parent_id)
    requireWholeOrder(group, ids)
    if (group.every(({ id }, index) => id === ids[index])) return all

    await categories.reorder(ids)
    const names = new Map(group.map(({ id, name }) => [id, name]))
    await audit.record(actor, clock.now(), {
      action: 'category.reordered',
      ...(parent_id === null ? {} : { subjectId: parent_id }),
      details: { order: ids.map((id) => names.get(id)) },
    })
    changes.announce(Tag.categories)
    return categories.listEdited()
  })
}
