import type { CardCheckout, CardOutcome } from '../../../platform/cards/cards-port.ts'
import { priceFor } from './agree-on-renewal.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import { giveUp } from './give-up-order.ts'
import type { Deps } from './payments.feature.ts'
import { nextCheckoutCheck } from './payments.rules.ts'
import type { Order } from './plan-orders.store.ts'
import { requireCards } from './process-refund.ts'
import { recordInvoice } from './record-invoice.ts'

/** How soon the provider is asked again when nobody knows what became of the last call. */
const RETRY_MS = 20_000

/** Opens the page where a new order is paid by card. Safe to repeat: its keys are made of the order. */
export async function askForCheckout(renewalId: string, deps: Deps): Promise<void> {
  const renewal = await deps.stores.cardRenewals.find(renewalId)
  if (renewal) await lookAtCheckout(renewal, deps)
}

/**
 * Reads at the provider what became of the page: what was paid there is recorded, one that was never made
 * is made, and one that nobody wants any more is closed before the last look.
 */
export async function lookAtCheckout(renewal: CardRenewal, deps: Deps): Promise<void> {
  const order = await deps.stores.planOrders.find(renewal.firstOrderId)
  if (!order) throw new Error(`the renewal ${renewal.id} has no order`)
  const isWanted = order.status === 'awaiting_payment'
  if (!isWanted && !renewal.checkoutId && !renewal.customerId) return endCheckout(renewal, deps)
  const outcome = renewal.checkoutId
    ? await requireCards(deps).readCheckout(renewal.checkoutId)
    : await openCheckout(renewal, order, deps)
  if (outcome.kind === 'ok' && outcome.value.status === 'open' && !isWanted) {
    return closeCheckout(renewal, outcome.value, deps)
  }
  return keepAnswer(renewal, outcome, deps)
}

/** Asked for with the same key it is the same page, also where the first answer was lost. */
async function openCheckout(
  renewal: CardRenewal,
  order: Order,
  deps: Deps,
): Promise<CardOutcome<CardCheckout>> {
  const cards = requireCards(deps)
  const customer = await customerFor(renewal, order, deps)
  if (customer.kind !== 'ok') return customer
  const price = await cards.ensurePrice(await priceFor(renewal, deps))
  if (price.kind !== 'ok') return price
  const { publicOrigin } = deps.config
  const choice = `plano=${order.plan}&ciclo=${order.cycle === 'year' ? 'anual' : 'mensal'}`
  return cards.createCheckout({
    customerId: customer.value.id,
    priceId: price.value.id,
    orderId: order.id,
    successUrl: `${publicOrigin}/checkout-success?pedido=${order.id}`,
    cancelUrl: `${publicOrigin}/checkout-cancel?pedido=${order.id}&${choice}`,
    expiresAt: renewal.checkoutExpiresAt,
    idempotencyKey: `checkout-${order.id}`,
  })
}

async function customerFor(
  renewal: CardRenewal,
  order: Order,
  deps: Deps,
): Promise<CardOutcome<{ id: string }>> {
  const { stores, clock } = deps
  const userId = order.userId ?? ''
  const known = renewal.customerId ?? (userId ? await stores.cardRenewals.customerOf(userId) : null)
  const person = known || !userId ? null : await stores.accounts.find(userId)
  const outcome = known
    ? ({ kind: 'ok', value: { id: known } } as const)
    : await requireCards(deps).createCustomer({
        email: person?.email ?? '',
        name: order.buyer?.name ?? '',
        reference: userId,
        idempotencyKey: `customer-${order.id}`,
      })
  if (outcome.kind === 'ok' && !renewal.customerId) {
    await stores.cardRenewals.keepCustomer(renewal.id, outcome.value.id, clock.now())
  }
  return outcome
}

/** Closed first, looked at afterwards: what was paid in between is found. */
async function closeCheckout(renewal: CardRenewal, { id }: CardCheckout, deps: Deps) {
  await requireCards(deps).expireCheckout(id)
  const outcome = await requireCards(deps).readCheckout(id)
  if (outcome.kind === 'ok' && outcome.value.status === 'open') {
    const now = deps.clock.now()
    const again = new Date(now.getTime() + RETRY_MS)
    return deps.stores.cardRenewals.keepCheckout(renewal.id, outcome.value, again, now)
  }
  return keepAnswer(renewal, outcome, deps)
}

async function keepAnswer(renewal: CardRenewal, outcome: CardOutcome<CardCheckout>, deps: Deps) {
  const now = deps.clock.now()
  const again = new Date(now.getTime() + RETRY_MS)
  if (outcome.kind === 'unknown') {
    deps.log.warn({ orderId: renewal.firstOrderId, why: outcome.reason }, 'a checkout is unknown')
    return deps.stores.cardRenewals.checkAgain(renewal.id, again, now)
  }
  if (outcome.kind === 'refused') {
    const { type, code } = outcome.problem
    deps.log.error({ orderId: renewal.firstOrderId, type, code }, 'a checkout was refused')
    return endCheckout(renewal, deps)
  }
  const told = outcome.value
  if (told.status === 'complete') return keepPaid(renewal, told, deps)
  if (told.status === 'expired') return endCheckout(renewal, deps)
  await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(renewal.userId ?? renewal.firstOrderId)
    const order = await within.planOrders.find(renewal.firstOrderId)
    // Given up while the provider was being asked: the worker closes the page at once.
    const checkAt =
      order?.status === 'awaiting_payment'
        ? nextCheckoutCheck(renewal.createdAt, renewal.checkoutExpiresAt, now)
        : now
    await within.cardRenewals.keepCheckout(renewal.id, told, checkAt, now)
  })
}

async function keepPaid(renewal: CardRenewal, told: CardCheckout, deps: Deps) {
  const now = deps.clock.now()
  if (told.invoiceId) await recordInvoice(told.invoiceId, deps)
  const paid = told.invoiceId ? await deps.stores.planPayments.find(told.invoiceId, 'stripe') : null
  if (paid) return
  // Complete, but the money is on its way.
  await deps.stores.cardRenewals.checkAgain(renewal.id, new Date(now.getTime() + RETRY_MS), now)
}

/** Nothing can be paid there any more. */
async function endCheckout(renewal: CardRenewal, { work, clock }: Deps) {
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(renewal.userId ?? renewal.firstOrderId)
    const order = await within.planOrders.find(renewal.firstOrderId)
    if (order?.status === 'awaiting_payment') await giveUp(order, 'expired', within, now)
    await within.cardRenewals.end(renewal.id, null, now)
  })
}
