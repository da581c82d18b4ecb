import type {
  CalendarUnit,
  LodgingCalendar,
  Occupancy,
} from '@portal/contract/lodging/stays/calendar'
import { moneyText } from '@portal/contract/shared/plan-prices'
import clsx from 'clsx'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import {
  type Cell,
  cellsOf,
  daysAfter,
  isMarked,
  type Marked,
  markOne,
  markTo,
  occupiedOn,
  toggleRoom,
  touch,
} from './calendar.rules.ts'
import { dayText, rangeText, calendarTexts as texts } from './calendar.texts.ts'
import { afterStay, NightBar, nameOf } from './NightBar.tsx'

const WEEKDAY = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S']
const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()
const isWeekend = (date: string) => weekdayOf(date) === 0 || weekdayOf(date) === 6

type NightGridProps = {
  calendar: LodgingCalendar
  days: readonly string[]
  /** On a phone: a week as wide as the screen, whatever the names of the rooms. */
  isPhone: boolean
  marked: Marked | null
  onMark: (marked: Marked | null) => void
  /** Enter on what is marked. */
  onBlock: () => void
  onOpen: (occupancy: Occupancy) => void
}

/**
 * All units at once. One cell has the keyboard; arrows move it, Shift marks, Enter opens. The mouse drags over
 * nights of one room or of several, a finger touches the first and the last one; the name of a room is its row.
 */
