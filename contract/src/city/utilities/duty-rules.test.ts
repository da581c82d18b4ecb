import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfIsoDate, dayOfKnownDate } from '../../shared/calendar-days.ts'
import {
  areTogether,
  daysOfMonth,
  dutyAt,
  dutyDays,
  nextDutyDays,
  overlapsOf,
  type Shift,
  shiftOfDay,
  takeTurns,
} from './duty-rules.ts'

const MINUTE = 60_000
/** Salinópolis is three hours behind Greenwich, all year. */
const at = (text: string) => new Date(`${text}-03:00`)
const shift = (from: string, to: string, name = 'Farmácia A', is_extra = false): Shift => ({
  name,
  is_extra,
  starts_at: at(from).toISOString(),
  ends_at: at(to).toISOString(),
})
const names = (rota: Shift[], now: Date) => dutyAt(rota, now).current.map((one) => one.shift.name)

describe('the pharmacy on duty', () => {
  const night = shift('2026-07-18T20:00', '2026-07-19T08:00')

  it('is on duty through the night, from its first minute up to its last', () => {
    expect(names([night], at('2026-07-18T19:59'))).toEqual([])
    expect(names([night], at('2026-07-18T20:00'))).toEqual(['Farmácia A'])
    expect(names([night], at('2026-07-19T00:00'))).toEqual(['Farmácia A'])
    expect(names([night], at('2026-07-19T07:59'))).toEqual(['Farmácia A'])
    expect(names([night], at('2026-07-19T08:00'))).toEqual([])
  })

  it('is another one at the very minute the turn changes, also over the end of a month and a year', () => {
    for (const [day, next, last] of [
      ['2026-07-31', '2026-08-01', '2026-08-02'],
      ['2026-12-31', '2027-01-01', '2027-01-02'],
      ['2028-02-29', '2028-03-01', '2028-03-02'],
    ]) {
      const rota = [
        shift(`${day}T08:00`, `${next}T08:00`, 'A'),
        shift(`${next}T08:00`, `${last}T08:00`, 'B'),
      ]
      expect(names(rota, at(`${next}T07:59`))).toEqual(['A'])
      expect(names(rota, at(`${next}T08:00`))).toEqual(['B'])
    }
  })

  it('is not told in a gap, and never guessed; the next is', () => {
    const rota = [
      shift('2026-07-18T08:00', '2026-07-18T20:00', 'A'),
      shift('2026-07-19T08:00', '2026-07-19T20:00', 'B'),
    ]
    const told = dutyAt(rota, at('2026-07-18T23:00'))
    expect(told.current).toEqual([])
    expect(told.next?.name).toBe('B')
    expect(dutyAt(rota, at('2026-07-20T00:00'))).toEqual({ current: [], next: null })
    expect(dutyAt([], at('2026-07-20T00:00'))).toEqual({ current: [], next: null })
  })

  it('that goes on without a break is open until the end of all of it', () => {
    const rota = [
      shift('2026-07-19T08:00', '2026-07-20T08:00', 'A'),
      shift('2026-07-18T08:00', '2026-07-19T08:00', 'A'),
      shift('2026-07-20T08:00', '2026-07-21T08:00', 'B'),
    ]
    expect(dutyAt(rota, at('2026-07-18T10:00')).current[0]?.until).toEqual(at('2026-07-20T08:00'))
  })

  it('comes before those that only help it', () => {
    const rota = [
      shift('2026-07-18T06:00', '2026-07-19T08:00', 'Reforço', true),
      shift('2026-07-18T08:00', '2026-07-19T08:00', 'A'),
    ]
    expect(names(rota, at('2026-07-18T12:00'))).toEqual(['A', 'Reforço'])
  })

  const moments = fc.integer({
    min: at('2026-01-01T00:00').getTime() / MINUTE,
    max: at('2027-12-31T00:00').getTime() / MINUTE,
  })
  const anyShift = fc
    .tuple(moments, fc.integer({ min: 1, max: 40_000 }), fc.constantFrom('A', 'B', 'C'))
    .map(([start, minutes, name]) => ({
      name,
      is_extra: false,
      starts_at: new Date(start * MINUTE).toISOString(),
      ends_at: new Date((start + minutes) * MINUTE).toISOString(),
    }))

  // spec: 378
  it('is told exactly when a shift covers the moment, whatever the order of the rota', () => {
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 12 }), moments, (rota, minute) => {
        const now = new Date(minute * MINUTE)
        const covering = rota.filter(
          (one) => Date.parse(one.starts_at) <= +now && +now < Date.parse(one.ends_at),
        )
        const told = dutyAt(rota, now)
        expect(told.current.map((one) => one.shift)).toHaveLength(covering.length)
        for (const { shift: current, until } of told.current) {
          expect(covering).toContain(current)
          expect(+until).toBeGreaterThanOrEqual(Date.parse(current.ends_at))
          // It is on duty up to the last minute that was promised.
          expect(names(rota, new Date(+until - MINUTE))).toContain(current.name)
        }
        if (told.next) expect(Date.parse(told.next.starts_at)).toBeGreaterThan(+now)
        expect(dutyAt([...rota].reverse(), now).current).toHaveLength(covering.length)
      }),
    )
  })

  it('of two shifts at one time is a conflict exactly when some minute belongs to both', () => {
    fc.assert(
      fc.property(anyShift, anyShift, (one, other) => {
        const from = Math.max(Date.parse(one.starts_at), Date.parse(other.starts_at))
        const to = Math.min(Date.parse(one.ends_at), Date.parse(other.ends_at))
        expect(areTogether(one, other)).toBe(from < to)
        expect(overlapsOf([one], [other])).toHaveLength(from < to ? 1 : 0)
        expect(overlapsOf([{ ...one, is_extra: true }], [other])).toEqual([])
      }),
    )
  })
})

