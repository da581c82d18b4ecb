import { type PlanOrder, PlanOrderStatus } from '@portal/contract/money/payments/plan-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE, ORDER, PAID } from './payments.testing.ts'
import {
  isPeriodPaid,
  pixScreenOf,
  planStep,
  pollDelayMs,
  retryDelayMs,
} from './plan-order.rules.ts'

const DURING = Date.parse('2026-07-18T22:10:00Z')
const AFTER = Date.parse('2026-07-18T22:30:00Z')
const pix = { status: 'active', copy_and_paste: CODE, expires_at: '2026-07-18T22:30:00Z' } as const

const BACK: PlanOrder['refunds'][number] = {
  amount_cents: 9_990,
  status: 'requested',
  requested_at: '2026-07-18T22:40:00Z',
  protocol: '20260718-4829131',
}

const anyOrder = fc.record({
  status: fc.constantFrom(...PlanOrderStatus.options),
  pix: fc.option(
    fc.record({
      status: fc.constantFrom('preparing' as const, 'active' as const, 'expired' as const),
      copy_and_paste: fc.option(fc.constant(CODE)),
      expires_at: fc.constant(pix.expires_at),
    }),
  ),
  refunds: fc.array(
    fc.record({
      amount_cents: fc.constant(9_990),
      status: fc.constantFrom(...(['requested', 'processing', 'done', 'not_done'] as const)),
      requested_at: fc.constant(pix.expires_at),
      protocol: fc.constant('20260718-4829131'),
    }),
    { maxLength: 2 },
  ),
})
const anyTime = fc.integer({ min: DURING - 3_600_000, max: AFTER + 3_600_000 })

describe('the page of a Pix', () => {
  it('offers a code only while the order waits for it and the bank takes it', () => {
    fc.assert(
      fc.property(anyOrder, anyTime, (order, now) => {
        const isPayable = pixScreenOf(order, now).kind === 'payable'
        const canBePaid =
          (order.status === 'awaiting_payment' || order.status === 'expired') &&
          order.pix?.status === 'active' &&
          order.pix.copy_and_paste !== null &&
          (order.status !== 'expired' || order.refunds.length === 0) &&
          now < AFTER
        expect(isPayable).toBe(canBePaid)
      }),
    )
  })

  it('never asks somebody who has paid for another payment', () => {
    fc.assert(
      fc.property(anyOrder, anyTime, (order, now) => {
        const { kind } = pixScreenOf(order, now)
        if (['paid', 'partially_refunded', 'refunded'].includes(order.status)) {
          expect(kind).toBe('paid')
        }
        if (order.status === 'review') expect(kind).toBe('review')
      }),
    )
  })

  it.each([
    [
      'says that the code is being made',
      { ...ORDER, pix: { ...pix, status: 'preparing' as const } },
      'preparing',
    ],
    ['shows the code', ORDER, 'payable'],
    [
      'offers a new one when the server says that it expired',
      { ...ORDER, pix: { ...pix, status: 'expired' as const } },
      'expired',
    ],
    ['ends with a cancellation', { ...ORDER, status: 'canceled' as const, pix: null }, 'over'],
    [
      'ends with an order that nobody paid',
      { ...ORDER, status: 'expired' as const, pix: null },
      'over',
    ],
    ['turns to paid', PAID, 'paid'],
  ])('%s', (_, order, kind) => {
    expect(pixScreenOf(order, DURING).kind).toBe(kind)
  })

  // spec: 570
  it('says of money that came too late that it goes back, and never that nothing was charged', () => {
    for (const status of ['canceled', 'expired'] as const) {
      const over = { ...ORDER, status, pix: null }
      expect(pixScreenOf(over, DURING)).toEqual({ kind: 'over', why: status })
      expect(pixScreenOf({ ...over, refunds: [BACK] }, DURING)).toEqual({
        kind: 'over',
        why: 'returned',
      })
    }
  })

  it('takes a code for expired by the second, before the server has noticed', () => {
    expect(pixScreenOf(ORDER, AFTER - 1).kind).toBe('payable')
    expect(pixScreenOf(ORDER, AFTER).kind).toBe('expired')
  })
})

describe('asking for an order again', () => {
  it('goes on for as long as it can change, never faster than every 3 s, slower with time', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(300), fc.nat(300), (order, answers, more) => {
        const delay = pollDelayMs(order, answers)
        const later = pollDelayMs(order, answers + more)
        if (delay === false || later === false) return void expect(later).toBe(delay)
        expect(delay).toBeGreaterThanOrEqual(3_000)
        expect(later).toBeGreaterThanOrEqual(delay)
      }),
    )
    expect(pollDelayMs(ORDER, 0)).toBe(3_000)
    expect(pollDelayMs(PAID, 0)).toBe(false)
    expect(pollDelayMs(undefined, 0)).toBe(false)
  })

  it('still looks for a late payment of an expired code', () => {
    expect(pollDelayMs({ ...ORDER, pix: { ...pix, status: 'expired' } }, 0)).toBe(15_000)
  })

  it('goes on for as long as money is on its way back', () => {
    const canceled = { ...ORDER, status: 'canceled' as const, pix: null }
    expect(pollDelayMs(canceled, 0)).toBe(false)
    expect(pollDelayMs({ ...canceled, refunds: [BACK] }, 0)).toBe(15_000)
    expect(pollDelayMs({ ...canceled, refunds: [{ ...BACK, status: 'done' }] }, 0)).toBe(false)
  })

  it('waits longer after each answer that did not come, up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 20].map(retryDelayMs)).toEqual([3e3, 6e3, 12e3, 24e3, 30e3, 30e3])
  })
})

describe('what can be done about a plan', () => {
  const nothing = { open: null, choose: false }

  it('is to go on with a payment that waits', () => {
    const orders = [ORDER, PAID]
    expect(planStep({ planType: 'macarico', orders, hasListings: true }).open).toBe(ORDER)
  })

  it('is to choose one for who has a business and no plan, and nothing for other members', () => {
    const member = { planType: 'clube', orders: [] } as const
    expect(planStep({ ...member, hasListings: true }).choose).toBe(true)
    expect(planStep({ ...member, hasListings: false })).toEqual(nothing)
    expect(planStep({ ...member, orders: [PAID], hasListings: false }).choose).toBe(true)
  })

  it('is nothing for who administers the portal', () => {
    expect(planStep({ planType: 'admin', orders: [], hasListings: true })).toEqual(nothing)
  })
})

it('tells a paid period from a trial', () => {
  expect(isPeriodPaid([PAID], 'macarico', DURING)).toBe(true)
  expect(isPeriodPaid([PAID], 'espadarte', DURING)).toBe(false)
  expect(isPeriodPaid([ORDER], 'macarico', DURING)).toBe(false)
  expect(isPeriodPaid([PAID], 'macarico', Date.parse('2026-08-18T22:05:00Z'))).toBe(false)
})
