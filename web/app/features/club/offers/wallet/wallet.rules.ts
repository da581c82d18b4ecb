import type { Coupon } from '@portal/contract/club/offers/coupon'
import { momentOf } from '@portal/contract/club/offers/offer-rules'

export type CouponState = 'now' | 'later' | 'used' | 'over'

export function stateOf({ terms, redemption }: Coupon, now: Date): CouponState {
  if (redemption) return 'used'
  const moment = momentOf(terms, now)
  return moment === 'soon' ? 'later' : moment
}

/** In the order of the wallet; within each, what ends first. */
export function byState(coupons: readonly Coupon[], now: Date): Record<CouponState, Coupon[]> {
  const sorted: Record<CouponState, Coupon[]> = { now: [], later: [], used: [], over: [] }
  for (const coupon of coupons) sorted[stateOf(coupon, now)].push(coupon)
  const ends = (one: Coupon, other: Coupon) => one.terms.ends_at.localeCompare(other.terms.ends_at)
  sorted.now.sort(ends)
  sorted.later.sort(ends)
  sorted.used.sort((one, other) =>
    (other.redemption?.at ?? '').localeCompare(one.redemption?.at ?? ''),
  )
  return sorted
}

const DAY_MS = 86_400_000
export const endsSoon = ({ terms }: Coupon, now: Date) =>
  Date.parse(terms.ends_at) - now.getTime() < DAY_MS

/** Days before its end in which a coupon is worth a reminder. */
const REMINDER_DAYS = 3

/** Not used, not over, and over within days; what ends first comes first. */
export const endingCoupons = (coupons: readonly Coupon[], now: Date): Coupon[] =>
  coupons
    .filter((coupon) => ['now', 'later'].includes(stateOf(coupon, now)))
    .filter(({ terms }) => Date.parse(terms.ends_at) - now.getTime() < REMINDER_DAYS * DAY_MS)
    .toSorted((one, other) => one.terms.ends_at.localeCompare(other.terms.ends_at))

/** How many minutes the phone goes wrong by; null while a counter would not notice. */
export function clockMinutesOff(phone: Date, server: Date): number | null {
  const seconds = (phone.getTime() - server.getTime()) / 1000
  if (Math.abs(seconds) < 30) return null
  return Math.sign(seconds) * Math.max(1, Math.round(Math.abs(seconds) / 60))
}
