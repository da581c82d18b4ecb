import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CODE_LIFETIME_MS,
  endOfPeriod,
  type Holding,
  hideDocument,
  isReminderTrue,
  isStillOffered,
  LEAST_CENTS,
  nextCheck,
  type OrderStatus,
  quotePlan,
  refundIdOf,
  reminderDue,
  settle,
  statusAfterRefunds,
} from './payments.rules.ts'
import { newProtocol } from './record-payment.ts'

const DAY = 24 * 60 * 60_000
const NOW = new Date('2026-11-17T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * DAY)

const inMinutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

const UNPAID = { paidCents: null, cycle: null, anchorDay: null, isGoingBack: false } as const
const paid = (
  plan: PaidPlan,
  from: number,
  to: number,
  paidCents = 4_990,
  cycle: BillingCycle = 'month',
): Holding => ({
  plan,
  source: 'paid',
  cycle,
  anchorDay: null,
  isGoingBack: false,
  startsAt: days(from),
  endsAt: days(to),
  accessUntil: days(to + 5),
  paidCents,
})
const trial = (plan: PaidPlan, to: number): Holding => ({
  plan,
  source: 'trial',
  startsAt: days(to - 14),
  endsAt: days(to),
  accessUntil: days(to),
  ...UNPAID,
})
const quote = (
  plan: PaidPlan,
  holdings: readonly Holding[],
  {
    cycle = 'month',
    priceCents = 9_990,
    prices = { month: priceCents, year: priceCents },
  }: Partial<{
    cycle: BillingCycle
    priceCents: number
    prices: Record<BillingCycle, number>
  }> = {},
) => quotePlan({ plan, cycle, prices, holdings, now: NOW })

describe('what a plan costs', () => {
  it('costs its price and begins now for somebody who has nothing', () => {
    expect(quote('macarico', [])).toEqual({
      reason: 'renewal',
      priceCents: 9_990,
      creditCents: 0,
      amountCents: 9_990,
      startsAt: NOW,
      endsAt: new Date('2026-12-17T12:00:00Z'),
      anchorDay: 17,
      barrier: null,
      opensAt: null,
    })
  })

  it('begins when the trial of the same plan ends, so no free day is lost', () => {
    expect(quote('atalaia', [trial('atalaia', 6)]).startsAt).toEqual(days(6))
  })

  it('begins at once when it is more than the trial gives', () => {
    expect(quote('espadarte', [trial('atalaia', 6)]).startsAt).toEqual(NOW)
  })

  it('follows the period that is paid already', () => {
    const next = quote('atalaia', [paid('atalaia', -25, 5)])
    expect(next).toMatchObject({ reason: 'renewal', startsAt: days(5), barrier: null })
  })

  it('begins where the old period ended when it is paid in the days of grace', () => {
    expect(quote('atalaia', [paid('atalaia', -33, -3)]).startsAt).toEqual(days(-3))
  })

  it('is not sold far ahead', () => {
    expect(quote('atalaia', [paid('atalaia', -5, 25)]).barrier).toBe('paid-far-ahead')
    expect(quote('atalaia', [paid('macarico', -5, 25)]).barrier).toBe('plan-is-lower')
    expect(quote('atalaia', [paid('atalaia', -5, 25)]).opensAt).toEqual(days(10))
  })

  it('is not sold to somebody who was given as much', () => {
    const given: Holding = {
      plan: 'espadarte',
      source: 'granted',
      startsAt: days(-9),
      endsAt: null,
      accessUntil: null,
      ...UNPAID,
    }
    expect(quote('espadarte', [given]).barrier).toBe('given-plan')
    const until = (end: number) => ({ ...given, endsAt: days(end), accessUntil: days(end) })
    expect(quote('espadarte', [until(40)]).barrier).toBe('given-plan')
    // Near its end the next period can be bought, and no given day is lost.
    expect(quote('espadarte', [until(9)])).toMatchObject({ barrier: null, startsAt: days(9) })
    expect(quote('atalaia', [paid('atalaia', -9, 4), until(9)]).startsAt).toEqual(days(9))
    expect(quote('atalaia', [paid('atalaia', -9, 14), until(9)]).startsAt).toEqual(days(14))
  })

  it('asks for the rest of the period less what it cost when somebody wants more', () => {
    const more = quote('macarico', [paid('atalaia', -15, 15, 5_000)], { priceCents: 10_000 })
    expect(more).toMatchObject({
      reason: 'upgrade',
      creditCents: 2_500,
      startsAt: NOW,
      endsAt: days(15),
      barrier: null,
    })
    expect(more.amountCents).toBe(more.priceCents - 2_500)
  })

  // spec: 568
  it('asks for the rest of a month by the price of a month, whichever cycle comes next', () => {
    const month = paid('atalaia', -15, 15, 5_000)
    const prices = { month: 20_000, year: 199_900 }
    const wanted = (cycle: BillingCycle, holdings: Holding[]) =>
      quote('espadarte', holdings, { cycle, prices }).priceCents
    expect(wanted('year', [month])).toBe(wanted('month', [month]))
    const more = paid('macarico', -5, 15, 7_000, 'year')
    expect(wanted('year', [more, month])).toBe(wanted('month', [more, month]))
    const year = paid('atalaia', -15, 350, 49_900, 'year')
    expect(wanted('month', [year])).toBe(wanted('year', [year]))
  })

  it('goes up in a trial by the difference from the whole month that is paid ahead', async () => {
    const month = { ...paid('macarico', 6, 36, 10_000), endsAt: new Date('2026-12-23T12:00:00Z') }
    const held = [trial('macarico', 6), month]
    const up = quote('espadarte', held, { priceCents: 20_000 })
    expect(up).toMatchObject({
      reason: 'upgrade',
      priceCents: 20_000,
      creditCents: 10_000,
      amountCents: 10_000,
      startsAt: NOW,
      endsAt: month.endsAt,
      barrier: null,
    })
    // Bought so it holds at once, and is worth what its paid days cost: the days of the trial cost nothing.
    const dearer = { ...paid('espadarte', 0, 36, 20_000), endsAt: month.endsAt }
    const next = quote('espadarte', [...held, dearer], { priceCents: 20_000 })
    expect(next).toMatchObject({
      reason: 'renewal',
      startsAt: month.endsAt,
      barrier: 'paid-far-ahead',
    })
  })

  it('goes up from all that is paid, now and ahead, each at its own rest', async () => {
    const now = {
      ...paid('atalaia', -15, 15, 5_000),
      startsAt: new Date('2026-11-02T12:00:00Z'),
      endsAt: new Date('2026-12-02T12:00:00Z'),
    }
    const ahead = { ...paid('atalaia', 15, 46, 5_000), endsAt: new Date('2027-01-02T12:00:00Z') }
    const up = quote('macarico', [now, ahead], { priceCents: 10_000 })
    expect(up).toMatchObject({ creditCents: 7_500, priceCents: 15_000, endsAt: ahead.endsAt })
    // Up once more: what took over both is the credit, and not what it took over.
    const dearer = { ...paid('macarico', 0, 46, 15_000), endsAt: ahead.endsAt }
    const more = quote('espadarte', [now, ahead, dearer], { priceCents: 20_000 })
    expect(more).toMatchObject({ creditCents: 15_000, priceCents: 30_000 })
  })

  it('leaves a dearer plan that is paid as it is, and goes up only from what follows it', async () => {
    const held = [paid('espadarte', -15, 15, 20_000), paid('atalaia', 15, 45, 5_000)]
    expect(quote('macarico', held)).toMatchObject({
      ...{ reason: 'upgrade', startsAt: days(15), endsAt: days(45), creditCents: 5_000 },
    })
    const dearer = [...held, paid('macarico', 15, 45, 10_000)]
    expect(quote('espadarte', dearer, { priceCents: 20_000 })).toMatchObject({
      ...{ reason: 'upgrade', startsAt: days(15), creditCents: 10_000 },
    })
  })

  it('takes a period that is on its way back for no credit', () => {
    const back = { ...paid('atalaia', -15, 15, 5_000), isGoingBack: true }
    expect(quote('macarico', [back])).toMatchObject({ reason: 'renewal', creditCents: 0 })
  })

  // spec: 568
  it('comes back to its day after a short month', () => {
    const february = {
      ...paid('atalaia', 0, 0),
      startsAt: new Date('2026-10-31T12:00:00Z'),
      endsAt: new Date('2026-11-30T12:00:00Z'),
      anchorDay: 31,
    }
    const next = quote('atalaia', [{ ...february, accessUntil: days(30) }])
    expect(next).toMatchObject({ endsAt: new Date('2026-12-31T12:00:00Z'), anchorDay: 31 })
  })

  it('never gives money back for wanting more, and never asks for more than the price and its rest', () => {
    fc.assert(
      fc.property(
        fc.record({
          start: fc.double({ min: -365, max: -0.01, noNaN: true }),
          length: fc.constantFrom(30, 31, 365),
          paidCents: fc.integer({ min: 100, max: 300_000 }),
          priceCents: fc.integer({ min: 100, max: 300_000 }),
          cycle: fc.constantFrom<BillingCycle>('month', 'year'),
        }),
        ({ start, length, paidCents, priceCents, cycle }) => {
          const holding = paid('atalaia', start, start + length, paidCents)
          const {
            amountCents,
            priceCents: rest,
            creditCents,
          } = quote('espadarte', [holding], {
            cycle,
            priceCents,
          })
          expect(amountCents).toBe(rest - creditCents)
          expect(amountCents).toBeGreaterThanOrEqual(LEAST_CENTS)
          expect(creditCents).toBeLessThanOrEqual(paidCents)
        },
      ),
    )
  })

  it('never sells a day twice', () => {
    const span = fc.tuple(fc.integer({ min: -60, max: 40 }), fc.integer({ min: 1, max: 365 }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 5 }), (spans) => {
        const holdings = spans.map(([from, length]) => paid('atalaia', from, from + length))
        const { reason, startsAt } = quote('atalaia', holdings)
        expect(reason).toBe('renewal')
        for (const { startsAt: from, endsAt } of holdings) {
          if (from <= NOW || endsAt === null) continue
          expect(startsAt.getTime()).toBeGreaterThanOrEqual(endsAt.getTime())
        }
      }),
    )
  })
})

