import fc from 'fast-check'
import {
  type HolidayHours,
  NO_HOURS,
  type OpeningHours,
  type Period,
  type WeekHours,
} from '../src/guide/establishments/hours-types.ts'
import { problemsOfHours } from '../src/guide/establishments/hours-validation.ts'
import { isoDateOfDay } from '../src/shared/calendar-days.ts'

/** Hours any owner could have saved: they pass the rules the contract checks. */

const quarterHour = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) }).map((count) => count * 15)

/** Cuts of one day, read in pairs: periods that never overlap; the last may run past midnight. */
const dayPeriods: fc.Arbitrary<Period[]> = fc
  .tuple(
    fc.uniqueArray(fc.oneof(quarterHour(0, 1425), fc.integer({ min: 0, max: 1439 })), {
      maxLength: 8,
    }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: quarterHour(0, 360) },
    ),
  )
  .map(([cuts, pastMidnight]) => {
    const sorted = [...cuts].sort((one, other) => one - other)
    const periods: Period[] = []
    for (let index = 0; index + 1 < sorted.length; index += 2) {
      const [opens, closes] = [sorted[index] ?? 0, sorted[index + 1] ?? 0]
      periods.push({ opens, closes })
    }
    const last = periods.at(-1)
    if (last && pastMidnight > 0) last.closes = Math.min(1440 + pastMidnight, last.opens + 1440)
    return periods
  })

const day = fc.oneof(
  { weight: 6, arbitrary: dayPeriods },
  { weight: 1, arbitrary: fc.constant<Period[]>([]) },
  { weight: 1, arbitrary: fc.constant<Period[]>([{ opens: 0, closes: 1440 }]) },
  { weight: 1, arbitrary: fc.constant<Period[]>([{ opens: 1410, closes: 1560 }]) },
)

/** A night that runs into the next morning's hours is cut short at them. */
function withoutOverlap(week: WeekHours): WeekHours {
  return week.map((periods, weekday) => {
    const next = Math.min(...(week[(weekday + 1) % 7] ?? []).map(({ opens }) => opens), 1439)
    return periods.map(({ opens, closes }) => ({ opens, closes: Math.min(closes, 1440 + next) }))
  })
}

const week: fc.Arbitrary<WeekHours> = fc.oneof(
  { weight: 5, arbitrary: fc.array(day, { minLength: 7, maxLength: 7 }).map(withoutOverlap) },
  { weight: 1, arbitrary: day.map((periods) => withoutOverlap(Array(7).fill(periods))) },
  { weight: 1, arbitrary: fc.constant<WeekHours>(Array(7).fill([])) },
)

const holidays: fc.Arbitrary<HolidayHours> = fc.oneof(
  fc.constant<HolidayHours>({ rule: 'normal' }),
  fc.record({ rule: fc.constant('closed' as const), optional_days: fc.boolean() }),
  fc.record({
    rule: fc.constant('own' as const),
    optional_days: fc.boolean(),
    periods: dayPeriods.filter((periods) => periods.length > 0),
  }),
)

const note = fc.option(fc.constantFrom('Rallye do Sol', 'Reforma', 'Festa da casa'))

/** 1 January 2026 to the end of 2027. */
const FIRST_DAY = 20_454
const dateOfTwoYears = fc
  .integer({ min: FIRST_DAY, max: FIRST_DAY + 729 })
  .map((date) => isoDateOfDay(date))

const exceptions = fc.uniqueArray(
  fc
    .record({ date: dateOfTwoYears, periods: fc.option(dayPeriods), note })
    .filter(({ periods, note }) => periods !== null || note !== null),
  { selector: ({ date }) => date, maxLength: 12 },
)

const yearDay = fc
  .integer({ min: 0, max: 365 })
  .map((date) => isoDateOfDay(Date.UTC(2028, 0, 1) / 86_400_000 + date).slice(5))
const season = fc.record({
  name: fc.option(fc.constantFrom('Alta temporada', 'Inverno')),
  from: yearDay,
  to: yearDay,
  weekly: week,
})

export const arbitraryHours: fc.Arbitrary<OpeningHours> = fc
  .record({
    weekly: fc.option(week, { freq: 20 }),
    seasons: fc.array(season, { maxLength: 2 }),
    holidays,
    exceptions,
    temporarily_closed: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.record({ reopens_on: fc.option(dateOfTwoYears), note }) },
    ),
  })
  .map((hours) => {
    const [first] = hours.seasons
    const overlapping = problemsOfHours({ ...NO_HOURS, seasons: hours.seasons }).length > 0
    return overlapping && first ? { ...hours, seasons: [first] } : hours
  })
