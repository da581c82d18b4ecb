import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryHours } from '../../../test/arbitrary-hours.ts'
import { asksAgainAt, mergeStretches, openSpans, openState } from './hours-rules.ts'
import { NO_HOURS, type OpeningHours, type Period, sameEveryDay } from './hours-types.ts'

const hour = (opens: number, closes: number): Period => ({ opens: opens * 60, closes: closes * 60 })
const daily = (...periods: Period[]): OpeningHours => ({
  ...NO_HOURS,
  weekly: sameEveryDay(periods),
})
/** The clock of Belém. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00-03:00`)
const on = (date: string, ...periods: Period[]) => ({ date, periods, note: null })
const closedUntil = (hours: OpeningHours, now: string) => {
  const state = openState(hours, at(now))
  return state.state === 'closed' ? state.opensAt : state
}

// 18 July 2026 is a Saturday.
describe('a week', () => {
  const restaurant = daily(hour(11, 15), hour(18, 23))

  it('is open inside a period and closed at the minute it ends', () => {
    expect(openState(restaurant, at('2026-07-18 19:00'))).toEqual({
      state: 'open',
      closesAt: at('2026-07-18 23:00'),
      closesSoon: false,
    })
    expect(openState(restaurant, at('2026-07-18 11:00')).state).toBe('open')
    expect(closedUntil(restaurant, '2026-07-18 10:59')).toEqual(at('2026-07-18 11:00'))
    expect(closedUntil(restaurant, '2026-07-18 15:00')).toEqual(at('2026-07-18 18:00'))
    expect(closedUntil(restaurant, '2026-07-18 23:00')).toEqual(at('2026-07-19 11:00'))
  })

  it('closes soon in its last hour', () => {
    expect(openState(restaurant, at('2026-07-18 22:00'))).toMatchObject({ closesSoon: false })
    expect(openState(restaurant, at('2026-07-18 22:01'))).toMatchObject({ closesSoon: true })
  })

  it('is still open after midnight when the evening says so', () => {
    const bar = daily(hour(20, 26))
    expect(openState(bar, at('2026-07-19 01:30'))).toMatchObject({
      closesAt: at('2026-07-19 02:00'),
      closesSoon: true,
    })
    expect(closedUntil(bar, '2026-07-19 02:00')).toEqual(at('2026-07-19 20:00'))
  })

  it('takes a period that begins when the last one ends for the same', () => {
    const kiosk = daily(hour(8, 12), hour(12, 24), hour(0, 2))
    expect(openState(kiosk, at('2026-07-18 09:00'))).toMatchObject({
      closesAt: at('2026-07-19 02:00'),
    })
  })

  it('never closes round the clock, but says when a week or less is left', () => {
    const pharmacy = daily(hour(0, 24))
    const now = at('2026-07-18 10:00')
    expect(openState(pharmacy, now)).toEqual({ state: 'open', closesAt: null, closesSoon: false })
    const closedOnFriday = { ...pharmacy, exceptions: [on('2026-07-24')] }
    expect(openState(closedOnFriday, now)).toMatchObject({ closesAt: at('2026-07-24 00:00') })
    const closedInAugust = { ...pharmacy, exceptions: [on('2026-08-24')] }
    expect(openState(closedInAugust, now)).toMatchObject({ closesAt: null })
  })

  it('that is always closed never opens', () => {
    expect(closedUntil(daily(), '2026-07-18 10:00')).toBeNull()
  })

  it('that nobody told is unknown, and open at no time', () => {
    expect(openState(NO_HOURS, at('2026-07-18 10:00'))).toEqual({ state: 'unknown' })
    expect(openState(null, at('2026-07-18 10:00'))).toEqual({ state: 'unknown' })
    expect(openSpans(NO_HOURS, at('2026-07-18 00:00'), at('2026-08-18 00:00'))).toEqual([])
  })
})

describe('what is stronger', () => {
  const shop: OpeningHours = {
    ...daily(hour(8, 18)),
    seasons: [{ name: null, from: '07-01', to: '07-31', weekly: sameEveryDay([hour(8, 22)]) }],
    holidays: { rule: 'own', optional_days: false, periods: [hour(8, 12)] },
  }

  it('is a season than the week, also over the end of the year', () => {
    expect(openState(shop, at('2026-07-31 20:00')).state).toBe('open')
    expect(openState(shop, at('2026-08-01 20:00')).state).toBe('closed')
    const summer = {
      ...daily(hour(8, 18)),
      seasons: [{ name: null, from: '12-20', to: '01-05', weekly: sameEveryDay([]) }],
    }
    expect(closedUntil(summer, '2026-12-20 09:00')).toEqual(at('2027-01-06 08:00'))
  })

  it('is a holiday than a season', () => {
    const october = {
      ...shop,
      seasons: [{ ...(shop.seasons[0] ?? never()), from: '10-01', to: '10-31' }],
    }
    expect(openState(october, at('2026-10-12 11:00')).state).toBe('open')
    expect(closedUntil(october, '2026-10-12 13:00')).toEqual(at('2026-10-13 08:00'))
  })

  it('is a holiday than the week: state and city holidays too', () => {
    const closed = { ...shop, holidays: { rule: 'closed' as const, optional_days: false } }
    expect(closedUntil(closed, '2026-08-15 09:00')).toEqual(at('2026-08-16 08:00'))
    expect(closedUntil(closed, '2026-10-22 09:00')).toEqual(at('2026-10-23 08:00'))
  })

  it('counts a ponto facultativo only where the owner says so', () => {
    const rule = { rule: 'closed' as const, optional_days: false }
    const carnival = at('2026-02-17 09:00')
    expect(openState({ ...shop, holidays: rule }, carnival).state).toBe('open')
    expect(openState({ ...shop, holidays: { ...rule, optional_days: true } }, carnival).state).toBe(
      'closed',
    )
  })

  it('is an exception than a holiday', () => {
    const christmas = { ...shop, exceptions: [on('2026-12-25', hour(20, 23))] }
    expect(openState(christmas, at('2026-12-25 21:00')).state).toBe('open')
    expect(openState(christmas, at('2026-12-25 09:00')).state).toBe('closed')
  })

  it('is nothing changed by an exception that is only a note', () => {
    const note = { date: '2026-12-25', periods: null, note: 'Missa do galo' }
    const exceptions = [note]
    expect(openState({ ...shop, exceptions }, at('2026-12-25 09:00')).state).toBe('open')
    expect(openState({ ...shop, exceptions }, at('2026-12-25 13:00')).state).toBe('closed')
  })

  it('is a temporary closure than everything, until the day it opens again', () => {
    const closed = {
      ...shop,
      exceptions: [on('2026-12-25', hour(20, 23))],
      temporarily_closed: { reopens_on: '2026-12-26', note: null },
    }
    const until = at('2026-12-26 00:00')
    expect(openState(closed, at('2026-12-25 21:00'))).toEqual({
      state: 'temporarily-closed',
      until,
    })
    expect(closedUntil(closed, '2026-12-26 00:00')).toEqual(at('2026-12-26 08:00'))
    expect(openSpans(closed, at('2026-12-20 00:00'), at('2026-12-27 00:00'))).toEqual([
      { start: at('2026-12-26 08:00'), end: at('2026-12-26 18:00') },
    ])
    const forGood = { ...NO_HOURS, temporarily_closed: { reopens_on: null, note: null } }
    expect(openState(forGood, at('2026-12-25 21:00'))).toEqual({
      state: 'temporarily-closed',
      until: null,
    })
  })

  it('is never taken from the night before: it belongs to the day it began on', () => {
    const bar = { ...daily(hour(20, 26)), exceptions: [on('2026-07-18')] }
    expect(openState(bar, at('2026-07-18 01:00')).state).toBe('open')
    expect(closedUntil(bar, '2026-07-18 21:00')).toEqual(at('2026-07-19 20:00'))
    expect(openState(bar, at('2026-07-19 01:00')).state).toBe('closed')

    const closedOnHolidays = {
      ...daily({ opens: 1410, closes: 1560 }),
      holidays: { rule: 'closed' as const, optional_days: false },
    }
    expect(openState(closedOnHolidays, at('2026-12-25 01:00')).state).toBe('open')
    expect(openState(closedOnHolidays, at('2026-12-26 01:00')).state).toBe('closed')
  })
})

describe('29 February', () => {
  const until29 = {
    ...daily(),
    seasons: [{ name: null, from: '02-01', to: '02-29', weekly: sameEveryDay([hour(8, 9)]) }],
  }
  const from29 = {
    ...daily(),
    seasons: [{ name: null, from: '02-29', to: '03-02', weekly: sameEveryDay([hour(8, 9)]) }],
  }

  it('ends a season a day earlier and begins one a day later in years without it', () => {
    expect(openState(until29, at('2027-02-28 08:30')).state).toBe('open')
    expect(openState(until29, at('2027-03-01 08:30')).state).toBe('closed')
    expect(openState(until29, at('2028-02-29 08:30')).state).toBe('open')
    expect(openState(from29, at('2027-02-28 08:30')).state).toBe('closed')
    expect(openState(from29, at('2027-03-01 08:30')).state).toBe('open')
    expect(openState(from29, at('2028-02-29 08:30')).state).toBe('open')
  })
})

describe('spans', () => {
  it('are cut at both ends and hold the night before', () => {
    const spans = openSpans(daily(hour(20, 26)), at('2026-07-18 01:00'), at('2026-07-18 21:00'))
    expect(spans).toEqual([
      { start: at('2026-07-18 01:00'), end: at('2026-07-18 02:00') },
      { start: at('2026-07-18 20:00'), end: at('2026-07-18 21:00') },
    ])
  })

  it('are none where the end is not after the beginning', () => {
    const now = at('2026-07-18 21:00')
    expect(openSpans(daily(hour(0, 24)), now, now)).toEqual([])
  })

  it('merge once and for all, whatever their order', () => {
    const stretch = fc.tuple(fc.nat(60), fc.nat(60))
    fc.assert(
      fc.property(fc.array(stretch), fc.func(fc.nat()), (stretches, shuffle) => {
        const merged = mergeStretches(stretches)
        expect(mergeStretches(merged)).toEqual(merged)
        const shuffled = [...stretches].sort((one, other) => shuffle(one) - shuffle(other))
        expect(mergeStretches(shuffled)).toEqual(merged)
        for (let moment = 0; moment < 60; moment += 1) {
          const within = ([start, end]: [number, number]) => start <= moment && moment < end
          expect(merged.some(within)).toBe(stretches.some(within))
        }
      }),
    )
  })
})

describe('a stored state', () => {
  it('is asked for again before it can have changed', () => {
    const anyMinute = fc.integer({ min: 0, max: 700 * 1440 })
    fc.assert(
      fc.property(arbitraryHours, anyMinute, fc.nat(10_000), (hours, minute, share) => {
        const now = new Date(Date.parse('2026-01-01T03:00Z') + minute * 60_000)
        const state = openState(hours, now)
        const again = asksAgainAt(state, now)?.getTime() ?? now.getTime() + 400 * 86_400_000
        expect(again).toBeGreaterThan(now.getTime())
        const between = new Date(now.getTime() + ((again - now.getTime()) * share) / 10_001)
        expect(openState(hours, between).state).toBe(state.state)
      }),
    )
  })
})

describe('a city whose clocks are turned', () => {
  const newYork = 'America/New_York'
  const bar = daily(hour(20, 27))

  it('loses the hour in March and closes at three of the new time', () => {
    const [night] = openSpans(
      bar,
      new Date('2026-03-08T00:00Z'),
      new Date('2026-03-09T00:00Z'),
      newYork,
    )
    expect(night).toEqual({
      start: new Date('2026-03-08T01:00Z'),
      end: new Date('2026-03-08T07:00Z'),
    })
  })

  it('goes on where one period ends and the next begins in the hour that is skipped', () => {
    const hours = daily(hour(0, 2), { opens: 121, closes: 1440 })
    const state = openState(hours, new Date('2026-03-08T06:00Z'), newYork)
    expect(state).toMatchObject({ closesAt: new Date('2026-03-09T06:00Z') })
  })

  it('agrees with itself at every minute of any hours', () => {
    const turns = [new Date('2026-03-08T00:00Z'), new Date('2026-11-01T00:00Z')]
    fc.assert(
      fc.property(arbitraryHours, fc.constantFrom(...turns), (hours, from) => {
        const to = new Date(from.getTime() + 3 * 86_400_000)
        const spans = openSpans(hours, from, to, newYork)
        for (let ms = from.getTime(); ms < from.getTime() + 86_400_000; ms += 60_000) {
          const state = openState(hours, new Date(ms), newYork)
          const span = spans.find(({ start, end }) => start.getTime() <= ms && ms < end.getTime())
          expect(state.state === 'open').toBe(span !== undefined)
          if (span && state.state === 'open' && state.closesAt && state.closesAt < to) {
            expect(state.closesAt).toEqual(span.end)
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

function never(): never {
  throw new Error('a season is missing')
}