describe('the rota of the days', () => {
  it('has a shift on the day it begins, as it is printed, and on days it covers whole', () => {
    const rota = [
      shift('2026-07-18T08:00', '2026-07-19T08:00', 'A'),
      shift('2026-07-20T08:00', '2026-07-23T08:00', 'Semana'),
    ]
    const days = dutyDays(rota, dayOfKnownDate('2026-07-18'), 6)
    expect(days.map(({ date, shifts }) => [date, shifts.map(({ name }) => name)])).toEqual([
      ['2026-07-18', ['A']],
      ['2026-07-19', []],
      ['2026-07-20', ['Semana']],
      ['2026-07-21', ['Semana']],
      ['2026-07-22', ['Semana']],
      ['2026-07-23', []],
    ])
  })

  it('goes on from tomorrow in the city, also while it is already tomorrow in Greenwich', () => {
    expect(nextDutyDays([], at('2026-07-31T22:30'), 2).map(({ date }) => date)).toEqual([
      '2026-08-01',
      '2026-08-02',
    ])
  })

  it('made of turns has nobody twice at one time and no gap', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 30_000 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 7 }),
        hour,
        (first, more, pharmacies, daysEach, from) => {
          const turns = takeTurns(first, first + more, pharmacies, daysEach)
          expect(turns).toHaveLength(more + 1)
          const rota = turns.map(({ day, pharmacy }) => ({
            ...shiftOfDay(day, from * 60, from * 60),
            name: String(pharmacy),
            is_extra: false,
          }))
          for (const [index, one] of rota.entries()) {
            const next = rota[index + 1]
            if (next) expect(one.ends_at).toBe(next.starts_at)
            if (next && areTogether(one, next)) throw new Error('two at one time')
          }
        },
      ),
    )
    expect(takeTurns(1, 9, 0, 1)).toEqual([])
  })

  it('knows the first and last day of a month', () => {
    const of = (month: string) => daysOfMonth(month, dayOfIsoDate)
    expect(of('2026-02')).toEqual({
      first: dayOfKnownDate('2026-02-01'),
      last: dayOfKnownDate('2026-02-28'),
    })
    expect(of('2028-02')?.last).toBe(dayOfKnownDate('2028-02-29'))
    expect(of('2026-12')?.last).toBe(dayOfKnownDate('2026-12-31'))
    expect(of('2026-13')).toBeNull()
  })
})
