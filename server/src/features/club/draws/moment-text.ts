import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: CITY_TIME_ZONE })
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: CITY_TIME_ZONE,
})

/** "15 de julho de 2026" on the calendar of the city. */
export const dayText = (at: Date) => day.format(at)
/** "14 de julho de 2026 às 18:00". */
export const momentText = (at: Date) => moment.format(at)
/** Of a day that has no hour. */
export const isoDayText = (date: string) => date.split('-').reverse().join('/')
