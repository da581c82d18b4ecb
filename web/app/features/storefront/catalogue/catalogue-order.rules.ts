import type {
  CatalogueOrder,
  OwnSection,
} from '@portal/contract/storefront/catalogue/catalogue-editor'

export type Direction = 'up' | 'down'

export const orderOf = (sections: readonly OwnSection[]): CatalogueOrder =>
  sections.map(({ id, items }) => ({ section: id, items: items.map((item) => item.id) }))

/** The same sections and items where the order has them. */
export function inOrder(sections: readonly OwnSection[], order: CatalogueOrder): OwnSection[] {
  const known = new Map(sections.map((section) => [section.id, section]))
  const items = new Map(sections.flatMap((section) => section.items).map((item) => [item.id, item]))
  return order.flatMap(({ section: id, items: ids }) => {
    const section = known.get(id)
    if (!section) return []
    return [{ ...section, items: ids.flatMap((one) => items.get(one) ?? []) }]
  })
}

/** One place up or down; over the edge of a section it goes into the next one. */
export function stepItem(order: CatalogueOrder, id: string, direction: Direction): CatalogueOrder {
  const at = order.findIndex(({ items }) => items.includes(id))
  const items = order[at]?.items ?? []
  const place = items.indexOf(id)
  const next = place + (direction === 'up' ? -1 : 1)
  if (at >= 0 && next >= 0 && next < items.length) {
    const swapped = [...items]
    swapped.splice(place, 1)
    swapped.splice(next, 0, id)
    return order.map((part, n) => (n === at ? { ...part, items: swapped } : part))
  }
  const neighbour = at + (direction === 'up' ? -1 : 1)
  if (at < 0 || !order[neighbour]) return order
  return order.map((part, n) => {
    if (n === at) return { ...part, items: items.filter((one) => one !== id) }
    if (n !== neighbour) return part
    return { ...part, items: direction === 'up' ? [...part.items, id] : [id, ...part.items] }
  })
}

/** The item takes the place of the one it is held over, or the last of the section it is held over. */
export function holdOver(order: CatalogueOrder, id: string, over: string): CatalogueOrder {
  if (id === over) return order
  const target = order.find(({ section, items }) => section === over || items.includes(over))
  if (!target || (target.section === over && target.items.includes(id))) return order
  const from = order.find(({ items }) => items.includes(id))
  const isLater = from === target && target.items.indexOf(id) < target.items.indexOf(over)
  return order.map((part) => {
    const without = part.items.filter((one) => one !== id)
    if (part.section !== target.section) return { ...part, items: without }
    const place =
      target.section === over ? without.length : without.indexOf(over) + (isLater ? 1 : 0)
    return { ...part, items: [...without.slice(0, place), id, ...without.slice(place)] }
  })
}

export function stepSection(
  order: CatalogueOrder,
  id: string,
  direction: Direction,
): CatalogueOrder {
  const place = order.findIndex(({ section }) => section === id)
  const next = place + (direction === 'up' ? -1 : 1)
  const part = order[place]
  if (!part || next < 0 || next >= order.length) return order
  const without = order.filter((_, n) => n !== place)
  return [...without.slice(0, next), part, ...without.slice(next)]
}
