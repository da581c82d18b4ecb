import type { PlanLimits } from '../../shared/plan-limits.ts'
import type { PaidPlan } from '../../shared/plans.ts'
import { entriesOf } from '../../shared/records.ts'
import type { BusinessUse } from './edit-plan.ts'

/** Free of zod: the browser reads it too. */

/** Limits that something is counted against, in the order in which plans are compared. */
export const COUNTED_LIMITS = {
  photosPerEstablishment: 'photos',
  catalogueItems: 'catalogue_items',
  lodgingUnits: 'lodging_units',
  properties: 'properties',
  activeCoupons: 'active_coupons',
  flashOffers: 'flash_offers',
} as const satisfies Partial<Record<keyof PlanLimits, keyof BusinessUse>>

/** Whether a plan has room for all that is used now. */
export function isEnough(limits: PlanLimits, businesses: readonly BusinessUse[]): boolean {
  const counted = entriesOf(COUNTED_LIMITS)
  return (
    businesses.length <= limits.establishments &&
    businesses.every(
      (business) =>
        (limits.hasOrdersAndShop || !business.has_orders) &&
        counted.every(([limit, of]) => {
          const most = limits[limit]
          return most === null || Number(business[of]) <= most
        }),
    )
  )
}

type Offered = { plan: PaidPlan; limits: PlanLimits }

/** The first of the plans, the smallest first, that has room for all of it; null where none has. */
export const smallestFor = (plans: readonly Offered[], businesses: readonly BusinessUse[]) =>
  plans.find(({ limits }) => isEnough(limits, businesses))?.plan ?? null
