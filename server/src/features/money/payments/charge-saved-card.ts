import { topics } from '@portal/contract/live/topics'
import { systemActor } from '../../../platform/actor.ts'
import type { CardInvoice, CardOutcome, CardProblem } from '../../../platform/cards/cards-port.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { CardCharge } from './card-charges.store.ts'
import { lookAtRenewal } from './card-renewals.ts'
import { giveUp } from './give-up-order.ts'
import type { Deps } from './payments.feature.ts'
import { CARD_PATIENCE_MS } from './payments.rules.ts'
import { paymentsTexts } from './payments.texts.ts'
import type { Order } from './plan-orders.store.ts'
import { requireCards } from './process-refund.ts'
import { recordPaidInvoice } from './record-invoice.ts'

/** How soon the provider is asked again when nobody knows what became of the last call. */
const RETRY_MS = 20_000
const IN_PROGRESS = 409

/** Takes the price of a dearer plan from the card that renews. Safe to repeat: its invoice is paid once. */
export async function chargeSavedCard(orderId: string, deps: Deps): Promise<void> {
  const charge = await deps.stores.cardCharges.find(orderId)
  if (charge?.status === 'open') await lookAtCardCharge(charge, deps)
}

/**
 * One step after the other, each known to the provider by its key: drawn up, kept here, given its amount,
 * paid. Wherever it was cut off it goes on; what nobody wants any more is withdrawn and looked at once more.
 */
export async function lookAtCardCharge(charge: CardCharge, deps: Deps): Promise<void> {
  const order = await deps.stores.planOrders.find(charge.orderId)
  if (!order) throw new Error(`the charge of ${charge.orderId} has no order`)
  const isTooOld = deps.clock.now().getTime() - charge.createdAt.getTime() > CARD_PATIENCE_MS
  if (order.status === 'awaiting_payment' && isTooOld) {
    await endOrder(order, 'expired', deps)
    return withdraw(charge, deps)
  }
  if (order.status !== 'awaiting_payment' || charge.status !== 'open') return withdraw(charge, deps)
  const invoice = await readyInvoice(charge, order, deps)
  if (invoice.kind !== 'ok') return follow(invoice, charge, order, deps)
  if (invoice.value.status !== 'open') return keepEnd(invoice.value, charge, deps)
  if (invoice.value.dueCents !== order.amountCents) {
    deps.log.error({ orderId: order.id }, 'an invoice of another amount than its order')
    return refuse(charge, order, deps)
  }
  const paid = await requireCards(deps).payInvoice({
    id: invoice.value.id,
    idempotencyKey: `upgrade-pay-${order.id}`,
  })
  return paid.kind === 'ok' ? keepEnd(paid.value, charge, deps) : follow(paid, charge, order, deps)
}

/** The invoice of the order, as far as it could be brought. Its number is kept before it can be paid. */
async function readyInvoice(
  charge: CardCharge,
  order: Order,
  deps: Deps,
): Promise<CardOutcome<CardInvoice>> {
  const cards = requireCards(deps)
  const drawn = charge.invoiceId
    ? await cards.readInvoice(charge.invoiceId)
    : await drawUp(charge, order, deps)
  if (drawn.kind !== 'ok') return drawn
  const { id, status, customerId } = drawn.value
  if (!charge.invoiceId) await deps.stores.cardCharges.keepInvoice(order.id, id, deps.clock.now())
  if (status !== 'draft') return drawn
  return cards.finalizeInvoice({
    id,
    customerId: customerId ?? '',
    amountCents: order.amountCents,
    description: paymentsTexts.product(order.plan),
    idempotencyKey: `upgrade-final-${order.id}`,
  })
}

async function drawUp(
  charge: CardCharge,
  order: Order,
  deps: Deps,
): Promise<CardOutcome<CardInvoice>> {
  const cards = requireCards(deps)
  const renewal = await deps.stores.cardRenewals.find(charge.renewalId)
  const subscription = await cards.readSubscription(renewal?.subscriptionId ?? '')
  if (subscription.kind !== 'ok') return subscription
  const { customerId, paymentMethodId } = subscription.value
  return cards.createInvoice({
    customerId,
    paymentMethodId,
    orderId: order.id,
    idempotencyKey: `upgrade-${order.id}`,
  })
}

type NotDone = Exclude<CardOutcome<never>, { kind: 'ok' }>

/** No answer is unknown, and so is an answer that another call with the same key is on its way. */
async function follow(outcome: NotDone, charge: CardCharge, order: Order, deps: Deps) {
  if (outcome.kind === 'unknown' || isInProgress(outcome.problem)) return askAgain(charge, deps)
  const { type, code } = outcome.problem
  deps.log.warn({ orderId: order.id, type, code }, 'a card did not pay for a dearer plan')
  return refuse(charge, order, deps)
}

const isInProgress = ({ status }: CardProblem) => status === IN_PROGRESS

/** Nothing changes for the person: the order is over, and its invoice can no longer be paid. */
async function refuse(charge: CardCharge, order: Order, deps: Deps) {
  await endOrder(order, 'canceled', deps)
  await withdraw(charge, deps)
}

async function endOrder(order: Order, as: 'canceled' | 'expired', { work, clock }: Deps) {
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(order.userId ?? order.id)
    const current = await within.planOrders.find(order.id)
    if (current?.status !== 'awaiting_payment') return
    await giveUp(current, as, within, now)
    if (as === 'canceled') {
      await within.cardCharges.refuse(order.id, now)
      await within.audit.record(systemActor, now, {
        action: 'plan-order.card-refused',
        subjectId: order.id,
      })
    }
    if (order.userId) within.changes.announce(Tag.live(topics.planOrders(order.userId)))
  })
}

/** Taken back first, looked at afterwards: what was paid in between is found. */
async function withdraw({ orderId }: CardCharge, deps: Deps) {
  const charge = await deps.stores.cardCharges.find(orderId)
  if (!charge) return
  // Never more than a draft, which nobody can pay.
  if (!charge.invoiceId) return end(charge, deps)
  const cards = requireCards(deps)
  await cards.withdrawInvoice(charge.invoiceId)
  const told = await cards.readInvoice(charge.invoiceId)
  if (told.kind === 'ok') return keepEnd(told.value, charge, deps)
  // A draft that was withdrawn is no longer there.
  return told.kind === 'refused' ? end(charge, deps) : askAgain(charge, deps)
}

async function keepEnd(told: CardInvoice, charge: CardCharge, deps: Deps) {
  if (told.status === 'open' || told.status === 'draft') return askAgain(charge, deps)
  if (told.status !== 'paid') return end(charge, deps)
  const again = await requireCards(deps).readInvoice(told.id)
  if (again.kind !== 'ok') return askAgain(charge, deps)
  await recordPaidInvoice(again.value, deps)
  // The next period has the new price: told at once, and again by the worker where that fails.
  const renewal = await deps.stores.cardRenewals.find(charge.renewalId)
  if (renewal?.checkAt) await lookAtRenewal(renewal, deps)
}

/** Nothing was paid, and nothing can be. */
async function end(charge: CardCharge, deps: Deps) {
  const order = await deps.stores.planOrders.find(charge.orderId)
  if (order?.status === 'awaiting_payment') await endOrder(order, 'canceled', deps)
  await deps.stores.cardCharges.end(charge.orderId, 'removed', deps.clock.now())
}

async function askAgain({ orderId }: CardCharge, { stores, clock }: Deps) {
  const now = clock.now()
  await stores.cardCharges.checkAgain(orderId, new Date(now.getTime() + RETRY_MS), now)
}
