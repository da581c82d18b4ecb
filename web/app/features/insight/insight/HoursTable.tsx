import type { HourFigure } from '@portal/contract/insight/insight/figures'
import { countText, weekdayName } from '@portal/contract/insight/insight/insight.texts'
import { PlotTable } from '~/ui/plots/PlotTable.tsx'
import { shadeOf } from '~/ui/plots/scale.rules.ts'
import { insightScreenTexts as texts } from './insight-screen.texts.ts'

/** Monday first, as the week of a shop goes. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]
/** The hours a column begins with; before six little happens, and it is one column. */
const COLUMNS = [0, 6, 8, 10, 12, 14, 16, 18, 20, 22]
/** Where the night, the morning, noon, the afternoon and the evening begin. */
const PARTS = [0, 6, 10, 14, 18]
const SHADES = [
  'bg-areia-100',
  'bg-mar-100/60',
  'bg-mar-100',
  'bg-mar-300/70',
  'bg-mar-600 text-white',
  'bg-mar-900 text-white',
]

const beginOf = (starts: readonly number[], hour: number) => starts.findLast((one) => one <= hour)
const shortName = (weekday: number) => weekdayName(weekday).slice(0, 3)

/** A table that is its own plot: the more came, the darker. */
export function HoursTable({ hours }: { hours: readonly HourFigure[] }) {
  const visitsOf = (weekday: number, starts: readonly number[], start: number) =>
    hours
      .filter((one) => one.weekday === weekday && beginOf(starts, one.hour) === start)
      .reduce((sum, { visits }) => sum + visits, 0)
  const hasNight = hours.some(({ hour }) => hour < 6)
  const columns = hasNight ? COLUMNS : COLUMNS.slice(1)
  const rows = WEEK.map((weekday) => ({
    weekday,
    cells: columns.map((start) => visitsOf(weekday, COLUMNS, start)),
  }))
  const most = Math.max(...rows.flatMap(({ cells }) => cells))
  return (
    <>
      <table className="num -mx-0.5 w-full table-fixed border-separate border-spacing-0.5 text-xs">
        <caption className="sr-only">{texts.hoursCaption}</caption>
        <thead>
          <tr className="text-muted">
            <td className="w-9" />
            {columns.map((start) => (
              <th key={start} scope="col" className="font-normal">
                {start}h
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weekday, cells }) => (
            <tr key={weekday}>
              <th scope="row" className="text-left font-normal text-muted">
                {shortName(weekday)}
              </th>
              {cells.map((visits, column) => (
                <td
                  key={columns[column]}
                  className={`h-8.5 rounded-[6px] text-center ${SHADES[shadeOf(visits, most)]}`}
                >
                  {visits > 999 ? `${Math.round(visits / 100) / 10}k` : visits}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2.5 text-muted text-xs">{texts.hoursNote}</p>
      <PlotTable
        caption={texts.partsCaption}
        heads={[texts.day, ...texts.parts, texts.total]}
        rows={WEEK.map((weekday) => {
          const parts = PARTS.map((start) => visitsOf(weekday, PARTS, start))
          const total = parts.reduce((sum, one) => sum + one, 0)
          return [shortName(weekday), ...[...parts, total].map(countText)]
        })}
      />
    </>
  )
}
