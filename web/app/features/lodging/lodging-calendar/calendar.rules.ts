import { quoteStay } from '@portal/contract/lodging/lodging/quote'
import type {
  CalendarUnit,
  LodgingCalendar,
  Occupancy,
} from '@portal/contract/lodging/stays/calendar'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { itemAt } from '@portal/contract/shared/records'

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

export type FreeCell = {
  kind: 'free'
  date: string
  cents: number
  /** Whether somebody leaves on its day: the first half of it is still theirs. */
  isAfterStay: boolean
}
export type TakenCell = {
  kind: 'taken'
  date: string
  /** How many of the nights of the window it has. */
  span: number
  occupancy: Occupancy
  /** Whether it begins where another of its colour ends: it is drawn in the other shade. */
  isSecond: boolean
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
    const date = itemAt(days, index)
    const occupancy = own.find(({ arrival, departure }) => arrival <= date && date < departure)
    if (!occupancy) {
      const isAfterStay = own.some(({ departure }) => departure === date)
      cells.push({ kind: 'free', date, cents: nightCents(unit, date), isAfterStay })
      index += 1
      continue
    }
    const span = days.slice(index).filter((day) => day < occupancy.departure).length
    const before = cells.at(-1)
    const isSecond =
      before?.kind === 'taken' && before.occupancy.kind === occupancy.kind && !before.isSecond
    cells.push({ kind: 'taken', date, span, occupancy, isSecond })
    index += span
  }
  return cells
}

const nightCents = (unit: CalendarUnit, date: string): number =>
  quoteStay(unit, { arrival: date, departure: daysAfter(date, 1) }, 0)?.nights_cents ?? 0

