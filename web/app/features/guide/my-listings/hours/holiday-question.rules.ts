import { hoursCalendar } from '@portal/contract/guide/establishments/hours-calendar'
import type { OpeningHours, Period } from '@portal/contract/guide/establishments/hours-types'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import type { Holiday } from '@portal/contract/shared/holidays'
import { holidaysToSuggest } from './coming-holidays.rules.ts'

/** Before that nobody knows yet; after it, visitors have already chosen. */
const ASKED_DAYS_BEFORE = 14

export type HolidayQuestion = { holiday: Holiday; day: number; periods: readonly Period[] }

/**
 * The next holiday on which the page says "open" only because nobody said otherwise. A rule for
 * holidays, hours of that date and a day that is closed anyway are answers.
 */
export function holidayToConfirm(
  hours: OpeningHours | null,
  today: string,
): HolidayQuestion | null {
  const calendar = hours && hoursCalendar(hours)
  if (!calendar) return null
  const lastDay = dayOfKnownDate(today) + ASKED_DAYS_BEFORE
  for (const holiday of holidaysToSuggest(hours, today)) {
    const day = dayOfKnownDate(holiday.date)
    const { source, periods } = calendar.planOf(day)
    const isToldByRule = source === 'holiday' || source === 'temporarily-closed'
    if (day <= lastDay && !isToldByRule && periods.length > 0) return { holiday, day, periods }
  }
  return null
}

/** What was answered becomes the hours of that date; none is closed. */
export function withHolidayHours(
  hours: OpeningHours,
  { holiday: { date } }: Pick<HolidayQuestion, 'holiday'>,
  periods: readonly Period[],
): OpeningHours {
  const others = hours.exceptions.filter((exception) => exception.date !== date)
  return { ...hours, exceptions: [...others, { date, periods: [...periods], note: null }] }
}
