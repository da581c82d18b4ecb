import type { PlanState } from '@portal/contract/payments/plan-standing'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { type Holding, PLAN_RANK } from './payments.rules.ts'

export type Standing = {
  state: PlanState
  plan: PaidPlan | null
  endsAt: Date | null
  accessUntil: Date | null
}

const NOTHING: Standing = { state: 'none', plan: null, endsAt: null, accessUntil: null }

/** Where somebody stands who holds this; `isLeaving` once they said so. */
export function standingOf(holdings: readonly Holding[], isLeaving: boolean, now: Date): Standing {
  const held = bestHeld(holdings, now)
  if (!held) return suspendedOf(holdings)
  const { plan } = held
  if (held.source === 'granted') return { ...NOTHING, state: 'given', plan }
  const paid = lastPaid(holdings)
  if (!paid) {
    return { state: 'trialing', plan, endsAt: held.endsAt, accessUntil: held.accessUntil }
  }
  const until = { endsAt: paid.endsAt, accessUntil: paid.accessUntil }
  if (!isAfter(paid.endsAt, now)) return { state: 'in_grace', plan, ...until }
  return { state: isLeaving ? 'ending' : 'active', plan, ...until }
}

const isAfter = (moment: Date | null, now: Date) => moment === null || moment > now
const time = (moment: Date | null) => moment?.getTime() ?? Number.POSITIVE_INFINITY

/** As plan_held picks it (server/sql/22_plans.sql). */
function bestHeld(holdings: readonly Holding[], now: Date): Holding | null {
  const [best] = holdings
    .filter(({ source, startsAt }) => source !== 'paid' || startsAt <= now)
    .filter(({ accessUntil }) => isAfter(accessUntil, now))
    .sort((a, b) => PLAN_RANK[b.plan] - PLAN_RANK[a.plan] || time(b.endsAt) - time(a.endsAt))
  return best ?? null
}

const lastOf = (holdings: readonly Holding[]): Holding | null =>
  [...holdings].sort(
    (a, b) => time(b.endsAt) - time(a.endsAt) || PLAN_RANK[b.plan] - PLAN_RANK[a.plan],
  )[0] ?? null

const lastPaid = (holdings: readonly Holding[]) =>
  lastOf(holdings.filter(({ source }) => source === 'paid'))

function suspendedOf(holdings: readonly Holding[]): Standing {
  const last = lastOf(holdings)
  if (!last) return NOTHING
  return {
    state: 'suspended',
    plan: last.plan,
    endsAt: last.endsAt,
    accessUntil: last.accessUntil,
  }
}

/** Plans below the one held, the largest first: they can be chosen for later. */
export function smallerPlans(plan: PaidPlan): PaidPlan[] {
  return (Object.keys(PLAN_RANK) as PaidPlan[])
    .filter((one) => PLAN_RANK[one] < PLAN_RANK[plan])
    .sort((a, b) => PLAN_RANK[b] - PLAN_RANK[a])
}
