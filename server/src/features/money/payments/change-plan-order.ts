import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { monthsAfter } from '../../../platform/months-after.ts'
import { askForCode, lookAtCode } from './ask-for-code.ts'
import { lookOnceMore } from './close-order.ts'
import { endRenewalOf } from './end-renewals.ts'
import { giveUp, giveUpUpgrade } from './give-up-order.ts'
import type { Deps } from './payments.feature.ts'
import { isStillOffered, MONTHS_BETWEEN_WITHDRAWALS, nextWithdrawal } from './payments.rules.ts'
import { paymentsTexts } from './payments.texts.ts'
import { insertCode } from './place-plan-order.ts'
import type { Order } from './plan-orders.store.ts'
import { quoteFor } from './quote-plan.ts'
import { askForRefund, newProtocol } from './record-payment.ts'
import { tellOfWithdrawal } from './tell-of-withdrawal.ts'

/** An order of somebody else is as if there were none. */
export async function requireOwnOrder(
  id: string,
  person: Pick<Person, 'userId'>,
  { planOrders }: Pick<Deps['stores'], 'planOrders'>,
): Promise<Order> {
  const order = await planOrders.find(id)
  if (order?.userId !== person.userId) throw new NotFound('plan-order', id)
  return order
}

/** The old code is looked at first: what was paid in the meantime is not asked for again. */
export async function renewCode(id: string, person: Person, deps: Deps): Promise<void> {
  await requireOwnOrder(id, person, deps.stores)
  const last = await deps.stores.planOrders.newestCharge(id)
  if (last && last.status !== 'settled') await lookAtCode(last, deps)
  const now = deps.clock.now()
  const renewed = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(person.userId)
    const order = await requireOwnOrder(id, person, within)
    if (order.status !== 'awaiting_payment' || order.method === 'card') return null
    const quote = await quoteFor({ ...order, userId: person.userId }, within, now)
    const charge = await within.planOrders.newestCharge(id)
    const isOpen = charge?.status === 'active' || charge?.status === 'intent_saved'
    // A second tap while the first is under way gets the same code.
    if (charge && charge.expiresAt > now && (isOpen || charge.status === 'unknown')) return null
    if (charge) {
      await within.planOrders.updateCharge(
        charge.id,
        { status: 'expired_local', checkAt: now },
        now,
      )
    }
    if (!isStillOffered(order, quote, now)) {
      await giveUp(order, 'expired', within, now)
      within.changes.announce(Tag.live(topics.planOrders(person.userId)))
      return { amountCents: quote.amountCents }
    }
    return insertCode(order, within, now)
  })
  if (!renewed) return
  if ('id' in renewed) return askForCode(renewed.id, deps)
  throw new Conflict('payments.price-changed', 'not offered any more', paymentsTexts.priceChanged, {
    amount_cents: renewed.amountCents,
  })
}

/** Only what is not paid yet; what is, goes by the withdrawal. */
export async function cancelOrder(id: string, person: Person, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const card = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(person.userId)
    const order = await requireOwnOrder(id, person, within)
    if (order.status !== 'awaiting_payment') return null
    await giveUp(order, 'canceled', within, now)
    await within.audit.record(person, now, { action: 'plan-order.canceled', subjectId: id })
    return order.method === 'card' ? order : null
  })
  // A page that stays open would charge a card: it is closed before the answer.
  if (card) await lookOnceMore(card, deps)
}

/** CDC art. 49. The money goes back by the worker; that it was asked for is told at once. */
export async function withdrawOrder(id: string, person: Person, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(person.userId)
    const order = await requireOwnOrder(id, person, within)
    const payment = await within.planPayments.findGranted(id)
    const refunds = await within.planPayments.refundsOf(id)
    const attempt = nextWithdrawal(refunds)
    const asked = await within.planPayments.withdrawalOf(id)
    if (!attempt || (asked && asked.decision !== 'returned')) return
    // Who asked in time goes on asking: that the bank could not do it is no fault of theirs.
    const isInTime = attempt > 1 || (order.withdrawalUntil !== null && order.withdrawalUntil > now)
    if (!payment || !isInTime) {
      throw new Conflict('payments.too-late', 'no withdrawal any more', paymentsTexts.tooLate)
    }
    // Else the dearer plan would be had for the difference alone.
    if (await within.planPayments.isCreditOf(payment.id)) {
      throw new Conflict('payments.dearer-first', 'a credit', paymentsTexts.dearerFirst)
    }
    const gone = refunds
      .filter(({ paymentId, status }) => paymentId === payment.id && status !== 'not_done')
      .reduce((total, { amountCents }) => total + amountCents, 0)
    if (gone >= payment.amountCents) return
    const amountCents = payment.amountCents - gone
    const since = monthsAfter(now, -MONTHS_BETWEEN_WITHDRAWALS)
    if (attempt === 1 && (await within.planPayments.withdrewBefore(order, since))) {
      // Asked for in time all the same: acknowledged at once, and a person says what becomes of the money.
      await within.planPayments.askWithdrawal(
        { orderId: id, protocol: newProtocol(now), amountCents },
        now,
      )
      await tellOfWithdrawal(id, within)
    } else await askForRefund(payment, amountCents, 'withdrawal', within, now, attempt)
    await endRenewalOf(order, within, now)
    await giveUpUpgrade(person.userId, within, now)
    await within.audit.record(person, now, { action: 'plan-order.withdrawn', subjectId: id })
    within.changes.announce(Tag.live(topics.planOrders(person.userId)))
  })
}
