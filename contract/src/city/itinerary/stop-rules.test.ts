import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../../guide/establishments/hours-types.ts'
import { NO_HOURS, sameEveryDay } from '../../guide/establishments/hours-types.ts'
import { dayOfKnownDate, weekdayOfDay } from '../../shared/calendar-days.ts'
import { MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import {
  brokenPromises,
  minutesOf,
  openDays,
  type ReadyStop,
  travelWarnings,
} from './stop-rules.ts'

/** A Monday without a holiday in its week. */
const MONDAY = dayOfKnownDate('2026-08-03')
const leg = (minutes: number) => ({
  walk: { metres: minutes * 80, minutes: minutes * 4 },
  drive: { metres: minutes * 500, minutes },
})
const daily = (opens: number, closes: number): OpeningHours => ({
  ...NO_HOURS,
  weekly: sameEveryDay([{ opens, closes }]),
})
const stop = (name: string, more: Partial<ReadyStop> = {}): ReadyStop => ({
  ...{ name, day: 1, minute: null, hours: null, leg: null },
  ...more,
})

describe('a ready day', () => {
  // spec: 1045
  it('is not published with a dinner that is closed, in a sentence with the place and the hour', () => {
    const dinner = stop('Peixe na Brasa', { minute: 20 * 60, hours: daily(11 * 60, 15 * 60) })
    expect(brokenPromises([stop('Praia do Atalaia', { minute: 510 }), dinner], MONDAY)).toEqual([
      'Peixe na Brasa está fechado às 20h do dia 1 em todos os dias da semana. Troque o lugar ou a hora.',
    ])
    expect(brokenPromises([{ ...dinner, minute: 12 * 60 }], MONDAY)).toEqual([])
  })

  it('is not published with less time between two hours than the way takes', () => {
    const beach = stop('Praia do Atalaia', { minute: 9 * 60 })
    const lunch = stop('Restaurante', { minute: 9 * 60 + 10, leg: leg(22) })
    expect(brokenPromises([beach, lunch], MONDAY)).toEqual([
      'Não dá tempo: de Praia do Atalaia, às 9h, são 22 min. Chega às 9h22.',
    ])
    expect(brokenPromises([beach, { ...lunch, day: 2 }], MONDAY)).toEqual([])
    expect(brokenPromises([beach, { ...lunch, minute: 9 * 60 + 22 }], MONDAY)).toEqual([])
  })

  it('is not published where each place opens, but never all of them on one date', () => {
    const on = (weekday: number): OpeningHours => ({
      ...NO_HOURS,
      weekly: sameEveryDay([]).map((_, n) => (n === weekday ? [{ opens: 600, closes: 1200 }] : [])),
    })
    const stops = [
      stop('Um', { minute: 660, hours: on(1) }),
      stop('Outro', { minute: 720, hours: on(2) }),
    ]
    expect(brokenPromises(stops, MONDAY)).toEqual([
      'O dia 1 não tem data em que tudo esteja aberto na hora marcada. Troque um lugar ou uma hora.',
    ])
  })

  it('believes nothing of hours that nobody told', () => {
    expect(brokenPromises([stop('Barraca', { minute: 1200 })], MONDAY)).toEqual([])
  })

  // spec: 1045
  it('has the days that one finds by asking every minute of the week by itself', () => {
    const period = fc
      .tuple(fc.integer({ min: 0, max: MINUTES_PER_DAY - 1 }), fc.integer({ min: 1, max: 900 }))
      .map(([opens, lasts]) => ({ opens, closes: opens + lasts }))
    const weekly = fc.array(fc.array(period, { maxLength: 1 }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(weekly, fc.integer({ min: 0, max: MINUTES_PER_DAY - 1 }), (days, minute) => {
        const hours = { ...NO_HOURS, weekly: days }
        if (days.flat().length === 0) return
        const isOpen = (day: number) =>
          [day - 1, day].some((one) =>
            (days[weekdayOfDay(one)] ?? []).some(({ opens, closes }) => {
              const at = (day - one) * MINUTES_PER_DAY + minute
              return opens <= at && at < closes
            }),
          )
        const found = openDays([{ hours, minute }], MONDAY)
        const wanted = Array.from({ length: 7 }, (_, n) => MONDAY + n).filter(isOpen)
        expect(found).toEqual(wanted)
      }),
    )
  })
})

describe('the way between two hours', () => {
  it('speaks only where both hours and the way are known', () => {
    const before = { name: 'Praia', minute: 600 }
    expect(travelWarnings(before, { minute: 605 }, leg(4))).toEqual([])
    expect(travelWarnings(before, { minute: 603 }, leg(4))).toHaveLength(1)
    expect(travelWarnings(before, { minute: null }, leg(4))).toEqual([])
    expect(travelWarnings({ ...before, minute: null }, { minute: 603 }, leg(4))).toEqual([])
    expect(travelWarnings(before, { minute: 603 }, null)).toEqual([])
    expect(travelWarnings(undefined, { minute: 603 }, leg(4))).toEqual([])
  })

  it('is as long as the quicker of foot and car', () => {
    expect(minutesOf(leg(5))).toBe(5)
    expect(
      minutesOf({ walk: { metres: 100, minutes: 2 }, drive: { metres: 900, minutes: 4 } }),
    ).toBe(2)
    expect(minutesOf({ walk: { metres: 100, minutes: 2 }, drive: null })).toBe(2)
    expect(minutesOf({ walk: null, drive: null })).toBeNull()
  })
})
