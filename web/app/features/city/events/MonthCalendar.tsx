import type { CalendarDay } from '@portal/contract/city/events/event'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { hourText } from '~/platform/moments.ts'
import { IconLink } from '~/ui/IconLink.tsx'
import { type EventsState, eventAddress, eventsAddress, monthAway } from './event-address.rules.ts'
import { longDay, monthText } from './event-text.rules.ts'
import { eventsTexts } from './events.texts.ts'
import { weeksOf } from './month.rules.ts'

const texts = eventsTexts.calendar
const MOST_TITLES = 3

type MonthCalendarProps = { state: EventsState; month: string; days: CalendarDay[]; today: string }

/** A wall calendar as a table; on a phone the days with something follow as a list. */
export function MonthCalendar({ state, month, days, today }: MonthCalendarProps) {
  const { categoria, gratis, busca } = state
  const kept = { categoria, gratis, busca }
  const found = new Map(days.map(({ day, events }) => [day, events]))
  const dayTo = (day: string) => eventsAddress({ ...kept, de: day, ate: day })
  return (
    <>
      <div className="mt-6 flex items-center justify-between gap-3">
        <h2 className="text-h3 first-letter:uppercase">{monthText(month)}</h2>
        <div className="flex gap-1">
          <IconLink
            to={eventsAddress({ ...kept, mes: monthAway(month, -1) })}
            label={texts.previous}
            preventScrollReset
          >
            <ChevronLeft aria-hidden="true" />
          </IconLink>
          <IconLink
            to={eventsAddress({ ...kept, mes: monthAway(month, 1) })}
            label={texts.next}
            preventScrollReset
          >
            <ChevronRight aria-hidden="true" />
          </IconLink>
        </div>
      </div>
      <table className="mt-3 w-full table-fixed border-separate border-spacing-1">
        <caption className="sr-only">{texts.caption(monthText(month))}</caption>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 font-semibold text-muted text-xs">
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <DayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has only its position
                  key={index}
                  day={day}
                  isToday={day === today}
                  events={(day && found.get(day)) || []}
                  to={day ? dayTo(day) : ''}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayByDay days={days} />
    </>
  )
}

type DayCellProps = {
  /** Null before the first of the month and after its last. */
  day: string | null
  isToday: boolean
  events: CalendarDay['events']
  to: string
}

function DayCell({ day, isToday, events, to }: DayCellProps) {
  if (!day) return <td />
  const number = Number(day.slice(8))
  const look = `num h-11 rounded-input p-1.5 align-top text-sm md:h-26 ${events.length > 0 ? 'bg-mar-100' : 'bg-areia-100 text-muted'} ${isToday ? 'outline-2 outline-guara-600' : ''}`
  if (events.length === 0) {
    return (
      <td className={look}>
        <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
          {number}
        </time>
      </td>
    )
  }
  return (
    <td className={look}>
      <Link
        to={to}
        aria-label={texts.day(longDay(day), events.length)}
        aria-current={isToday ? 'date' : undefined}
        className="grid min-h-11 content-start font-semibold underline-offset-4 hover:underline md:min-h-8"
      >
        {number}
        <span aria-hidden="true" className="text-mar-700 text-xs md:hidden">
          {'•'.repeat(Math.min(events.length, 3))}
        </span>
      </Link>
      <ul className="hidden gap-1 text-xs md:grid">
        {events.slice(0, MOST_TITLES).map((event) => (
          <li key={event.slug + event.starts_at} className="truncate">
            <Link
              to={eventAddress(event)}
              className={`hover:underline ${event.situation === 'cancelled' ? 'line-through' : ''}`}
            >
              {event.title}
            </Link>
          </li>
        ))}
        {events.length > MOST_TITLES ? (
          <li className="text-muted">{texts.andMore(events.length - MOST_TITLES)}</li>
        ) : null}
      </ul>
    </td>
  )
}

function DayByDay({ days }: { days: CalendarDay[] }) {
  if (days.length === 0) return <p className="mt-6 text-muted">{texts.empty}</p>
  return (
    <section aria-label={texts.agenda} className="mt-6 grid gap-5 md:hidden">
      {days.map(({ day, events }) => (
        <div key={day} className="border-line border-t pt-3">
          <h3 className="text-base first-letter:uppercase">{longDay(day)}</h3>
          <ul>
            {events.map((event) => (
              <li key={event.slug + event.starts_at}>
                <Link
                  to={eventAddress(event)}
                  className="flex min-h-11 items-center gap-3 hover:underline"
                >
                  <span className="num w-14 flex-none text-muted text-sm">
                    {event.is_all_day ? texts.allDay : hourText(new Date(event.starts_at))}
                  </span>
                  <span
                    className={event.situation === 'cancelled' ? 'line-through' : 'font-semibold'}
                  >
                    {event.title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
