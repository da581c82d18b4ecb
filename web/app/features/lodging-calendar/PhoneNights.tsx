import { moneyText } from '@portal/contract/plans/plan-rules'
import type { LodgingCalendar, Occupancy } from '@portal/contract/stays/calendar'
import clsx from 'clsx'
import { useState } from 'react'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { type Cell, type Marked, markedRange, markTo, weeksOf } from './calendar.rules.ts'
import { dayText, rangeText, calendarTexts as texts } from './calendar.texts.ts'
import { BAR, nameOf } from './NightGrid.tsx'

type PhoneNightsProps = {
  calendar: LodgingCalendar
  from: string
  marked: Marked | null
  onMark: (marked: Marked | null) => void
  onOpen: (occupancy: Occupancy) => void
}

/** One unit at a time, week under week: a thumb reaches every night. The first and the last one are touched. */
export function PhoneNights({ calendar, from, marked, onMark, onOpen }: PhoneNightsProps) {
  const { units, occupancies, today } = calendar
  const [chosen, choose] = useState(units[0]?.id)
  const unit = units.find(({ id }) => id === chosen) ?? units[0]
  if (!unit) return null
  const range = marked?.unitId === unit.id ? markedRange(marked) : null
  const touch = (night: string) =>
    onMark(
      marked?.unitId === unit.id && marked.anchor === marked.head
        ? markTo(calendar, marked, night)
        : { unitId: unit.id, anchor: night, head: night },
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset aria-label={texts.unit}>
        <ChipRow>
          {units.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === unit.id}
              onClick={() => choose(id)}
              className="min-h-11 flex-none rounded-full bg-areia-100 px-4 aria-pressed:bg-mar-950 aria-pressed:text-white"
            >
              {name}
            </button>
          ))}
        </ChipRow>
      </fieldset>
      <table aria-label={texts.nightsOf(unit.name)} className="num w-full table-fixed text-sm">
        <thead>
          <tr>
            {texts.weekdays.map((word) => (
              <th key={word} scope="col" abbr={word} className="p-1 font-normal text-muted">
                {word.charAt(0).toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(unit, occupancies, from).map((week) => (
            <tr key={week[0]?.date} className="border-line border-t">
              {week.map(({ date, cell, isFirst }) => (
                <td key={date} className="p-0 text-center align-top">
                  {cell ? (
                    <button
                      type="button"
                      aria-pressed={cell.kind === 'free' ? isIn(range, date) : undefined}
                      onClick={() => (cell.kind === 'free' ? touch(date) : onOpen(cell.occupancy))}
                      className={clsx(
                        'relative grid min-h-15 w-full content-start gap-0.5 overflow-hidden py-1',
                        isIn(range, date) && 'bg-mar-100',
                      )}
                    >
                      <span className="sr-only">{labelOf(cell, unit.name, date)}</span>
                      <b
                        aria-hidden="true"
                        className={clsx('mx-auto w-7 rounded-full', date === today && 'bg-sol-400')}
                      >
                        {Number(date.slice(8))}
                      </b>
                      {cell.kind === 'free' ? (
                        <span aria-hidden="true" className="text-muted">
                          {Math.round(cell.cents / 100)}
                        </span>
                      ) : (
                        <span
                          aria-hidden="true"
                          className={clsx(
                            'block h-6 truncate px-1 text-left font-semibold',
                            BAR[cell.occupancy.kind],
                          )}
                        >
                          {isFirst ? nameOf(cell.occupancy) : ''}
                        </span>
                      )}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">{texts.touch}</p>
    </div>
  )
}

const isIn = (range: { first: string; last: string } | null, date: string) =>
  range !== null && range.first <= date && date <= range.last

const labelOf = (cell: Cell, unit: string, date: string) =>
  cell.kind === 'free'
    ? texts.free(unit, dayText(date), moneyText(cell.cents))
    : texts.taken(
        texts.kinds[cell.occupancy.kind],
        nameOf(cell.occupancy),
        unit,
        rangeText(cell.occupancy.arrival, cell.occupancy.departure),
      )
