import { civilDateOfDay, isoDateOfDay, type Weekday } from '../../shared/calendar-days.ts'
import { CITY_TIME_ZONE, dayAt, MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import { hoursCalendar, reopeningDay, seasonInYear } from './hours-calendar.ts'
import type { OpeningHours, Period, Season, WeekHours } from './hours-types.ts'

export type OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: string[]
  opens: string
  closes: string
  validFrom?: string
  validThrough?: string
}

export type SchemaOrgHours = {
  openingHoursSpecification: OpeningHoursSpecification[]
  /** Single dates that override the rest: exceptions, holidays, a temporary closure. */
  specialOpeningHoursSpecification: OpeningHoursSpecification[]
}

const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
const ALL_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]
const DAYS_TOLD_AHEAD = 366

/** The hours as schema.org tells them to machines, from today for a year. */
export function schemaOrgHours(
  hours: OpeningHours | null,
  now: Date,
  timeZone = CITY_TIME_ZONE,
): SchemaOrgHours {
  const today = dayAt(now, timeZone)
  return {
    openingHoursSpecification: hours?.weekly
      ? [
          ...weekSpecifications(hours.weekly, {}),
          ...hours.seasons.flatMap((season) => seasonSpecifications(season, today)),
        ]
      : [],
    specialOpeningHoursSpecification: hours
      ? [...closureSpecification(hours, today), ...specialDays(hours, today)]
      : [],
  }
}

type Validity = Pick<OpeningHoursSpecification, 'validFrom' | 'validThrough'>

/** Days that share a period share an entry. */
function weekSpecifications(week: WeekHours, validity: Validity): OpeningHoursSpecification[] {
  const days = new Map<string, { period: Period; names: string[] }>()
  for (const weekday of ALL_WEEK) {
    for (const period of week[weekday] ?? []) {
      const key = `${period.opens}-${period.closes}`
      const entry = days.get(key) ?? { period, names: [] }
      entry.names.push(DAY_NAMES[weekday])
      days.set(key, entry)
    }
  }
  return [...days.values()].map(({ period, names }) =>
    specification({ dayOfWeek: names, ...times(period), ...validity }),
  )
}

/** The stretch that is on, or the next one. A season without any period is told as closed. */
function seasonSpecifications(season: Season, today: number): OpeningHoursSpecification[] {
  const stretch = currentOrNextStretch(season, today)
  if (!stretch) return []
  const validity = {
    validFrom: isoDateOfDay(stretch[0]),
    validThrough: isoDateOfDay(stretch[1]),
  }
  const open = weekSpecifications(season.weekly, validity)
  const closed = ALL_WEEK.filter((weekday) => (season.weekly[weekday] ?? []).length === 0)
  if (closed.length === 0) return open
  const names = closed.map((weekday) => DAY_NAMES[weekday])
  return [...open, specification({ dayOfWeek: names, ...CLOSED, ...validity })]
}

/** A season over the year's end is one stretch again: December's part goes on in January's. */
function currentOrNextStretch(season: Season, today: number): [number, number] | null {
  const { year } = civilDateOfDay(today)
  const stretches = [year - 1, year, year + 1, year + 2]
    .flatMap((each) => seasonInYear(season, each))
    .sort(([one], [other]) => one - other)
  const whole: [number, number][] = []
  for (const [from, to] of stretches) {
    const last = whole.at(-1)
    if (last && season.from > season.to && from === last[1] + 1) last[1] = to
    else whole.push([from, to])
  }
  return whole.find(([, to]) => to >= today) ?? null
}

function closureSpecification(hours: OpeningHours, today: number): OpeningHoursSpecification[] {
  const reopening = reopeningDay(hours)
  if (reopening === null || reopening <= today) return []
  const validFrom = isoDateOfDay(today)
  if (reopening === Infinity) return [specification({ ...CLOSED, validFrom })]
  return [specification({ ...CLOSED, validFrom, validThrough: isoDateOfDay(reopening - 1) })]
}

function specialDays(hours: OpeningHours, today: number): OpeningHoursSpecification[] {
  const calendar = hoursCalendar(hours)
  if (!calendar) return []
  const told: OpeningHoursSpecification[] = []
  for (let day = today; day <= today + DAYS_TOLD_AHEAD; day += 1) {
    const { source, periods } = calendar.planOf(day)
    if (source !== 'exception' && source !== 'holiday') continue
    const date = isoDateOfDay(day)
    const validity = { validFrom: date, validThrough: date }
    if (periods.length === 0) told.push(specification({ ...CLOSED, ...validity }))
    for (const period of periods) told.push(specification({ ...times(period), ...validity }))
  }
  return told
}

/** How Google reads "closed all day"; it reads 00:00 to 23:59 as open all day. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** A closing before the opening lies on the next day; an equal one would read as closed. */
function times({ opens, closes }: Period) {
  const isWholeDay = closes - opens === MINUTES_PER_DAY
  return { opens: clock(opens), closes: clock(isWholeDay ? closes - 1 : closes) }
}

function clock(minute: number) {
  const ofDay = minute % MINUTES_PER_DAY
  const [hours, minutes] = [Math.floor(ofDay / 60), ofDay % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function specification(rest: Omit<OpeningHoursSpecification, '@type'>): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', ...rest }
}
