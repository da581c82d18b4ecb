import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../../platform/auth/identity.ts'
import { Conflict, Invalid, NotFound, Stale } from '../../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import { giveUpUpgrade } from '../give-up-order.ts'
import type { Deps, Within } from '../payments.feature.ts'
import type { Payment } from '../plan-payments.store.ts'
import { newProtocol } from '../record-payment.ts'
import { isTooOldToRefund, isUndecided, leftOf } from './money.rules.ts'
import { moneyTexts } from './money.texts.ts'

type Ask = { key: string; amount_cents: number; left_cents: number; reason: string }

/** The money goes back by the worker, which also takes away what a whole refund had bought. */
export async function refundPayment(actor: Person, id: string, ask: Ask, deps: Deps) {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    const payment = await lockPayment(id, within)
    const providerId = refundIdOfKey(ask.key)
    const same = await within.moneyOrders.findRefund(id, providerId)
    if (same) return requireSameRefund(same, ask)
    if (isUndecided(payment.decision)) {
      throw new Conflict('payments.undecided', 'to be decided first', moneyTexts.undecided)
    }
    await requireRefundable(payment, ask, within, now)
    await askStaffRefund(
      { payment, providerId, amountCents: ask.amount_cents, note: ask.reason, actor },
      within,
      now,
    )
    await within.audit.record(actor, now, {
      action: 'plan-refund.asked',
      subjectId: payment.orderId ?? payment.id,
      details: { amount_cents: ask.amount_cents },
    })
  })
}

/** A key asks for one refund: whoever means another one is not told that this was it. */
function requireSameRefund(
  { amount_cents, note }: { amount_cents: number; note: string | null },
  ask: Ask,
): void {
  if (amount_cents === ask.amount_cents && note === ask.reason) return
  throw new Conflict('payments.key-used', 'the key belongs to another refund', moneyTexts.keyUsed)
}

/** Two people who look at the same amount do not both give it back. */
async function requireRefundable(payment: Payment, ask: Ask, within: Within, now: Date) {
  if (isTooOldToRefund(payment, now)) {
    throw new Conflict('payments.too-old', 'a Pix of more than 90 days', moneyTexts.tooOld)
  }
  const left = leftOf(payment.amountCents, await refundsOf(payment.id, within))
  if (left !== ask.left_cents) {
    throw new Stale(`${left} are left`, moneyTexts.leftChanged, { left_cents: left })
  }
  if (ask.amount_cents > left) {
    throw new Invalid('payments.too-much', 'more than what is left', [
      { path: 'amount_cents', message: moneyTexts.tooMuch },
    ])
  }
  // Else the dearer plan would be had for the difference alone.
  if (ask.amount_cents === left && (await within.planPayments.isCreditOf(payment.id))) {
    throw new Conflict('payments.dearer-first', 'a credit', moneyTexts.dearerFirst)
  }
}

/** Whoever decides about a payment holds the lock of its person. */
export async function lockPayment(id: string, within: Within): Promise<Payment> {
  const found = await within.planPayments.findById(id)
  if (!found) throw new NotFound('plan-payment', id)
  const order = found.orderId ? await within.planOrders.find(found.orderId) : null
  await within.planOrders.lockPerson(order?.userId ?? id)
  return (await within.planPayments.findById(id)) ?? found
}

type StaffRefund = {
  payment: Payment
  providerId: string
  amountCents: number
  note: string
  actor: Person
}

export async function askStaffRefund(
  { payment, providerId, amountCents, note, actor }: StaffRefund,
  within: Within,
  now: Date,
) {
  const protocol = newProtocol(now)
  await within.moneyOrders.requestRefund(
    { paymentId: payment.id, providerId, amountCents, protocol, note, by: actor.userId },
    now,
  )
  const order = payment.orderId ? await within.planOrders.find(payment.orderId) : null
  if (!order?.userId) return
  // What goes back is no credit any more.
  await giveUpUpgrade(order.userId, within, now)
  within.changes.announce(Tag.live(topics.planOrders(order.userId)))
}

export async function refundsOf(
  paymentId: string,
  { moneyOrders }: Pick<Deps['stores'], 'moneyOrders'>,
) {
  const rows = await moneyOrders.refundsOf([paymentId])
  return rows.map(({ amount_cents, status }) => ({ amountCents: amount_cents, status }))
}

const refundIdOfKey = (key: string) => `${key.replaceAll('-', '')}T`
