import { type Capability, isAvailable } from './capabilities.ts'

/** What a plan allows; null is "no limit". Free of zod: the browser reads it too. */
export type PlanLimits = {
  establishments: number
  photosPerEstablishment: number
  catalogueItems: number | null
  lodgingUnits: number | null
  properties: number | null
  hasOrdersAndShop: boolean
  hasAnalytics: boolean
  activeCoupons: number
  flashOffers: number
  isFeatured: boolean
}

/** What a limit is about; one that is about nothing in particular always says something. */
const LIMIT_CAPABILITIES: Record<keyof PlanLimits, readonly Capability[]> = {
  establishments: [],
  photosPerEstablishment: [],
  isFeatured: [],
  catalogueItems: ['menu', 'shop'],
  lodgingUnits: ['lodging'],
  properties: ['properties'],
  hasOrdersAndShop: ['delivery', 'shop'],
  hasAnalytics: ['analytics'],
  activeCoupons: ['coupons'],
  flashOffers: ['coupons'],
}

/** In the order in which plans are compared. A limit of what nobody can use yet is not told. */
export function isLimitTold(limit: keyof PlanLimits): boolean {
  const about = LIMIT_CAPABILITIES[limit]
  return about.length === 0 || about.some(isAvailable)
}

/** Of who has no plan: an unclaimed listing, a subscription that ended, the free club. */
export const NO_LIMITS: PlanLimits = {
  establishments: 0,
  photosPerEstablishment: 0,
  catalogueItems: 0,
  lodgingUnits: 0,
  properties: 0,
  hasOrdersAndShop: false,
  hasAnalytics: false,
  activeCoupons: 0,
  flashOffers: 0,
  isFeatured: false,
}
