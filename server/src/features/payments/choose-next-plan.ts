import type { BillingCycle } from '@portal/contract/payments/plan-order'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { Person } from '../../platform/auth/identity.ts'
import { Conflict } from '../../platform/errors/domain-errors.ts'
import { changeOwnPlan } from './leave-plan.ts'
import type { Deps } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import { smallerPlans } from './plan-standing.rules.ts'

/** The present plan stays to its end; the next period, however it is paid, is of the smaller one. */
export async function chooseNextPlan(
  person: Person,
  next: { plan: PaidPlan; cycle: BillingCycle },
  deps: Deps,
): Promise<void> {
  await changeOwnPlan(person, deps, async (running, within, now) => {
    if (!smallerPlans(running.terms.plan).includes(next.plan)) {
      throw new Conflict('payments.not-smaller', 'no smaller plan', paymentsTexts.notSmaller)
    }
    const renewsBy = await within.planStanding.renewalMethod(person.userId)
    if (renewsBy === 'card') {
      throw new Conflict('payments.renews-by-card', 'a card renews', paymentsTexts.renewsByCard)
    }
    if (renewsBy) {
      throw new Conflict('payments.renews-by-pix', 'a recurrence', paymentsTexts.renewsByPix)
    }
    const { next: before } = running.terms
    if (before?.plan === next.plan && before.cycle === next.cycle) return null
    await within.subscriptions.setNext(person.userId, next, now)
    await within.audit.record(person, now, {
      action: 'plan.next-chosen',
      subjectId: person.userId,
      details: { ...next },
    })
    return { kind: 'next-chosen', plan: next.plan }
  })
}

export async function keepPlan(person: Person, deps: Deps): Promise<void> {
  await changeOwnPlan(person, deps, async (running, within, now) => {
    if (!running.terms.next) return null
    await within.subscriptions.setNext(person.userId, null, now)
    await within.audit.record(person, now, {
      action: 'plan.kept',
      subjectId: person.userId,
      details: { plan: running.plan },
    })
    return { kind: 'kept', plan: running.plan }
  })
}
