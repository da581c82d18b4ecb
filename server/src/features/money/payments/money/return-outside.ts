import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../../platform/auth/identity.ts'
import { Conflict } from '../../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import type { Deps } from '../payments.feature.ts'
import { refundIdOf } from '../payments.rules.ts'
import { newProtocol } from '../record-payment.ts'
import { SEND_REFUND_EMAIL_JOB } from '../tell-of-refund.ts'
import { cancelReviewed } from './decide-payment.ts'
import { isUndecided, leftOf, waysBack } from './money.rules.ts'
import { moneyTexts } from './money.texts.ts'
import { lockPayment, refundsOf } from './refund-payment.ts'

/**
 * Money that its bank no longer gives back was returned in another way, by a transfer or in cash. No bank is asked
 * for anything, so the books, which are compared with the bank's, stay as they are.
 */
export async function returnOutside(actor: Person, id: string, reason: string, deps: Deps) {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    const payment = await lockPayment(id, within)
    const providerId = refundIdOf(id, 'outside')
    // Pressed twice it is one.
    if (await within.moneyOrders.findRefund(id, providerId)) return
    const amountCents = leftOf(payment.amountCents, await refundsOf(id, within))
    if (!waysBack(payment, amountCents, now).return_outside) {
      throw new Conflict('payments.not-outside', 'the bank gives it back', moneyTexts.notOutside)
    }
    if (isUndecided(payment.decision)) {
      const decided = { paymentId: id, decision: 'returned', reason, by: actor.userId } as const
      await within.moneyOrders.decide(decided, now)
    }
    const protocol = newProtocol(now)
    const refundId = await within.moneyOrders.keepOutsideRefund(
      { paymentId: id, providerId, amountCents, protocol, note: reason, by: actor.userId },
      now,
    )
    await within.jobs.add(SEND_REFUND_EMAIL_JOB, { kind: 'done', refundId })
    const order = await cancelReviewed(payment, within, now)
    await within.audit.record(actor, now, {
      action: 'plan-payment.returned-outside',
      subjectId: payment.orderId ?? payment.id,
      details: { amount_cents: amountCents },
    })
    if (order?.userId) within.changes.announce(Tag.live(topics.planOrders(order.userId)))
  })
}
