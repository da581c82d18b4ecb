import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'

export type Direction = 'up' | 'down'
type Categories = readonly EditedCategory[]

/** Those beside each other: on the first level, or within one of them. */
export function groupOf(categories: Categories, parentId: string | null) {
  const group = categories.filter(({ parent_id }) => parent_id === parentId)
  return {
    active: group.filter(({ is_active }) => is_active),
    archived: group.filter(({ is_active }) => !is_active),
  }
}

export function step(ids: readonly string[], id: string, direction: Direction): readonly string[] {
  const from = ids.indexOf(id)
  const to = from + (direction === 'up' ? -1 : 1)
  return from < 0 || to < 0 || to >= ids.length ? ids : moved(ids, from, to)
}

/** To the place of the one it is held over. */
export function dropOver(ids: readonly string[], id: string, over: string): readonly string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(over)]
  return from < 0 || to < 0 || from === to ? ids : moved(ids, from, to)
}

function moved(ids: readonly string[], from: number, to: number): readonly string[] {
  const next = [...ids]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Shown in an order that is not saved yet. */
export function inOrder(group: Categories, ids: readonly string[] | null): Categories {
  if (!ids) return group
  const found = ids.flatMap((id) => group.find((category) => category.id === id) ?? [])
  return found.length === group.length ? found : group
}

/** Where the listings of a category, and what lies within it, may go. */
export function destinationsOf(categories: Categories, category: EditedCategory) {
  const { active: tops } = groupOf(categories, null)
  return tops.flatMap((top) => {
    const within = category.parent_id === null ? [] : groupOf(categories, top.id).active
    return [
      { value: top.id, label: top.name },
      ...within.map(({ id, name }) => ({ value: id, label: `${top.name} › ${name}` })),
    ].filter(({ value }) => value !== category.id)
  })
}
