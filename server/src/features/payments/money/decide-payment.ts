import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps, Within } from '../payments.feature.ts'
import { isPaid, refundIdOf } from '../payments.rules.ts'
import type { Payment } from '../plan-payments.store.ts'
import { grantPeriod } from '../record-payment.ts'
import { isUndecided, leftOf, waysBack } from './money.rules.ts'
import { moneyTexts } from './money.texts.ts'
import { askStaffRefund, lockPayment, refundsOf } from './refund-payment.ts'

type Decision = { decision: 'granted' | 'returned'; reason: string }

/** Once: the same decision again changes nothing, and another is told of the first. */
export async function decidePayment(actor: Person, id: string, ask: Decision, deps: Deps) {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    const payment = await lockPayment(id, within)
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
