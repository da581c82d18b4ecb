import type { TabBarItem } from '@portal/contract/tabbar/tabbar-item'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './tabbar.feature.ts'
import { isSameOrder, requireWholeOrder, type TabBarOrder } from './tabbar.rules.ts'

export async function reorderTabBar(
  actor: Actor,
  order: TabBarOrder,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<TabBarItem[]> {
  return work.transaction(async ({ tabbar, audit, changes }) => {
    const items = await tabbar.lockAll()
    requireWholeOrder(items, order)
    if (isSameOrder(items, order)) return items

    await tabbar.reorder(order)
    const reordered = await tabbar.listAll()
    await audit.record(actor, clock.now(), {
      action: 'tabbar.reordered',
      details: { order: reordered.map(({ key }) => key) },
    })
    changes.announce(Tag.tabbar)
    return reordered
  })
}
