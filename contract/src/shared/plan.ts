import { z } from 'zod'
import { ChosenPlan } from './plans.ts'

const count = z.int().nonnegative()

/** What a plan costs, in centavos, and allows. A limit of null is none. */
export const Plan = z
  .object({
    id: ChosenPlan,
    month_cents: count,
    year_cents: count,
    trial_days: count,
    is_recommended: z.boolean(),
    limits: z.object({
      establishments: count,
      photos_per_establishment: count,
      catalogue_items: count.nullable(),
      lodging_units: count.nullable(),
      properties: count.nullable(),
      has_orders_and_shop: z.boolean(),
      analytics: z.enum(['none', 'weekly', 'full']),
      active_coupons: count,
      flash_offers: count,
      is_featured: z.boolean(),
    }),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>
