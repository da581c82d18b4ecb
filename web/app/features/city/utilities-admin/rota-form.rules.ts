import type {
  EditedShift,
  Pharmacy,
  WantedShift,
} from '@portal/contract/city/utilities/duty-editor'
import {
  daysOfMonth,
  dutyDays,
  shiftOfDay,
  takeTurns,
} from '@portal/contract/city/utilities/duty-rules'
import { dayOfIsoDate, isoDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import { minuteOf } from '~/editing/typed-values.rules.ts'
import { cityDay, timeValue } from '~/platform/moments.ts'

/** Not a pharmacy of the list: its name is written. */
export const OTHER = 'outra'

export type ShiftForm = {
  /** Its place in the list of pharmacies, or OTHER. */
  pharmacy: string
  name: string
  phone: string
  address: string
  date: string
  from: string
  to: string
  isExtra: boolean
}

export const monthOf = (now: Date) => cityDay(now).slice(0, 7)

export function monthBeside(month: string, distance: -1 | 1): string {
  const days = daysOfMonth(month, dayOfIsoDate)
  if (!days) return month
  return isoDateOfDay(distance < 0 ? days.first - 1 : days.last + 1).slice(0, 7)
}

/** "julho de 2026" */
export const monthText = (month: string) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )

/** Every day of a month with its shifts, and how many empty places its first week begins with. */
export function calendarOf(month: string, shifts: readonly EditedShift[]) {
  const days = daysOfMonth(month, dayOfIsoDate)
  if (!days) return { before: 0, days: [], missing: 0 }
  const all = dutyDays(shifts, days.first, days.last - days.first + 1)
  return {
    before: weekdayOfDay(days.first),
    days: all,
    missing: all.filter((day) => day.shifts.every(({ is_extra }) => is_extra)).length,
  }
}

const placeOf = (shift: EditedShift, pharmacies: readonly Pharmacy[]) =>
  pharmacies.findIndex(({ establishment_id, name }) =>
    shift.establishment_id ? establishment_id === shift.establishment_id : name === shift.name,
  )

export function toShiftForm(
  shift: EditedShift | null,
  date: string,
  pharmacies: readonly Pharmacy[],
): ShiftForm {
  if (!shift) {
    return {
      pharmacy: pharmacies.length > 0 ? '0' : OTHER,
      ...{ name: '', phone: '', address: '' },
      ...{ date, from: '08:00', to: '08:00', isExtra: false },
    }
  }
  const place = placeOf(shift, pharmacies)
  const start = new Date(shift.starts_at)
  return {
    pharmacy: place < 0 ? OTHER : String(place),
    ...{ name: shift.name, phone: shift.phone, address: shift.address },
    date: cityDay(start),
    from: timeValue(start),
    to: timeValue(new Date(shift.ends_at)),
    isExtra: shift.is_extra,
  }
}

/** Null until the day and the hours are there. */
export function toShift(form: ShiftForm, pharmacies: readonly Pharmacy[]): WantedShift | null {
  const [day, from, to] = [dayOfIsoDate(form.date), minuteOf(form.from), minuteOf(form.to)]
  if (day === null || from === null || to === null) return null
  const { name, phone, address } = form
  const written: Pharmacy = { establishment_id: null, name, phone, address }
  const pharmacy =
    form.pharmacy === OTHER ? written : (pharmacies[Number(form.pharmacy)] ?? written)
  return { ...pharmacy, is_extra: form.isExtra, ...shiftOfDay(day, from, to) }
}

export type FillForm = {
  first: string
  last: string
  from: string
  to: string
  each: number
  /** Names in the order they were ticked. */
  order: string[]
}

export const newFill = (month: string, now: Date): FillForm => {
  const days = daysOfMonth(month, dayOfIsoDate)
  const first = Math.max(days?.first ?? 0, monthOf(now) === month ? dayAt(now) : 0)
  return {
    first: isoDateOfDay(first),
    last: isoDateOfDay(days?.last ?? first),
    ...{ from: '08:00', to: '08:00', each: 1, order: [] },
  }
}

/** The shifts of a rota in which pharmacies take turns; none until all is told. */
export function fillOf(form: FillForm, pharmacies: readonly Pharmacy[]): WantedShift[] {
  const [first, last] = [dayOfIsoDate(form.first), dayOfIsoDate(form.last)]
  const [from, to] = [minuteOf(form.from), minuteOf(form.to)]
  if (first === null || last === null || from === null || to === null) return []
  const chosen = form.order.flatMap((name) => pharmacies.find((one) => one.name === name) ?? [])
  return takeTurns(first, last, chosen.length, form.each).flatMap(({ day, pharmacy }) => {
    const found = chosen[pharmacy]
    return found ? [{ ...found, is_extra: false, ...shiftOfDay(day, from, to) }] : []
  })
}
