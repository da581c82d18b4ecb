import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../../platform/auth/identity.ts'
import { Conflict } from '../../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import type { Deps, Within } from '../payments.feature.ts'
import { isPaid, refundIdOf } from '../payments.rules.ts'
import type { Payment } from '../plan-payments.store.ts'
import { askForRefund, grantPeriod } from '../record-payment.ts'
import { SEND_WITHDRAWAL_EMAIL_JOB } from '../tell-of-withdrawal.ts'
import { isUndecided, leftOf, waysBack } from './money.rules.ts'
import { moneyTexts } from './money.texts.ts'
import { askStaffRefund, lockPayment, refundsOf } from './refund-payment.ts'

type Decision = { decision: 'granted' | 'returned'; reason: string }

/** Once: the same decision again changes nothing, and another is told of the first. */
export async function decidePayment(actor: Person, id: string, ask: Decision, deps: Deps) {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    const payment = await lockPayment(id, within)
    if (await decideWithdrawal(actor, payment, ask, within, now)) return
    const decided = await within.moneyOrders.decisionOf(id)
    if (decided === ask.decision) return
    if (decided) {
      throw new Conflict('payments.decided', 'decided already', moneyTexts.alreadyDecided)
    }
    if (!isUndecided(payment.decision)) {
      throw new Conflict('payments.decided', 'nothing to decide', moneyTexts.nothingToDecide)
    }
    await within.moneyOrders.decide({ ...ask, paymentId: id, by: actor.userId }, now)
    if (ask.decision === 'granted') await grantByHand(payment, within, now)
    else await giveBack(payment, ask.reason, actor, within, now)
    await within.audit.record(actor, now, {
      action: `plan-payment.decided-${ask.decision}`,
      subjectId: payment.orderId ?? payment.id,
      details: { amount_cents: payment.amountCents },
    })
  })
}

/**
 * A second withdrawal within a year, which somebody had to look at: the money goes back by the worker, or the purchase
 * stays and its buyer is told why. False where none was asked for.
 */
async function decideWithdrawal(
  actor: Person,
  payment: Payment,
  ask: Decision,
  within: Within,
  now: Date,
): Promise<boolean> {
  const { orderId } = payment
  const asked = orderId && (await within.planPayments.withdrawalOf(orderId))
  if (!asked || payment.decision !== 'granted') return false
  const decision = ask.decision === 'granted' ? 'kept' : 'returned'
  if (asked.decision === decision) return true
  if (asked.decision) {
    throw new Conflict('payments.decided', 'decided already', moneyTexts.alreadyDecided)
  }
  await within.planPayments.decideWithdrawal(orderId, { ...ask, decision, by: actor.userId }, now)
  // Its bank may have given some of it back meanwhile.
  const amountCents = leftOf(payment.amountCents, await refundsOf(payment.id, within))
  if (decision === 'kept') {
    await within.jobs.add(SEND_WITHDRAWAL_EMAIL_JOB, { kind: 'kept', orderId })
  } else if (amountCents > 0) {
    await askForRefund(payment, amountCents, 'withdrawal', within, now, 1, asked.protocol)
  }
  await within.audit.record(actor, now, {
    action: `plan-order.withdrawal-${decision}`,
    subjectId: orderId,
    details: { amount_cents: amountCents },
  })
  const order = await within.planOrders.find(orderId)
  if (order?.userId) within.changes.announce(Tag.live(topics.planOrders(order.userId)))
  return true
}

/** The period is the one the same order would buy now. */
async function grantByHand(payment: Payment, within: Within, now: Date) {
  const order = payment.orderId ? await within.planOrders.find(payment.orderId) : null
  if (!order?.userId || isPaid(order.status)) {
    throw new Conflict('payments.cannot-grant', 'nobody to grant it to', moneyTexts.cannotGrant)
  }
  await grantPeriod({ ...order, userId: order.userId }, payment, within, now)
  within.changes.announce(Tag.live(topics.planOrders(order.userId)))
}

async function giveBack(payment: Payment, note: string, actor: Person, within: Within, now: Date) {
  const amountCents = leftOf(payment.amountCents, await refundsOf(payment.id, within))
  if (!waysBack(payment, amountCents, now).return) {
    throw new Conflict('payments.too-old', 'a Pix of more than 90 days', moneyTexts.tooOldToReturn)
  }
  if (amountCents > 0) {
    const providerId = refundIdOf(payment.id, 'by-staff')
    await askStaffRefund({ payment, providerId, amountCents, note, actor }, within, now)
  }
  await cancelReviewed(payment, within, now)
}

/** What goes back of an order that bought nothing leaves it canceled: it was never paid. */
export async function cancelReviewed(payment: Payment, { planOrders }: Within, now: Date) {
  const order = payment.orderId ? await planOrders.find(payment.orderId) : null
  if (order?.status === 'review') await planOrders.setStatus(order.id, 'canceled', now)
  return order
}
