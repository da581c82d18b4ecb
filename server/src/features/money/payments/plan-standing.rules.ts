import type { PlanState } from '@portal/contract/money/payments/plan-standing'
import { namesOf } from '@portal/contract/shared/names-of'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { type Holding, PLAN_RANK } from './payments.rules.ts'

export type Standing = {
  state: PlanState
  plan: PaidPlan | null
  /** The end of that plan. Another one that is paid too may follow. */
  endsAt: Date | null
  /** Plans that are paid already and hold after it, the next first. */
  following: Stretch[]
  accessUntil: Date | null
}

/** A plan without a pause, in however many periods it was paid. */
export type Stretch = { plan: PaidPlan; endsAt: Date }

const NOTHING: Standing = {
  state: 'none',
  plan: null,
  endsAt: null,
  following: [],
  accessUntil: null,
}

/** Where somebody stands who holds this; `isLeaving` once they said so. */
export function standingOf(holdings: readonly Holding[], isLeaving: boolean, now: Date): Standing {
  const held = bestHeld(holdings, now)
  if (!held) return suspendedOf(holdings)
  const paid = lastPaid(holdings)
  const [first, ...following] = stretchesFrom(held, holdings)
  const { plan } = held
  const until = {
    endsAt: first?.endsAt ?? null,
    following,
    accessUntil: paid?.accessUntil ?? held.accessUntil,
  }
  if (held.source === 'granted') return { state: 'given', plan, ...until }
  if (!paid) return { state: 'trialing', plan, ...until }
  if (!isAfter(until.endsAt, now)) return { state: 'in_grace', plan, ...until }
  return { state: isLeaving ? 'ending' : 'active', plan, ...until }
}

/** What is held and what then follows it without a pause; nothing where that has no end. */
function stretchesFrom(held: Holding, holdings: readonly Holding[]): Stretch[] {
  const stretches: Stretch[] = []
  for (let one: Holding | null = held; one?.endsAt; one = paidAfter(one.endsAt, holdings)) {
    const { plan, endsAt }: Stretch = { plan: one.plan, endsAt: one.endsAt }
    const last = stretches.at(-1)
    if (last?.plan === plan) last.endsAt = endsAt
    else stretches.push({ plan, endsAt })
  }
  return stretches
}

const paidAfter = (end: Date, holdings: readonly Holding[]) =>
  bestHeld(
    holdings.filter(
      ({ source, endsAt }) => source === 'paid' && endsAt !== null && isAfter(endsAt, end),
    ),
    end,
  )

/** The end of all that is paid. */
export const paidUntil = (endsAt: Date, following: readonly Stretch[]): Date =>
  following.at(-1)?.endsAt ?? endsAt

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
    ...NOTHING,
    state: 'suspended',
    plan: last.plan,
    endsAt: last.endsAt,
    accessUntil: last.accessUntil,
  }
}

const LADDER = namesOf(PLAN_RANK).sort((a, b) => PLAN_RANK[a] - PLAN_RANK[b])

/** Plans below the one held, the largest first: they can be chosen for later. */
export const smallerPlans = (plan: PaidPlan) => LADDER.slice(0, LADDER.indexOf(plan)).toReversed()

/** Plans above the one held, the smallest first. */
export const largerPlans = (plan: PaidPlan) => LADDER.slice(LADDER.indexOf(plan) + 1)
