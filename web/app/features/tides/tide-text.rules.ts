import { civilDateOfDay, dayOfKnownDate, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'

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
  const weekday = weekdayText(date)
  const word = isToday ? today : `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`
  return `${word}, ${dayNumberText(date)}`
}
