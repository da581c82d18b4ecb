import type { Plan } from './plan.ts'
import type { PlanLimits } from './plan-limits.ts'

/** Free of zod: the browser reads it too. */

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** "R$ 1.999,00" */
export const moneyText = (cents: number) => money.format(cents / 100)

const MONTHS_A_YEAR = 12

/** How many months of a year cost nothing when it is paid at once. */
export function freeMonths({ month_cents: month, year_cents: year }: Plan): number {
  if (month === 0) return 0
  return Math.max(0, Math.floor(MONTHS_A_YEAR - year / month))
}

export function limitsOfPlan({ limits }: Pick<Plan, 'limits'>): PlanLimits {
  return {
    establishments: limits.establishments,
    photosPerEstablishment: limits.photos_per_establishment,
    catalogueItems: limits.catalogue_items,
    lodgingUnits: limits.lodging_units,
    properties: limits.properties,
    hasOrdersAndShop: limits.has_orders_and_shop,
    hasAnalytics: limits.analytics === 'full',
    activeCoupons: limits.active_coupons,
    flashOffers: limits.flash_offers,
    isFeatured: limits.is_featured,
  }
}
