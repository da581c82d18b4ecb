import type { ChosenPlan } from '@portal/contract/shared/plans'
import type { Actor } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './people.feature.ts'
import type { FoundPerson } from './people.store.ts'

/** A paid plan given by hand has no end; the club is what is left when it is taken back. */
export async function changePersonPlan(
  actor: Actor,
  { id, plan }: { id: string; plan: ChosenPlan },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<FoundPerson> {
  const now = clock.now()
  return work.transaction(
    async ({ accounts, subscriptions, people, listingUpkeep, audit, changes }) => {
      await accounts.lockPerson(id)
      const before = await people.find(id, now)
      if (!before) throw new NotFound('person', id)
      // The same plan as a trial still becomes one without an end.
      if (before.plan === plan && before.plan_ends_at === null) return before

      if (plan === 'clube') await subscriptions.endInForce(id, now)
      else await subscriptions.grant(id, plan, now)
      changes.announce(...(await listingUpkeep.settlePlans([id], now)))
      await audit.record(actor, now, {
        action: 'people.plan-changed',
        subjectId: id,
        details: { from: before.plan, from_ends_at: before.plan_ends_at, to: plan },
      })
      return (await people.find(id, now)) ?? before
    },
  )
}
