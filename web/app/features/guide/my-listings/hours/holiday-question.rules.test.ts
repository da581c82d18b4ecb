import { hoursCalendar } from '@portal/contract/guide/establishments/hours-calendar'
import {
  NO_HOURS,
  type OpeningHours,
  sameEveryDay,
} from '@portal/contract/guide/establishments/hours-types'
import { problemsOfHours } from '@portal/contract/guide/establishments/hours-validation'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { holidaysOfYear } from '@portal/contract/shared/holidays'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holidayToConfirm, withHolidayHours } from './holiday-question.rules.ts'

const daily = [{ opens: 600, closes: 1380 }]
const hours = (changes: Partial<OpeningHours> = {}): OpeningHours => ({
  ...NO_HOURS,
  weekly: sameEveryDay(daily),
  ...changes,
})
const asked = (today: string, changes: Partial<OpeningHours> = {}) =>
  holidayToConfirm(hours(changes), today)?.holiday.name ?? null

describe('the holiday to confirm', () => {
  it('is the next one within two weeks, of the country, the state or the city', () => {
    expect(asked('2026-08-13')).toBe('Adesão do Pará à Independência')
    expect(asked('2026-10-22')).toBe('Aniversário de Salinópolis')
    expect(asked('2026-12-20')).toBe('Natal')
    expect(asked('2026-12-26')).toBe('Confraternização Universal')
    expect(asked('2026-07-01')).toBeNull()
  })

  it('is not asked where it was told: by a rule, by the date, by closing for a while', () => {
    expect(asked('2026-08-13', { holidays: { rule: 'closed', optional_days: false } })).toBeNull()
    const exceptions = [{ date: '2026-08-15', periods: [], note: null }]
    expect(asked('2026-08-13', { exceptions })).toBeNull()
    expect(asked('2026-08-13', { temporarily_closed: { reopens_on: null, note: null } })).toBeNull()
  })

  it('is asked of a ponto facultativo that the rule leaves out', () => {
    const carnival = { rule: 'closed', optional_days: false } as const
    expect(asked('2026-02-10', { holidays: carnival })).toBe('Segunda-feira de Carnaval')
    expect(asked('2026-02-10', { holidays: { ...carnival, optional_days: true } })).toBeNull()
  })

  it('is not asked of a day that is closed anyway, nor where no week is known', () => {
    // 15 August 2026 is a Saturday.
    const weekly = sameEveryDay(daily).map((day, weekday) => (weekday === 6 ? [] : day))
    expect(asked('2026-08-13', { weekly })).toBeNull()
    expect(asked('2026-08-13', { weekly: null })).toBeNull()
    expect(holidayToConfirm(null, '2026-08-13')).toBeNull()
  })

  it('once answered is never asked again, and the page shows the answer', () => {
    const dates = [2026, 2027, 2028].flatMap(holidaysOfYear).map(({ date }) => date)
    fc.assert(
      fc.property(fc.constantFrom(...dates), fc.boolean(), (today, opens) => {
        const before = hours()
        const question = holidayToConfirm(before, today)
        if (!question) return false
        const after = withHolidayHours(before, question, opens ? question.periods : [])
        expect(problemsOfHours(after)).toEqual([])
        expect(holidayToConfirm(after, today)?.holiday.date).not.toBe(question.holiday.date)
        const day = dayOfKnownDate(question.holiday.date)
        expect(hoursCalendar(after)?.periodsOf(day)).toEqual(opens ? daily : [])
        return true
      }),
    )
  })
})