describe('the end of a period', () => {
  it.each([
    ['2027-01-31T10:00:00Z', 'month', '2027-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 'year', '2029-02-28T10:00:00.000Z'],
    ['2026-12-15T10:00:00Z', 'month', '2027-01-15T10:00:00.000Z'],
    // Still the 30th and the 28th in the city, hours after midnight in Greenwich.
    ['2027-01-31T01:30:07.123Z', 'month', '2027-03-01T01:30:07.123Z'],
    ['2027-03-01T01:30:00Z', 'month', '2027-03-29T01:30:00.000Z'],
  ] as const)('from %s by a %s is %s', (start, cycle, end) => {
    expect(endOfPeriod(new Date(start), cycle).toISOString()).toBe(end)
  })

  it('is 28 to 31 days or 365 to 366 days later, at the same hour', () => {
    const start = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(start, fc.constantFrom<BillingCycle>('month', 'year'), (from, cycle) => {
        const length = (endOfPeriod(from, cycle).getTime() - from.getTime()) / DAY
        const [least, most] = cycle === 'month' ? [28, 31] : [365, 366]
        expect(length).toBeGreaterThanOrEqual(least)
        expect(length).toBeLessThanOrEqual(most)
        expect(Number.isInteger(length)).toBe(true)
      }),
    )
  })
})

