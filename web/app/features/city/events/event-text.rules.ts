import type { EventCard, EventOccurrence } from '@portal/contract/city/events/event'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { cityDay, dayText, hourText, momentDayText, shortDayText } from '~/platform/moments.ts'
import { eventsTexts as texts } from './events.texts.ts'

/** A day without an hour: noon there is the same day everywhere near. */
export const noonOf = (day: string) => new Date(`${day}T15:00:00Z`)

const parts = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: CITY_TIME_ZONE,
})
const weekdayAndDay = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: CITY_TIME_ZONE,
})
const monthAndYear = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: CITY_TIME_ZONE,
})
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** "18", "jul", "sáb": for the block that stands for a date. */
export function dateParts(day: string) {
  const found = new Map(parts.formatToParts(noonOf(day)).map(({ type, value }) => [type, value]))
  const plain = (type: string) => (found.get(type as 'day') ?? '').replace('.', '')
  return { day: plain('day'), month: plain('month'), weekday: plain('weekday') }
}

/** "sábado, 18 de julho", and "sexta-feira, 31 de dezembro de 2027" in another year than this. */
export const longDay = (day: string) => {
  const text = weekdayAndDay.format(noonOf(day))
  return day.slice(0, 4) === cityDay(new Date()).slice(0, 4)
    ? text
    : `${text} de ${day.slice(0, 4)}`
}
/** "julho de 2026" */
export const monthText = (month: string) => monthAndYear.format(noonOf(`${month}-15`))
export const dateText = (day: string) => dayText(noonOf(day))

const clock = (moment: string) => hourText(new Date(moment))

type Timed = EventOccurrence & Pick<EventCard, 'is_all_day'>

/** "19h30 até 22h", "o dia todo". */
export function hoursText({ starts_at, ends_at, is_all_day, day, last_day }: Timed): string {
  if (is_all_day) return texts.allDay
  const start = clock(starts_at)
  return ends_at && day === last_day ? `${start} ${texts.until(clock(ends_at))}` : start
}

/** The first of a month is said as one. */
const dayNumber = (day: string) => (day.endsWith('-01') ? '1º' : String(Number(day.slice(8))))

/** "sábado, 18 de julho, 19h30 até 22h"; "de 24 a 26 de jul.", "de 30 de jul. a 2 de ago.". */
export function whenText(event: Timed): string {
  if (event.day !== event.last_day) {
    const isOneMonth = event.day.slice(0, 7) === event.last_day.slice(0, 7)
    const first = isOneMonth ? dayNumber(event.day) : shortDayText(noonOf(event.day))
    const days = texts.days(first, shortDayText(noonOf(event.last_day)))
    return event.is_all_day ? days : `${days}, ${hoursText(event)}`
  }
  return `${longDay(event.day)}, ${hoursText(event)}`
}

/** "sáb., 18 de jul., 19h30": where the eye runs over many. */
export function shortWhenText(event: Timed): string {
  if (event.day !== event.last_day) return whenText(event)
  return `${momentDayText(noonOf(event.day))}, ${event.is_all_day ? texts.allDay : clock(event.starts_at)}`
}

type Priced = Pick<EventCard, 'is_free' | 'price_min_cents' | 'price_max_cents'>

export function priceText({ is_free, price_min_cents: min, price_max_cents: max }: Priced): string {
  if (is_free) return texts.price.free
  if (min === null) return texts.price.unknown
  if (max === null) return texts.price.from(money(min))
  return max === min ? money(min) : texts.price.range(money(min), money(max))
}

const money = (cents: number) => reais.format(cents / 100).replace(/,00$/, '')

/** "91988887777" → "(91) 98888-7777" */
export const phoneText = (digits: string) =>
  digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
