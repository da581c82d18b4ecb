import { createHash } from 'node:crypto'
import { versionInForce } from '@portal/contract/legal/legal.texts'
import type { BillingCycle, PaymentMethod } from '@portal/contract/payments/plan-order'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { cityDay } from '../../platform/city-time.ts'
import type { Deps } from './payments.feature.ts'
import { periodStart, type Quote, quotePlan } from './payments.rules.ts'

type Wish = { userId: string; plan: PaidPlan; cycle: BillingCycle }

/** What the person would pay at this moment. Inside a transaction that holds their lock it is binding. */
export async function quoteFor(
  { userId, plan, cycle }: Wish,
  { subscriptions, plans }: Pick<Deps['stores'], 'subscriptions' | 'plans'>,
  now: Date,
): Promise<Quote & { planVersion: number }> {
  const holdings = await subscriptions.holdings(userId)
  const startsAt = periodStart({ plan, holdings, now })
  const agreed = await subscriptions.agreedVersion(userId, plan, startsAt)
  const price = await plans.priceOf(plan, agreed)
  const priceCents = cycle === 'year' ? price.yearCents : price.monthCents
  return {
    ...quotePlan({ plan, cycle, priceCents, holdings, now }),
    planVersion: price.version,
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
export async function methodsFor(
  userId: string,
  { reason }: Pick<Quote, 'reason'>,
  deps: Pick<Deps, 'pix' | 'cards'> & { stores: Pick<Deps['stores'], 'planStanding'> },
): Promise<PaymentMethod[]> {
  const renewsBy = await deps.stores.planStanding.renewalMethod(userId)
  return methodsOnOffer(deps).filter((method) => isOpen(method, reason, renewsBy))
}

/** What renews by itself is not begun a second time, and a card pays whole periods. */
export function isOpen(
  method: PaymentMethod,
  reason: Quote['reason'],
  renewsBy: PaymentMethod | null,
): boolean {
  if (method === 'card' && reason !== 'renewal') return false
  return method === 'pix' || method !== renewsBy
}

/** What a buyer agrees to, and the proof of its words. */
export async function termsInForce({ legal }: Pick<Deps['stores'], 'legal'>, now: Date) {
  const { versions } = await legal.read('terms')
  const { number, body } = versionInForce(versions, cityDay(now)) ?? versions[0]
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  return { version: number, hash }
}
