import { isDeepStrictEqual } from 'node:util'
import type { TabBarItem } from '@portal/contract/tabbar/tabbar-item'
import type { Actor } from '../../platform/actor.ts'
import { beforeAndAfter } from '../../platform/before-and-after.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './tabbar.feature.ts'
import type { TabBarItemChanges } from './tabbar.rules.ts'

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
    Object.entries(next).filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(current[name as keyof TabBarItem], value),
    ),
  )
}
