import { civilDateOfDay, weekdayOfDay } from '../../shared/calendar-days.ts'
import { atTime } from '../../shared/clock.texts.ts'
import {
  CITY_TIME_ZONE,
  dayOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '../../shared/time-zones.ts'
import { type OpenState, openState } from './hours-rules.ts'
import type { OpeningHours, Period, Season } from './hours-types.ts'

/** How hours are said in Portuguese: every sentence about them is made here. */

export type OpenStateLine = { look: 'open' | 'soon' | 'closed'; text: string }

export const WEEKDAYS_SHORT = ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'] as const
const WEEKDAYS_INLINE = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'] as const
const MONTHS_SHORT = [
  ...['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.'],
  ...['jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
]
const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]
const MS_PER_MINUTE = 60_000

/** The dot and the words of a card. */
export function openStateLine(
  hours: OpeningHours | null,
  now: Date,
  timeZone = CITY_TIME_ZONE,
): OpenStateLine {
  const state = openState(hours, now, timeZone)
  const text = sentenceOf(state, now, timeZone)
  if (state.state !== 'open') return { look: 'closed', text }
  return { look: state.closesSoon ? 'soon' : 'open', text }
}

function sentenceOf(state: OpenState, now: Date, timeZone: string): string {
  switch (state.state) {
    case 'unknown':
      return 'Horário não informado'
    case 'temporarily-closed':
      return 'Fechado temporariamente'
    case 'closed':
      return state.opensAt ? `Abre ${openingText(state.opensAt, now, timeZone)}` : 'Fechado'
    case 'open':
      if (!state.closesAt) return 'Aberto 24 horas'
      if (state.closesSoon) return `Fecha em ${minutesLeft(state.closesAt, now)} min`
      return `Aberto agora · fecha ${closingText(state.closesAt, now, timeZone)}`
  }
}

/** Rounded down, so that nobody counts on a minute that is not there; the last one is "1 min". */
function minutesLeft(end: Date, now: Date) {
  return Math.max(1, Math.floor((end.getTime() - now.getTime()) / MS_PER_MINUTE))
}

/** An hour of the coming day needs no day beside it: at 22h, "às 2h" can only be this night. */
function closingText(end: Date, now: Date, timeZone: string) {
  const minute = wallMinuteAt(end, timeZone)
  if (minute - wallMinuteAt(now, timeZone) < MINUTES_PER_DAY) return atHour(minute)
  return `${WEEKDAYS_INLINE[weekdayOfDay(dayOfWallMinute(minute))]} ${atHour(minute)}`
}

/** "às 18h", "amanhã às 9h", "em 1º de julho, às 8h": when something begins, seen from now. */
export function openingText(start: Date, now: Date, timeZone = CITY_TIME_ZONE) {
  const minute = wallMinuteAt(start, timeZone)
  const day = dayOfWallMinute(minute)
  const daysAway = day - dayOfWallMinute(wallMinuteAt(now, timeZone))
  if (daysAway === 0) return atHour(minute)
  if (daysAway === 1) return `amanhã ${atHour(minute)}`
  if (daysAway < 7) return `${WEEKDAYS_INLINE[weekdayOfDay(day)]} ${atHour(minute)}`
  const { year } = civilDateOfDay(day)
  const isThisYear = year === civilDateOfDay(day - daysAway).year
  return `em ${longDateText(day)}${isThisYear ? '' : ` de ${year}`}, ${atHour(minute)}`
}

/** "9h", "9h30", "0h". Minutes of any day. */
export function hourText(minute: number): string {
  const ofDay = ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  const rest = ofDay % 60
  return `${Math.floor(ofDay / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}

const atHour = (minute: number) => atTime(hourText(minute))

function periodText({ opens, closes }: Period) {
  if (opens === 0 && closes === MINUTES_PER_DAY) return '24 horas'
  return `${hourText(opens)} ${atHour(closes)}`
}

/** "11h às 15h · 18h à 0h", or "Fechado". */
export function periodsText(periods: readonly Period[]): string {
  return periods.length === 0 ? 'Fechado' : periods.map(periodText).join(' · ')
}

/** "1º de julho" */
export function longDateText(day: number): string {
  const date = civilDateOfDay(day)
  return `${date.day === 1 ? '1º' : date.day} de ${MONTHS[date.month - 1]}`
}

/** "1º de jul." */
export function dateText(day: number): string {
  const date = civilDateOfDay(day)
  return dayOfMonthText(date.month, date.day)
}

/** "Sáb., 25 de jul." */
export function weekdayAndDateText(day: number): string {
  return `${WEEKDAYS_SHORT[weekdayOfDay(day)]}., ${dateText(day)}`
}

/** "só em julho" for a whole month, "de 15 de dez. a 31 de jan." for anything else. */
export function seasonText({ from, to }: Season): string {
  const [fromMonth, fromDay] = [+from.slice(0, 2), +from.slice(3)]
  const [toMonth, toDay] = [+to.slice(0, 2), +to.slice(3)]
  if (fromMonth === toMonth && fromDay === 1 && isMonthEnd(toMonth, toDay)) {
    return `só em ${MONTHS[toMonth - 1]}`
  }
  return `de ${dayOfMonthText(fromMonth, fromDay)} a ${dayOfMonthText(toMonth, toDay)}`
}

function isMonthEnd(month: number, day: number) {
  if (month === 2) return day >= 28
  return day === ([4, 6, 9, 11].includes(month) ? 30 : 31)
}

function dayOfMonthText(month: number, day: number) {
  return `${day === 1 ? '1º' : day} de ${MONTHS_SHORT[month - 1]}`
}
