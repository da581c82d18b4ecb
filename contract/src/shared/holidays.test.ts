import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateOfDay, dayOfIsoDate, isoDateOfDay, weekdayOfDay } from './calendar-days.ts'
import { easterOf, holidayOnDay, holidaysOfYear } from './holidays.ts'

const dateOf = (year: number, name: string) =>
  holidaysOfYear(year).find((holiday) => holiday.name === name)?.date
const on = (date: string) => holidayOnDay(dayOfIsoDate(date) ?? 0)

describe('movable holidays', () => {
  it.each([
    [2024, '2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30'],
    [2025, '2025-03-03', '2025-03-04', '2025-04-18', '2025-06-19'],
    [2026, '2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04'],
    [2027, '2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'],
    [2028, '2028-02-28', '2028-02-29', '2028-04-14', '2028-06-15'],
    [2029, '2029-02-12', '2029-02-13', '2029-03-30', '2029-05-31'],
    [2030, '2030-03-04', '2030-03-05', '2030-04-19', '2030-06-20'],
  ])('falls where the calendar of %i says', (year, monday, tuesday, goodFriday, corpusChristi) => {
    expect(dateOf(year, 'Segunda-feira de Carnaval')).toBe(monday)
    expect(dateOf(year, 'Terça-feira de Carnaval')).toBe(tuesday)
    expect(dateOf(year, 'Sexta-feira Santa')).toBe(goodFriday)
    expect(dateOf(year, 'Corpus Christi')).toBe(corpusChristi)
  })

  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('puts Easter of %i on %s', (year, date) => expect(isoDateOfDay(easterOf(year))).toBe(date))

  it('always keeps Easter on a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
        const easter = easterOf(year)
        expect(weekdayOfDay(easter)).toBe(0)
        const { month, day } = civilDateOfDay(easter)
        expect(month * 100 + day).toBeGreaterThanOrEqual(322)
        expect(month * 100 + day).toBeLessThanOrEqual(425)
      }),
    )
  })
})

describe('fixed holidays', () => {
  it.each([2024, 2025, 2026, 2027, 2028, 2029, 2030])('are the same days in %i', (year) => {
    const fixed = holidaysOfYear(year).filter(({ name }) => !/Carnaval|Santa|Corpus/.test(name))
    expect(fixed.map(({ date, scope }) => `${date.slice(5)} ${scope}`)).toEqual([
      '01-01 national',
      '04-21 national',
      '05-01 national',
      '08-15 state',
      '09-07 national',
      '10-12 national',
      '10-22 municipal',
      '11-02 national',
      '11-15 national',
      '11-20 national',
      '12-25 national',
    ])
    expect(fixed.every(({ isOptional }) => !isOptional)).toBe(true)
  })

  it('has no Consciência Negra before the law of 2023', () => {
    expect(on('2023-11-20')).toBeNull()
    expect(on('2024-11-20')?.name).toBe('Dia da Consciência Negra')
  })

  it('does not invent a holiday on the patron saint’s day, whose law was not found', () => {
    expect(on('2026-09-08')).toBeNull()
  })
})

describe('asking for one day', () => {
  it('tells a holiday from a day that is only optional', () => {
    expect(on('2026-02-17')).toMatchObject({ name: 'Terça-feira de Carnaval', isOptional: true })
    expect(on('2026-06-04')?.isOptional).toBe(true)
    expect(on('2026-04-03')).toMatchObject({ name: 'Sexta-feira Santa', isOptional: false })
    expect(on('2026-02-18')).toBeNull()
  })

  it('prefers the day of rest where two meet', () => {
    for (let year = 2000; year < 2200; year += 1) {
      for (const holiday of holidaysOfYear(year).filter(({ isOptional }) => !isOptional)) {
        expect(on(holiday.date)?.isOptional).toBe(false)
      }
    }
  })
})
