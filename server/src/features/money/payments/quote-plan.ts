import { createHash } from 'node:crypto'
import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import { versionInForce } from '@portal/contract/people/legal/legal.texts'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { cityDay } from '../../../platform/city-time.ts'
import type { Deps } from './payments.feature.ts'
import { periodStart, type Quote, quotePlan } from './payments.rules.ts'
import type { ActiveRenewal } from './plan-standing.store.ts'

type Input = { userId: string; plan: PaidPlan; cycle: BillingCycle }

/** What the person would pay at this moment. Inside a transaction that holds their lock it is binding. */
export async function quoteFor(
  { userId, plan, cycle }: Input,
  { subscriptions, plans }: Pick<Deps['stores'], 'subscriptions' | 'plans'>,
  now: Date,
): Promise<Quote & { planVersion: number; cycleCents: number }> {
  const holdings = await subscriptions.holdings(userId)
  const startsAt = periodStart({ plan, holdings, now })
  const agreed = await subscriptions.agreedVersion(userId, plan, startsAt)
  const price = await plans.priceOf(plan, agreed)
  const prices = { month: price.monthCents, year: price.yearCents }
  return {
    ...quotePlan({ plan, cycle, prices, holdings, now }),
    planVersion: price.version,
    /** What a whole period costs, of which a dearer plan is only the rest at first. */
    cycleCents: prices[cycle],
  }
}

/** The ways of paying this portal has been set up for. */
export function methodsOnOffer({ pix, cards }: Pick<Deps, 'pix' | 'cards'>): PaymentMethod[] {
  return [
    ...(pix ? ['pix' as const] : []),
    ...(pix?.offersRecurrences ? ['pix_automatic' as const] : []),
    ...(cards ? ['card' as const] : []),
  ]
}

/** Those of them that can pay for this. */
export function methodsFor(
  wanted: Wanted,
  renewal: ActiveRenewal | null,
  deps: Pick<Deps, 'pix' | 'cards'>,
): PaymentMethod[] {
  return methodsOnOffer(deps).filter((method) => isOpen(method, wanted, renewal))
}

type Wanted = { reason: Quote['reason']; cycle: BillingCycle }

/** What renews by itself is not begun a second time. */
export function isOpen(
  method: PaymentMethod,
  wanted: Wanted,
  renewal: ActiveRenewal | null,
): boolean {
  if (method === 'card' && wanted.reason === 'upgrade') return paysAtOnce(wanted, renewal)
  return method === 'pix' || method !== renewal?.method
}

/**
 * A card pays whole periods. The rest of one is paid only by the card that renews, in the cycle it has:
 * another interval would begin a new period at the provider on the spot.
 */
const paysAtOnce = ({ cycle }: Wanted, renewal: ActiveRenewal | null) =>
  renewal?.method === 'card' && renewal.cycle === cycle

/** What a buyer agrees to, and the proof of its words. */
export async function termsInForce({ legal }: Pick<Deps['stores'], 'legal'>, now: Date) {
  const { versions } = await legal.read('terms')
  const { number, body } = versionInForce(versions, cityDay(now)) ?? versions[0]
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  return { version: number, hash }
}
