import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'

export const POSITIONS = [1, 2, 3, 4, 5, 6] as const
export type Direction = 'up' | 'down'
/** Where a dragged item is held: over another one, or over a place. */
export type DropTarget = { itemId: string } | { position: number }

/** The six places, each with its items by priority: the first a viewer may see is shown. */
export function placesOf(items: readonly TabBarItem[]): TabBarItem[][] {
  return POSITIONS.map((position) =>
    items.filter((item) => item.position === position).sort(byPriority),
  )
}

/** The same tie-break as the bar itself: the id. */
function byPriority(a: TabBarItem, b: TabBarItem): number {
  return a.display_order - b.display_order || (a.id < b.id ? -1 : 1)
}

/** One step: past a neighbour of the same place, or over into the next place. */
export function step(
  items: readonly TabBarItem[],
  id: string,
  direction: Direction,
): readonly TabBarItem[] {
  const places = placesOf(items)
  const at = findItem(places, id)
  if (!at) return items
  const neighbour = at.index + (direction === 'up' ? -1 : 1)
  const isInside = neighbour >= 0 && neighbour < (places[at.place]?.length ?? 0)
  if (isInside) return moved(places, at, { place: at.place, index: neighbour })
  const place = at.place + (direction === 'up' ? -1 : 1)
  const next = places[place]
  if (!next) return items
  return moved(places, at, { place, index: direction === 'up' ? next.length : 0 })
}

export function canStep(items: readonly TabBarItem[], id: string, direction: Direction): boolean {
  return step(items, id, direction) !== items
}

/** Over an item: its place in line. Over a place: the end of it. */
export function dropOver(
  items: readonly TabBarItem[],
  id: string,
  target: DropTarget,
): readonly TabBarItem[] {
  const places = placesOf(items)
  const from = findItem(places, id)
  const to =
    'itemId' in target ? findItem(places, target.itemId) : endOf(places, target.position - 1)
  if (!from || !to) return items
  const isSamePlace = from.place === to.place
  const staysPut = isSamePlace && (!('itemId' in target) || from.index === to.index)
  return staysPut ? items : moved(places, from, to)
}

type Spot = { place: number; index: number }

function findItem(places: TabBarItem[][], id: string): Spot | null {
  for (const [place, items] of places.entries()) {
    const index = items.findIndex((item) => item.id === id)
    if (index >= 0) return { place, index }
  }
  return null
}

function endOf(places: TabBarItem[][], place: number): Spot | null {
  const items = places[place]
  return items ? { place, index: items.length } : null
}

function moved(places: TabBarItem[][], from: Spot, to: Spot): TabBarItem[] {
  const [item] = places[from.place]?.splice(from.index, 1) ?? []
  if (item) places[to.place]?.splice(to.index, 0, item)
  return numbered(places)
}

function numbered(places: readonly TabBarItem[][]): TabBarItem[] {
  return places
    .flatMap((items, place) => items.map((item) => ({ ...item, position: place + 1 })))
    .map((item, index) => ({ ...item, display_order: index }))
}

/** What the order call takes: every item, so that an order is never half saved. */
export function orderOf(items: readonly TabBarItem[]) {
  return numbered(placesOf(items)).map(({ id, position, display_order }) => ({
    id,
    position,
    display_order,
  }))
}
