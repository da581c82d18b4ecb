import { atTime, hourOfClock } from '@portal/contract/shared/clock.texts'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'

/** Days and hours as letters of the portal say them, on the calendar and the clock of the city. */

const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: CITY_TIME_ZONE })
const shortDay = new Intl.DateTimeFormat('pt-BR', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: CITY_TIME_ZONE,
})
const clock = new Intl.DateTimeFormat('pt-BR', {
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: CITY_TIME_ZONE,
})

/** "17 de novembro de 2026" */
export const dayText = (at: Date): string => longDay.format(at)
/** "19h42", and "18h" on the hour. */
export const hourText = (at: Date): string => hourOfClock(clock.format(at))
/** "17 de novembro de 2026 às 19h42" */
export const momentText = (at: Date): string => `${dayText(at)} ${atTime(hourText(at))}`
/** "ter., 17 de nov. de 2026": of a date that has no hour, read at its noon. */
export const shortDayText = (date: string): string => shortDay.format(new Date(`${date}T15:00:00Z`))
/** "ter., 17 de nov. de 2026, às 19h42" */
export const shortMomentText = (at: Date): string =>
  `${shortDay.format(at)}, ${atTime(hourText(at))}`
