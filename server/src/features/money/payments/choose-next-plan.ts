import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { lookAtRenewal } from './card-renewals.ts'
import { changeOwnPlan } from './leave-plan.ts'
import type { Deps, Within } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import { smallerPlans } from './plan-standing.rules.ts'
import { endAutomaticPix, lookAtScheduled, tellBank } from './turn-off-automatic-pix.ts'

/**
 * The present plan stays to its end; the next period, however it is paid, is of the smaller one. A bank takes
 * only the amount that was authorised: Pix Automático ends with the choice.
 */
export async function chooseNextPlan(
  person: Person,
  next: { plan: PaidPlan; cycle: BillingCycle },
  deps: Deps,
): Promise<void> {
  await lookAtScheduled(person, deps)
  const recurrence = await deps.stores.pixRenewals.findActive(person.userId)
  await changeOwnPlan(person, deps, async (running, within, now) => {
    if (!smallerPlans(running.terms.plan).includes(next.plan)) {
      throw new Conflict('payments.not-smaller', 'no smaller plan', paymentsTexts.notSmaller)
    }
    const { next: before } = running.terms
    if (before?.plan === next.plan && before.cycle === next.cycle) return null
    const ended = await endAutomaticPix(person, within, now)
    await changeCard(person.userId, next, null, within, now)
    await within.subscriptions.setNext(person.userId, next, now)
    await within.audit.record(person, now, {
      action: 'plan.next-chosen',
      subjectId: person.userId,
      details: { ...next },
    })
    return {
      kind: ended ? 'next-chosen-by-pix' : 'next-chosen',
      plan: next.plan,
      endsAt: running.paidUntil,
    }
  })
  await tellCard(person, deps)
  if (recurrence) await tellBank(recurrence.id, deps)
}

export async function keepPlan(person: Person, deps: Deps): Promise<void> {
  await changeOwnPlan(person, deps, async (running, within, now) => {
    if (!running.terms.next) return null
    const { plan, cycle } = running.terms
    const agreed = await within.subscriptions.agreedVersion(person.userId, plan, running.paidUntil)
    await changeCard(person.userId, { plan, cycle }, agreed, within, now)
    await within.subscriptions.setNext(person.userId, null, now)
    await within.audit.record(person, now, {
      action: 'plan.kept',
      subjectId: person.userId,
      details: { plan: running.plan },
    })
    // Of two periods that are paid the later one says what goes on.
    return { kind: 'kept', plan, endsAt: running.paidUntil }
  })
  await tellCard(person, deps)
}

type Next = { plan: PaidPlan; cycle: BillingCycle }

/** A card that renews goes over to it with the next period, in the cycle that it has. */
async function changeCard(
  userId: string,
  { plan, cycle }: Next,
  version: number | null,
  within: Within,
  now: Date,
) {
  const renewal = await within.cardRenewals.findActive(userId)
  if (!renewal) return
  if (renewal.cycle !== cycle) {
    throw new Conflict('payments.renews-by-card', 'another cycle', paymentsTexts.renewsByCard)
  }
  const price = await within.plans.priceOf(plan, version)
  await within.cardRenewals.setPlan(renewal.id, { plan, planVersion: price.version }, now)
}

/** Told at once; where the provider does not answer, the worker tells it again. */
async function tellCard({ userId }: Person, deps: Deps) {
  const renewal = await deps.stores.cardRenewals.findActive(userId)
  if (renewal?.checkAt) await lookAtRenewal(renewal, deps)
}
