import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_HOURS, type Period, sameEveryDay } from '../../guide/establishments/hours-types.ts'
import {
  dueCents,
  isChanged,
  leftOf,
  momentOf,
  nextMoment,
  type OfferTime,
  savedCents,
  settledContent,
  valueText,
  weekText,
} from './offer-rules.ts'
import { holdingSpans } from './offer-spans.ts'
import { OFFER_KINDS } from './offers.texts.ts'

const WEEKEND_EVENINGS: OfferTime = {
  starts_at: '2026-07-01T03:00:00Z',
  ends_at: '2026-08-01T03:00:00Z',
  days: [0, 6],
  from_minute: 18 * 60,
  until_minute: 22 * 60,
}
const at = (text: string) => new Date(text)

describe('when an offer holds', () => {
  it.each([
    ['before it begins', '2026-06-30T22:00:00Z', 'soon'],
    ['on a Saturday at 19h', '2026-07-18T22:00:00Z', 'now'],
    ['on a Saturday at 22h sharp', '2026-07-19T01:00:00Z', 'later'],
    ['on a Friday at 19h', '2026-07-17T22:00:00Z', 'later'],
    ['at the very end', '2026-08-01T03:00:00Z', 'over'],
  ])('%s', (_, moment, expected) => {
    expect(momentOf(WEEKEND_EVENINGS, at(moment))).toBe(expected)
  })

  it('says when it holds next, and until when it holds', () => {
    expect(nextMoment(WEEKEND_EVENINGS, at('2026-07-17T22:00:00Z'))).toEqual(
      at('2026-07-18T21:00:00Z'),
    )
    expect(nextMoment(WEEKEND_EVENINGS, at('2026-07-18T22:00:00Z'))).toEqual(
      at('2026-07-19T01:00:00Z'),
    )
    expect(nextMoment(WEEKEND_EVENINGS, at('2026-08-02T22:00:00Z'))).toBeNull()
  })

  it('is another one at the moment it was said to change, and the same until then', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    const minute = fc.integer({ min: 0, max: 1439 })
    const hours = fc.option(fc.tuple(minute, minute).filter(([from, until]) => from !== until))
    const start = Date.parse('2026-07-01T03:00:00Z')
    const moment = fc.integer({ min: -3 * 1440, max: 24 * 1440 })
    fc.assert(
      fc.property(
        days,
        hours,
        moment,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (d, h, m, part) => {
          const time: OfferTime = {
            starts_at: new Date(start).toISOString(),
            ends_at: new Date(start + 20 * 86_400_000).toISOString(),
            days: d,
            from_minute: h?.[0] ?? null,
            until_minute: h?.[1] ?? null,
          }
          const now = new Date(start + m * 60_000)
          const next = nextMoment(time, now)
          const present = momentOf(time, now)
          if (next === null) return present !== 'now'
          const between = new Date(
            now.getTime() + Math.floor(part * (next.getTime() - now.getTime() - 1)),
          )
          const isNow = (moment: Date) => momentOf(time, moment) === 'now'
          return next > now && isNow(between) === isNow(now) && isNow(next) === (present !== 'now')
        },
      ),
    )
  })
})

describe('what a member saved', () => {
  const kinds = fc.constantFrom(...OFFER_KINDS)
  const cents = fc.option(fc.integer({ min: 1, max: 2_000_000 }))
  const offers = kinds.chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      value:
        kind === 'percent'
          ? fc.integer({ min: 1, max: 100 })
          : kind === 'amount'
            ? fc.integer({ min: 1, max: 500_000 })
            : fc.constant(null),
      worth_cents: fc.option(fc.integer({ min: 1, max: 500_000 })),
    }),
  )

  it('is never more than the purchase it comes off, and adds up with what is due', () => {
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 2_000_000 }), (offer, purchase) => {
        const saved = savedCents(offer, purchase)
        const due = dueCents(offer, purchase, saved)
        if (offer.kind !== 'percent' && offer.kind !== 'amount') return due === purchase
        return saved !== null && saved >= 0 && saved <= purchase && due + saved === purchase
      }),
    )
  })

  it('is unknown of a percentage without the purchase, and whole centavos otherwise', () => {
    fc.assert(
      fc.property(offers, cents, (offer, purchase) => {
        const saved = savedCents(offer, purchase)
        if (saved === null)
          return offer.kind === 'percent' ? purchase === null : offer.worth_cents === null
        return Number.isInteger(saved)
      }),
    )
  })

  it('is the sum at the counter', () => {
    expect(savedCents({ kind: 'percent', value: 20, worth_cents: null }, 8_400)).toBe(1_680)
    expect(dueCents({ kind: 'percent' }, 8_400, 1_680)).toBe(6_720)
  })
})

