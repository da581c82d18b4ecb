import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  civilDateOfDay,
  dayOfIsoDate,
  isoDateOfDay,
  type Weekday,
  weekdayOfDay,
} from '../../shared/calendar-days.ts'
import { recurrenceText } from './recurrence.texts.ts'
import {
  beginsOnItsRule,
  daysOfRule,
  FREQUENCIES,
  isoDays,
  ORDINALS,
  ordinalsOfDay,
  type Recurrence,
  readRule,
  ruleText,
} from './recurrence.ts'

const day = (date: string) => dayOfIsoDate(date) ?? 0
const every = (changes: Partial<Recurrence>): Recurrence => ({
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  ordinal: null,
  until: null,
  count: null,
  ...changes,
})
const dates = (rule: Recurrence, first: string, last: string, exceptions: string[] = []) =>
  isoDays(daysOfRule(rule, day(first), day(last), exceptions))

describe('a rule', () => {
  it('chooses the days of each week', () => {
    const rule = every({ weekdays: [5, 6] })
    expect(dates(rule, '2026-07-18', '2026-08-01')).toEqual([
      '2026-07-18',
      '2026-07-24',
      '2026-07-25',
      '2026-07-31',
      '2026-08-01',
    ])
  })

  it('skips weeks that begin on Monday', () => {
    const rule = every({ weekdays: [0, 6], interval: 2 })
    expect(dates(rule, '2026-07-18', '2026-08-05')).toEqual([
      '2026-07-18',
      '2026-07-19',
      '2026-08-01',
      '2026-08-02',
    ])
  })

  it('leaves out a month without that day', () => {
    const rule = every({ frequency: 'monthly' })
    expect(dates(rule, '2026-01-31', '2026-06-30')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
    ])
  })

  it('finds the last Sunday of a month', () => {
    const rule = every({ frequency: 'monthly', ordinal: -1 })
    expect(dates(rule, '2026-07-26', '2026-10-01')).toEqual([
      '2026-07-26',
      '2026-08-30',
      '2026-09-27',
    ])
  })

  it('counts a day that was taken out', () => {
    const rule = every({ weekdays: [6], count: 3 })
    expect(dates(rule, '2026-07-18', '2027-01-01', ['2026-07-25'])).toEqual([
      '2026-07-18',
      '2026-08-01',
    ])
  })

  it('happens in a leap year only on 29 February', () => {
    const rule = every({ frequency: 'yearly' })
    expect(dates(rule, '2024-02-29', '2033-01-01')).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ])
  })
})

const anyRule = fc
  .record({
    first: fc.integer({ min: day('2024-01-01'), max: day('2028-12-31') }),
    frequency: fc.constantFrom(...FREQUENCIES),
    interval: fc.integer({ min: 1, max: 5 }),
    others: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    byWeekday: fc.boolean(),
    end: fc.oneof(
      fc.constant({}),
      fc.integer({ min: 0, max: 700 }).map((days) => ({ days })),
      fc.integer({ min: 1, max: 60 }).map((count) => ({ count })),
    ),
  })
  .map(({ first, frequency, interval, others, byWeekday, end }) => {
    const rule: Recurrence = {
      frequency,
      interval,
      weekdays:
        frequency === 'weekly'
          ? ([...new Set([...others, weekdayOfDay(first)])].sort() as Weekday[])
          : [],
      ordinal: frequency === 'monthly' && byWeekday ? (ordinalsOfDay(first)[0] ?? null) : null,
      until: 'days' in end ? isoDateOfDay(first + end.days) : null,
      count: 'count' in end ? end.count : null,
    }
    return { first, rule }
  })

