import { type Capability, isAvailable } from '../shared/capabilities.ts'
import type { ChosenPlan } from '../shared/plans.ts'

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

/** First values, decided with the prices; an active plan is what opens them. */
export const PLAN_LIMITS: Record<ChosenPlan, PlanLimits> = {
  clube: {
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
  },
  atalaia: {
    establishments: 1,
    photosPerEstablishment: 8,
    catalogueItems: 40,
    lodgingUnits: 3,
    properties: 3,
    hasOrdersAndShop: false,
    hasAnalytics: false,
    activeCoupons: 1,
    flashOffers: 0,
    isFeatured: false,
  },
  macarico: {
    establishments: 2,
    photosPerEstablishment: 20,
    catalogueItems: 150,
    lodgingUnits: 10,
    properties: 15,
    hasOrdersAndShop: true,
    hasAnalytics: true,
    activeCoupons: 3,
    flashOffers: 1,
    isFeatured: false,
  },
  espadarte: {
    establishments: 5,
    photosPerEstablishment: 60,
    catalogueItems: null,
    lodgingUnits: null,
    properties: null,
    hasOrdersAndShop: true,
    hasAnalytics: true,
    activeCoupons: 10,
    flashOffers: 5,
    isFeatured: true,
  },
}
