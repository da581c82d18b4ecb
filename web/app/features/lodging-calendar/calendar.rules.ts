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
