import type { LodgingCalendar, Occupancy } from '@portal/contract/lodging/stays/calendar'
import { LogIn, LogOut } from 'lucide-react'
import { Panel } from '~/ui/Panel.tsx'
import { comingAndGoing, occupiedOn } from './calendar.rules.ts'
import { calendarTexts, dayText } from './calendar.texts.ts'

const { todayList: texts } = calendarTexts

type TodayListProps = { calendar: LodgingCalendar; onOpen: (occupancy: Occupancy) => void }

/** Who arrives, who leaves; each opens the stay, with its phone. */
export function TodayList({ calendar, onOpen }: TodayListProps) {
  const { today, units, occupancies } = calendar
  const rows = comingAndGoing(occupancies, today)
  const unitName = (id: string) => units.find((unit) => unit.id === id)?.name ?? ''
  return (
    <Panel aria-labelledby="calendario-hoje" className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="calendario-hoje" className="text-h3">
          {texts.title(dayText(today))}
        </h2>
        <p className="num text-muted text-sm">
          {texts.occupied(occupiedOn(occupancies, today), units.length)}
        </p>
      </div>
      {rows.length === 0 ? <p className="text-muted">{texts.none}</p> : null}
      <ul>
        {rows.map(({ occupancy, what }) => (
          <li key={`${what} ${occupancy.id}`} className="border-line border-t first:border-0">
            <button
              type="button"
              onClick={() => onOpen(occupancy)}
              className="grid min-h-14 w-full grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3 py-2 text-left [&_svg]:size-5 [&_svg]:text-mar-700"
            >
              {what === 'arrives' ? <LogIn aria-hidden="true" /> : <LogOut aria-hidden="true" />}
              <span className="wrap-break-word">
                <b>{occupancy.stay?.name}</b> {texts[what]} · {unitName(occupancy.unit_id)}
                <span className="num block text-muted text-sm">
                  {texts.guests(occupancy.stay?.guests ?? 1)}
                  {what === 'arrives' ? `, ${texts.until(dayText(occupancy.departure))}` : ''}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
