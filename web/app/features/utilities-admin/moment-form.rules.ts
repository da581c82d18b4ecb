import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { cityDay, timeValue } from '~/platform/moments.ts'

/** A day and an hour as a form has them, on the city's clocks wherever the editor is. */
export type MomentForm = { date: string; time: string }

export const NO_MOMENT: MomentForm = { date: '', time: '' }

/** "08:00" → 480; null until it is a time. */
export function minuteOf(time: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return hours === '' || minute >= MINUTES_PER_DAY ? null : minute
}

export function toMoment({ date, time }: MomentForm): string | null {
  const [day, minute] = [dayOfIsoDate(date), minuteOf(time)]
  if (day === null || minute === null) return null
  return instantOfWallMinute(day * MINUTES_PER_DAY + minute).toISOString()
}

export function fromMoment(moment: string | null): MomentForm {
  if (!moment) return NO_MOMENT
  const at = new Date(moment)
  return { date: cityDay(at), time: timeValue(at) }
}
