import { civilDateOfDay } from './calendar-days.ts'
import { dayOfWallMinute, MINUTES_PER_DAY, wallMinuteAt } from './time-zones.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** "18/07/2026" on the city's calendar. */
export function dayWords(moment: Date): string {
  const { year, month, day } = civilDateOfDay(dayOfWallMinute(wallMinuteAt(moment)))
  return `${two(day)}/${two(month)}/${year}`
}

/** "19:42" on the city's clock, for sheets. */
export function clockWords(moment: Date): string {
  const minute = wallMinuteAt(moment) % MINUTES_PER_DAY
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
