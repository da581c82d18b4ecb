import type {
  createTabBarItem,
  reorderTabBar,
  TabBarItem,
  updateTabBarItem,
} from '@portal/contract/portal/tabbar/tabbar-item'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { Conflict, Invalid, Stale } from '../../../platform/errors/domain-errors.ts'

const tabbarTexts = {
  full: 'A barra já tem o máximo de itens. Apague um que não usa mais e tente novamente.',
  repeated: 'O mesmo item aparece duas vezes na ordem.',
  stale:
    'Outra pessoa mudou a barra enquanto você ordenava. Recarregue para ver os itens atuais e tente novamente.',
} as const

export type NewTabBarItem = EndpointInput<typeof createTabBarItem>['body']
export type TabBarItemChanges = EndpointInput<typeof updateTabBarItem>['body']
export type TabBarOrder = EndpointInput<typeof reorderTabBar>['body']['items']

/** What one call can reorder. */
export const TABBAR_MAX_ITEMS = 100

export function requireBelowLimit(items: readonly TabBarItem[]) {
  if (items.length >= TABBAR_MAX_ITEMS) {
    throw new Conflict('tabbar.full', `${items.length} items are the most`, tabbarTexts.full)
  }
}

/** Stable for the item's life, whatever its label becomes. */
export function keyFor(label: string, taken: ReadonlySet<string>): string {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const base = plain || 'item'
  let key = base
  for (let count = 2; taken.has(key); count += 1) key = `${base}-${count}`
  return key
}

export function lastPlace(items: readonly TabBarItem[]): number {
  return Math.max(0, ...items.map(({ display_order }) => display_order)) + 1
}

/** An order names every item once: one that is missing was added by somebody else meanwhile. */
export function requireWholeOrder(items: readonly TabBarItem[], order: TabBarOrder) {
  const named = new Set(order.map(({ id }) => id))
  if (named.size !== order.length) {
    throw new Invalid('tabbar.repeated', 'an item is named twice', [
      { path: 'items', message: tabbarTexts.repeated },
    ])
  }
  if (named.size !== items.length || !items.every(({ id }) => named.has(id))) {
    throw new Stale('the order is of other items', tabbarTexts.stale)
  }
}

export function isSameOrder(items: readonly TabBarItem[], order: TabBarOrder): boolean {
  const places = new Map(items.map((item) => [item.id, item]))
  return order.every(({ id, position, display_order }) => {
    const item = places.get(id)
    return item?.position === position && item.display_order === display_order
  })
}
