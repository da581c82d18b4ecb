import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { cityDay, timeValue } from '~/platform/moments.ts'

/**
 * What is typed, as the contract has it: null where nothing is, and NaN where it is no number, so that the
 * contract says so in its own words. "5.000" is five thousand of something that is counted.
 */
export function readNumber(text: string, isCounted: boolean): number | null {
  const written = text.trim()
  if (written === '') return null
  return Number((isCounted ? written.replace(/\./g, '') : written).replace(',', '.'))
}

export const numberText = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',')

/** "08:00" → 480; null until it is a time. */
export function minuteOf(time: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return hours === '' || minute >= MINUTES_PER_DAY ? null : minute
}

/** A day and an hour as they are written, on the city's clocks wherever the editor is. */
export type WrittenMoment = { date: string; time: string }

/** Null where neither is written; a half of it is no moment, and the contract refuses it as such. */
export function readMoment({ date, time }: WrittenMoment): string | null {
  if (date === '' && time === '') return null
  const [day, minute] = [dayOfIsoDate(date), minuteOf(time)]
  if (day === null || minute === null) return `${date}T${time}`
  return instantOfWallMinute(day * MINUTES_PER_DAY + minute).toISOString()
}

export function writtenMoment(moment: string | null): WrittenMoment {
  const at = moment === null ? Number.NaN : Date.parse(moment)
  if (Number.isNaN(at)) return { date: '', time: '' }
  return { date: cityDay(new Date(at)), time: timeValue(new Date(at)) }
}
