import { isoDateOfDay, type Weekday, weekdayOfDay } from '../../shared/calendar-days.ts'
import { CITY_TIME_ZONE, dayAt } from '../../shared/time-zones.ts'
import {
  longDateText,
  periodsText,
  seasonText,
  WEEKDAYS_SHORT,
  weekdayAndDateText,
} from './hours.texts.ts'
import { type DayPlan, hoursCalendar, reopeningDay } from './hours-calendar.ts'
import type { OpeningHours, Season, WeekHours } from './hours-types.ts'

/** The hours of a business as rows to show; what applies now is the `openStateLine`'s to say. */

export type HoursRow = {
  days: Weekday[]
  /** "Seg a sex", "Sáb e dom", "Todos os dias" */
  label: string
  /** "11h às 15h · 18h às 23h" */
  text: string
  /** "só em julho": why the row differs from the usual week. */
  note: string | null
  isToday: boolean
}

/** A printed week begins on Monday. */
const WEEK_IN_PRINT: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]
const DAYS_ANNOUNCED = 30

/** The week in force today, equal neighbours in one row. Empty while nobody told the hours. */
export function hoursTable(
  hours: OpeningHours | null,
  now: Date,
  timeZone = CITY_TIME_ZONE,
): HoursRow[] {
  const calendar = hours && hoursCalendar(hours)
  if (!hours?.weekly || !calendar) return []
  const today = dayAt(now, timeZone)
  const { season } = calendar.planOf(today)
  return weekRows(season?.weekly ?? hours.weekly, {
    usual: hours.weekly,
    note: season && seasonNote(season),
    today: weekdayOfDay(today),
  })
}

/** Each season with its own rows, for a page that shows the whole year. */
export function seasonTables(hours: OpeningHours): { title: string; rows: HoursRow[] }[] {
  return hours.seasons.map((season) => ({
    title: seasonTitle(season),
    rows: weekRows(season.weekly),
  }))
}

type RowContext = { usual: WeekHours; note: string | null; today: Weekday | null }

export function weekRows(
  week: WeekHours,
  { usual, note, today }: RowContext = { usual: week, note: null, today: null },
): HoursRow[] {
  const textOf = (of: WeekHours, day: Weekday) => periodsText(of[day] ?? [])
  const rows: HoursRow[] = []
  for (const day of WEEK_IN_PRINT) {
    const text = textOf(week, day)
    const ownNote = text === textOf(usual, day) ? null : note
    const last = rows.at(-1)
    if (last && last.text === text && last.note === ownNote) last.days.push(day)
    else rows.push({ days: [day], label: '', text, note: ownNote, isToday: false })
  }
  return rows.map((row) => ({
    ...row,
    label: daysText(row.days),
    isToday: today !== null && row.days.includes(today),
  }))
}

function daysText(days: readonly Weekday[]) {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
  if (days.length === 7) return 'Todos os dias'
  if (days.length === 1) return WEEKDAYS_SHORT[first]
  const link = days.length === 2 ? 'e' : 'a'
  return `${WEEKDAYS_SHORT[first]} ${link} ${WEEKDAYS_SHORT[last].toLowerCase()}`
}

export type ComingDay = { date: string; label: string; text: string; note: string | null }

/** "Hoje", "Amanhã", "Seg., 20 de jul.": the next days as they will really be. */
export function comingDays(
  hours: OpeningHours | null,
  now: Date,
  count: number,
  timeZone = CITY_TIME_ZONE,
): ComingDay[] {
  const calendar = hours && hoursCalendar(hours)
  if (!calendar) return []
  const today = dayAt(now, timeZone)
  return Array.from({ length: count }, (_, ahead) => {
    const plan = calendar.planOf(today + ahead)
    const label = ['Hoje', 'Amanhã'][ahead] ?? weekdayAndDateText(today + ahead)
    return {
      date: isoDateOfDay(today + ahead),
      label,
      text: periodsText(plan.periods),
      note: noteOf(plan),
    }
  })
}

/** Days of the coming month that are not as usual: "Sáb., 25 de jul." "Rallye do Sol: fechado". */
export function announcements(
  hours: OpeningHours | null,
  now: Date,
  timeZone = CITY_TIME_ZONE,
): ComingDay[] {
  const calendar = hours && hoursCalendar(hours)
  if (!calendar) return []
  const today = dayAt(now, timeZone)
  const days = Array.from({ length: DAYS_ANNOUNCED }, (_, ahead) => today + ahead)
  return days.flatMap((day) => {
    const plan = calendar.planOf(day)
    if (plan.source === 'temporarily-closed') return []
    if (plan.source !== 'holiday' && !plan.exception) return []
    const note = noteOf(plan)
    const text = announcementText(plan, note)
    return [{ date: isoDateOfDay(day), label: weekdayAndDateText(day), text, note }]
  })
}

/** "Reabre em 1º de agosto", beside "Fechado temporariamente"; `null` while nobody knows when. */
export function reopeningText(hours: OpeningHours | null): string | null {
  const day = hours && reopeningDay(hours)
  return day === null || day === Infinity ? null : `Reabre em ${longDateText(day)}`
}

function announcementText(plan: DayPlan, note: string | null) {
  if (plan.exception && !plan.exception.periods) return note ?? ''
  const hours = periodsText(plan.periods)
  return note ? `${note}: ${hours.toLowerCase()}` : hours
}

function noteOf({ source, exception, holiday, season }: DayPlan): string | null {
  if (source === 'temporarily-closed') return null
  if (exception?.note) return exception.note
  if (source === 'holiday' && holiday) return holiday.name
  return source === 'season' && season ? seasonNote(season) : null
}

function seasonNote(season: Season) {
  return season.name ?? seasonText(season)
}

function seasonTitle(season: Season) {
  const text = seasonText(season)
  const when = text.charAt(0).toUpperCase() + text.slice(1)
  return season.name ? `${season.name} (${text})` : when
}
