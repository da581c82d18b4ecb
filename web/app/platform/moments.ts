import { hourOfClock } from '@portal/contract/shared/clock.texts'

/** The city's clock: everybody reads its times, wherever their phone is. */
const TIME_ZONE = 'America/Belem'

/** Made at the first need: every page carries this file, few of them a date. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return () => {
    made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE })
    return made
  }
}
const parts = formatter('pt-BR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const longWeekday = formatter('pt-BR', { weekday: 'long' })
const longDay = formatter('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' })
// The Swedish way of writing a day is the ISO one.
const isoDay = formatter('sv-SE', {})

function partsOf(moment: Date) {
  const found = new Map(
    parts()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
}

/** "sáb., 18 de jul., 19h42", and "sáb., 18 de jul., 15h" on the hour. */
export function momentText(moment: Date): string {
  return `${momentDayText(moment)}, ${hourText(moment)}`
}

/** "08:30", as a field of a form writes and reads it. */
export function timeValue(moment: Date): string {
  const part = partsOf(moment)
  return `${part('hour')}:${part('minute')}`
}

/** Of this year's dates nobody needs it, of any other everybody. A page that was kept says what it said then. */
const yearWords = (moment: Date) => {
  const kept = globalThis.document?.documentElement.dataset.keptAt
  return yearOf(moment) === yearOf(kept ? new Date(kept) : new Date())
    ? ''
    : ` de ${yearOf(moment)}`
}
const yearOf = (moment: Date) => cityDay(moment).slice(0, 4)

/** "sáb., 18 de jul.", and "sáb., 17 de jul. de 2027" in another year. */
export function momentDayText(moment: Date): string {
  const part = partsOf(moment)
  return `${part('weekday')}, ${part('day')} de ${part('month')}${yearWords(moment)}`
}

/** "19h42", and "15h" on the hour: the one way an hour is written for people to read. */
export function hourText(moment: Date): string {
  return hourOfClock(timeValue(moment))
}

/** "18 de jul.", and "18 de jul. de 2027" in another year. */
export function shortDayText(moment: Date): string {
  const part = partsOf(moment)
  return `${part('day')} de ${part('month')}${yearWords(moment)}`
}

/** "sábado" */
export function weekdayText(moment: Date): string {
  return longWeekday().format(moment).replace('-feira', '')
}

/** "18 de julho de 2026" */
export function dayText(moment: Date): string {
  return longDay().format(moment)
}

/** "2026-07-18", the day it is in the city. */
export function cityDay(moment: Date): string {
  return isoDay().format(moment)
}

/** From 0 to 23, in the city. */
export function cityHour(moment: Date): number {
  return Number(partsOf(moment)('hour'))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** "hoje, 9h12", "ontem, 17h40", "qui., 16 de jul."; another year is written out. */
export function dayAgoText(moment: Date, now: Date): string {
  const day = cityDay(moment)
  if (day === cityDay(now)) return `hoje, ${hourText(moment)}`
  if (day === cityDay(new Date(now.getTime() - DAY_MS))) return `ontem, ${hourText(moment)}`
  return day.slice(0, 4) === cityDay(now).slice(0, 4) ? momentDayText(moment) : dayText(moment)
}
