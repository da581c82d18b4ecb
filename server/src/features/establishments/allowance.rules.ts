import type { Module } from '@portal/contract/establishments/establishment'
import { limitsInForce, modulesInForce } from '@portal/contract/establishments/plan-rules'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { ChosenPlan, PlanType } from '@portal/contract/shared/plans'
import type { PlanLimits } from '@portal/contract/subscriptions/plan-limits'
import { Forbidden } from '../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'

/** How many listings the plan allows; a limit of null is none. */
export type Allowance = { allowed: boolean; count: number; limit: number | null }

/** Administrators work with what the largest plan has. */
export function limitsOf(plan: PlanType): PlanLimits {
  return limitsInForce(isAdministratorPlan(plan) ? 'espadarte' : (plan as ChosenPlan))
}

export const tierOf = (plan: PlanType): 'basic' | 'full' => (plan === 'clube' ? 'basic' : 'full')

/** Nothing is lost with a smaller plan: what it does not have is hidden, and comes back. */
export const shownModules = (modules: readonly Module[], plan: PlanType): Module[] =>
  modulesInForce(limitsOf(plan), modules)

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
