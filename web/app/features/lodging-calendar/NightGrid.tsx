import { moneyText } from '@portal/contract/plans/plan-rules'
import type { CalendarUnit, LodgingCalendar, Occupancy } from '@portal/contract/stays/calendar'
import clsx from 'clsx'
import { Link2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import {
  type Cell,
  cellsOf,
  daysAfter,
  daysFrom,
  type Marked,
  markedRange,
  markTo,
  occupiedOn,
} from './calendar.rules.ts'
import { dayText, rangeText, calendarTexts as texts } from './calendar.texts.ts'

export const BAR: Record<Occupancy['kind'], string> = {
  stay: 'bg-mar-700 text-white',
  hold: 'border-2 border-dashed border-sol-700 bg-sol-100 text-mar-950',
  manual: 'bg-areia-200 text-mar-950',
  import: 'border-[1.5px] border-muted bg-white text-mar-950',
}
const WEEKDAY = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S']
const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()
const isWeekend = (date: string) => weekdayOf(date) === 0 || weekdayOf(date) === 6

type NightGridProps = {
  calendar: LodgingCalendar
  from: string
  marked: Marked | null
  onMark: (marked: Marked | null) => void
  /** Enter, or the end of a drag on what is marked. */
  onBlock: () => void
  onOpen: (occupancy: Occupancy) => void
}

/**
 * All units at once. One cell has the keyboard; arrows move it, Shift marks, Enter opens. The mouse drags
 * over free nights, a finger touches the first and the last one.
 */
export function NightGrid({ calendar, from, marked, onMark, onBlock, onOpen }: NightGridProps) {
  const { units, occupancies, today } = calendar
  const days = daysFrom(from)
  const [here, setHere] = useState({ row: 0, date: days.includes(today) ? today : from })
  const date = days.includes(here.date) ? here.date : from
  const row = Math.min(here.row, units.length - 1)
  const drag = useRef<{ unitId: string; anchor: string } | null>(null)
  const table = useRef<HTMLTableElement>(null)

  function focusCell(next: { row: number; date: string }) {
    setHere(next)
    // The cell that holds the night may begin before it.
    requestAnimationFrame(() => {
      const cell = table.current?.querySelector<HTMLElement>('[data-here="true"]')
      cell?.focus()
    })
  }

  function onKey(event: KeyboardEvent, cell: Cell, unit: CalendarUnit) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const line = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = nextDate(cell, date, step)
      if (!days.includes(next)) return
      if (event.shiftKey && cell.kind === 'free') {
        const start = marked?.unitId === unit.id ? marked : { unitId: unit.id, anchor: date }
        const wider = markTo(calendar, start, next)
        onMark(wider)
        focusCell({ row, date: wider.head })
      } else focusCell({ row, date: next })
    } else if (line !== undefined) {
      event.preventDefault()
      const next = Math.min(Math.max(0, row + line), units.length - 1)
      focusCell({ row: next, date })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (cell.kind === 'taken') return onOpen(cell.occupancy)
      if (marked?.unitId !== unit.id) onMark({ unitId: unit.id, anchor: date, head: date })
      onBlock()
    } else if (event.key === 'Escape' && marked) {
      event.preventDefault()
      onMark(null)
    }
  }

  function onPress(event: PointerEvent, unit: CalendarUnit, night: string) {
    if (event.button !== 0) return
    if (event.pointerType !== 'mouse') {
      // The first touch begins, the second one ends what is marked.
      const isSecond = marked?.unitId === unit.id && marked.anchor === marked.head
      onMark(
        isSecond
          ? markTo(calendar, marked, night)
          : { unitId: unit.id, anchor: night, head: night },
      )
      return
    }
    drag.current = { unitId: unit.id, anchor: night }
    onMark({ unitId: unit.id, anchor: night, head: night })
  }
  function endDrag() {
    drag.current = null
  }
  function onMove(unit: CalendarUnit, night: string) {
    if (drag.current?.unitId === unit.id) onMark(markTo(calendar, drag.current, night))
  }

  const range = marked && { unitId: marked.unitId, ...markedRange(marked) }
  const isMarked = (unit: CalendarUnit, night: string) =>
    range?.unitId === unit.id && range.first <= night && night <= range.last

  return (
    <div className="overflow-x-auto" onPointerUp={endDrag}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells that are moved through and marked are a grid
        role="grid"
        aria-label={texts.grid}
        className="num w-max min-w-full border-separate border-spacing-0 text-sm select-none"
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 w-44 min-w-36 border-line border-b bg-white p-2 text-left font-normal text-muted"
            >
              {texts.occupied}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={dayText(day)}
                className={clsx(
                  'w-11 min-w-11 border-line border-b p-1 text-center font-normal',
                  isWeekend(day) && 'bg-areia-100',
                )}
              >
                <span className="block text-muted">{WEEKDAY[weekdayOf(day)]}</span>
                <b className={clsx('block rounded-full', day === today && 'bg-sol-400')}>
                  {Number(day.slice(8))}
                </b>
                <span className="block text-muted">{occupiedOn(occupancies, day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit, index) => (
            <tr key={unit.id}>
              <th
                scope="row"
                className="sticky left-0 z-10 w-44 max-w-44 border-line border-b bg-white p-2 text-left font-semibold wrap-break-word"
              >
                {unit.name}
              </th>
              {cellsOf(unit, occupancies, days).map((cell) => {
                const isHere = index === row && holds(cell, date)
                const common = {
                  'data-here': isHere,
                  onFocus: () => {
                    if (!isHere) setHere({ row: index, date: cell.date })
                  },
                } as const
                return cell.kind === 'free' ? (
                  <td
                    key={cell.date}
                    {...common}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells that are moved through and marked are a grid
                    role="gridcell"
                    tabIndex={isHere ? 0 : -1}
                    onKeyDown={(event) => onKey(event, cell, unit)}
                    aria-label={texts.free(unit.name, dayText(cell.date), moneyText(cell.cents))}
                    aria-selected={isMarked(unit, cell.date)}
                    onPointerDown={(event) => onPress(event, unit, cell.date)}
                    onPointerEnter={() => onMove(unit, cell.date)}
                    className={clsx(
                      'h-14 cursor-pointer border-line border-b border-l text-center text-muted focus-visible:outline-3 focus-visible:outline-mar-600 focus-visible:-outline-offset-3',
                      isMarked(unit, cell.date)
                        ? 'bg-mar-100 text-mar-950 shadow-[inset_0_2px_0_var(--color-mar-900),inset_0_-2px_0_var(--color-mar-900)]'
                        : isWeekend(cell.date) && 'bg-areia-50',
                    )}
                  >
                    {Math.round(cell.cents / 100)}
                  </td>
                ) : (
                  <td
                    key={cell.date}
                    {...common}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells that are moved through and marked are a grid
                    role="gridcell"
                    tabIndex={isHere ? 0 : -1}
                    onKeyDown={(event) => onKey(event, cell, unit)}
                    colSpan={cell.span}
                    aria-selected={false}
                    aria-label={texts.taken(
                      texts.kinds[cell.occupancy.kind],
                      nameOf(cell.occupancy),
                      unit.name,
                      rangeText(cell.occupancy.arrival, cell.occupancy.departure),
                    )}
                    onClick={() => onOpen(cell.occupancy)}
                    className="relative h-14 cursor-pointer border-line border-b border-l focus-visible:outline-3 focus-visible:outline-mar-600 focus-visible:-outline-offset-3"
                  >
                    <span
                      className={clsx(
                        // Out of the flow: a long name must not widen its nights.
                        'absolute inset-x-1 inset-y-1.5 flex items-center gap-1.5 overflow-hidden rounded-[10px] px-2 font-semibold whitespace-nowrap',
                        BAR[cell.occupancy.kind],
                      )}
                    >
                      {cell.occupancy.kind === 'import' ? (
                        <Link2 aria-hidden="true" className="size-4 flex-none" />
                      ) : null}
                      <span className="truncate">{nameOf(cell.occupancy)}</span>
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const holds = (cell: Cell, date: string) =>
  cell.kind === 'free'
    ? cell.date === date
    : cell.date <= date && date < daysAfter(cell.date, cell.span)

/** Over what is taken in one piece, to the night before or behind it. */
function nextDate(cell: Cell, date: string, step: number): string {
  if (cell.kind === 'free') return daysAfter(date, step)
  return step < 0 ? daysAfter(cell.date, -1) : daysAfter(cell.date, cell.span)
}

export function nameOf({ kind, note, portals, stay }: Occupancy): string {
  if (kind === 'manual') return note || texts.blocked
  if (kind === 'import') return portals.join(', ') || texts.kinds.import
  return stay?.name ?? texts.kinds[kind]
}
