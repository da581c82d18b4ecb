import {
  civilDateOfDay,
  dayOfKnownDate,
  isoDateOfDay,
  weekdayOfDay,
} from '../../shared/calendar-days.ts'
import { dayOfWallMinute, MINUTES_PER_DAY } from '../../shared/time-zones.ts'

const WEEKDAYS = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']
const MONTHS = [
  ...['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.'],
  ...['jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
]

/** "14h10"; the end of a day is "24h". Takes minutes of a day or of the wall clock. */
export function minuteText(minute: number, endOfDay = '24h'): string {
  if (minute > 0 && minute % MINUTES_PER_DAY === 0) return endOfDay
  const within = minute % MINUTES_PER_DAY
  return `${Math.floor(within / 60)}h${String(within % 60).padStart(2, '0')}`
}

/** "4,9 m", which never breaks before its unit. */
export const metresText = (metres: number) => `${metres.toFixed(1).replace('.', ',')}\u00a0m`

/** "2 h 22 min", "12 min": with spaces that never break. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 ? `${hours}\u00a0h` : '',
    rest > 0 || hours === 0 ? `${rest}\u00a0min` : '',
  ]
  return parts.filter(Boolean).join('\u00a0')
}

export const weekdayText = (date: string) => WEEKDAYS[weekdayOfDay(dayOfKnownDate(date))] ?? ''
export const dayNumberText = (date: string) => String(Number(date.slice(8)))

/** "21 de jul." */
export function shortDateText(date: string): string {
  const { day, month } = civilDateOfDay(dayOfKnownDate(date))
  return `${day} de ${MONTHS[month - 1] ?? ''}`
}

/** "Hoje, 18", "Dom., 19" */
export function dayLabel(date: string, isToday: boolean, today: string): string {
  const word = isToday ? today : capitalized(weekdayText(date))
  return `${word}, ${dayNumberText(date)}`
}

const NEAR_DAYS: Record<number, string> = { [-1]: 'ontem', 0: 'hoje', 1: 'amanhã' }

/** "hoje", "amanhã"; farther away the day of the week: "sáb." */
export function dayWord(at: number, now: number): string {
  const day = dayOfWallMinute(at)
  return NEAR_DAYS[day - dayOfWallMinute(now)] ?? weekdayText(isoDateOfDay(day))
}

export const isSameDay = (one: number, other: number) =>
  dayOfWallMinute(one) === dayOfWallMinute(other)

/** "14h10" today, "5h35 de amanhã" on any other day: no time of another day stands alone. */
export function momentWords(at: number, now: number): string {
  const time = minuteText(at, MIDNIGHT)
  return isSameDay(at, now) ? time : `${time} de ${dayWord(at, now)}`
}

/** A moment's midnight begins its day. */
export const MIDNIGHT = '0h00'

/** "Amanhã, sex., 14 de ago.", "Sáb., 15 de ago." */
export function dayHeading(at: number, now: number): string {
  const date = isoDateOfDay(dayOfWallMinute(at))
  const [word, weekday] = [dayWord(at, now), weekdayText(date)]
  const words = word === weekday ? [word] : [word, weekday]
  return capitalized([...words, shortDateText(date)].join(', '))
}

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
