import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'
import { describe, expect, it } from 'vitest'
import { osmHours } from './osm-hours.rules.ts'

const shop = { opens: 480, closes: 1080 }
const weekdays = [[], [shop], [shop], [shop], [shop], [shop], [{ opens: 540, closes: 720 }]]

describe('opening hours as OpenStreetMap writes them', () => {
  it('are empty where nobody said when it is open', () => {
    expect(osmHours(null)).toBe('')
    expect(osmHours(NO_HOURS)).toBe('')
  })

  it('join the days of a row that have the same hours', () => {
    expect(osmHours({ ...NO_HOURS, weekly: weekdays })).toBe(
      'Mo-Fr 08:00-18:00; Sa 09:00-12:00; Su off',
    )
  })

  it('count on past midnight and keep several periods of a day', () => {
    const weekly = sameEveryDay([shop, { opens: 1410, closes: 1560 }])
    expect(osmHours({ ...NO_HOURS, weekly })).toBe('Mo-Su 08:00-18:00,23:30-26:00')
  })

  it('put what is stronger behind what it replaces', () => {
    const hours = {
      weekly: sameEveryDay([shop]),
      seasons: [{ name: 'Julho', from: '07-01', to: '07-31', weekly: sameEveryDay([]) }],
      holidays: { rule: 'closed' as const, optional_days: false },
      exceptions: [
        { date: '2026-12-24', periods: [{ opens: 480, closes: 720 }], note: 'Véspera' },
        { date: '2026-12-23', periods: null, note: 'Só um recado' },
      ],
      temporarily_closed: { reopens_on: '2026-08-01', note: null },
    }
    expect(osmHours(hours)).toBe(
      'Mo-Su 08:00-18:00; Jul 01-Jul 31 Mo-Su off; PH off; 2026 Dec 24 08:00-12:00; ' +
        '2000 Jan 01-2026 Jul 31 off',
    )
    expect(osmHours({ ...hours, temporarily_closed: { reopens_on: null, note: null } })).toMatch(
      /; off$/,
    )
  })
})