/** Day by day, as one would with a wall calendar and a pencil. */
function slowly(
  { frequency, interval, weekdays, ordinal, until, count }: Recurrence,
  first: number,
  last: number,
) {
  const start = civilDateOfDay(first)
  const months = (date: number) => {
    const { year, month } = civilDateOfDay(date)
    return (year - start.year) * 12 + month - start.month
  }
  const mondayOf = (date: number) => date - ((weekdayOfDay(date) + 6) % 7)
  const fits = (date: number) => {
    const here = civilDateOfDay(date)
    if (frequency === 'daily') return (date - first) % interval === 0
    if (frequency === 'weekly') {
      const weeks = (mondayOf(date) - mondayOf(first)) / 7
      return weeks % interval === 0 && weekdays.includes(weekdayOfDay(date))
    }
    if (frequency === 'yearly') {
      const isAnniversary = here.month === start.month && here.day === start.day
      return isAnniversary && (here.year - start.year) % interval === 0
    }
    if (months(date) % interval !== 0) return false
    if (ordinal === null) return here.day === start.day
    if (weekdayOfDay(date) !== weekdayOfDay(first)) return false
    const isLast = civilDateOfDay(date + 7).month !== here.month
    return ordinal === -1 ? isLast : Math.ceil(here.day / 7) === ordinal
  }
  const found: number[] = []
  for (let date = first; date <= last; date += 1) {
    if (until && isoDateOfDay(date) > until) break
    if (fits(date)) found.push(date)
    if (count !== null && found.length === count) break
  }
  return found
}

describe('any rule', () => {
  // spec: 384
  it('chooses what somebody with a wall calendar would', () => {
    fc.assert(
      fc.property(anyRule, ({ first, rule }) => {
        expect(daysOfRule(rule, first, first + 900)).toEqual(slowly(rule, first, first + 900))
      }),
      { numRuns: 300 },
    )
  })

  it('begins on its first day, and reads back what it wrote', () => {
    fc.assert(
      fc.property(anyRule, ({ first, rule }) => {
        expect(beginsOnItsRule(rule, first)).toBe(true)
        expect(daysOfRule(rule, first, first)).toEqual([first])
        expect(readRule(ruleText(rule, first))).toEqual(rule)
      }),
    )
  })

  it('never happens on an exception, and otherwise as before', () => {
    fc.assert(
      fc.property(anyRule, fc.array(fc.nat(20)), ({ first, rule }, picks) => {
        const all = daysOfRule(rule, first, first + 400)
        const out = new Set(picks.flatMap((pick) => all[pick] ?? []))
        expect(daysOfRule(rule, first, first + 400, isoDays([...out]))).toEqual(
          all.filter((one) => !out.has(one)),
        )
      }),
    )
  })

  it.each(ORDINALS)('knows the weekday %i of a month again', (ordinal) => {
    const rule = every({ frequency: 'monthly', ordinal })
    const first = Array.from({ length: 31 }, (_, index) => day('2026-03-01') + index).find((one) =>
      ordinalsOfDay(one).includes(ordinal),
    )
    expect(first && beginsOnItsRule(rule, first)).toBe(true)
  })
})

it('is refused where nobody can read it', () => {
  expect(readRule('FREQ=HOURLY')).toBeNull()
  expect(readRule('')).toBeNull()
})

it.each([
  [every({ weekdays: [6] }), 'Toda semana, aos sábados'],
  [
    every({ weekdays: [0, 5, 6], until: '2026-12-01' }),
    'Toda semana, às sextas, aos sábados e aos domingos, até 1º de dezembro de 2026',
  ],
  [every({ weekdays: [2], interval: 2, count: 8 }), 'A cada 2 semanas, às terças, 8 vezes'],
  [every({ frequency: 'monthly' }), 'Todo mês, no dia 18'],
  [every({ frequency: 'monthly', ordinal: 3 }), 'Todo mês, no 3º sábado'],
  [every({ frequency: 'yearly' }), 'Todo ano, em 18 de julho'],
  [every({ frequency: 'daily', interval: 3 }), 'A cada 3 dias'],
])('is said as people say it', (rule, text) => {
  expect(recurrenceText(rule, '2026-07-18')).toBe(text)
})
