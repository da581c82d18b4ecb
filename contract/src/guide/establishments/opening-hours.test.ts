import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryHours } from '../../../test/arbitrary-hours.ts'
import { hoursInOrder } from './hours-order.ts'
import { NO_HOURS, type Period, sameEveryDay, type WeekHours } from './hours-types.ts'
import { problemsOfHours } from './hours-validation.ts'
import { OpeningHours } from './opening-hours.ts'

const hour = (opens: number, closes: number): Period => ({ opens: opens * 60, closes: closes * 60 })
const closedWeek = sameEveryDay([])
const only = (weekday: number, ...periods: Period[]): WeekHours =>
  closedWeek.map((day, index) => (index === weekday ? periods : day))
const messages = (hours: unknown) =>
  OpeningHours.safeParse(hours).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('hours that can be saved', () => {
  it.each([
    ['nothing known', NO_HOURS],
    ['the same every day', { ...NO_HOURS, weekly: sameEveryDay([hour(11, 15), hour(18, 23)]) }],
    ['round the clock', { ...NO_HOURS, weekly: sameEveryDay([hour(0, 24)]) }],
    [
      'a night that ends when the morning begins',
      { ...NO_HOURS, weekly: sameEveryDay([hour(18, 26), hour(2, 10)]) },
    ],
    [
      'only in July',
      {
        ...NO_HOURS,
        weekly: closedWeek,
        seasons: [{ name: null, from: '07-01', to: '07-31', weekly: sameEveryDay([hour(9, 18)]) }],
      },
    ],
    [
      'closed with no end in sight',
      { ...NO_HOURS, temporarily_closed: { reopens_on: null, note: 'Reforma' } },
    ],
    [
      'a note that changes no hours',
      { ...NO_HOURS, exceptions: [{ date: '2026-07-25', periods: null, note: 'Rallye do Sol' }] },
    ],
  ])('are %s', (_, hours) => {
    expect(OpeningHours.parse(hours)).toEqual(hoursInOrder(hours))
  })

  it('are everything the generator of the other tests makes', () => {
    fc.assert(
      fc.property(arbitraryHours, (hours) => {
        expect(problemsOfHours(hours)).toEqual([])
        const saved = OpeningHours.parse(hours)
        expect(saved).toEqual(hoursInOrder(hours))
        expect(OpeningHours.parse(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
      }),
    )
  })

  it('are put in order, and an empty note is none', () => {
    const saved = OpeningHours.parse({
      ...NO_HOURS,
      weekly: sameEveryDay([hour(18, 23), hour(11, 15)]),
      exceptions: [
        { date: '2026-12-31', periods: [], note: ' ' },
        { date: '2026-12-24', periods: [hour(18, 20), hour(8, 12)], note: ' Ceia ' },
      ],
    })
    expect(saved.weekly?.[3]).toEqual([hour(11, 15), hour(18, 23)])
    expect(saved.exceptions).toEqual([
      { date: '2026-12-24', periods: [hour(8, 12), hour(18, 20)], note: 'Ceia' },
      { date: '2026-12-31', periods: [], note: null },
    ])
  })
})

describe('hours that are refused with a sentence', () => {
  const overlap = 'Este horário se sobrepõe a outro.'

  it('closing before opening', () => {
    expect(messages({ ...NO_HOURS, weekly: only(1, hour(18, 2)) })).toEqual([
      ['weekly.1.0', 'A hora de fechar deve vir depois da hora de abrir.'],
    ])
  })

  it('a period longer than a day', () => {
    expect(messages({ ...NO_HOURS, weekly: only(1, hour(8, 33)) })).toEqual([
      ['weekly.1.0', 'Um período dura no máximo 24 horas.'],
    ])
  })

  it('two periods at once', () => {
    expect(messages({ ...NO_HOURS, weekly: only(5, hour(18, 23), hour(11, 19)) })).toEqual([
      ['weekly.5.1', overlap],
    ])
  })

  it('a Friday night that runs into Saturday morning’s hours', () => {
    const weekly = only(5, hour(22, 29))
    weekly[6] = [hour(4, 10)]
    expect(messages({ ...NO_HOURS, weekly })).toEqual([['weekly.6.0', overlap]])
  })

  it('a Saturday night that runs into Sunday’s, round the end of the week', () => {
    const weekly = only(6, hour(22, 29))
    weekly[0] = [hour(4, 10)]
    expect(messages({ ...NO_HOURS, weekly })).toEqual([['weekly.0.0', overlap]])
  })

  it('exactly the weeks in which some minute is open twice', () => {
    const period = fc
      .tuple(fc.nat(1439), fc.integer({ min: 1, max: 1440 }))
      .map(([opens, length]) => ({ opens, closes: opens + length }))
    const week = fc.array(fc.array(period, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(week, (weekly) => {
        const ticks = new Uint8Array(7 * 1440)
        for (const [weekday, day] of weekly.entries()) {
          for (const { opens, closes } of day) {
            for (let minute = opens; minute < closes; minute += 1) {
              const place = (weekday * 1440 + minute) % ticks.length
              ticks[place] = (ticks[place] ?? 0) + 1
            }
          }
        }
        const isRefused = problemsOfHours({ ...NO_HOURS, weekly }).length > 0
        expect(isRefused).toBe(ticks.some((times) => times > 1))
      }),
    )
  })

  it('seven periods a day', () => {
    const seven = Array.from({ length: 7 }, (_, index) => hour(index * 2, index * 2 + 1))
    expect(messages({ ...NO_HOURS, weekly: only(2, ...seven) })).toEqual([
      ['weekly.2', 'Use no máximo 6 períodos por dia.'],
    ])
  })

  it('two exceptions on one date, an exception that says nothing, and too many of them', () => {
    const exception = { date: '2026-07-25', periods: [], note: null }
    expect(messages({ ...NO_HOURS, exceptions: [exception, exception] })).toEqual([
      ['exceptions.1.date', 'Já existe um horário especial para esta data.'],
    ])
    expect(messages({ ...NO_HOURS, exceptions: [{ ...exception, periods: null }] })).toEqual([
      ['exceptions.0.note', 'Informe o horário desta data ou escreva um aviso.'],
    ])
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...exception,
      date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    }))
    expect(messages({ ...NO_HOURS, exceptions: many })).toEqual([
      ['exceptions', 'Use no máximo 100 datas especiais.'],
    ])
  })

  it('seasons that meet, also over the end of the year', () => {
    const summer = { name: null, from: '12-15', to: '01-31', weekly: closedWeek }
    const carnival = { name: null, from: '01-31', to: '02-20', weekly: closedWeek }
    expect(messages({ ...NO_HOURS, seasons: [summer, carnival] })).toEqual([
      ['seasons.1.from', 'Esta temporada se sobrepõe a outra.'],
    ])
    expect(messages({ ...NO_HOURS, seasons: [summer, { ...carnival, from: '02-01' }] })).toBe(
      undefined,
    )
  })

  it('own hours of holidays that are not given', () => {
    const holidays = { rule: 'own', optional_days: false, periods: [] }
    expect(messages({ ...NO_HOURS, holidays })).toEqual([
      ['holidays.periods', 'Informe o horário dos feriados ou marque que fecha.'],
    ])
  })

  it.each([
    ['2026-02-30', '07-01'],
    ['1999-12-31', '07-01'],
    ['2026-07-01', '02-30'],
    ['2026-07-01', '7-1'],
  ])('the date %s or the season from %s', (date, from) => {
    const hours = {
      ...NO_HOURS,
      exceptions: [{ date, periods: [], note: null }],
      seasons: [{ name: null, from, to: '12-31', weekly: closedWeek }],
    }
    expect(messages(hours)).toHaveLength(1)
  })
})
