import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { shortDayText, weekdayText } from '~/platform/moments.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'

/** "Hoje, 18 de jul.", "domingo, 19 de jul.", "sexta, 17 de jul. (já passou)". */
export function dayHeading(date: string, today: string): string {
  const noon = instantOfWallMinute((dayOfKnownDate(date) + 0.5) * MINUTES_PER_DAY)
  const away = dayOfKnownDate(date) - dayOfKnownDate(today)
  const name = away === 0 ? texts.today : away === 1 ? texts.tomorrow : weekdayText(noon)
  const text = `${name}, ${shortDayText(noon)}`
  return away < 0 ? `${text} (${texts.over})` : text
}
