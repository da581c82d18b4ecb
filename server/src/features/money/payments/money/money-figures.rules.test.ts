import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  churnBetween,
  figuresOf,
  lastMonths,
  monthlyCents,
  type PaidPeriod,
  payingAt,
} from './money-figures.rules.ts'

const DAY = 24 * 60 * 60_000
const NOW = new Date('2026-11-17T12:00:00Z')
const period = (changes: Partial<PaidPeriod> = {}): PaidPeriod => ({
  ownerId: 'rosa',
  startsAt: new Date('2026-10-10T12:00:00Z'),
  endsAt: new Date('2026-11-10T12:00:00Z'),
  revokedAt: null,
  monthCents: 4_990,
  ...changes,
})
const monthNamed = (name: string) => {
  const found = lastMonths(NOW, 12).find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}
const figures = (name: string, periods: PaidPeriod[]) =>
  figuresOf(monthNamed(name), { periods, trials: [], subscribers: 0 }, NOW)

describe('the months', () => {
  it('are those of the city, up to the running one', () => {
    const months = lastMonths(new Date('2026-12-01T02:59:00Z'), 12)
    expect(months.map(({ name }) => name)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    expect(months[11]?.startsAt.toISOString()).toBe('2026-11-01T03:00:00.000Z')
    expect(lastMonths(new Date('2026-12-01T03:00:00Z'), 1)[0]?.name).toBe('2026-12')
  })
})

describe('monthly recurring revenue', () => {
  it('counts a twelfth of a yearly price, and a monthly price whole', () => {
    const prices = { monthCents: 4_990, yearCents: 49_900 }
    expect(monthlyCents('month', prices)).toBe(4_990)
    expect(monthlyCents('year', prices)).toBe(4_158)
  })

  it('counts who has a paid period at the end of the month', () => {
    expect(figures('2026-09', [period()])).toMatchObject({ mrr_cents: 0, paying: 0 })
    expect(figures('2026-10', [period()])).toMatchObject({ mrr_cents: 4_990, paying: 1 })
    expect(figures('2026-11', [period()])).toMatchObject({ mrr_cents: 0, is_running: true })
  })

  it('counts an upgrade in place of the period it stands in', () => {
    const upgrade = period({ startsAt: new Date('2026-10-20T12:00:00Z'), monthCents: 9_990 })
    expect(figures('2026-10', [period(), upgrade])).toMatchObject({ mrr_cents: 9_990, paying: 1 })
  })

  it('counts what was given back until it was', () => {
    const revokedAt = new Date('2026-10-12T12:00:00Z')
    expect(figures('2026-10', [period({ revokedAt })]).paying).toBe(0)
    expect(payingAt([period({ revokedAt })], new Date('2026-10-11T12:00:00Z')).size).toBe(1)
  })
})

describe('churn', () => {
  // spec: 538
  it('is who left, of those who paid at the start', () => {
    const start = new Date('2026-09-15T12:00:00Z')
    const stays = [
      period({ ownerId: 'ana', startsAt: start, endsAt: new Date('2026-10-15T12:00:00Z') }),
      period({ ownerId: 'ana', startsAt: new Date('2026-10-15T12:00:00Z') }),
    ]
    const leaves = period({ startsAt: start, endsAt: new Date('2026-10-15T12:00:00Z') })
    expect(figures('2026-10', [...stays, leaves])).toMatchObject({ left: 1, churn: 0.5, paying: 1 })
  })

  it('is not known where nobody paid, nor of a month that goes on', () => {
    expect(figures('2026-10', []).churn).toBeNull()
    expect(figures('2026-11', [period({ endsAt: NOW })])).toMatchObject({ churn: null, left: 0 })
  })
})

const anyPeriod = fc
  .record({
    owner: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: -420, max: 20 }),
    days: fc.integer({ min: 1, max: 366 }),
    revokedAfter: fc.option(fc.integer({ min: 0, max: 60 })),
    cents: fc.integer({ min: 100, max: 50_000 }),
  })
  .map(({ owner, from, days, revokedAfter, cents }): PaidPeriod => {
    const startsAt = new Date(NOW.getTime() + from * DAY)
    return {
      ownerId: String(owner),
      startsAt,
      endsAt: new Date(startsAt.getTime() + days * DAY),
      revokedAt: revokedAfter === null ? null : new Date(startsAt.getTime() + revokedAfter * DAY),
      monthCents: cents,
    }
  })

describe('whatever was paid and given back', () => {
  const months = lastMonths(NOW, 12)

  it('who pays now paid before or is new, and who left is nobody who pays', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 30 }), (periods) => {
        for (const month of months.slice(0, -1)) {
          const start = payingAt(periods, new Date(month.startsAt.getTime() - 1))
          const end = payingAt(periods, new Date(month.endsAt.getTime() - 1))
          const fresh = [...end.keys()].filter((owner) => !start.has(owner)).length
          const { left, rate } = churnBetween(start, end)
          expect(start.size - left + fresh).toBe(end.size)
          if (rate !== null) expect(rate >= 0 && rate <= 1).toBe(true)
        }
      }),
    )
  })

  it('revenue is never more than every period in force, nor less than the dearest', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 30 }), (periods) => {
        for (const month of months) {
          const { mrr_cents, paying } = figuresOf(
            month,
            { periods, trials: [], subscribers: 0 },
            NOW,
          )
          const at = month.endsAt > NOW ? NOW : new Date(month.endsAt.getTime() - 1)
          const single = periods.map((one) => payingAt([one], at).get(one.ownerId) ?? 0)
          expect(mrr_cents).toBeLessThanOrEqual(single.reduce((sum, cents) => sum + cents, 0))
          expect(mrr_cents).toBeGreaterThanOrEqual(Math.max(0, ...single))
          expect(paying).toBeLessThanOrEqual(new Set(periods.map(({ ownerId }) => ownerId)).size)
        }
      }),
    )
  })

  it('the end of a month is the start of the next', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 30 }), (periods) => {
        months.slice(1).forEach((month, at) => {
          const before = months[at]
          if (before) expect(before.endsAt).toEqual(month.startsAt)
          expect(figuresOf(month, { periods, trials: [], subscribers: 0 }, NOW)).toEqual(
            figuresOf(month, { periods: [...periods].reverse(), trials: [], subscribers: 0 }, NOW),
          )
        })
      }),
    )
  })
})
