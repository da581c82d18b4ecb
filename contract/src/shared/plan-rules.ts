import type { ChosenPlan, PaidPlan, PlanType } from './plans.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const trialEnd = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS)

/** As people read them. */
export const PLAN_NAMES: Record<PaidPlan, string> = {
  atalaia: 'Atalaia',
  macarico: 'Maçarico',
  espadarte: 'Espadarte',
}

const PAID: readonly string[] = ['atalaia', 'macarico', 'espadarte'] satisfies PaidPlan[]

export function isPaidPlan(plan: string | null | undefined): plan is PaidPlan {
  return typeof plan === 'string' && PAID.includes(plan)
}

export function isAdministratorPlan(
  plan: PlanType | null | undefined,
): plan is 'admin' | 'superadmin' {
  return plan === 'admin' || plan === 'superadmin'
}

/** What a link or a form asks for becomes a plan that can be had: anything else is the club's. */
export function chosenPlan(asked: string | null | undefined): ChosenPlan {
  if (asked === 'premium') return 'espadarte'
  return isPaidPlan(asked) ? asked : 'clube'
}
