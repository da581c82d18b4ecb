import { isDeepStrictEqual } from 'node:util'
import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { entriesOf } from '@portal/contract/shared/records'
import type { Actor } from '../../../platform/actor.ts'
import { beforeAndAfter } from '../../../platform/before-and-after.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './tabbar.feature.ts'
import {
  isSameOrder,
  keyFor,
  lastPlace,
  type NewTabBarItem,
  requireBelowLimit,
  requireWholeOrder,
  type TabBarItemChanges,
  type TabBarOrder,
} from './tabbar.rules.ts'

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

export async function updateTabBarItem(
  actor: Actor,
  { id, changes: wanted }: { id: string; changes: TabBarItemChanges },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<TabBarItem> {
  return work.transaction(async ({ tabbar, audit, changes }) => {
    const current = (await tabbar.lockAll()).find((item) => item.id === id)
    if (!current) throw new NotFound('tabbar-item', id)

    const real = realChanges(current, wanted)
    if (Object.keys(real).length === 0) return current

    const saved = await tabbar.save(id, real)
    await audit.record(actor, clock.now(), {
      action: 'tabbar.updated',
      subjectId: id,
      details: {
        key: saved.key,
        changed: Object.keys(real),
        changes: beforeAndAfter(current, real, () => true),
      },
    })
    changes.announce(Tag.tabbar)
    return saved
  })
}

function realChanges(current: TabBarItem, wanted: TabBarItemChanges): TabBarItemChanges {
  const next = wanted.plan_types
    ? { ...wanted, plan_types: [...new Set(wanted.plan_types)] }
    : wanted
  return Object.fromEntries(
    entriesOf(next).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(current[name], value),
    ),
  )
}

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
