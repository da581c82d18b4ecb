import type { Plan } from '../shared/plan.ts'
import { NO_LIMITS, type PlanLimits } from '../shared/plan-limits.ts'
import type { ChosenPlan } from '../shared/plans.ts'

/** The limits that the migration gave the plans, for tests of what follows from limits. */
export const PLAN_LIMITS: Record<ChosenPlan, PlanLimits> = {
  clube: NO_LIMITS,
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

const plan = (id: ChosenPlan, cents: [month: number, year: number], trial_days = 14): Plan => {
  const limits = PLAN_LIMITS[id]
  return {
    id,
    month_cents: cents[0],
    year_cents: cents[1],
    trial_days,
    is_recommended: id === 'macarico',
    limits: {
      establishments: limits.establishments,
      photos_per_establishment: limits.photosPerEstablishment,
      catalogue_items: limits.catalogueItems,
      lodging_units: limits.lodgingUnits,
      properties: limits.properties,
      has_orders_and_shop: limits.hasOrdersAndShop,
      analytics: limits.hasAnalytics ? 'full' : 'none',
      active_coupons: limits.activeCoupons,
      flash_offers: limits.flashOffers,
      is_featured: limits.isFeatured,
    },
  }
}

/** The plans as the API answers with them. */
export const PLANS: readonly Plan[] = [
  plan('clube', [0, 0], 0),
  plan('atalaia', [4_990, 49_900]),
  plan('macarico', [9_990, 99_900]),
  plan('espadarte', [19_990, 199_900]),
]
