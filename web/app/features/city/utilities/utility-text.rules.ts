import { phoneText } from '@portal/contract/city/utilities/phone.texts'
import type { DutyShift, UtilityEntry } from '@portal/contract/city/utilities/utility'
import { cityDay, hourText, momentDayText } from '~/platform/moments.ts'
import { utilitiesTexts } from './utilities.texts.ts'

const texts = utilitiesTexts.duty
const DAY_MS = 86_400_000

/** "20h", "amanhã, 8h" or "seg., 20 de jul., 8h". */
export function untilText(until: Date, now: Date): string {
  if (cityDay(until) === cityDay(now)) return hourText(until)
  if (cityDay(until) === cityDay(new Date(now.getTime() + DAY_MS))) {
    return texts.tomorrow(hourText(until))
  }
  return `${momentDayText(until)}, ${hourText(until)}`
}

/** "das 8h às 20h"; a shift that began before that day and goes on after it has all of it. */
export function hoursOnDay({ starts_at, ends_at }: DutyShift, date: string): string {
  const [from, to] = [new Date(starts_at), new Date(ends_at)]
  if (cityDay(from) !== date) return texts.wholeDay
  const isOneDay = cityDay(to) === date
  return (isOneDay ? texts.hours : texts.hoursNext)(hourText(from), hourText(to))
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of what was typed is somewhere in it, accents or not. */
export function matches(entry: UtilityEntry, typed: string): boolean {
  const numbers = entry.phones.flatMap(({ number, label }) => [number, phoneText(number), label])
  const told = plain([entry.title, entry.body, entry.address, entry.hours, ...numbers].join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => told.includes(word))
}

/** Opens the map of the phone: a pin, or else the address as it is written. */
export function routeLink(
  { place, address }: Pick<UtilityEntry, 'place' | 'address'>,
  city: string,
): string | null {
  const goal = place ? `${place.latitude},${place.longitude}` : address && `${address}, ${city}`
  if (!goal) return null
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}`
}
