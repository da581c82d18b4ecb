import type { TideDay } from '@portal/contract/city/tides/tide'
import { dayNumberText, weekdayText } from '@portal/contract/city/tides/tide.texts'
import { Link } from 'react-router'
import { DAY_PARAMETER } from './tides.constants.ts'
import { tidesTexts as texts } from './tides.texts.ts'

type DayPickerProps = { days: readonly TideDay[]; chosen: string; today: string | null }

/** Links: the day is in the address, and the choice works without scripts. */
export function DayPicker({ days, chosen, today }: DayPickerProps) {
  return (
    <nav aria-label={texts.pickDay} className="mt-6 lg:mt-8">
      <ol className="-mx-5 flex gap-1.5 overflow-x-auto px-5 [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-7 lg:gap-2 lg:px-0">
        {days.map(({ date }) => (
          <li key={date} className="flex-none">
            <Link
              to={date === today ? '?' : `?${DAY_PARAMETER}=${date}`}
              replace
              preventScrollReset
              aria-current={date === chosen ? 'date' : undefined}
              className="num grid min-h-14 min-w-15.5 place-content-center rounded-input px-2.5 py-1.5 text-center text-muted text-xs leading-[1.3] hover:bg-areia-100 aria-[current]:bg-mar-900 aria-[current]:text-on-dark-muted lg:min-h-16"
            >
              {date === today ? texts.today : weekdayText(date)}
              <b className="block font-bold font-head text-[1.125rem] leading-[1.15] text-ink in-aria-[current]:text-white">
                {dayNumberText(date)}
              </b>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
