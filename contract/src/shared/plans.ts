import { z } from 'zod'

/** Plan types of spec §4. `clube` is the default and the fallback: least privilege. */
export const PlanType = z.enum(['clube', 'atalaia', 'macarico', 'espadarte', 'admin', 'superadmin'])
export type PlanType = z.infer<typeof PlanType>

/** Plans somebody pays for; each opens the business dashboard (spec §6). */
export const PaidPlan = z.enum(['atalaia', 'macarico', 'espadarte'])
export type PaidPlan = z.infer<typeof PaidPlan>

/** What a person may ask for by themselves: never an administrator's rights. */
export const ChosenPlan = z.enum(['clube', ...PaidPlan.options])
export type ChosenPlan = z.infer<typeof ChosenPlan>

/** How long a paid plan runs before it is paid again. */
export const BillingCycle = z.enum(['month', 'year'])
export type BillingCycle = z.infer<typeof BillingCycle>
