import { MOST_NIGHTS } from '@portal/contract/lodging/lodging/quote'
import { dayOfKnownDate, isoDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import clsx from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { lodgingTexts } from './lodging-page.texts.ts'
import { type Stay, USUAL_GUESTS } from './stay.rules.ts'
import { moneyText, weekdayText } from './stay.texts.ts'

const { calendar: texts } = lodgingTexts

/** A night as it can be chosen; without a price where it is of no room in particular. */
export type PickedNight = {
  date: string
  cents: number | null
  is_taken: boolean
  min_nights: number
}
type StayCalendarProps = {
  nights: readonly PickedNight[]
  stay: Stay | null
  /** What to do, said above the months. */
  lead: string
  /** Before the script is there a free night leads to a stay that begins with it. */
  addressOf: (stay: Stay) => string
  onPick: (stay: Stay) => void
  /** So many months beside each other on wide screens. */
  className?: string
}

const monthName = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthText = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
const HATCHED =
  'bg-[repeating-linear-gradient(135deg,var(--color-areia-200)_0_4px,transparent_4px_9px)]'

/**
 * The one way in which dates of a stay are chosen: the day of arrival, then the day of leaving. Of a room each
 * night has its price, the cheapest ones are green and taken ones are hatched.
 */
export function StayCalendar({
  nights,
  stay,
  lead,
  addressOf,
  onPick,
  className,
}: StayCalendarProps) {
  const [from, setFrom] = useState<string | null>(null)
  const [short, setShort] = useState<number | null>(null)
  const months = Map.groupBy(nights, ({ date }) => date.slice(0, 7))
  const byDate = new Map(nights.map((night) => [night.date, night]))
  const cheapest = Math.min(
    ...nights.flatMap(({ is_taken: isTaken, cents }) => (isTaken || cents === null ? [] : [cents])),
  )
  const last = from === null ? null : lastDeparture(from, byDate)
  const isEnd = ({ date }: PickedNight) =>
    from !== null && last !== null && date > from && date <= last

  function tap(night: PickedNight) {
    setShort(null)
    if (from === null || !isEnd(night)) {
      if (!night.is_taken) setFrom(night.date)
      return
    }
    const least = leastNights(from, night.date, byDate)
    if (dayOfKnownDate(night.date) - dayOfKnownDate(from) < least) return setShort(least)
    setFrom(null)
    onPick({ arrival: from, departure: night.date, guests: stay?.guests ?? USUAL_GUESTS })
  }
  const isMine = ({ date }: PickedNight) =>
    from !== null ? date === from : stay !== null && stay.arrival <= date && date < stay.departure
  return (
    <>
      <p aria-live="polite" className="mt-1 text-muted">
        {short !== null
          ? texts.short(short)
          : from === null
            ? lead
            : texts.leave(weekdayText(from))}
      </p>
      <div className={clsx('mt-4 grid grid-cols-[minmax(0,1fr)] gap-6', className)}>
        {[...months].map(([month, own]) => (
          <table key={month} className="num w-full table-fixed self-start text-sm">
            <caption className="pb-2 text-left font-semibold first-letter:uppercase">
              {monthText(month)}
            </caption>
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
              {weeksOf(own).map((week) => (
                <tr key={week.find((night) => night)?.date}>
                  {week.map((night, weekday) => (
                    // A place in the week that no night of the month has.
                    <td key={night?.date ?? `${month} ${weekday}`} className="p-0.5 text-center">
                      {night ? (
                        <NightCell
                          night={night}
                          isLeaving={byDate.get(dayAfter(night.date, -1))?.is_taken === false}
                          isCheapest={night.cents === cheapest}
                          isMine={isMine(night)}
                          isEnd={isEnd(night)}
                          to={addressOf(stayFrom(night, byDate, stay))}
                          onTap={() => tap(night)}
                        />
                      ) : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {Number.isFinite(cheapest) ? (
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
          {(['mine', 'cheapest', 'taken'] as const).map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={clsx('size-4 rounded-sm border border-line', LEGEND[kind])}
              />
              {texts.legend[kind]}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const LEGEND = { mine: 'bg-mar-950', cheapest: 'border-mangue-700', taken: HATCHED }
const CELL = 'relative grid min-h-12 w-full content-center rounded-sm'

type NightCellProps = {
  night: PickedNight
  /** The night before can be slept: somebody may leave on this day. */
  isLeaving: boolean
  isCheapest: boolean
  isMine: boolean
  /** After the arrival that was chosen: the stay may end here. */
  isEnd: boolean
  to: string
  onTap: () => void
}

function NightCell({ night, isLeaving, isCheapest, isMine, isEnd, to, onTap }: NightCellProps) {
  const { date, cents, is_taken: isTaken } = night
  const day = Number(date.slice(8))
  if (isTaken && isEnd) {
    return (
      <button
        type="button"
        className={clsx(CELL, 'cursor-pointer bg-mar-100', HATCHED)}
        onClick={onTap}
      >
        <span className="sr-only">{texts.end(weekdayText(date))}</span>
        <b aria-hidden="true">{day}</b>
        <span aria-hidden="true" className="text-xs">
          {texts.leaving}
        </span>
      </button>
    )
  }
  if (isTaken) {
    return (
      <span className={clsx(CELL, 'text-muted', HATCHED)}>
        <s aria-hidden="true">{day}</s>
        {isLeaving ? <span className="text-xs">{texts.leaving}</span> : null}
        <span className="sr-only">{texts.taken(weekdayText(date))}</span>
      </span>
    )
  }
  const price = cents === null ? null : moneyText(cents)
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={isMine ? 'date' : undefined}
      className={clsx(
        CELL,
        isMine
          ? 'bg-mar-950 text-white hover:bg-mar-900'
          : isEnd
            ? 'bg-mar-100 hover:bg-sol-100'
            : 'hover:bg-areia-100',
      )}
      onClick={(event) => {
        event.preventDefault()
        onTap()
      }}
    >
      <span className="sr-only">
        {isEnd ? texts.end(weekdayText(date)) : texts.free(weekdayText(date), price)}
      </span>
      <b aria-hidden="true">{day}</b>
      {cents === null ? null : (
        <span
          aria-hidden="true"
          className={clsx('text-xs', isMine ? '' : isCheapest ? 'text-mangue-700' : 'text-muted')}
        >
          {Math.round(cents / 100)}
        </span>
      )}
    </Link>
  )
}

const dayAfter = (date: string, days: number) => isoDateOfDay(dayOfKnownDate(date) + days)
type ByDate = ReadonlyMap<string, PickedNight>

/** The day on which the first night is taken that comes after: until then the bed is free. */
function lastDeparture(from: string, byDate: ByDate): string {
  let nights = 1
  while (nights < MOST_NIGHTS && byDate.get(dayAfter(from, nights))?.is_taken === false) nights += 1
  return dayAfter(from, nights)
}

/** The longest minimum of the nights that would be slept. */
function leastNights(from: string, until: string, byDate: ByDate): number {
  let least = 1
  for (let date = from; date < until; date = dayAfter(date, 1)) {
    least = Math.max(least, byDate.get(date)?.min_nights ?? 1)
  }
  return Math.min(least, MOST_NIGHTS)
}

/** As long as the stay that was looked at, or as long as must be, and no longer than is free. */
function stayFrom(night: PickedNight, byDate: ByDate, stay: Stay | null): Stay {
  const wanted = stay ? dayOfKnownDate(stay.departure) - dayOfKnownDate(stay.arrival) : 1
  const most = Math.min(Math.max(wanted, night.min_nights), MOST_NIGHTS)
  let nights = 1
  while (nights < most && byDate.get(dayAfter(night.date, nights))?.is_taken === false) nights += 1
  return {
    arrival: night.date,
    departure: dayAfter(night.date, Math.max(nights, Math.min(night.min_nights, MOST_NIGHTS))),
    guests: stay?.guests ?? USUAL_GUESTS,
  }
}

/** From Sunday; weeks that have passed are not drawn, for no night of them is known. */
function weeksOf(nights: readonly PickedNight[]): (PickedNight | null)[][] {
  const [first] = nights
  if (!first) return []
  const empty = Array<null>(weekdayOfDay(dayOfKnownDate(first.date))).fill(null)
  const cells = [...empty, ...nights]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  )
}
