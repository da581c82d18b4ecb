import { randomInt } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import { z } from 'zod'
import { systemActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { PixPayment } from '../../../platform/pix/pix-port.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { keepRenewalOf } from './end-renewals.ts'
import { giveUpUpgrade } from './give-up-order.ts'
import type { Deps, Within } from './payments.feature.ts'
import { isPaid, type RefundReason, settle, WITHDRAWAL_MS } from './payments.rules.ts'
import type { PlanCharge } from './plan-charges.store.ts'
import type { Order } from './plan-orders.store.ts'
import type { Payment } from './plan-payments.store.ts'
import type { Refund } from './plan-refunds.store.ts'
import { endRefund, keepPaidUntil } from './process-refund.ts'
import { quoteFor } from './quote-plan.ts'
import { SEND_REFUND_EMAIL_JOB } from './tell-of-refund.ts'

/** A payment as a provider tells it, whichever it is. */
export type Money = Pick<Payment, 'provider' | 'providerId' | 'intentId' | 'amountCents' | 'paidAt'>

export const SEND_RECEIPT_JOB = defineJob('payments.send-receipt', z.object({ orderId: z.uuid() }))

/**
 * Money as the bank tells it when it is asked, never as a message says. Payment, plan, books and e-mail
 * are one commit; told again, in whatever order, it changes nothing but what the bank took back since.
 */
export async function recordPayment(told: PixPayment, deps: Deps): Promise<void> {
  if (told.key !== null && told.key !== deps.pix?.key) {
    deps.log.error({ endToEndId: told.endToEndId }, 'a Pix to a key that is not ours')
    return
  }
  const known = await deps.stores.planPayments.find(told.endToEndId)
  if (!known) await recordNew(told, deps)
  else await recordRefundsByProvider(known, takenBack(told), deps)
}

async function recordNew(told: PixPayment, deps: Deps): Promise<void> {
  const charge = told.txid ? await deps.stores.planOrders.findChargeByTxid(told.txid) : null
  const ordered = charge && (await deps.stores.planOrders.find(charge.orderId))
  if (!charge || !ordered) {
    return recordWithoutOrder(paymentOf(told), takenBack(told), deps)
  }
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(ordered.userId ?? ordered.id)
    const order = await within.planOrders.find(ordered.id)
    if (!order || (await within.planPayments.find(told.endToEndId))) return
    const payment = await settleOrder(paymentOf(told), { order, charge }, within, now)
    if (payment) await keepRefundsByProvider(payment, takenBack(told), within, deps)
  })
}

/** Nobody ordered it: it is in the books, and somebody has to look. */
export async function recordWithoutOrder(money: Money, taken: readonly TakenBack[], deps: Deps) {
  const { work, clock, log } = deps
  const now = clock.now()
  const payment = await work.transaction(async (within) => {
    const payment = await within.planPayments.insert(
      { ...money, orderId: null, chargeId: null, decision: 'without-order' },
      now,
    )
    if (!payment) return null
    await within.audit.record(systemActor, now, {
      action: 'plan-payment.without-order',
      subjectId: payment.id,
      details: { amount_cents: payment.amountCents },
    })
    await keepRefundsByProvider(payment, taken, within, deps)
    return payment
  })
  if (payment) log.error({ providerId: money.providerId }, 'a payment that no order asked for')
}

/** The money as it was kept, with what became of it; null when it was known already. */
export async function settleOrder(
  money: Money,
  { order, charge }: { order: Order; charge: PlanCharge | null },
  within: Within,
  now: Date,
): Promise<Payment | null> {
  const { userId } = order
  const settlement = userId
    ? settle({
        order,
        quote: await quoteFor({ ...order, userId }, within, now),
        orderReason: order.reason,
        paidCents: money.amountCents,
      })
    : // The account is gone, and nobody can use what was bought.
      ({ decision: 'returned', because: 'late-payment' } as const)
  const payment = await within.planPayments.insert(
    {
      ...money,
      orderId: order.id,
      chargeId: charge?.id ?? null,
      decision: settlement.decision,
    },
    now,
  )
  if (!payment) return null
  if (charge) {
    await within.planOrders.updateCharge(charge.id, { status: 'settled', checkAt: null }, now)
  }
  await within.audit.record(systemActor, now, {
    action: `plan-payment.${settlement.decision}`,
    subjectId: order.id,
    details: { plan: order.plan, amount_cents: payment.amountCents },
  })
  if (settlement.decision === 'returned') {
    await askForRefund(payment, payment.amountCents, settlement.because, within, now)
  } else if (settlement.decision === 'review') {
    await within.planOrders.setStatus(order.id, 'review', now)
  } else if (userId) {
    await grantPeriod({ ...order, userId }, payment, within, now)
    if (settlement.excessCents > 0) {
      await askForRefund(payment, settlement.excessCents, 'excess', within, now)
    }
  }
  if (order.method === 'pix_automatic') await followFirst(order, settlement.decision, within, now)
  if (userId) within.changes.announce(Tag.live(topics.planOrders(userId)))
  return payment
}

