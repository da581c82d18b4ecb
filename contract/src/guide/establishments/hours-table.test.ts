import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryHours } from '../../../test/arbitrary-hours.ts'
import { periodsText } from './hours.texts.ts'
import {
  announcements,
  comingDays,
  hoursTable,
  reopeningText,
  seasonTables,
  weekRows,
} from './hours-table.ts'
import { NO_HOURS, type OpeningHours, type Period, sameEveryDay } from './hours-types.ts'

const hour = (opens: number, closes: number): Period => ({ opens: opens * 60, closes: closes * 60 })
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00-03:00`)
const saturday = at('2026-07-18 19:42')
const rowsOf = (hours: OpeningHours, now = saturday) =>
  hoursTable(hours, now).map(({ label, text, note }) => [label, text, ...(note ? [note] : [])])

const week = sameEveryDay([hour(11, 15), hour(18, 23)])
  .with(1, [])
  .with(5, [hour(11, 15), hour(18, 24)])
  .with(6, [hour(11, 24)])
  .with(0, [hour(11, 17)])
const restaurant: OpeningHours = { ...NO_HOURS, weekly: week }
const inJuly: OpeningHours = {
  ...restaurant,
  seasons: [{ name: null, from: '07-01', to: '07-31', weekly: week.with(1, [hour(18, 23)]) }],
}

describe('the table of hours', () => {
  it('begins on Monday and puts equal neighbours in one row', () => {
    expect(rowsOf(restaurant)).toEqual([
      ['Seg', 'Fechado'],
      ['Ter a qui', '11h às 15h · 18h às 23h'],
      ['Sex', '11h às 15h · 18h à 0h'],
      ['Sáb', '11h à 0h'],
      ['Dom', '11h às 17h'],
    ])
  })

  it('writes two days with "e", the working week with "a", the whole week in words', () => {
    const office = sameEveryDay([hour(8, 18)])
      .with(6, [])
      .with(0, [])
    expect(rowsOf({ ...NO_HOURS, weekly: office })).toEqual([
      ['Seg a sex', '8h às 18h'],
      ['Sáb e dom', 'Fechado'],
    ])
    expect(rowsOf({ ...NO_HOURS, weekly: sameEveryDay([hour(0, 24)]) })).toEqual([
      ['Todos os dias', '24 horas'],
    ])
  })

  it('marks today', () => {
    const today = hoursTable(restaurant, saturday).filter(({ isToday }) => isToday)
    expect(today.map(({ label }) => label)).toEqual(['Sáb'])
  })

  it('shows the season that is on and says which rows are its own', () => {
    expect(rowsOf(inJuly)[0]).toEqual(['Seg', '18h às 23h', 'só em julho'])
    expect(rowsOf(inJuly)[1]).toEqual(['Ter a qui', '11h às 15h · 18h às 23h'])
    expect(rowsOf(inJuly, at('2026-08-01 10:00'))).toEqual(rowsOf(restaurant))
  })

  it('is empty while nobody told the hours', () => {
    expect(hoursTable(null, saturday)).toEqual([])
    expect(hoursTable(NO_HOURS, saturday)).toEqual([])
  })

  it('tells each season of the year', () => {
    const named = { name: 'Verão', from: '12-15', to: '01-31', weekly: sameEveryDay([]) }
    const tables = seasonTables({ ...inJuly, seasons: [...inJuly.seasons, named] })
    expect(tables.map(({ title }) => title)).toEqual([
      'Só em julho',
      'Verão (de 15 de dez. a 31 de jan.)',
    ])
    expect(tables[1]?.rows.map(({ label, text }) => [label, text])).toEqual([
      ['Todos os dias', 'Fechado'],
    ])
  })

  it('holds every day of any week exactly once, with that day’s hours', () => {
    fc.assert(
      fc.property(arbitraryHours, ({ weekly }) => {
        if (!weekly) return
        const rows = weekRows(weekly)
        expect(rows.flatMap(({ days }) => days)).toEqual([1, 2, 3, 4, 5, 6, 0])
        for (const { days, text } of rows) {
          for (const day of days) expect(periodsText(weekly[day] ?? [])).toBe(text)
        }
      }),
    )
  })
})

describe('days that are not as usual', () => {
  const busy: OpeningHours = {
    ...restaurant,
    holidays: { rule: 'closed', optional_days: false },
    exceptions: [
      { date: '2026-07-17', periods: [], note: 'Ontem' },
      { date: '2026-07-25', periods: [hour(9, 15)], note: 'Rallye do Sol' },
      { date: '2026-07-26', periods: [], note: null },
      { date: '2026-08-01', periods: null, note: 'Música ao vivo' },
      { date: '2026-12-25', periods: [], note: 'Natal' },
    ],
  }

  it('are announced for a month, never those of the past', () => {
    expect(announcements(busy, saturday).map(({ label, text }) => [label, text])).toEqual([
      ['Sáb., 25 de jul.', 'Rallye do Sol: 9h às 15h'],
      ['Dom., 26 de jul.', 'Fechado'],
      ['Sáb., 1º de ago.', 'Música ao vivo'],
      ['Sáb., 15 de ago.', 'Adesão do Pará à Independência: fechado'],
    ])
  })

  it('are not announced while everything is closed', () => {
    const closed = { ...busy, temporarily_closed: { reopens_on: '2026-07-26', note: null } }
    expect(announcements(closed, saturday).map(({ date }) => date)).toEqual([
      '2026-07-26',
      '2026-08-01',
      '2026-08-15',
    ])
    expect(reopeningText(closed)).toBe('Reabre em 26 de julho')
    const noDate = { ...busy, temporarily_closed: { reopens_on: null, note: null } }
    expect(reopeningText(noDate)).toBeNull()
    expect(reopeningText(busy)).toBeNull()
  })
})

describe('the coming days', () => {
  it('are as they will really be', () => {
    expect(comingDays(inJuly, saturday, 3)).toEqual([
      { date: '2026-07-18', label: 'Hoje', text: '11h à 0h', note: 'só em julho' },
      { date: '2026-07-19', label: 'Amanhã', text: '11h às 17h', note: 'só em julho' },
      { date: '2026-07-20', label: 'Seg., 20 de jul.', text: '18h às 23h', note: 'só em julho' },
    ])
  })

  it('never fail, for any hours', () => {
    fc.assert(
      fc.property(arbitraryHours, (hours) => {
        const days = comingDays(hours, saturday, 40)
        expect(days).toHaveLength(hours.weekly ? 40 : 0)
        expect(days.every(({ date }) => date >= '2026-07-18')).toBe(true)
        for (const { date } of announcements(hours, saturday)) {
          expect(date >= '2026-07-18').toBe(true)
        }
        expect(() => [hoursTable(hours, saturday), seasonTables(hours)]).not.toThrow()
      }),
    )
  })
})
