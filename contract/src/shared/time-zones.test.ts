import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOfIsoDate, isoDateOfDay } from './calendar-days.ts'
import { dayAt, instantOfWallMinute, MINUTES_PER_DAY, wallMinuteAt } from './time-zones.ts'

const wall = (date: string, hour: number, minute = 0) =>
  (dayOfIsoDate(date) ?? 0) * MINUTES_PER_DAY + hour * 60 + minute
const iso = (wallMinute: number, zone?: string) =>
  instantOfWallMinute(wallMinute, zone).toISOString()

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['UTC', 'America/Belem', 'Asia/Tokyo'])('on a machine whose clock is in %s', (TZ) => {
  it('reads the clock of the city', () => {
    vi.stubEnv('TZ', TZ)
    expect(iso(wall('2026-07-18', 23, 30))).toBe('2026-07-19T02:30:00.000Z')
    expect(isoDateOfDay(dayAt(new Date('2026-07-19T02:59:59.999Z')))).toBe('2026-07-18')
    expect(isoDateOfDay(dayAt(new Date('2026-07-19T03:00:00Z')))).toBe('2026-07-19')
  })
})

describe('where clocks are turned', () => {
  const newYork = 'America/New_York'

  it('skips from two to three in March: half past two is the turn itself', () => {
    expect(iso(wall('2026-03-08', 1, 59), newYork)).toBe('2026-03-08T06:59:00.000Z')
    expect(iso(wall('2026-03-08', 2, 30), newYork)).toBe('2026-03-08T07:00:00.000Z')
    expect(iso(wall('2026-03-08', 3, 0), newYork)).toBe('2026-03-08T07:00:00.000Z')
  })

  it('takes the first of two half past ones in November', () => {
    expect(iso(wall('2026-11-01', 1, 30), newYork)).toBe('2026-11-01T05:30:00.000Z')
    expect(iso(wall('2026-11-01', 2, 0), newYork)).toBe('2026-11-01T07:00:00.000Z')
  })

  it('reads back any instant but the second of a doubled hour', () => {
    const places = ['America/Belem', newYork, 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
    const minutes = fc.integer({ min: 29_000_000, max: 33_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...places), minutes, (zone, minute) => {
        const instant = new Date(minute * 60_000)
        const back = instantOfWallMinute(wallMinuteAt(instant, zone), zone)
        const lost = instant.getTime() - back.getTime()
        expect([0, 30 * 60_000, 60 * 60_000]).toContain(lost)
        expect(wallMinuteAt(back, zone)).toBe(wallMinuteAt(instant, zone))
      }),
    )
  })

  it('never runs backwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 29_000_000, max: 33_000_000 }), (minute) => {
        for (const zone of [newYork, 'Australia/Lord_Howe']) {
          const [one, next] = [
            instantOfWallMinute(minute, zone),
            instantOfWallMinute(minute + 1, zone),
          ]
          expect(next.getTime()).toBeGreaterThanOrEqual(one.getTime())
        }
      }),
    )
  })
})

it('refuses a zone nobody knows', () => {
  expect(() => wallMinuteAt(new Date(0), 'America/Salinas')).toThrow(RangeError)
})
