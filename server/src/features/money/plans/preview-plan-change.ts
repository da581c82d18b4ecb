import type { PlanChangePreview } from '@portal/contract/money/plans/edit-plan'
import type { PlanValues } from '@portal/contract/money/plans/plan-changes'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { whoIsTold } from './change-plan.ts'
import { inForceFrom } from './plan-terms.rules.ts'
import type { RunningSubscription } from './plan-updates.store.ts'
import type { Deps } from './plans.feature.ts'
import { updateEmail } from './tell-subscriber.ts'

/** As many names as somebody reads through; the count is of all. */
const MOST_NAMED = 100

/** Whom a change would be told, from when, and in which words: what `changePlan` would do now. */
export async function previewPlanChange(
  { id, next }: { id: PaidPlan; next: PlanValues },
  { stores: { plans, planUpdates }, clock }: Pick<Deps, 'stores' | 'clock'>,
): Promise<PlanChangePreview> {
  const now = clock.now()
  const [before, running, subscribers] = await Promise.all([
    plans.find(id),
    planUpdates.running(id, now),
    planUpdates.countSubscribers(id, now),
  ])
  const all = await whoIsTold(running, { before, next }, planUpdates)
  const told = all
    .map((one) => ({ ...one, inForceAt: inForceFrom(one, now) }))
    .sort((one, other) => one.inForceAt.getTime() - other.inForceAt.getTime())
  const named = told.slice(0, MOST_NAMED)
  const people = new Map(
    (
      await planUpdates.peopleOf(
        named.map((one) => one.id),
        now,
      )
    ).map((one) => [one.id, one]),
  )
  const known = named.flatMap((one) => {
    const person = people.get(one.id)
    return person ? [{ ...one, ...person }] : []
  })
  const [first] = known
  const quiet = (source: RunningSubscription['source']) =>
    running.filter((one) => one.source === source && !all.includes(one)).length
  return {
    subscribers,
    told: told.length,
    trials: quiet('trial'),
    given: quiet('granted'),
    first_in_force: told[0]?.inForceAt.toISOString() ?? null,
    last_in_force: told.at(-1)?.inForceAt.toISOString() ?? null,
    people: known.map(({ id: subscription, name, business, cycle, source, held, inForceAt }) => ({
      id: subscription,
      name,
      business,
      cycle,
      price:
        source === 'paid'
          ? {
              held_cents: cycle === 'year' ? held.year_cents : held.month_cents,
              next_cents: cycle === 'year' ? next.year_cents : next.month_cents,
            }
          : null,
      in_force_at: inForceAt.toISOString(),
    })),
    email: first
      ? { to: first.name, ...updateEmail({ ...first, plan: id, next }, first.inForceAt) }
      : null,
  }
}
