import type { TabBarItem } from '@portal/contract/tabbar/tabbar-item'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './tabbar.feature.ts'
import { keyFor, lastPlace, type NewTabBarItem, requireBelowLimit } from './tabbar.rules.ts'

export async function createTabBarItem(
  actor: Actor,
  wanted: NewTabBarItem,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<TabBarItem> {
  return work.transaction(async ({ tabbar, audit, changes }) => {
    const items = await tabbar.lockAll()
    requireBelowLimit(items)

    const created = await tabbar.add({
      ...wanted,
      plan_types: [...new Set(wanted.plan_types)],
      key: keyFor(wanted.label, new Set(items.map(({ key }) => key))),
      display_order: lastPlace(items),
    })
    await audit.record(actor, clock.now(), {
      action: 'tabbar.created',
      subjectId: created.id,
      details: { key: created.key, route: created.route },
    })
    changes.announce(Tag.tabbar)
    return created
  })
}
