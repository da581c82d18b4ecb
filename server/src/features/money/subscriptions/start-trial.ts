import { chosenPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { Person } from '../../../platform/auth/identity.ts'
import { SEND_EMAIL_CONFIRMATION_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps, Within } from './subscriptions.feature.ts'

type Cycle = 'month' | 'year'

/**
 * Once in a lifetime; asking again changes nothing and answers with what the person has. Who has proved
 * neither e-mail nor WhatsApp is sent the link again, and has the trial with the proof.
 */
export async function startTrial(
  person: Person,
  asked: { plan: string; cycle: Cycle },
  {
    work,
    stores,
    clock,
    sensitiveCalls,
  }: Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>,
) {
  const plan = chosenPlan(asked.plan)
  const { userId } = person
  await work.transaction(async (within) => {
    const now = clock.now()
    if (!isPaidPlan(plan)) return
    if (person.isProved) return begin(within, userId, { plan, cycle: asked.cycle }, now)
    await within.askedTrials.ask(userId, { plan, cycle: asked.cycle }, now)
  })
  const waiting = await stores.askedTrials.find(userId)
  if (waiting && (await sensitiveCalls.trySpend('email-confirmation', userId))) {
    await work.transaction(({ jobs }) =>
      jobs.add(SEND_EMAIL_CONFIRMATION_JOB, { email: person.email }),
    )
  }
  const now = clock.now()
  const current = await stores.subscriptions.inForce(userId, now)
  return {
    plan_type: await stores.accounts.planType(userId, now),
    trial_ends_at: current?.isTrial ? (current.endsAt?.toISOString() ?? null) : null,
    waiting,
  }
}

/** In the transaction of the proof: what was chosen before it begins with it. */
export async function beginAskedTrial(within: Within, userId: string, now: Date) {
  const asked = await within.askedTrials.take(userId)
  if (asked) await begin(within, userId, asked, now)
}

async function begin(
  { accounts, plans, subscriptions, listingUpkeep, audit, changes }: Within,
  userId: string,
  { plan, cycle }: { plan: PaidPlan; cycle: Cycle },
  now: Date,
) {
  const endsAt = await plans.trialEnd(plan, now)
  if (!endsAt || !(await subscriptions.startTrial(userId, plan, now, endsAt, cycle))) return
  changes.announce(...(await listingUpkeep.settlePlans([userId], now)))
  const planType = await accounts.planType(userId, now)
  await audit.record({ kind: 'person', userId, planType }, now, {
    action: 'subscription.trial-started',
    subjectId: userId,
    details: { plan },
  })
}
