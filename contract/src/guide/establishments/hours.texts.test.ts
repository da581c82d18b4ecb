import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryHours } from '../../../test/arbitrary-hours.ts'
import { MINUTES_PER_DAY, wallMinuteAt } from '../../shared/time-zones.ts'
import { hourText, openStateLine, periodsText, seasonText } from './hours.texts.ts'
import { openState } from './hours-rules.ts'
import { NO_HOURS, type OpeningHours, type Period, sameEveryDay } from './hours-types.ts'

const hour = (opens: number, closes: number): Period => ({ opens: opens * 60, closes: closes * 60 })
const daily = (...periods: Period[]): OpeningHours => ({
  ...NO_HOURS,
  weekly: sameEveryDay(periods),
})
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00-03:00`)
const says = (hours: OpeningHours | null, now: string) => openStateLine(hours, at(now)).text

// 18 July 2026 is a Saturday.
describe('the line on a card', () => {
  const restaurant = daily(hour(11, 15), hour(18, 23))

  it('says when it closes', () => {
    expect(says(restaurant, '2026-07-18 19:42')).toBe('Aberto agora · fecha às 23h')
    expect(says(daily(hour(18, 24)), '2026-07-18 19:42')).toBe('Aberto agora · fecha à 0h')
    expect(says(daily({ opens: 1080, closes: 1530 }), '2026-07-18 23:10')).toBe(
      'Aberto agora · fecha à 1h30',
    )
  })

  it('counts the last minutes, rounded down', () => {
    expect(says(restaurant, '2026-07-18 22:40')).toBe('Fecha em 20 min')
    expect(openStateLine(restaurant, new Date('2026-07-19T01:40:30Z')).text).toBe('Fecha em 19 min')
    expect(openStateLine(restaurant, new Date('2026-07-19T01:59:59Z')).text).toBe('Fecha em 1 min')
    expect(says(restaurant, '2026-07-18 22:01')).toBe('Fecha em 59 min')
    expect(says(restaurant, '2026-07-18 22:00')).toBe('Aberto agora · fecha às 23h')
  })

  it('says when it opens: today, tomorrow, on a day of this week, on a date', () => {
    expect(says(restaurant, '2026-07-18 16:00')).toBe('Abre às 18h')
    expect(says(daily(hour(9, 12)), '2026-07-18 13:00')).toBe('Abre amanhã às 9h')
    expect(says(daily(hour(9, 12)), '2026-07-18 00:30')).toBe('Abre às 9h')
    const saturdays = { ...NO_HOURS, weekly: sameEveryDay([]).with(6, [hour(9, 12)]) }
    expect(says(saturdays, '2026-07-19 10:00')).toBe('Abre sáb. às 9h')
    expect(says(saturdays, '2026-07-18 13:00')).toBe('Abre em 25 de julho, às 9h')
    const july = { name: null, from: '07-01', to: '07-31', weekly: sameEveryDay([hour(9, 18)]) }
    expect(says({ ...daily(), seasons: [july] }, '2026-08-03 10:00')).toBe(
      'Abre em 1º de julho de 2027, às 9h',
    )
  })

  it('says what is not a matter of hours', () => {
    expect(says(null, '2026-07-18 10:00')).toBe('Horário não informado')
    expect(says(NO_HOURS, '2026-07-18 10:00')).toBe('Horário não informado')
    expect(says(daily(), '2026-07-18 10:00')).toBe('Fechado')
    expect(says(daily(hour(0, 24)), '2026-07-18 10:00')).toBe('Aberto 24 horas')
    const closed = { ...restaurant, temporarily_closed: { reopens_on: null, note: null } }
    expect(says(closed, '2026-07-18 12:00')).toBe('Fechado temporariamente')
  })

  it('names the day when the closing is more than a day away', () => {
    const weekend = {
      ...NO_HOURS,
      weekly: sameEveryDay([])
        .with(6, [hour(0, 24)])
        .with(0, [hour(0, 22)]),
    }
    expect(says(weekend, '2026-07-18 10:00')).toBe('Aberto agora · fecha dom. às 22h')
    expect(says(weekend, '2026-07-18 22:30')).toBe('Aberto agora · fecha às 22h')
  })

  it('has the look of its dot', () => {
    const lookAt = (now: string) => openStateLine(restaurant, at(now)).look
    expect(lookAt('2026-07-18 19:00')).toBe('open')
    expect(lookAt('2026-07-18 22:30')).toBe('soon')
    expect(lookAt('2026-07-18 16:00')).toBe('closed')
    expect(openStateLine(null, at('2026-07-18 16:00')).look).toBe('closed')
  })
})

describe('for any hours at any second', () => {
  const anySecond = fc.integer({ min: 0, max: 700 * 86_400 })
  const shapes = [
    /^Aberto agora · fecha (?:(?:dom|seg|ter|qua|qui|sex|sáb)\. )?às? (\d{1,2})h(\d{2})?$/,
    /^Fecha em (?:[1-9]|[1-5]\d) min$/,
    /^Abre (?:amanhã |(?:dom|seg|ter|qua|qui|sex|sáb)\. |em \d{1,2}º? de [a-zç]+(?: de \d{4})?, )?às? (\d{1,2})h(\d{2})?$/,
    /^(?:Fechado|Fechado temporariamente|Aberto 24 horas|Horário não informado)$/,
  ]

  it('is a sentence we know, about a moment still to come', () => {
    fc.assert(
      fc.property(arbitraryHours, anySecond, (hours, second) => {
        const now = new Date(Date.parse('2026-01-01T03:00Z') + second * 1000)
        const { text } = openStateLine(hours, now)
        const shape = shapes.find((candidate) => candidate.test(text))
        expect(shape, text).toBeDefined()
        const [, hourSaid, minuteSaid = '00'] = shape?.exec(text) ?? []
        if (hourSaid === undefined) return
        const state = openState(hours, now)
        const moment = 'closesAt' in state ? state.closesAt : 'opensAt' in state && state.opensAt
        if (!moment) throw new Error('an hour was said that the rule does not know')
        expect(moment.getTime()).toBeGreaterThan(now.getTime())
        expect(wallMinuteAt(moment) % MINUTES_PER_DAY).toBe(+hourSaid * 60 + +minuteSaid)
        // An hour without a day must be the next one the clock will show.
        const away = wallMinuteAt(moment) - wallMinuteAt(now)
        if (/(?:fecha|Abre) às?/.test(text)) expect(away).toBeLessThan(MINUTES_PER_DAY)
      }),
      { numRuns: 400 },
    )
  })
})

describe('smaller words', () => {
  it('write hours as people do here', () => {
    expect([0, 60, 90, 545, 720, 1440, 1560].map(hourText)).toEqual([
      '0h',
      '1h',
      '1h30',
      '9h05',
      '12h',
      '0h',
      '2h',
    ])
  })

  it('write periods', () => {
    expect(periodsText([hour(11, 15), hour(18, 24)])).toBe('11h às 15h · 18h à 0h')
    expect(periodsText([hour(18, 26)])).toBe('18h às 2h')
    expect(periodsText([hour(0, 24)])).toBe('24 horas')
    expect(periodsText([])).toBe('Fechado')
  })

  it('name a season by its month, or by its ends', () => {
    const season = (from: string, to: string) =>
      seasonText({ name: null, from, to, weekly: sameEveryDay([]) })
    expect(season('07-01', '07-31')).toBe('só em julho')
    expect(season('02-01', '02-28')).toBe('só em fevereiro')
    expect(season('02-01', '02-29')).toBe('só em fevereiro')
    expect(season('12-15', '01-31')).toBe('de 15 de dez. a 31 de jan.')
    expect(season('06-01', '08-31')).toBe('de 1º de jun. a 31 de ago.')
  })
})
