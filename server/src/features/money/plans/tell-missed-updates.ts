import { PaidPlan } from '@portal/contract/shared/plans'
import { EMAIL_TRIED_MS } from '../../../platform/queue/job.ts'
import { TELL_SUBSCRIBER_JOB, whoLoses } from './change-plan.ts'
import type { Deps } from './plans.feature.ts'

/**
 * Whoever a change of a plan did not find running, and is held to an older version all the same: an order of
 * the day before that was paid today, a period bought again. And e-mails that the queue has given up on.
 */
export async function tellMissedUpdates({
  work,
  clock,
}: Pick<Deps, 'work' | 'clock'>): Promise<number> {
  let asked = 0
  for (const id of PaidPlan.options) {
    asked += await work.transaction(async ({ plans, planUpdates, jobs }) => {
      const now = clock.now()
      // Held, so that a change of the plan either comes before or finds these on their way.
      const plan = await plans.lock(id)
      const behind = await planUpdates.behind(plan, now)
      const told = await whoLoses(behind, { id, next: plan }, planUpdates)
      const updates = await planUpdates.add(
        told.map((subscription) => subscription.id),
        plan,
        now,
      )
      for (const updateId of updates) await jobs.add(TELL_SUBSCRIBER_JOB, { updateId })
      return updates.length
    })
  }
  return asked + (await askAgain({ work, clock }))
}

/** An e-mail that is still being tried is not asked for a second time. */
function askAgain({ work, clock }: Pick<Deps, 'work' | 'clock'>): Promise<number> {
  return work.transaction(async ({ planUpdates, jobs }) => {
    const now = clock.now()
    const before = new Date(now.getTime() - EMAIL_TRIED_MS)
    const updates = await planUpdates.askAgain(before, now)
    for (const updateId of updates) await jobs.add(TELL_SUBSCRIBER_JOB, { updateId })
    return updates.length
  })
}
