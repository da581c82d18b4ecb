import { atTime } from '@portal/contract/shared/clock.texts'
import { hourText, shortDayText, weekdayText } from './moments.ts'

/** "na quarta, 11 de nov., às 19h": as a sentence says a moment. Few pages do. */
export function onMomentText(moment: Date): string {
  const weekday = weekdayText(moment)
  const on = weekday === 'sábado' || weekday === 'domingo' ? 'no' : 'na'
  return `${on} ${weekday}, ${shortDayText(moment)}, ${atTime(hourText(moment))}`
}
