import type { Module } from '@portal/contract/guide/establishments/establishment'
import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS, type PlanLimits } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import type { PlanType } from '@portal/contract/shared/plans'
import { Forbidden } from '../../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'

/** How many listings the plan allows; a limit of null is none. */
export type Allowance = { allowed: boolean; count: number; limit: number | null }

/** From what the database answers (held_limits, listing_limits, establishments.plan_limits). */
export const limitsOf = (held: Plan['limits'] | null): PlanLimits =>
  held === null ? NO_LIMITS : limitsOfPlan({ limits: held })

export const tierOf = (plan: PlanType): 'basic' | 'full' => (plan === 'clube' ? 'basic' : 'full')

/** Nothing is lost with a smaller plan: what it does not have is hidden, and comes back. */
export const shownModules = (modules: readonly Module[], limits: PlanLimits): Module[] =>
  modulesInForce(limits, modules)

export function requireAllowance({ allowed, limit }: Allowance) {
  if (allowed) return
  if (!limit) {
    throw new Forbidden('establishment.no-plan', 'the plan has none', establishmentsTexts.noPlan)
  }
  throw new Forbidden(
    'establishment.limit',
    `the plan has ${limit}`,
    establishmentsTexts.limit(limit),
  )
}
