import type {
  CalendarUnit,
  LodgingCalendar,
  Occupancy,
} from '@portal/contract/lodging/stays/calendar'
import { moneyText } from '@portal/contract/shared/plan-prices'
import clsx from 'clsx'
import { type Cell, daysFrom, isMarked, type Marked, touch, weeksOf } from './calendar.rules.ts'
import { dayText, rangeText, calendarTexts as texts } from './calendar.texts.ts'
import { afterStay, NightBar, nameOf } from './NightBar.tsx'

type PhoneNightsProps = {
  calendar: LodgingCalendar
  unit: CalendarUnit
  from: string
  marked: Marked | null
  onMark: (marked: Marked | null) => void
  onOpen: (occupancy: Occupancy) => void
}

/** One room, week under week: a thumb reaches every night. The first and the last one are touched. */
export function PhoneNights({ calendar, unit, from, marked, onMark, onOpen }: PhoneNightsProps) {
  const { occupancies, today } = calendar
  return (
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
      {weeksOf(unit, occupancies, from).map(({ first, cells }) => (
        <tbody key={first}>
          <tr className="border-line border-t">
            {daysFrom(first, 7).map((date) => (
              <td key={date} className="pt-1 text-center">
                <b
                  className={clsx(
                    'mx-auto block w-7 rounded-full',
                    date === today && 'bg-sol-400',
                    date < today && 'text-muted',
                  )}
                >
                  {Number(date.slice(8))}
                </b>
              </td>
            ))}
          </tr>
          <tr>
            {cells.map((cell, index) =>
              cell ? (
                <td
                  key={cell.date}
                  colSpan={cell.kind === 'taken' ? cell.span : 1}
                  className="p-0 text-center"
                >
                  <button
                    type="button"
                    aria-pressed={
                      cell.kind === 'free' ? isMarked(marked, unit.id, cell.date) : undefined
                    }
                    aria-label={labelOf(cell, unit.name)}
                    onClick={() =>
                      cell.kind === 'free'
                        ? onMark(touch(calendar, marked, { unitId: unit.id, date: cell.date }))
                        : onOpen(cell.occupancy)
                    }
                    className={clsx(
                      'relative grid min-h-11 w-full place-items-center',
                      isMarked(marked, unit.id, cell.date) && 'bg-mar-100 font-semibold',
                    )}
                  >
                    {cell.kind === 'free' ? (
                      <span className="text-muted" style={afterStay(cell.isAfterStay)}>
                        {Math.round(cell.cents / 100)}
                      </span>
                    ) : (
                      <NightBar cell={cell} />
                    )}
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a night is its place in the row.
                <td key={index} />
              ),
            )}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const labelOf = (cell: Cell, unit: string) =>
  cell.kind === 'free'
    ? texts.freeNight(unit, dayText(cell.date), moneyText(cell.cents))
    : texts.taken(
        texts.kinds[cell.occupancy.kind],
        nameOf(cell.occupancy),
        unit,
        rangeText(cell.occupancy.arrival, cell.occupancy.departure),
      )
