import { cityDay, momentDayText, timeText } from '~/platform/moments.ts'

/** "14h02"; another day is named. */
export function keptMoment(at: Date, now: Date): string {
  return cityDay(at) === cityDay(now) ? timeText(at) : `${momentDayText(at)}, ${timeText(at)}`
}
