import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import ical, { ICalCalendarMethod } from 'ical-generator'

const HOUR_SECONDS = 3600
/** What others may read of the nights of a unit. */
export type ExportedNights = {
  arrival: string
  departure: string
  uid: string
  created_at: Date
}

/** All that another portal learns of a guest. */
const SUMMARY = 'Reservado'

/** The secret in the address of a unit's calendar. A new number makes the old address worthless. */
const linkToken = (unitId: string, number: number, secret: string) =>
  createHmac('sha256', secret)
    .update(`calendar-link\0${unitId}\0${number}`)
    .digest('base64url')
    .slice(0, 32)

export const linkUrl = (
  { unitId, number }: { unitId: string; number: number },
  { origin, secret }: { origin: string; secret: string },
): string => `${origin}/calendarios/${unitId}/${linkToken(unitId, number, secret)}.ics`

export function isLinkToken(
  given: string,
  { unitId, number }: { unitId: string; number: number },
  secret: string,
): boolean {
  const [one, other] = [given, linkToken(unitId, number, secret)].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/**
 * The nights of a unit for other portals: whole days, the day of leaving as the end, one UID for as long as
 * the stay or the block lives. The same nights are the same bytes, so that nobody downloads them twice.
 */
export function exportCalendar(
  nights: readonly ExportedNights[],
  { origin, name }: { origin: string; name: string },
): string {
  const host = new URL(origin).hostname
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'hospedagem', language: 'PT' },
    ttl: HOUR_SECONDS,
  })
  for (const { uid, arrival, departure, created_at: createdAt } of nights) {
    calendar.createEvent({
      id: `${uid}@${host}`,
      stamp: createdAt,
      start: dayOf(arrival),
      end: dayOf(departure),
      allDay: true,
      summary: SUMMARY,
    })
  }
  return calendar.toString()
}

/** Without a time zone the library writes a day as Greenwich has it, wherever the machine is. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)