describe('what becomes of money', () => {
  const standing = { ...quote('macarico', []), amountCents: 9_990 }
  const money = (status: OrderStatus, paidCents: number, now = standing) =>
    settle({
      order: { status, amountCents: 9_990, renewalId: null, coversUntil: null },
      quote: now,
      orderReason: 'renewal',
      paidCents,
    })

  it('goes back when a renewal that was switched off took it', () => {
    const taken = (status: OrderStatus) =>
      settle({
        order: { status, amountCents: 9_990, renewalId: 'one', coversUntil: null },
        quote: standing,
        orderReason: 'renewal',
        paidCents: 9_990,
      })
    expect(taken('canceled')).toEqual({ decision: 'returned', because: 'late-payment' })
    expect(taken('expired')).toMatchObject({ decision: 'granted' })
    expect(taken('scheduled')).toMatchObject({ decision: 'granted' })
  })
  it('buys the period', () => {
    expect(money('awaiting_payment', 9_990)).toEqual({ decision: 'granted', excessCents: 0 })
  })
  it('buys the period and gives back what was too much', () => {
    expect(money('awaiting_payment', 10_000)).toEqual({ decision: 'granted', excessCents: 10 })
  })
  it('is looked at by a person when it is too little', () => {
    expect(money('awaiting_payment', 9_989)).toEqual({ decision: 'review' })
  })
  it('goes back when the order was paid before', () => {
    for (const status of ['paid', 'partially_refunded', 'refunded'] as const) {
      expect(money(status, 9_990)).toEqual({ decision: 'returned', because: 'second-payment' })
    }
  })
  it('buys the period late while the price stands', () => {
    expect(money('expired', 9_990).decision).toBe('granted')
    expect(money('canceled', 9_990).decision).toBe('granted')
  })
  it('goes back when it comes late and the price is another', () => {
    const dearer = { ...standing, amountCents: 10_990 }
    expect(money('expired', 9_990, dearer)).toEqual({
      decision: 'returned',
      because: 'late-payment',
    })
  })
})

