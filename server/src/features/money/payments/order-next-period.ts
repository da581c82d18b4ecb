import { topics } from '@portal/contract/live/topics'
import { cityDay } from '../../../platform/city-time.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { newTxid } from '../../../platform/pix/pix-amounts.ts'
import { agreedCents } from './ask-for-recurrence.ts'
import { lookAtDebit } from './look-at-debit.ts'
import { keyMadeOf } from './order-key.ts'
import type { Deps, Within } from './payments.feature.ts'
import { debitDay, lastMomentOf, nextRecurrenceCheck } from './pix-renewals.rules.ts'
import type { PixRenewal } from './pix-renewals.store.ts'
import { quoteFor } from './quote-plan.ts'
import { type RecurrenceEmailKind, SEND_RECURRENCE_EMAIL_JOB } from './tell-of-recurrence.ts'

/**
 * Once the bank takes charges for the end of the period, the next one is an order of its own. Order and
 * charge are kept before the bank is asked; one period is one order, however often this runs.
 */
export async function orderNextPeriod(renewalId: string, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const renewal = await deps.stores.pixRenewals.find(renewalId)
  if (!renewal?.userId) return
  const { userId } = renewal
  const charge = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(userId)
    const current = await within.pixRenewals.find(renewalId)
    if (current?.status !== 'active') return null
    await within.pixRenewals.checkAgain(renewalId, nextRecurrenceCheck(current, now), now)
    return place({ ...current, userId }, within, now)
  })
  if (charge) await lookAtDebit(charge, deps)
}

async function place(renewal: PixRenewal & { userId: string }, within: Within, now: Date) {
  const { userId, plan, cycle } = renewal
  const until = await within.planPayments.paidUntil(userId)
  const terms = await within.subscriptions.paidTerms(userId)
  if (!until || terms?.canceledAt) {
    await within.pixRenewals.end(renewal.id, now, now)
    return null
  }
  const due = debitDay(cityDay(until), cityDay(now))
  if (due.kind === 'early') return null
  const key = keyMadeOf(`period:${renewal.id}:${until.toISOString()}`)
  if (await within.planOrders.findByKey(userId, key)) return null
  if (due.kind === 'over') return stop(renewal, 'debit-failed', within, now)
  const quote = await quoteFor({ userId, plan, cycle }, within, now)
  // Given a plan meanwhile, or paid further than this: there is nothing to take yet.
  if (quote.barrier || quote.reason !== 'renewal') return null
  const isAnother = terms?.next && (terms.next.plan !== plan || terms.next.cycle !== cycle)
  if (isAnother || quote.amountCents !== (await agreedCents(renewal, within))) {
    return stop(renewal, 'price-changed', within, now)
  }
  const order = await within.planOrders.insertFollowing(
    renewal.firstOrderId,
    {
      key,
      renewalId: renewal.id,
      status: 'scheduled',
      plan,
      planVersion: quote.planVersion,
      cycle,
      amountCents: quote.amountCents,
    },
    now,
  )
  within.changes.announce(Tag.live(topics.planOrders(userId)))
  return within.planOrders.insertCharge(
    {
      orderId: order.id,
      txid: newTxid(),
      amountCents: order.amountCents,
      dueOn: due.day,
      expiresAt: lastMomentOf(due.day),
    },
    now,
  )
}

/** What was authorised no longer fits: the bank is told, and so is the person. */
async function stop(
  renewal: PixRenewal & { userId: string },
  kind: RecurrenceEmailKind,
  within: Within,
  now: Date,
) {
  await within.pixRenewals.end(renewal.id, now, now)
  await within.jobs.add(SEND_RECURRENCE_EMAIL_JOB, { kind, renewalId: renewal.id, day: null })
  within.changes.announce(Tag.live(topics.planOrders(renewal.userId)))
  return null
}
