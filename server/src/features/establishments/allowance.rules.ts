import type { Module } from '@portal/contract/establishments/establishment'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { ChosenPlan, PlanType } from '@portal/contract/shared/plans'
import { PLAN_LIMITS, type PlanLimits } from '@portal/contract/subscriptions/plan-limits'
import { Forbidden } from '../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'

/** Room for more listings; a limit of null is none. */
export type Room = { allowed: boolean; count: number; limit: number | null }

/** Administrators work with what the largest plan has. */
export function limitsOf(plan: PlanType): PlanLimits {
  return PLAN_LIMITS[isAdministratorPlan(plan) ? 'espadarte' : (plan as ChosenPlan)]
}

export const tierOf = (plan: PlanType): 'basic' | 'full' => (plan === 'clube' ? 'basic' : 'full')

/** Nothing is lost with a smaller plan: what it does not have is hidden, and comes back. */
export function shownModules(modules: readonly Module[], plan: PlanType): Module[] {
  const limits = limitsOf(plan)
  const needs: Record<Module, boolean> = {
    menu: limits.catalogueItems !== 0,
    delivery: limits.hasOrdersAndShop,
    shop: limits.hasOrdersAndShop,
    lodging: limits.lodgingUnits !== 0,
    real_estate: limits.properties !== 0,
  }
  return modules.filter((module) => needs[module])
}

export function requireRoom({ allowed, limit }: Room) {
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
