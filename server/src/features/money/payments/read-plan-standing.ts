import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Deps } from './payments.feature.ts'
import { largerPlans, type Standing, smallerPlans, standingOf } from './plan-standing.rules.ts'
import { quoteFor } from './quote-plan.ts'

type Needs = Pick<Deps['stores'], 'plans' | 'planStanding' | 'subscriptions'>

/** Inside a transaction that holds the person's lock it is binding. */
export async function standingFor(
  userId: string,
  { subscriptions }: Pick<Needs, 'subscriptions'>,
  now: Date,
) {
  const terms = await subscriptions.paidTerms(userId)
  const holdings = await subscriptions.holdings(userId)
  return { ...standingOf(holdings, terms?.canceledAt != null, now), terms }
}

export async function presentStanding(
  userId: string,
  stores: Needs,
  now: Date,
): Promise<RowOf<typeof PlanStanding>> {
  const { terms, ...standing } = await standingFor(userId, stores, now)
  const { state, plan, endsAt, following, accessUntil } = standing
  const isRunning = state === 'active' || state === 'ending'
  const smaller = isRunning && terms ? smallerPlans(terms.plan) : []
  const basic = await stores.planStanding.basicListings(userId, smaller)
  return {
    state,
    plan,
    ends_at: endsAt,
    following: following.map((one) => ({ plan: one.plan, ends_at: one.endsAt })),
    access_until: accessUntil,
    next: await nextPeriod({ userId, standing, terms }, stores, now),
    upgrade: await dearerPlan({ userId, standing, terms }, stores, now),
    renewal: RENEWING.has(state) ? await presentRenewal(userId, stores) : null,
    smaller: smaller.map((one) => ({
      plan: one,
      basic_listings: basic
        .filter((listing) => listing.plan === one)
        .map(({ id, name }) => ({ id, name })),
    })),
    may: { cancel: state === 'active', take_back: state === 'ending' },
  }
}

/** The provider collects after the end of the period: an hour for a card, days where a debit is tried again. */
const RENEWING = new Set<Standing['state']>(['active', 'in_grace'])

async function presentRenewal(
  userId: string,
  { planStanding }: Pick<Needs, 'planStanding'>,
): Promise<RowOf<typeof PlanStanding>['renewal']> {
  const renewal = await planStanding.renewal(userId)
  if (!renewal) return null
  return { method: renewal.method, has_failed: await planStanding.hasFailed(renewal.id) }
}

type Asked = {
  userId: string
  standing: Standing
  terms: Awaited<ReturnType<Needs['subscriptions']['paidTerms']>>
}

async function nextPeriod(
  { userId, standing, terms }: Asked,
  stores: Needs,
  now: Date,
): Promise<RowOf<typeof PlanStanding>['next']> {
  const { state, plan } = standing
  if (!plan || state === 'given' || state === 'ending') return null
  const cycle = await stores.subscriptions.chosenCycle(userId)
  // Of two periods that are paid the later one says what goes on.
  const next = terms?.next ?? { plan: terms?.plan ?? plan, cycle }
  const quote = await quoteFor({ userId, ...next }, stores, now)
  if (quote.barrier && !quote.opensAt) return null
  return {
    ...next,
    opens_at: quote.opensAt,
    price_cents: quote.priceCents,
    starts_at: quote.startsAt,
    is_change: terms?.next != null,
  }
}

/** The next larger plan that can be had now; null where none is open. */
async function dearerPlan(
  { userId, standing: { state, plan }, terms }: Asked,
  stores: Needs,
  now: Date,
): Promise<RowOf<typeof PlanStanding>['upgrade']> {
  if (!plan || state === 'given' || state === 'suspended') return null
  const cycle = terms?.cycle ?? (await stores.subscriptions.chosenCycle(userId))
  for (const larger of largerPlans(plan)) {
    const quote = await quoteFor({ userId, plan: larger, cycle }, stores, now)
    if (quote.barrier) continue
    return {
      plan: larger,
      cycle,
      price_cents: quote.priceCents,
      credit_cents: quote.creditCents,
      amount_cents: quote.amountCents,
      starts_at: quote.startsAt,
      ends_at: quote.endsAt,
    }
  }
  return null
}
