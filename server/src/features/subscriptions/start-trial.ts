import { chosenPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { Person } from '../../platform/auth/identity.ts'
import type { Deps } from './subscriptions.feature.ts'

/** Once in a lifetime; asking again changes nothing and answers with what the person has. */
export async function startTrial(
  person: Person,
  asked: { plan: string; cycle: 'month' | 'year' },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async (part) => {
    const { accounts, plans, subscriptions, listingUpkeep, audit, changes } = part
    const now = clock.now()
    const plan = chosenPlan(asked.plan)
    if (isPaidPlan(plan)) {
      const endsAt = await plans.trialEnd(plan, now)
      if (
        endsAt &&
        (await subscriptions.startTrial(person.userId, plan, now, endsAt, asked.cycle))
      ) {
        changes.announce(...(await listingUpkeep.settlePlans([person.userId], now)))
        await audit.record(person, now, {
          action: 'subscription.trial-started',
          subjectId: person.userId,
          details: { plan },
        })
      }
    }
    const current = await subscriptions.inForce(person.userId, now)
    return {
      plan_type: await accounts.planType(person.userId, now),
      trial_ends_at: current?.isTrial ? (current.endsAt?.toISOString() ?? null) : null,
    }
  })
}
