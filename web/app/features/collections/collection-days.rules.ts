import type { CollectionStop } from '@portal/contract/collections/collection'

export type CollectionDay = {
  /** Null in a theme, and of what has no day. */
  day: number | null
  stops: CollectionStop[]
}

/** In the order of the editors, day by day. */
export function daysOf(stops: readonly CollectionStop[]): CollectionDay[] {
  const days: CollectionDay[] = []
  for (const stop of stops) {
    const last = days.at(-1)
    if (last && last.day === stop.day) last.stops.push(stop)
    else days.push({ day: stop.day, stops: [stop] })
  }
  return days
}

/** "9h30" */
export const clockText = (minute: number): string =>
  `${Math.floor(minute / 60)}h${minute % 60 === 0 ? '' : String(minute % 60).padStart(2, '0')}`
