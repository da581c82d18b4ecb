import { quoteStay } from '@portal/contract/lodging/quote'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { CalendarUnit, LodgingCalendar, Occupancy } from '@portal/contract/stays/calendar'

/** What one screen shows. */
export const WINDOW_DAYS = 31
export const STEP_DAYS = 14
/** A year to look ahead. */
export const LOOK_AHEAD_DAYS = 366

export const daysAfter = (date: string, days: number): string =>
  isoDateOfDay(dayOfKnownDate(date) + days)

export const daysFrom = (first: string, count = WINDOW_DAYS): string[] =>
  Array.from({ length: count }, (_, index) => daysAfter(first, index))

/** The window that an address asks for, no further back than a month and no further on than a year. */
export function windowFrom(asked: string | null, today: string): string {
  const usual = daysAfter(today, -1)
  if (!asked || !/^\d{4}-\d{2}-\d{2}$/.test(asked)) return usual
  if (asked < daysAfter(today, -31)) return daysAfter(today, -31)
  const last = daysAfter(today, LOOK_AHEAD_DAYS - WINDOW_DAYS)
  return asked > last ? last : asked
}

export type FreeCell = { kind: 'free'; date: string; cents: number }
export type TakenCell = {
  kind: 'taken'
  date: string
  /** How many of the nights of the window it has. */
  span: number
  occupancy: Occupancy
}
export type Cell = FreeCell | TakenCell

/** The nights of a unit as a row: each free one by itself, what is taken in one piece. */
export function cellsOf(
  unit: CalendarUnit,
  occupancies: readonly Occupancy[],
  days: readonly string[],
): Cell[] {
  const own = occupancies.filter(({ unit_id: id }) => id === unit.id)
  const cells: Cell[] = []
  for (let index = 0; index < days.length; ) {
    const date = days[index] as string
    const occupancy = own.find(({ arrival, departure }) => arrival <= date && date < departure)
    if (!occupancy) {
      cells.push({ kind: 'free', date, cents: nightCents(unit, date) })
      index += 1
      continue
    }
    const span = days.slice(index).filter((day) => day < occupancy.departure).length
    cells.push({ kind: 'taken', date, span, occupancy })
    index += span
  }
  return cells
}

const nightCents = (unit: CalendarUnit, date: string): number =>
  quoteStay(unit, { arrival: date, departure: daysAfter(date, 1) }, 0)?.nights_cents ?? 0

type Day = {
  date: string
  /** None before the window and behind it. */
  cell: Cell | null
  /** Where the name of what is taken stands: at its first night, and again in each week. */
  isFirst: boolean
}

/** The same nights week under week, from Sunday. */
export function weeksOf(
  unit: CalendarUnit,
  occupancies: readonly Occupancy[],
  from: string,
): Day[][] {
  const days = daysFrom(from)
  const byDate = new Map<string, Cell>()
  for (const cell of cellsOf(unit, occupancies, days)) {
    const span = cell.kind === 'taken' ? cell.span : 1
    for (let night = 0; night < span; night += 1) byDate.set(daysAfter(cell.date, night), cell)
  }
  const sunday = daysAfter(from, -new Date(`${from}T12:00:00Z`).getUTCDay())
  const weeks = Math.ceil((dayOfKnownDate(from) - dayOfKnownDate(sunday) + days.length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    daysFrom(daysAfter(sunday, week * 7), 7).map((date, weekday) => {
      const cell = byDate.get(date) ?? null
      return { date, cell, isFirst: cell !== null && (weekday === 0 || cell.date === date) }
    }),
  )
}

/** Whose stay begins today, ends today, or ends tomorrow: in this order. */
export function comingAndGoing(occupancies: readonly Occupancy[], today: string) {
  const tomorrow = daysAfter(today, 1)
  const stays = occupancies.filter(({ kind, stay }) => kind === 'stay' && stay !== null)
  const those = (
    what: 'arrives' | 'leaves' | 'leavesTomorrow',
    isOne: (one: Occupancy) => boolean,
  ) => stays.filter(isOne).map((occupancy) => ({ what, occupancy }))
  return [
    ...those('arrives', ({ arrival }) => arrival === today),
    ...those('leaves', ({ departure }) => departure === today),
    ...those(
      'leavesTomorrow',
      ({ arrival, departure }) => departure === tomorrow && arrival !== today,
    ),
  ]
}

export const occupiedOn = (occupancies: readonly Occupancy[], date: string): number =>
  occupancies.filter(({ arrival, departure }) => arrival <= date && date < departure).length

/** Free nights of one unit that somebody is about to block. Both nights are slept in. */
export type Marked = { unitId: string; anchor: string; head: string }

export const markedRange = ({ anchor, head }: Marked) =>
  anchor <= head ? { first: anchor, last: head } : { first: head, last: anchor }

/** From the anchor towards a night, as far as the nights are free. */
export function markTo(
  { occupancies }: Pick<LodgingCalendar, 'occupancies'>,
  { unitId, anchor }: Pick<Marked, 'unitId' | 'anchor'>,
  wanted: string,
): Marked {
  const isFree = (date: string) =>
    !occupancies.some(
      ({ unit_id: id, arrival, departure }) => id === unitId && arrival <= date && date < departure,
    )
  const step = wanted < anchor ? -1 : 1
  let head = anchor
  while (head !== wanted && isFree(daysAfter(head, step))) head = daysAfter(head, step)
  return { unitId, anchor, head }
}

export const nightsBetween = ({ first, last }: { first: string; last: string }): number =>
  dayOfKnownDate(last) - dayOfKnownDate(first) + 1
