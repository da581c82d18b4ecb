import {
  civilDateOfDay,
  dayOfKnownDate,
  isoDateOfDay,
  weekdayOfDay,
} from '@portal/contract/shared/calendar-days'

/** The weeks of a month, Sunday first, as they stand on a wall; null before the first and after the last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = dayOfKnownDate(`${month}-01`)
  const before = Array<null>(weekdayOfDay(first)).fill(null)
  const days: (string | null)[] = [...before]
  for (let day = first; civilDateOfDay(day).month === civilDateOfDay(first).month; day += 1) {
    days.push(isoDateOfDay(day))
  }
  while (days.length % 7 !== 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
