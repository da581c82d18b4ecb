import type { Coupon } from '@portal/contract/club/offers/coupon'
import { keptList } from '~/platform/kept-list.ts'
import { AUTH_KEY_PREFIX } from '~/platform/session/stored-auth-data.ts'

const MOST_KEPT = 30

/** What can still be shown at a counter; what is of another release is left out. */
export function keptCouponsIn(rows: readonly unknown[], now: Date): Coupon[] {
  return rows
    .flatMap((row) => {
      if (typeof row !== 'object' || row === null) return []
      const coupon = row as Partial<Coupon>
      if (typeof coupon.id !== 'string' || typeof coupon.key !== 'string') return []
      if (typeof coupon.code !== 'string' || typeof coupon.terms?.ends_at !== 'string') return []
      if (!Array.isArray(coupon.terms.days) || !coupon.establishment) return []
      return [coupon as Coupon]
    })
    .filter(({ terms }) => Date.parse(terms.ends_at) > now.getTime())
    .slice(0, MOST_KEPT)
}

/** On this phone, for a counter without a signal; they leave it with whoever signs out. */
export const keptCoupons = keptList(`${AUTH_KEY_PREFIX}coupons`, (rows) =>
  keptCouponsIn(rows, new Date()),
)

export const keepCoupons = (coupons: readonly Coupon[]) =>
  keptCoupons.write(coupons.filter(({ redemption }) => redemption === null).slice(0, MOST_KEPT))
