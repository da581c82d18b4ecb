import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'

// The Swedish way of writing a day is the ISO one.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: CITY_TIME_ZONE })

/** "2026-07-18", the day it is in the city, wherever the server is. */
export function cityDay(moment: Date): string {
  return isoDay.format(moment)
}
