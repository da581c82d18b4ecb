import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'

type Cycle = 'month' | 'year'

/** Where a plan is bought: the plan and how it is paid for stand in the address. */
export function checkoutAddress(plan: PaidPlan, cycle: Cycle = 'month'): string {
  return `/checkout-planos?${choiceText({ plan, cycle })}`
}

export function choiceText({ plan, cycle }: { plan: PaidPlan; cycle: Cycle }): string {
  return cycle === 'year' ? `plano=${plan}&ciclo=anual` : `plano=${plan}`
}

/** What an address asks for; a plan that cannot be bought is none. */
export function readChoice(search: URLSearchParams): { plan: PaidPlan | null; cycle: Cycle } {
  const plan = search.get('plano')
  return {
    plan: isPaidPlan(plan) ? plan : null,
    cycle: search.get('ciclo') === 'anual' ? 'year' : 'month',
  }
}
