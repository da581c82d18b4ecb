import { reopeningDay } from '@portal/contract/guide/establishments/hours-calendar'
import type {
  HolidayHours,
  HoursException,
  OpeningHours,
  Period,
  Season,
  WeekHours,
} from '@portal/contract/guide/establishments/hours-types'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'

/** Sunday first, as `WeekHours` counts. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
/** As the format writes a week: from Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
]

/**
 * Hours as OpenStreetMap writes them (`opening_hours`): a later rule takes the place of an earlier one
 * on the days both speak of, so the strongest stands last. Empty where nobody said when it is open.
 */
export function osmHours(hours: OpeningHours | null): string {
  if (!hours?.weekly) return ''
  return [
    ...weekRules(hours.weekly),
    ...hours.seasons.flatMap(seasonRules),
    ...holidayRules(hours.holidays),
    ...hours.exceptions.flatMap(exceptionRules),
    ...closureRules(hours),
  ].join('; ')
}

/** Days in a row with the same hours share a rule; a week of closed days is said, not left out. */
function weekRules(week: WeekHours): string[] {
  const rules: { first: number; last: number; times: string }[] = []
  for (const [place, weekday] of WEEK.entries()) {
    const times = timesOf(week[weekday] ?? [])
    const before = rules.at(-1)
    if (before && before.times === times) before.last = place
    else rules.push({ first: place, last: place, times })
  }
  return rules.map(({ first, last, times }) => `${daysText(first, last)} ${times}`)
}

function daysText(first: number, last: number): string {
  const name = (place: number) => DAYS[WEEK[place] ?? 0]
  return first === last ? `${name(first)}` : `${name(first)}-${name(last)}`
}

const seasonRules = ({ from, to, weekly }: Season): string[] =>
  weekRules(weekly).map((rule) => `${monthDay(from)}-${monthDay(to)} ${rule}`)

function holidayRules(holidays: HolidayHours): string[] {
  if (holidays.rule === 'normal') return []
  return [`PH ${timesOf(holidays.rule === 'own' ? holidays.periods : [])}`]
}

const exceptionRules = ({ date, periods }: HoursException): string[] =>
  periods ? [`${dateText(date)} ${timesOf(periods)}`] : []

/** Nobody knows since when; the format asks for a first day, and any past one does. */
function closureRules(hours: OpeningHours): string[] {
  const reopening = reopeningDay(hours)
  if (reopening === null) return []
  if (reopening === Infinity) return ['off']
  return [`2000 Jan 01-${dateText(isoDateOfDay(reopening - 1))} off`]
}

const timesOf = (periods: readonly Period[]): string =>
  periods.length === 0 ? 'off' : periods.map(periodText).join(',')

/** Past midnight the format counts on, as we do: 23:30-26:00. */
const periodText = ({ opens, closes }: Period) => `${clock(opens)}-${clock(closes)}`

function clock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

const monthDay = (date: string) => `${MONTHS[Number(date.slice(0, 2)) - 1]} ${date.slice(3)}`
const dateText = (date: string) => `${date.slice(0, 4)} ${monthDay(date.slice(5))}`
