import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryHours } from '../../../test/arbitrary-hours.ts'
import { schemaOrgHours } from './hours-schema-org.ts'
import { NO_HOURS, type OpeningHours, type Period, sameEveryDay } from './hours-types.ts'

const hour = (opens: number, closes: number): Period => ({ opens: opens * 60, closes: closes * 60 })
const now = new Date('2026-07-18T22:42:00Z')
const daily = (...periods: Period[]): OpeningHours => ({
  ...NO_HOURS,
  weekly: sameEveryDay(periods),
})
const usual = (hours: OpeningHours, when = now) =>
  schemaOrgHours(hours, when).openingHoursSpecification.map(({ '@type': _, ...rest }) => rest)
const special = (hours: OpeningHours) =>
  schemaOrgHours(hours, now).specialOpeningHoursSpecification.map(({ '@type': _, ...rest }) => rest)
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

describe('the usual week', () => {
  it('names the days that share a period', () => {
    const weekly = sameEveryDay([hour(11, 15), hour(18, 23)]).with(0, [hour(11, 15)])
    expect(usual({ ...NO_HOURS, weekly })).toEqual([
      { dayOfWeek: week, opens: '11:00', closes: '15:00' },
      { dayOfWeek: week.slice(0, 6), opens: '18:00', closes: '23:00' },
    ])
  })

  it('closes before it opens when it runs past midnight', () => {
    expect(usual(daily(hour(18, 26)))).toEqual([
      { dayOfWeek: week, opens: '18:00', closes: '02:00' },
    ])
    expect(usual(daily(hour(18, 24)))).toMatchObject([{ opens: '18:00', closes: '00:00' }])
  })

  it('is open from 00:00 to 23:59 round the clock', () => {
    expect(usual(daily(hour(0, 24)))).toMatchObject([{ opens: '00:00', closes: '23:59' }])
  })

  it('is not told when nobody knows it', () => {
    expect(schemaOrgHours(null, now)).toEqual({
      openingHoursSpecification: [],
      specialOpeningHoursSpecification: [],
    })
    expect(usual(NO_HOURS)).toEqual([])
  })
})

describe('seasons', () => {
  const season = (from: string, to: string, weekly = sameEveryDay([hour(9, 12)])) => ({
    ...daily(),
    seasons: [{ name: null, from, to, weekly }],
  })
  const stretch = (hours: OpeningHours, when = now) => {
    const [{ validFrom, validThrough } = {}] = usual(hours, when)
    return [validFrom, validThrough]
  }

  it('are valid while they are on, or the next time', () => {
    expect(stretch(season('07-01', '07-31'))).toEqual(['2026-07-01', '2026-07-31'])
    expect(stretch(season('06-01', '06-30'))).toEqual(['2027-06-01', '2027-06-30'])
    expect(stretch(season('12-15', '01-31'))).toEqual(['2026-12-15', '2027-01-31'])
    expect(stretch(season('12-15', '01-31'), new Date('2027-01-10T12:00Z'))).toEqual([
      '2026-12-15',
      '2027-01-31',
    ])
  })

  it('say which days are closed', () => {
    const weekly = sameEveryDay([hour(9, 12)]).with(1, [])
    const validity = { validFrom: '2026-07-01', validThrough: '2026-07-31' }
    expect(usual(season('07-01', '07-31', weekly))).toEqual([
      { dayOfWeek: week.slice(1), opens: '09:00', closes: '12:00', ...validity },
      { dayOfWeek: ['Monday'], opens: '00:00', closes: '00:00', ...validity },
    ])
  })
})

describe('single dates', () => {
  it('are exceptions and holidays of the coming year', () => {
    const hours: OpeningHours = {
      ...daily(hour(9, 12)),
      holidays: { rule: 'own', optional_days: false, periods: [hour(8, 10)] },
      exceptions: [
        { date: '2026-07-01', periods: [], note: 'passed' },
        { date: '2026-07-25', periods: [], note: null },
        { date: '2026-07-26', periods: null, note: 'as usual' },
        { date: '2026-12-25', periods: [hour(18, 26)], note: null },
      ],
    }
    const told = special(hours)
    const on = (date: string) => ({ validFrom: date, validThrough: date })
    expect(told[0]).toEqual({ opens: '00:00', closes: '00:00', ...on('2026-07-25') })
    expect(told[1]).toEqual({ opens: '08:00', closes: '10:00', ...on('2026-08-15') })
    expect(told).toContainEqual({ opens: '18:00', closes: '02:00', ...on('2026-12-25') })
    expect(told.filter(({ validFrom }) => validFrom === '2026-12-25')).toHaveLength(1)
    expect(told.map(({ validFrom }) => validFrom)).not.toContain('2026-07-26')
  })

  it('are the days of a temporary closure', () => {
    const closed = (reopens_on: string | null) => ({
      ...NO_HOURS,
      temporarily_closed: { reopens_on, note: null },
    })
    const shut = { opens: '00:00', closes: '00:00', validFrom: '2026-07-18' }
    expect(special(closed('2026-08-01'))).toEqual([{ ...shut, validThrough: '2026-07-31' }])
    expect(special(closed(null))).toEqual([shut])
    expect(special(closed('2026-07-18'))).toEqual([])
  })

  it('never lie in the past, for any hours', () => {
    fc.assert(
      fc.property(arbitraryHours, (hours) => {
        const told = schemaOrgHours(hours, now)
        const all = [...told.openingHoursSpecification, ...told.specialOpeningHoursSpecification]
        for (const { opens, closes, validThrough } of all) {
          expect(`${opens} ${closes}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/)
          expect(validThrough === undefined || validThrough >= '2026-07-18').toBe(true)
        }
      }),
    )
  })
})
