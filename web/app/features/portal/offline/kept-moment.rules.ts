import { cityDay, hourText, momentDayText } from '~/platform/moments.ts'

/** "14h02"; another day is named. */
export function keptMoment(at: Date, now: Date): string {
  return cityDay(at) === cityDay(now) ? hourText(at) : `${momentDayText(at)}, ${hourText(at)}`
}
