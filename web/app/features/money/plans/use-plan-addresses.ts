import type { PaidPlan } from '@portal/contract/shared/plans'
import { checkoutAddress } from '~/platform/checkout-address.ts'
import { usePlansOnSale } from '~/platform/plans-on-sale.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import type { Cycle } from './plans.rules.ts'

/** Where a plan is chosen, by month or by year as it is shown: who is signed in buys, others make an account. */
export function usePlanAddresses(cycle: Cycle) {
  const { user } = useAuth()
  const isBuying = usePlansOnSale() && user !== null
  const signUp = (plan: PaidPlan) =>
    cycle === 'year' ? `/cadastro-${plan}?ciclo=anual` : `/cadastro-${plan}`
  const choose = (plan: PaidPlan) => (isBuying ? checkoutAddress(plan, cycle) : signUp(plan))
  return { isBuying, signUp, choose }
}