/** The same nights week under week, from Sunday; null stands for a day outside of the window. */
export function weeksOf(
  unit: CalendarUnit,
  occupancies: readonly Occupancy[],
  from: string,
): { first: string; cells: (Cell | null)[] }[] {
  const days = daysFrom(from)
  const sunday = daysAfter(from, -new Date(`${from}T12:00:00Z`).getUTCDay())
  const weeks = Math.ceil((dayOfKnownDate(from) - dayOfKnownDate(sunday) + days.length) / 7)
  let isSecond = false
  return Array.from({ length: weeks }, (_, week) => {
    const first = daysAfter(sunday, week * 7)
    const own = daysFrom(first, 7).filter((date) => days.includes(date))
    const cells = cellsOf(unit, occupancies, own).map((cell, index) => {
      // A stay keeps its shade from one week to the next.
      if (cell.kind === 'free' || index > 0 || cell.occupancy.arrival >= cell.date) return cell
      return { ...cell, isSecond }
    })
    const last = cells.at(-1)
    isSecond = last?.kind === 'taken' && last.isSecond
    const before = own[0] === first ? 0 : 7 - own.length
    return { first, cells: [...Array.from({ length: before }, () => null), ...cells] }
  })
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

/**
 * Nights of some rooms that somebody is about to change; both ends are slept in. The first touch leaves it open:
 * the second one, in this room or another, is its other corner.
 */
export type Marked = { rooms: string[]; anchor: string; head: string; isOpen: boolean }

export const markedRange = ({ anchor, head }: Pick<Marked, 'anchor' | 'head'>) =>
  anchor <= head ? { first: anchor, last: head } : { first: head, last: anchor }

export const isMarked = (marked: Marked | null, unitId: string, date: string): boolean => {
  if (!marked?.rooms.includes(unitId)) return false
  const { first, last } = markedRange(marked)
  return first <= date && date <= last
}

export const markOne = (unitId: string, date: string): Marked => ({
  rooms: [unitId],
  anchor: date,
  head: date,
  isOpen: true,
})

type Nights = Pick<LodgingCalendar, 'occupancies' | 'units'>
const isFree = ({ occupancies }: Pick<Nights, 'occupancies'>, unitId: string, date: string) =>
  !occupancies.some(
    ({ unit_id: id, arrival, departure }) => id === unitId && arrival <= date && date < departure,
  )

/**
 * From where marking began to a night: in one room as far as the nights are free, over several rooms all of them,
 * where what is taken stays as it is.
 */
export function markTo(
  calendar: Nights,
  { rooms: [start = ''], anchor }: Pick<Marked, 'rooms' | 'anchor'>,
  to: { unitId: string; date: string },
): Marked {
  const places = calendar.units.map(({ id }) => id)
  if (to.unitId !== start) {
    const [from, until] = [places.indexOf(start), places.indexOf(to.unitId)].toSorted(
      (one, other) => one - other,
    )
    const between = places.slice(from, (until ?? 0) + 1)
    // The room where it began stays the first one: from it, marking goes on.
    const rooms = [start, ...between.filter((id) => id !== start)]
    return { rooms, anchor, head: to.date, isOpen: false }
  }
  const step = to.date < anchor ? -1 : 1
  let head = anchor
  while (head !== to.date && isFree(calendar, start, daysAfter(head, step))) {
    head = daysAfter(head, step)
  }
  return { rooms: [start], anchor, head, isOpen: false }
}

/** A touch: the first corner, or the other one. */
export const touch = (
  calendar: Nights,
  marked: Marked | null,
  to: { unitId: string; date: string },
): Marked => (marked?.isOpen ? markTo(calendar, marked, to) : markOne(to.unitId, to.date))

/** A whole row: all that is shown of a room, or the nights that are marked already. */
export function toggleRoom(
  marked: Marked | null,
  unitId: string,
  days: readonly string[],
  today: string,
): Marked | null {
  const ahead = days.filter((day) => day >= today)
  const [first = today, last = first] = [ahead[0], ahead.at(-1)]
  if (!marked) return { rooms: [unitId], anchor: first, head: last, isOpen: false }
  const has = marked.rooms.includes(unitId)
  const rooms = has ? marked.rooms.filter((id) => id !== unitId) : [...marked.rooms, unitId]
  return rooms.length === 0 ? null : { ...marked, rooms, isOpen: false }
}

export const nightsBetween = ({ first, last }: { first: string; last: string }): number =>
  dayOfKnownDate(last) - dayOfKnownDate(first) + 1

export type Piece = { unitId: string; first: string; last: string }

/** What is marked, counted: free nights in pieces without a gap, and what the house itself blocked. */
export function looksAt(calendar: LodgingCalendar, marked: Marked) {
  const { first, last } = markedRange(marked)
  const dates = daysFrom(first, nightsBetween({ first, last })).filter(
    (date) => date >= calendar.today,
  )
  const free: Piece[] = []
  let freeNights = 0
  let blocked = 0
  for (const unitId of marked.rooms) {
    for (const date of dates) {
      if (!isFree(calendar, unitId, date)) continue
      freeNights += 1
      const before = free.at(-1)
      if (before?.unitId === unitId && daysAfter(before.last, 1) === date) before.last = date
      else free.push({ unitId, first: date, last: date })
    }
    blocked += calendar.occupancies.filter(
      ({ unit_id: id, kind, arrival, departure }) =>
        id === unitId && kind === 'manual' && arrival <= last && first < departure,
    ).length
  }
  const nights = marked.rooms.length * dates.length
  const isAllFree = freeNights === nights && nights > 0
  return { first, last, nights, free, freeNights, blocked, isAllFree }
}

/** Which price the nights take and why, by what says it: the commonest first. Null is the usual price. */
export function reasonsOf(
  units: readonly CalendarUnit[],
  { first, last }: { first: string; last: string },
): { why: string | null; from: number; to: number; nights: number }[] {
  const dates = { arrival: first, departure: daysAfter(last, 1) }
  const nights = units.flatMap((unit) => quoteStay(unit, dates, 0)?.nights ?? [])
  const byReason = Map.groupBy(nights, ({ season, is_weekend: isWeekend }) =>
    season === null && isWeekend ? WEEKEND : season,
  )
  return [...byReason]
    .map(([why, those]) => {
      const cents = those.map((night) => night.cents)
      return { why, from: Math.min(...cents), to: Math.max(...cents), nights: those.length }
    })
    .toSorted((one, other) => other.nights - one.nights)
}
const WEEKEND = 'Sexta e sábado'

/** What the table asks for these nights of a room, with its cleaning. */
export const tableCents = (
  unit: CalendarUnit,
  { first, last }: { first: string; last: string },
): number =>
  quoteStay(unit, { arrival: first, departure: daysAfter(last, 1) }, unit.cleaning_fee_cents)
    ?.total_cents ?? 0
