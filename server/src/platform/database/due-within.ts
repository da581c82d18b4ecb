import type { ListPosition } from './list-cursor.ts'

const HOUR_MICROS = 3_600_000_000

/** What falls due some hours after it came is read by when it came: an index has that. */
export function dueWithin(hours: number) {
  const micros = hours * HOUR_MICROS
  return {
    cameAfter: (after: ListPosition | null) => after && { ...after, micros: after.micros - micros },
    dueOf: (row: ListPosition) => row.micros + micros,
  }
}
