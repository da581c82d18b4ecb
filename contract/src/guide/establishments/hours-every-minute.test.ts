import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { arbitraryHours } from '../../../test/arbitrary-hours.ts'
import { type PencilledMinutes, pencil } from '../../../test/slow-hours.ts'
import { CLOSES_SOON_MINUTES, type OpenState, openSpans, openState } from './hours-rules.ts'
import { NO_HOURS, type OpeningHours, sameEveryDay } from './hours-types.ts'

/** A whole year in Belém, three hours behind Greenwich, and more than the year the rules look ahead. */
const FIRST_DATE = '2026-01-01'
const FIRST_MINUTE = Date.parse(`${FIRST_DATE}T03:00:00Z`)
const MINUTES_OF_YEAR = 525_600
const DAYS_AHEAD = 2 * 365 + 3
const MINUTE = 60_000
const WEEK = 7 * 1440
/**
 * By night every minute. By day every eleventh: eleven does not divide a week, so that each minute of
 * the week comes up several times in the year all the same.
 */
const STEP = Number(process.env.HOURS_STEP ?? 11)
/** Half a million answers take a second or two; a busy machine may need longer. */
const LONG = { timeout: 60_000 }

const instant = (minute: number) => new Date(FIRST_MINUTE + minute * MINUTE)
const minuteOf = (date: Date | null) => date && (date.getTime() - FIRST_MINUTE) / MINUTE

/** What the pencil says of one minute, in the words of the rule and with minutes for instants. */
function agrees(
  state: OpenState,
  hours: OpeningHours,
  pencilled: PencilledMinutes,
  minute: number,
) {
  const closure = hours.temporarily_closed
  if (closure) {
    const until = closure.reopens_on === null ? null : new Date(`${closure.reopens_on}T03:00:00Z`)
    if (!until || instant(minute) < until) {
      return state.state === 'temporarily-closed' && minuteOf(state.until) === minuteOf(until)
    }
  }
  if (!hours.weekly) return state.state === 'unknown'
  const change = pencilled.nextChange[minute] ?? 0
  if (pencilled.open[minute] === 0) {
    const isInReach = Math.floor(change / 1440) <= Math.floor(minute / 1440) + 366
    const opening = isInReach && change < pencilled.open.length ? change : null
    return state.state === 'closed' && minuteOf(state.opensAt) === opening
  }
  const closing = change - minute > WEEK ? null : change
  const isSoon = change - minute < CLOSES_SOON_MINUTES
  return (
    state.state === 'open' && minuteOf(state.closesAt) === closing && state.closesSoon === isSoon
  )
}

function spansOf({ open }: PencilledMinutes) {
  const spans: { start: Date; end: Date }[] = []
  for (let minute = 0; minute < MINUTES_OF_YEAR; minute += 1) {
    if (open[minute] === 0) continue
    const start = minute
    while (minute < MINUTES_OF_YEAR && open[minute] === 1) minute += 1
    spans.push({ start: instant(start), end: instant(minute) })
  }
  return spans
}

function disagreements(hours: OpeningHours, step: number) {
  const pencilled = pencil(hours, FIRST_DATE, DAYS_AHEAD)
  const wrong: string[] = []
  for (let minute = 0; minute < MINUTES_OF_YEAR && wrong.length < 3; minute += step) {
    const state = openState(hours, instant(minute))
    if (!agrees(state, hours, pencilled, minute)) {
      wrong.push(`${instant(minute).toISOString()}: ${JSON.stringify(state)}`)
    }
  }
  const spans = openSpans(hours, instant(0), instant(MINUTES_OF_YEAR))
  if (JSON.stringify(spans) !== JSON.stringify(spansOf(pencilled))) wrong.push('spans differ')
  return wrong
}

const busy: OpeningHours = {
  weekly: sameEveryDay([
    { opens: 660, closes: 900 },
    { opens: 1080, closes: 1500 },
  ]).map((day, weekday) => (weekday === 1 ? [] : day)),
  seasons: [
    {
      name: null,
      from: '07-01',
      to: '07-31',
      weekly: sameEveryDay([{ opens: 540, closes: 1620 }]),
    },
    { name: null, from: '12-20', to: '01-06', weekly: sameEveryDay([{ opens: 0, closes: 1440 }]) },
  ],
  holidays: { rule: 'closed', optional_days: true },
  exceptions: [
    { date: '2026-07-25', periods: [], note: 'Rallye do Sol' },
    { date: '2026-12-25', periods: [{ opens: 1410, closes: 1800 }], note: null },
  ],
  temporarily_closed: { reopens_on: '2026-01-20', note: null },
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each([
  { TZ: 'UTC', noon: 12, seeds: [7, 22] },
  { TZ: 'America/Belem', noon: 9, seeds: [11] },
])('the minutes of a year on a machine in $TZ', ({ TZ, noon, seeds }) => {
  const beThere = () => {
    vi.stubEnv('TZ', TZ)
    expect(new Date('2026-07-18T12:00:00Z').getHours()).toBe(noon)
  }

  it('is told as by hand, for a place with seasons, holidays and exceptions', LONG, () => {
    beThere()
    expect(disagreements(busy, STEP)).toEqual([])
  })

  it.each(seeds)('is told as by hand, for any hours (seed %i)', LONG, (seed) => {
    beThere()
    const known = arbitraryHours.filter(({ weekly }) => weekly !== null)
    const [hours = NO_HOURS] = fc.sample(known, { seed, numRuns: 1 })
    expect(disagreements(hours, STEP)).toEqual([])
  })
})

it('holds for many more hours, at minutes an hour and a bit apart', LONG, () => {
  fc.assert(
    fc.property(arbitraryHours, (hours) => {
      expect(disagreements(hours, 67)).toEqual([])
    }),
    { numRuns: 25, seed: 18 },
  )
})
