export type Direction = 'up' | 'down'

/** One place up or down; the same list where there is no place there. */
export function stepUnit(order: readonly string[], id: string, direction: Direction): string[] {
  const place = order.indexOf(id)
  const next = place + (direction === 'up' ? -1 : 1)
  if (place < 0 || next < 0 || next >= order.length) return [...order]
  return order.with(place, order[next] ?? id).with(next, id)
}

/** The unit takes the place of the one it is held over. */
export function holdOver(order: readonly string[], id: string, over: string): string[] {
  if (!order.includes(id) || !order.includes(over)) return [...order]
  const without = order.filter((one) => one !== id)
  return without.toSpliced(order.indexOf(over), 0, id)
}

/** Portaria MTur 28/2025: of the 24 hours of a day's rate at most three are for cleaning. */
export function isCleaningTooLong(checkIn: string | null, checkOut: string | null): boolean {
  if (!checkIn || !checkOut) return false
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return minutes(checkIn) - minutes(checkOut) > 3 * 60
}