describe('an offer in words', () => {
  it.each([
    [{ kind: 'percent', value: 20 }, '20%'],
    [{ kind: 'amount', value: 2_000 }, 'R$\u00a020'],
    [{ kind: 'amount', value: 1_550 }, 'R$\u00a015,50'],
    [{ kind: 'two-for-one', value: null }, '2 por 1'],
  ] as const)('%j', (offer, text) => {
    expect(valueText(offer)).toBe(text)
  })

  it('says its week', () => {
    expect(weekText(WEEKEND_EVENINGS)).toBe('domingo e sábado, das 18h às 22h')
    expect(weekText({ days: [0, 1, 2, 3, 4, 5, 6], from_minute: null, until_minute: null })).toBe(
      'todos os dias, o dia todo',
    )
  })

  it.each([
    ['another value', { value: 10 }, true],
    ['more coupons', { stock: 50 }, true],
    ['no limit any more', { stock: null }, true],
    ['more for each member', { per_member: 2 }, true],
    ['fewer coupons', { stock: 3 }, false],
    ['nothing', {}, false],
  ])('with %s is looked at again: %j %s', (_, change, isLookedAt) => {
    const before = {
      ...{ kind: 'percent' as const, value: 20, title: 'na pescada', rule: '', worth_cents: null },
      ...{ stock: 5 as number | null, per_member: 1 },
    }
    expect(isChanged(before, { ...before, ...change })).toBe(isLookedAt)
  })

  it('without a limit of coupons is not looked at again for having one', () => {
    const before = {
      ...{ kind: 'percent' as const, value: 20, title: 'na pescada', rule: '', worth_cents: null },
      ...{ stock: null, per_member: 1 },
    }
    expect(isChanged(before, { ...before, stock: 9 })).toBe(false)
  })

  it('keeps nothing that its kind has no use for', () => {
    const content = { kind: 'gift' as const, value: 5, worth_cents: 900, days: [6, 0, 6] }
    expect(settledContent(content)).toEqual({
      kind: 'gift',
      value: null,
      worth_cents: 900,
      days: [0, 6],
    })
  })
})

it('never has less than nothing left', () => {
  expect(leftOf({ stock: null, taken: 9 })).toBeNull()
  expect(leftOf({ stock: 3, taken: 3 })).toBe(0)
})

describe('an offer of a business that says its hours', () => {
  const [BEGINS, ENDS] = ['2026-07-01T03:00:00Z', '2026-08-01T03:00:00Z']
  const shown = (periods: Period[], now: Date, week: Partial<OfferTime> = {}) => {
    const time = { ...WEEKEND_EVENINGS, days: [0, 1, 2, 3, 4, 5, 6], ...week }
    const dates = { ...time, starts_at: at(BEGINS), ends_at: at(ENDS) }
    const hours = { ...NO_HOURS, weekly: sameEveryDay(periods) }
    const spans = holdingSpans(dates, hours, now) ?? []
    const holds = spans.map(({ from, until }) => ({
      from: from.toISOString(),
      until: until.toISOString(),
    }))
    return { ...time, holds }
  }
  const ALL_DAY = { from_minute: null, until_minute: null }
  const DINNER = [{ opens: 19 * 60, closes: 23 * 60 }]
  const NIGHT = [{ opens: 20 * 60, closes: 26 * 60 }]

  // spec: 880
  it.each<[string, Period[], string, Partial<OfferTime>, string, string | null]>([
    // 18h30: the offer holds from 18h, its business opens at 19h.
    [
      'later while it is closed',
      DINNER,
      '2026-07-18T21:30:00Z',
      {},
      'later',
      '2026-07-18T22:00:00Z',
    ],
    ['now while both are so', DINNER, '2026-07-18T22:30:00Z', {}, 'now', '2026-07-19T01:00:00Z'],
    [
      'later after its own hours',
      DINNER,
      '2026-07-19T01:30:00Z',
      {},
      'later',
      '2026-07-19T22:00:00Z',
    ],
    ['now past midnight', NIGHT, '2026-07-19T04:00:00Z', ALL_DAY, 'now', '2026-07-19T05:00:00Z'],
    ['later by day', NIGHT, '2026-07-19T06:00:00Z', ALL_DAY, 'later', '2026-07-19T23:00:00Z'],
    ['never while it never opens', [], '2026-07-18T22:30:00Z', {}, 'later', null],
    ['over when it is over', NIGHT, '2026-08-01T03:00:00Z', ALL_DAY, 'over', null],
  ])('holds %s', (_, periods, moment, week, state, next) => {
    const time = shown(periods, at(moment), week)
    expect(momentOf(time, at(moment))).toBe(state)
    expect(nextMoment(time, at(moment))).toEqual(next && at(next))
  })

  it('holds by its own days where the business says no hours', () => {
    const dates = { ...WEEKEND_EVENINGS, starts_at: at(BEGINS), ends_at: at(ENDS) }
    const saturday = at('2026-07-18T22:00:00Z')
    expect(holdingSpans(dates, null, saturday)).toBeNull()
    expect(holdingSpans(dates, NO_HOURS, saturday)).toBeNull()
    expect(momentOf({ ...WEEKEND_EVENINGS, holds: null }, saturday)).toBe('now')
  })

  it('holds on no day while the business is closed for now', () => {
    const dates = { ...WEEKEND_EVENINGS, starts_at: at(BEGINS), ends_at: at(ENDS) }
    const closed = {
      ...NO_HOURS,
      weekly: sameEveryDay(DINNER),
      temporarily_closed: { reopens_on: null, note: null },
    }
    expect(holdingSpans(dates, closed, at('2026-07-18T22:00:00Z'))).toEqual([])
  })
})
