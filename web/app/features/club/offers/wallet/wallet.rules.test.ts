import type { Coupon } from '@portal/contract/club/offers/coupon'
import { expect, it } from 'vitest'
import { byState, clockMinutesOff, endingCoupons, endsSoon } from './wallet.rules.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
const coupon = (
  id: string,
  more: Partial<Coupon['terms']> = {},
  redemption: Coupon['redemption'] = null,
) =>
  ({
    id,
    redemption,
    terms: {
      starts_at: '2026-07-01T03:00:00Z',
      ends_at: '2026-08-01T03:00:00Z',
      days: [0, 1, 2, 3, 4, 5, 6],
      from_minute: null,
      until_minute: null,
      ...more,
    },
  }) as Coupon

it('puts what holds now first, what ends first before the rest', () => {
  const used = { at: '2026-07-10T12:00:00Z', purchase_cents: null, saved_cents: null }
  const sorted = byState(
    [
      coupon('long'),
      coupon('short', { ends_at: '2026-07-19T03:00:00Z' }),
      coupon('monday', { days: [1] }),
      coupon('past', { ends_at: '2026-07-18T03:00:00Z' }),
      coupon('used', {}, used),
    ],
    NOW,
  )
  const ids = Object.fromEntries(
    Object.entries(sorted).map(([state, list]) => [state, list.map(({ id }) => id)]),
  )
  expect(ids).toEqual({ now: ['short', 'long'], later: ['monday'], over: ['past'], used: ['used'] })
})

it('says what ends within a day', () => {
  expect(endsSoon(coupon('short', { ends_at: '2026-07-19T03:00:00Z' }), NOW)).toBe(true)
  expect(endsSoon(coupon('long'), NOW)).toBe(false)
})

// spec: 17
it('reminds of what is lost within three days unless it is used, the first to end first', () => {
  const used = { at: '2026-07-10T12:00:00Z', purchase_cents: null, saved_cents: null }
  const ending = endingCoupons(
    [
      coupon('long'),
      coupon('third-day', { ends_at: '2026-07-21T03:00:00Z', days: [1] }),
      coupon('tonight', { ends_at: '2026-07-19T03:00:00Z' }),
      coupon('past', { ends_at: '2026-07-18T03:00:00Z' }),
      coupon('used', { ends_at: '2026-07-19T03:00:00Z' }, used),
    ],
    NOW,
  )
  expect(ending.map(({ id }) => id)).toEqual(['tonight', 'third-day'])
})

it('notices a clock that a counter would refuse', () => {
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
  expect(clockMinutesOff(at(12), NOW)).toBeNull()
  expect(clockMinutesOff(at(45), NOW)).toBe(1)
  expect(clockMinutesOff(at(-360), NOW)).toBe(-6)
})
