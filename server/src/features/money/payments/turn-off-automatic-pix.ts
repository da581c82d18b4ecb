import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../platform/auth/identity.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { endRenewals } from './end-renewals.ts'
import { lookAtRecurrence } from './follow-recurrence.ts'
import { lookAtDebit } from './look-at-debit.ts'
import type { Deps, Within } from './payments.feature.ts'

/** The plan goes on to the end of what is paid; only the next charge does not come. */
export async function turnOffAutomaticPix(person: Person, deps: Deps): Promise<void> {
  await lookAtScheduled(person, deps)
  const now = deps.clock.now()
  const ended = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(person.userId)
    const ended = await endAutomaticPix(person, within, now)
    if (ended) within.changes.announce(Tag.live(topics.planOrders(person.userId)))
    return ended
  })
  if (ended) await tellBank(ended, deps)
}

/** The renewal that was ended; null where none runs. Whoever calls holds the lock of the person. */
export async function endAutomaticPix(
  person: Person,
  within: Within,
  now: Date,
): Promise<string | null> {
  const renewal = await within.pixRenewals.findActive(person.userId)
  if (!renewal) return null
  await endRenewals(person.userId, within, now)
  await within.audit.record(person, now, {
    action: 'plan-renewal.canceled',
    subjectId: renewal.firstOrderId,
  })
  return renewal.id
}

/** Told at once; where the bank does not answer, the worker tells it again. */
export async function tellBank(renewalId: string, deps: Deps) {
  const ended = await deps.stores.pixRenewals.find(renewalId)
  if (ended) await lookAtRecurrence(ended, deps)
}

/** What was taken already is bought, and known before it is given up. */
export async function lookAtScheduled({ userId }: Person, deps: Deps) {
  const scheduled = await deps.stores.planOrders.findScheduled(userId)
  const charge = scheduled && (await deps.stores.planOrders.newestCharge(scheduled.id))
  if (charge) await lookAtDebit(charge, deps)
}
