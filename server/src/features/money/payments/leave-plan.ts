import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { endRenewals } from './end-renewals.ts'
import type { Deps, Within } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import { paidUntil, type Stretch } from './plan-standing.rules.ts'
import { standingFor } from './read-plan-standing.ts'
import { type PlanEmail, SEND_PLAN_EMAIL_JOB } from './tell-of-plan.ts'

type Found = Awaited<ReturnType<typeof standingFor>>
/** A plan that was paid and whose period runs. */
export type Running = Found & {
  plan: NonNullable<Found['plan']>
  endsAt: Date
  /** The end of all that is paid, of whatever plan: the next period would begin then. */
  paidUntil: Date
  terms: NonNullable<Found['terms']>
}

/** The plan holds to the end of what is paid, without days of grace; nothing is asked for any more. */
export async function cancelPlan(person: Person, deps: Deps): Promise<void> {
  await changeOwnPlan(person, deps, async (running, within, now) => {
    if (running.terms.canceledAt) return null
    await within.subscriptions.setCanceled(person.userId, now, now)
    await endRenewals(person.userId, within, now)
    await within.audit.record(person, now, {
      action: 'plan.canceled',
      subjectId: person.userId,
      details: { plan: running.plan },
    })
    return { kind: 'canceled', ...heldBy(running) }
  })
}

/** For as long as the period runs: afterwards the way back is to pay. */
export async function takeBackCancellation(person: Person, deps: Deps): Promise<void> {
  await changeOwnPlan(person, deps, async (running, within, now) => {
    if (!running.terms.canceledAt) return null
    await within.subscriptions.setCanceled(person.userId, null, now)
    await within.audit.record(person, now, {
      action: 'plan.cancellation-taken-back',
      subjectId: person.userId,
      details: { plan: running.plan },
    })
    return { kind: 'taken-back', ...heldBy(running) }
  })
}

const heldBy = ({ plan, endsAt, following }: Running) => ({ plan, endsAt, following })

type Told = { kind: PlanEmail['kind']; following?: Stretch[] } & Stretch
type Change = (running: Running, within: Within, now: Date) => Promise<Told | null>

/** One at a time for each person, told by mail and on the live channel. Null: nothing changed. */
export async function changeOwnPlan(
  { userId }: Person,
  { work, clock }: Deps,
  change: Change,
): Promise<void> {
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(userId)
    const running = requireRunning(await standingFor(userId, within, now))
    const told = await change(running, within, now)
    if (!told) return
    const { kind, plan, endsAt, following = [] } = told
    await within.jobs.add(SEND_PLAN_EMAIL_JOB, {
      kind,
      userId,
      plan,
      day: endsAt.toISOString(),
      following: following.map((one) => ({ plan: one.plan, day: one.endsAt.toISOString() })),
    })
    within.changes.announce(Tag.live(topics.planOrders(userId)))
  })
}

function requireRunning(found: Found): Running {
  const { state, plan, endsAt, following, terms } = found
  if ((state === 'active' || state === 'ending') && plan && endsAt && terms) {
    return { ...found, plan, endsAt, paidUntil: paidUntil(endsAt, following), terms }
  }
  throw new Conflict('payments.no-period-runs', `the plan is ${state}`, paymentsTexts.noPeriodRuns)
}