/** The payment that opens a recurrence; what bought nothing must not be charged again. */
async function followFirst(
  order: Order,
  decision: Payment['decision'],
  { pixRenewals }: Pick<Within, 'pixRenewals'>,
  now: Date,
) {
  const renewal = order.renewalId ? null : await pixRenewals.findByFirstOrder(order.id)
  if (!renewal) return
  // Whether the payer authorised it as well is read at the bank.
  if (decision === 'granted') await pixRenewals.checkAgain(renewal.id, now, now)
  else if (!isPaid(order.status)) await pixRenewals.end(renewal.id, now, now)
}

export async function grantPeriod(
  order: Order & { userId: string },
  payment: Payment,
  within: Within,
  now: Date,
) {
  const { userId, plan, cycle } = order
  const quote = await quoteFor({ userId, plan, cycle }, within, now)
  const subscriptionId = await within.subscriptions.keepPaid(
    userId,
    { plan, version: order.planVersion, cycle, isByRenewal: order.renewalId !== null },
    now,
  )
  await within.planPayments.grant(
    {
      subscriptionId,
      paymentId: payment.id,
      plan,
      planVersion: order.planVersion,
      reason: quote.reason,
      startsAt: quote.startsAt,
      endsAt: quote.endsAt,
      anchorDay: quote.anchorDay,
    },
    now,
  )
  await keepPaidUntil(userId, within, now)
  const withdrawalUntil = new Date(now.getTime() + WITHDRAWAL_MS)
  await within.planOrders.markPaid(order.id, payment.paidAt, withdrawalUntil, now)
  await giveUpUpgrade(userId, within, now)
  await keepRenewalOf(order, within, now)
  within.changes.announce(...(await within.listingUpkeep.settlePlans([userId], now)))
  await within.jobs.add(SEND_RECEIPT_JOB, { orderId: order.id })
}

export async function askForRefund(
  payment: Payment,
  amountCents: number,
  reason: RefundReason,
  { planPayments, jobs }: Pick<Within, 'planPayments' | 'jobs'>,
  now: Date,
  attempt = 1,
  protocol = newProtocol(now),
) {
  const refund = await planPayments.requestRefund(
    { paymentId: payment.id, amountCents, reason, protocol, attempt },
    now,
  )
  if (refund) await jobs.add(SEND_REFUND_EMAIL_JOB, { kind: 'asked', refundId: refund.id })
  return refund
}

/** "20261117-4829131": the day in the city, and enough digits that nobody guesses another's. */
export const newProtocol = (now: Date) =>
  `${cityDay(now).replaceAll('-', '')}-${randomInt(10 ** 6, 10 ** 7)}`

const paymentOf = (told: PixPayment): Money => ({
  provider: 'pix',
  intentId: null,
  providerId: told.endToEndId,
  amountCents: told.amountCents,
  paidAt: told.paidAt,
})

/** What a provider took back by itself: known only by asking. */
export type TakenBack = { id: string; amountCents: number }

const takenBack = ({ refunds }: PixPayment): TakenBack[] =>
  refunds.filter(({ isByBank, status }) => isByBank && status === 'done')

export async function recordRefundsByProvider(
  payment: Payment,
  taken: readonly TakenBack[],
  deps: Deps,
) {
  if (taken.length === 0) return
  await deps.work.transaction(async (within) => {
    const order = payment.orderId ? await within.planOrders.find(payment.orderId) : null
    await within.planOrders.lockPerson(order?.userId ?? payment.id)
    await keepRefundsByProvider(payment, taken, within, deps)
  })
}

async function keepRefundsByProvider(
  payment: Payment,
  taken: readonly TakenBack[],
  within: Within,
  { clock, log }: Deps,
) {
  const now = clock.now()
  for (const { id, amountCents } of taken) {
    const refund = await within.planPayments.recordRefundByBank(
      { paymentId: payment.id, providerId: id, amountCents, protocol: newProtocol(now) },
      now,
    )
    if (!refund) continue
    await fitPendingRefunds(payment, refund, within, now)
    await endRefund(refund, 'done', within, now)
    log.error({ refundId: refund.id }, 'a provider took a payment back by itself')
  }
}

/**
 * A provider never gives back more than came. What we asked for beside its own refund and no longer
 * fits was not made there: the rest is asked for, or nothing.
 */
async function fitPendingRefunds(payment: Payment, taken: Refund, within: Within, now: Date) {
  const { planPayments } = within
  const gone = await planPayments.refundedCents(payment.id)
  let left = payment.amountCents - gone - taken.amountCents
  for (const refund of await planPayments.pendingRefunds(payment.id)) {
    if (refund.id === taken.id) continue
    const fitting = Math.min(refund.amountCents, left)
    if (fitting <= 0) await endRefund(refund, 'not_done', within, now)
    else if (fitting < refund.amountCents) {
      await planPayments.updateRefund(
        refund.id,
        { status: refund.status, checkAt: now, amountCents: fitting },
        now,
      )
    }
    left -= Math.max(0, fitting)
  }
}