export function NightGrid({
  calendar,
  days,
  isPhone,
  marked,
  onMark,
  onBlock,
  onOpen,
}: NightGridProps) {
  const { units, occupancies, today } = calendar
  const [from = today] = days
  const [here, setHere] = useState({ row: 0, date: days.includes(today) ? today : from })
  const date = days.includes(here.date) ? here.date : from
  const row = Math.min(here.row, units.length - 1)
  const drag = useRef<{ rooms: string[]; anchor: string } | null>(null)
  const isMouse = useRef(false)
  const table = useRef<HTMLTableElement>(null)

  function focusCell(next: { row: number; date: string }) {
    setHere(next)
    // The cell that holds the night may begin before it.
    requestAnimationFrame(() => {
      const cell = table.current?.querySelector<HTMLElement>('[data-here="true"]')
      cell?.focus()
    })
  }

  function widen(start: Marked, to: { row: number; date: string }) {
    const unitId = units[to.row]?.id ?? start.rooms[0] ?? ''
    const wider = markTo(calendar, start, { unitId, date: to.date })
    onMark(wider)
    focusCell({ row: to.row, date: wider.head })
  }

  function onKey(event: KeyboardEvent, cell: Cell, unit: CalendarUnit) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const line = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const start = marked?.rooms.includes(unit.id) ? marked : markOne(unit.id, date)
    if (step !== undefined) {
      event.preventDefault()
      const next = nextDate(cell, date, step)
      if (!days.includes(next)) return
      if (event.shiftKey && cell.kind === 'free') widen(start, { row, date: next })
      else focusCell({ row, date: next })
    } else if (line !== undefined) {
      event.preventDefault()
      const next = Math.min(Math.max(0, row + line), units.length - 1)
      if (event.shiftKey) widen(start, { row: next, date: marked?.head ?? date })
      else focusCell({ row: next, date })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (cell.kind === 'taken') return onOpen(cell.occupancy)
      if (!marked?.rooms.includes(unit.id)) onMark(markOne(unit.id, date))
      onBlock()
    } else if (event.key === 'Escape' && marked) {
      event.preventDefault()
      onMark(null)
    }
  }

  function onPress(event: PointerEvent, unit: CalendarUnit, night: string) {
    isMouse.current = event.pointerType === 'mouse'
    // A finger may be on its way to scroll: it counts once it is lifted.
    if (event.button !== 0 || !isMouse.current) return
    if (!marked?.isOpen) drag.current = { rooms: [unit.id], anchor: night }
    onMark(touch(calendar, marked, { unitId: unit.id, date: night }))
  }
  function onTouch(unit: CalendarUnit, night: string) {
    if (!isMouse.current) onMark(touch(calendar, marked, { unitId: unit.id, date: night }))
  }
  function endDrag() {
    drag.current = null
  }
  function onMove(unit: CalendarUnit, night: string) {
    const start = drag.current
    if (!start || (start.rooms[0] === unit.id && start.anchor === night && marked?.isOpen)) return
    onMark(markTo(calendar, start, { unitId: unit.id, date: night }))
  }

  return (
    <div className="overflow-x-auto" onPointerUp={endDrag}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells that are moved through and marked are a grid
        role="grid"
        aria-label={texts.grid}
        className={clsx(
          'num border-separate border-spacing-0 text-sm select-none',
          isPhone ? 'w-full table-fixed' : 'w-max min-w-full',
        )}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className={clsx(
                'border-line border-b bg-white p-2 text-left font-normal text-muted',
                !isPhone && 'sticky left-0 z-10 w-44 min-w-36',
              )}
              style={isPhone ? PHONE_ROOM : undefined}
            >
              {texts.occupied}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={dayText(day)}
                className={clsx(
                  'border-line border-b text-center font-normal',
                  isPhone ? 'px-0 py-1' : 'w-11 min-w-11 p-1',
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
                className={clsx(
                  'border-line border-b p-0 text-left font-semibold',
                  marked?.rooms.includes(unit.id) ? 'bg-mar-100' : 'bg-white',
                  !isPhone && 'sticky left-0 z-10 w-44 max-w-44',
                )}
              >
                <button
                  type="button"
                  aria-label={texts.markRoom(unit.name)}
                  aria-pressed={marked?.rooms.includes(unit.id) ?? false}
                  onClick={() => onMark(toggleRoom(marked, unit.id, days, today))}
                  className="flex min-h-14 w-full items-center px-1.5 text-left"
                >
                  <span className={clsx('wrap-anywhere', isPhone && 'line-clamp-2 text-xs')}>
                    {unit.name}
                  </span>
                </button>
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
                    aria-label={texts.freeNight(
                      unit.name,
                      dayText(cell.date),
                      moneyText(cell.cents),
                    )}
                    aria-selected={isMarked(marked, unit.id, cell.date)}
                    onPointerDown={(event) => onPress(event, unit, cell.date)}
                    onPointerEnter={() => onMove(unit, cell.date)}
                    onClick={() => onTouch(unit, cell.date)}
                    className={clsx(
                      'h-14 cursor-pointer border-line border-b border-l text-center text-muted focus-visible:outline-3 focus-visible:outline-mar-600 focus-visible:-outline-offset-3',
                      isPhone && 'text-xs',
                      isMarked(marked, unit.id, cell.date)
                        ? 'bg-mar-100 text-mar-950 shadow-[inset_0_2px_0_var(--color-mar-900),inset_0_-2px_0_var(--color-mar-900)]'
                        : isWeekend(cell.date) && 'bg-areia-50',
                    )}
                  >
                    <span className="block" style={afterStay(cell.isAfterStay)}>
                      {Math.round(cell.cents / 100)}
                    </span>
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
                    onPointerEnter={() => onMove(unit, cell.date)}
                    className={clsx(
                      'relative h-14 cursor-pointer border-line border-b border-l focus-visible:outline-3 focus-visible:outline-mar-600 focus-visible:-outline-offset-3',
                      isPhone && 'text-xs',
                    )}
                  >
                    <NightBar cell={cell} isWide={!isPhone} />
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

/** The rest is for seven nights. */
const PHONE_ROOM = { width: '24%' }

const holds = (cell: Cell, date: string) =>
  cell.kind === 'free'
    ? cell.date === date
    : cell.date <= date && date < daysAfter(cell.date, cell.span)

/** Over what is taken in one piece, to the night before or behind it. */
function nextDate(cell: Cell, date: string, step: number): string {
  if (cell.kind === 'free') return daysAfter(date, step)
  return step < 0 ? daysAfter(cell.date, -1) : daysAfter(cell.date, cell.span)
}
