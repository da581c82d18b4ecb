import type {
  HoursException,
  OpeningHours,
  Period,
  Season,
  WeekHours,
} from '@portal/contract/guide/establishments/hours-types'
import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'
import type { Weekday } from '@portal/contract/shared/calendar-days'
import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'

/** A time field somebody has emptied: it is asked for before anything is saved. */
export const NOT_TOLD = Number.NaN
export const isTold = ({ opens, closes }: Period) => !Number.isNaN(opens) && !Number.isNaN(closes)

/** A printed week begins on Monday. */
export const WEEK_IN_PRINT: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

const NINE_TO_SIX: Period = { opens: 9 * 60, closes: 18 * 60 }
const WHOLE_DAY: Period = { opens: 0, closes: MINUTES_PER_DAY }
const EVENING: Period = { opens: 18 * 60, closes: 22 * 60 }

/** As most kitchens of a beach keep them: on Monday, after the weekend, they rest. */
const LUNCH: Period = { opens: 11 * 60, closes: 15 * 60 }
const DINNER: Period = { opens: 18 * 60, closes: 23 * 60 }

/** "18:30" → 1110; `NOT_TOLD` where the field is empty. */
export function minuteOfText(text: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(text) ?? []
  return hours === undefined ? NOT_TOLD : Number(hours) * 60 + Number(minutes)
}

/** 1110 → "18:30", and 1560 → "02:00": a clock knows no day. */
export function textOfMinute(minute: number): string {
  if (Number.isNaN(minute)) return ''
  const ofDay = clockOf(minute)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`
}

const clockOf = (minute: number) => minute % MINUTES_PER_DAY

/**
 * A closing time that is not after the opening one is of the next day: 18h to 2h passes midnight, and
 * from an hour to the same hour is a whole day.
 */
export function periodOf(opens: number, closesOnTheClock: number): Period {
  const closes = clockOf(closesOnTheClock)
  if (Number.isNaN(opens) || Number.isNaN(closes)) return { opens, closes }
  return { opens, closes: closes <= opens ? closes + MINUTES_PER_DAY : closes }
}

export const passesMidnight = ({ opens, closes }: Period) =>
  closes > MINUTES_PER_DAY && closes - opens < MINUTES_PER_DAY

export const isWholeDay = ({ opens, closes }: Period) => closes - opens === MINUTES_PER_DAY

/** What is offered as one more period of a day: after the last one, or the usual hours. */
export function nextPeriod(day: readonly Period[]): Period {
  const last = day.at(-1)
  if (!last || !isTold(last)) return { ...NINE_TO_SIX }
  if (last.closes <= EVENING.opens) return { ...EVENING }
  const opens = Math.ceil((last.closes + 60) / 60) * 60
  return opens + 120 <= MINUTES_PER_DAY
    ? { opens, closes: opens + 120 }
    : { opens: NOT_TOLD, closes: NOT_TOLD }
}

export const PRESETS = [
  'every-day',
  'monday-to-saturday',
  'lunch',
  'dinner',
  'lunch-and-dinner',
  'always',
  'closed',
] as const
export type Preset = (typeof PRESETS)[number]

/** A week to begin from. */
export function presetWeek(preset: Preset): WeekHours {
  switch (preset) {
    case 'every-day':
      return sameEveryDay([NINE_TO_SIX])
    case 'monday-to-saturday':
      return withDay(sameEveryDay([NINE_TO_SIX]), 0, [])
    case 'lunch':
      return sameEveryDay([LUNCH])
    case 'dinner':
      return withDay(sameEveryDay([DINNER]), 1, [])
    case 'lunch-and-dinner':
      return withDay(sameEveryDay([LUNCH, DINNER]), 1, [])
    case 'always':
      return sameEveryDay([WHOLE_DAY])
    case 'closed':
      return sameEveryDay([])
  }
}

export function withDay(week: WeekHours, day: Weekday, periods: readonly Period[]): WeekHours {
  return week.map((own, index) => (index === day ? [...periods] : own))
}

/** The hours of one day on others as well. */
export function copyDay(week: WeekHours, from: Weekday, to: readonly Weekday[]): WeekHours {
  const periods = week[from] ?? []
  return week.map((own, index) =>
    to.some((day) => day === index) ? periods.map((period) => ({ ...period })) : own,
  )
}

/** An exception says something while it is being written: closed, until told otherwise. */
export function addException(
  hours: OpeningHours,
  date: string,
  note: string | null = null,
): OpeningHours {
  if (hours.exceptions.some((known) => known.date === date)) return hours
  const added: HoursException = { date, periods: [], note }
  const exceptions = [...hours.exceptions, added].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  )
  return { ...hours, exceptions }
}

/** July, the city's high season, until it is taken; then the summer holidays. */
export function newSeason(hours: OpeningHours): Season {
  const isTaken = (from: string) => hours.seasons.some((season) => season.from === from)
  const [from, to] = isTaken('07-01') ? ['12-15', '01-31'] : ['07-01', '07-31']
  const weekly = (hours.weekly ?? presetWeek('every-day')).map((day) => day.map(copyOf))
  return { name: null, from, to, weekly }
}

const copyOf = (period: Period): Period => ({ ...period })

export const startedHours = (hours: OpeningHours | null): OpeningHours => hours ?? NO_HOURS

/** Past exceptions say nothing any more; they go with the next save. */
export function withoutPast(hours: OpeningHours, today: string): OpeningHours {
  return { ...hours, exceptions: hours.exceptions.filter(({ date }) => date >= today) }
}

/** Nothing told at all is stored as nothing. */
export function toSave(hours: OpeningHours): OpeningHours | null {
  const { weekly, seasons, exceptions, temporarily_closed: closure, holidays } = hours
  const saysNothing = seasons.length + exceptions.length === 0 && holidays.rule === 'normal'
  return weekly === null && closure === null && saysNothing ? null : hours
}
