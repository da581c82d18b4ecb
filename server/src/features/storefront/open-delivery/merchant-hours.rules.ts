import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { DAY_NAMES, type Hours } from '@portal/contract/storefront/open-delivery/merchant'
import type { z } from 'zod'

/** Hours of the standard are UTC under the name of a local day; an end before its beginning is on the next day. */
type StandardHours = z.infer<typeof Hours>
const DAY = 1440

/** How far the city's clock is from UTC, in minutes; negative in the west. */
export function cityOffsetMinutes(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: CITY_TIME_ZONE,
    timeZoneName: 'longOffset',
  }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(name)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

const two = (value: number) => String(value).padStart(2, '0')

/** A minute of the city's day as the standard writes an hour. */
function utcTime(localMinute: number, offset: number): string {
  const minute = (((localMinute - offset) % DAY) + DAY) % DAY
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00Z`
}

/** The minute of the city's day. An hour without a zone is taken as UTC, as the standard says. */
export function localMinute(time: string, offset: number): number | null {
  const match = /^(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|([+-])(\d\d):(\d\d))?$/.exec(time)
  if (!match) return null
  const own = match[4]
    ? (Number(match[5]) * 60 + Number(match[6])) * (match[4] === '-' ? -1 : 1)
    : 0
  const utc = Number(match[1]) * 60 + Number(match[2]) - own
  return (((utc + offset) % DAY) + DAY) % DAY
}

const dayName = (day: number) => DAY_NAMES[day] ?? 'SUNDAY'

/** One entry for each period; a whole day ends a minute early, since an end like its beginning says nothing. */
export function weekHours(hours: OpeningHours | null, now: Date): StandardHours[] {
  const offset = cityOffsetMinutes(now)
  return (hours?.weekly ?? []).flatMap((periods, day) =>
    periods.map(({ opens, closes }) => ({
      dayOfWeek: [dayName(day)],
      timePeriods: {
        startTime: utcTime(opens, offset),
        endTime: utcTime(closes - opens >= DAY ? closes - 1 : closes, offset),
      },
    })),
  )
}

type Window = { days: number[]; from_minute: number; until_minute: number }

export const windowHours = (windows: readonly Window[], now: Date): StandardHours[] =>
  windows.map(({ days, from_minute: from, until_minute: until }) => ({
    dayOfWeek: days.map(dayName),
    timePeriods: {
      startTime: utcTime(from, cityOffsetMinutes(now)),
      endTime: utcTime(until, cityOffsetMinutes(now)),
    },
  }))