describe('the rest of a period', () => {
  const rest = quote('macarico', [paid('atalaia', -15, 15, 5_000)])
  const order = {
    ...({ status: 'awaiting_payment', renewalId: null, reason: 'upgrade' } as const),
    ...{ amountCents: rest.amountCents, coversUntil: rest.endsAt, createdAt: NOW },
  }
  const next = quote('macarico', [paid('atalaia', -15, 45, 5_000)])

  // spec: 568
  it('buys nothing of the next one, which was paid in between', () => {
    const paidCents = order.amountCents
    const settled = (now: typeof rest) =>
      settle({ order, quote: now, orderReason: 'upgrade', paidCents })
    expect(settled(rest)).toMatchObject({ decision: 'granted' })
    expect(settled(next)).toEqual({ decision: 'review' })
  })

  it('is asked for with another code for a day', () => {
    expect(isStillOffered(order, rest, days(0.9))).toBe(true)
    expect(isStillOffered(order, rest, days(1))).toBe(false)
    expect(isStillOffered(order, next, NOW)).toBe(false)
    expect(isStillOffered(order, quote('macarico', []), NOW)).toBe(false)
  })

  it('is otherwise asked for while the whole period costs the same', () => {
    const whole = quote('macarico', [])
    const ordered = { ...order, ...whole, coversUntil: null, createdAt: days(-30) }
    expect(isStillOffered(ordered, whole, NOW)).toBe(true)
    expect(isStillOffered(ordered, { ...whole, amountCents: 1 }, NOW)).toBe(false)
    expect(isStillOffered(ordered, { ...whole, barrier: 'given-plan' }, NOW)).toBe(false)
  })
})

it('asks the bank at the expiry, after an hour and after a day, then no more', () => {
  expect(nextCheck(inMinutes(5), NOW)).toEqual(inMinutes(5))
  expect(nextCheck(NOW, NOW)).toEqual(new Date(NOW.getTime() + 60 * 60_000))
  expect(nextCheck(NOW, days(0.5))).toEqual(days(1))
  expect(nextCheck(NOW, days(1))).toBeNull()
})

it('looks every minute at a code that is fresh, and no more often than that', () => {
  const opened = NOW
  const expiresAt = new Date(opened.getTime() + CODE_LIFETIME_MS)
  const looks: Date[] = []
  for (let at: Date | null = opened; at && at < expiresAt; at = nextCheck(expiresAt, at)) {
    looks.push(at)
  }
  expect(looks).toHaveLength(11)
  expect(nextCheck(expiresAt, opened)).toEqual(inMinutes(1))
  expect(nextCheck(expiresAt, inMinutes(10))).toEqual(expiresAt)
})

it('reminds a week and a day before the end, and a day and four days after it', () => {
  const due = [8, 7, 2, 1, 0, -1, -3, -4, -5, -6].map(reminderDue)
  expect(due).toEqual([
    null,
    'week-before',
    'week-before',
    'day-before',
    'day-before',
    'day-after',
    'day-after',
    'four-days-after',
    'four-days-after',
    null,
  ])
})

it('reminds who renews by themselves only once their charge did not come', () => {
  const renews = { renews: true, hasFailed: false }
  const ended = (daysLeft: number) => ({ hasEnded: true, daysLeft })
  expect(isReminderTrue({ ...renews, hasEnded: false, daysLeft: 1 })).toBe(false)
  // The charge may be on its way on the day of the end and the day after.
  expect([0, -1, -2].map((left) => isReminderTrue({ ...renews, ...ended(left) }))).toEqual([
    false,
    false,
    true,
  ])
  expect(isReminderTrue({ renews: true, hasFailed: true, ...ended(-1) })).toBe(true)
})

it('does not say that what has ended ends soon', () => {
  const pays = { renews: false, hasFailed: false }
  expect(isReminderTrue({ ...pays, hasEnded: false, daysLeft: 0 })).toBe(true)
  expect(isReminderTrue({ ...pays, hasEnded: true, daysLeft: 0 })).toBe(false)
  expect(isReminderTrue({ ...pays, hasEnded: true, daysLeft: -1 })).toBe(true)
})

it('names a refund by its payment and its reason alone', () => {
  const id = refundIdOf('0199a4a0-0000-7000-8000-000000000001', 'excess')
  expect(id).toMatch(/^[a-zA-Z0-9]{1,35}$/)
  expect(id).not.toBe(refundIdOf('0199a4a0-0000-7000-8000-000000000001', 'withdrawal'))
})

it('tells what has gone back', () => {
  expect(statusAfterRefunds(100, 0)).toBe('paid')
  expect(statusAfterRefunds(100, 99)).toBe('partially_refunded')
  expect(statusAfterRefunds(100, 100)).toBe('refunded')
})

it('shows a document to its owner only', () => {
  expect(hideDocument('12345678909')).toBe('***.456.789-**')
  expect(hideDocument('12ABC34501DE35')).toBe('**.ABC.345/****-**')
})

it('numbers a refund by the day it is in the city', () => {
  // Half past ten at night on the 17th, when the day of the world's clock is the 18th already.
  expect(newProtocol(new Date('2026-11-18T01:30:00Z'))).toMatch(/^20261117-\d{7}$/)
})
