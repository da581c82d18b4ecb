import type { EditedShift } from '@portal/contract/city/utilities/duty-editor'
import type { DutyDay } from '@portal/contract/city/utilities/duty-rules'
import { Plus } from 'lucide-react'
import { hourText, momentDayText } from '~/platform/moments.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.rota
const noonOf = (date: string) => new Date(`${date}T15:00:00Z`)

type RotaCalendarProps = {
  before: number
  days: DutyDay<EditedShift>[]
  onAdd: (date: string) => void
  onEdit: (shift: EditedShift, date: string) => void
}

/** A month as it hangs on the wall; on a phone, day under day. */
export function RotaCalendar({ before, days, onAdd, onEdit }: RotaCalendarProps) {
  return (
    <ol className="grid gap-1 md:grid-cols-7">
      {days.map(({ date, shifts }, index) => (
        <li
          key={date}
          style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
          className="flex min-h-14 min-w-0 flex-wrap items-center gap-x-2 rounded-input bg-areia-100 p-2 max-md:col-auto! md:min-h-28 md:flex-col md:items-stretch md:gap-1"
        >
          <div className="flex items-center justify-between max-md:w-32">
            <span className="num font-semibold text-sm">
              <span className="md:hidden">{momentDayText(noonOf(date))}</span>
              <span className="max-md:hidden">
                {momentDayText(noonOf(date)).split(',')[0]} {Number(date.slice(8))}
              </span>
            </span>
            <IconButton
              label={texts.addOn(momentDayText(noonOf(date)))}
              onClick={() => onAdd(date)}
              className="max-md:hidden"
            >
              <Plus aria-hidden="true" />
            </IconButton>
          </div>
          {shifts.length === 0 ? (
            <button
              type="button"
              onClick={() => onAdd(date)}
              className="min-h-11 flex-1 text-left text-muted text-xs md:flex-none"
            >
              {texts.none}
            </button>
          ) : null}
          {shifts.map((shift) => (
            <button
              key={shift.id}
              type="button"
              onClick={() => onEdit(shift, date)}
              className="min-h-11 min-w-0 rounded-item bg-white px-2 py-1 text-left text-xs leading-tight hover:bg-mar-100 max-md:flex-1"
            >
              <span className="sr-only">{texts.edit(momentDayText(noonOf(date)))}: </span>
              <span className="line-clamp-2 font-semibold">{shift.name}</span>
              <span className="num text-muted">
                {shift.is_extra ? `${texts.extra}, ` : ''}
                {hourText(new Date(shift.starts_at))}–{hourText(new Date(shift.ends_at))}
              </span>
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}
