import type { Actor } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './tabbar.feature.ts'

export async function removeTabBarItem(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ removed: true }> {
  return work.transaction(async ({ tabbar, audit, changes }) => {
    const item = (await tabbar.lockAll()).find((each) => each.id === id)
    if (!item) throw new NotFound('tabbar-item', id)

    await tabbar.remove(id)
    await audit.record(actor, clock.now(), {
      action: 'tabbar.removed',
      subjectId: id,
      // All of it: what was deleted by mistake can be written again.
      details: item,
    })
    changes.announce(Tag.tabbar)
    return { removed: true }
  })
}
