import type { CardInvoice } from '../../../platform/cards/cards-port.ts'
import { agreeOnRenewal } from './agree-on-renewal.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import { keyMadeOf } from './order-key.ts'
import type { Deps, Within } from './payments.feature.ts'
import { requireCards } from './process-refund.ts'
import { type Money, recordWithoutOrder, settleOrder } from './record-payment.ts'

/** A paid invoice as the provider tells it when it is asked. Told again, in whatever order, nothing changes. */
export async function recordInvoice(invoiceId: string, deps: Deps): Promise<void> {
  if (await deps.stores.planPayments.find(invoiceId, 'stripe')) return
  const outcome = await requireCards(deps).readInvoice(invoiceId)
  if (outcome.kind === 'unknown') throw new Error(`an invoice of a card: ${outcome.reason}`)
  if (outcome.kind === 'ok') return recordPaidInvoice(outcome.value, deps)
  deps.log.warn({ code: outcome.problem.code }, 'a message about an invoice that is not there')
}

/** Money of a card, in the same books and by the same rules as a Pix. */
export async function recordPaidInvoice(told: CardInvoice, deps: Deps): Promise<void> {
  if (told.status !== 'paid' || told.paidCents === 0) return
  if (told.currency !== 'brl') {
    deps.log.error({ invoiceId: told.id }, 'an invoice in another currency')
    return
  }
  if (await deps.stores.planPayments.find(told.id, 'stripe')) return
  if (told.orderId && !told.subscriptionId) return recordOwnInvoice(told, told.orderId, deps)
  const renewal = await renewalOf(told, deps)
  if (!renewal) return recordWithoutOrder(moneyOf(told), [], deps)
  if (renewal.status === 'pending' && !isFirst(told)) await recordFirst(renewal, deps)
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(renewal.userId ?? renewal.firstOrderId)
    const current = await within.cardRenewals.find(renewal.id)
    if (!current || (await within.planPayments.find(told.id, 'stripe'))) return
    await settleInvoice(told, current, within, now)
  })
  await tellProvider(renewal.id, deps)
}

const isFirst = ({ reason }: CardInvoice) => reason === 'subscription_create'

/** A later invoice may be told of first: what was ordered is bought before what follows it. */
async function recordFirst({ checkoutId }: CardRenewal, deps: Deps) {
  if (!checkoutId) return
  const outcome = await requireCards(deps).readCheckout(checkoutId)
  if (outcome.kind === 'unknown') throw new Error(`a checkout of a card: ${outcome.reason}`)
  const invoiceId = outcome.kind === 'ok' ? outcome.value.invoiceId : null
  if (invoiceId) await recordInvoice(invoiceId, deps)
}

/** At once; where the provider does not answer, the worker tells it again. */
async function tellProvider(renewalId: string, deps: Deps) {
  const renewal = await deps.stores.cardRenewals.find(renewalId)
  if (renewal?.subscriptionId && renewal.checkAt) {
    await agreeOnRenewal(renewal, renewal.subscriptionId, deps)
  }
}

/** One that was drawn up here for an order. What it bought is what the card renews from then on. */
async function recordOwnInvoice(told: CardInvoice, orderId: string, deps: Deps) {
  const { stores, work, clock } = deps
  const charge = UUID.test(orderId) ? await stores.cardCharges.find(orderId) : null
  const ordered = charge && (await stores.planOrders.find(orderId))
  if (!charge || !ordered) return recordWithoutOrder(moneyOf(told), [], deps)
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(ordered.userId ?? ordered.id)
    const order = await within.planOrders.find(orderId)
    if (!order || (await within.planPayments.find(told.id, 'stripe'))) return
    await settleOrder(moneyOf(told), { order, charge: null }, within, now)
    await within.cardCharges.end(orderId, 'settled', now)
  })
}

async function settleInvoice(told: CardInvoice, renewal: CardRenewal, within: Within, now: Date) {
  if (told.subscriptionId && !renewal.subscriptionId) {
    await within.cardRenewals.keepSubscription(renewal.id, told.subscriptionId, now)
  }
  const opens = isFirst(told)
  const order =
    opens || !renewal.userId
      ? await within.planOrders.find(renewal.firstOrderId)
      : await followingOrder(told, renewal, within, now)
  if (!order) throw new Error(`the renewal ${renewal.id} has no order`)
  const payment = await settleOrder(moneyOf(told), { order, charge: null }, within, now)
  const decision = payment?.decision
  if (decision === 'granted' && opens && order.userId) {
    await within.cardRenewals.activate(renewal.id, renewal, now)
  } else if (decision === 'granted') {
    // What is paid reaches further now, and with it the day of the next charge.
    await within.cardRenewals.checkAgain(renewal.id, now, now)
  } else if (decision === 'returned' || (decision === 'review' && opens)) {
    // What bought nothing must not be charged again.
    await within.cardRenewals.end(renewal.id, now, now)
  }
}

/**
 * Every later period is an order of its own, at the price that was agreed to. What was taken after the renewal
 * had ended buys nothing: its order is given up, and the money goes back.
 */
async function followingOrder(
  told: CardInvoice,
  renewal: CardRenewal,
  { planOrders, plans }: Within,
  now: Date,
) {
  const price = await plans.priceOf(renewal.plan, renewal.planVersion)
  const order = await planOrders.insertFollowing(
    renewal.firstOrderId,
    {
      key: keyMadeOf(`invoice:${told.id}`),
      status: 'review',
      renewalId: renewal.id,
      plan: renewal.plan,
      planVersion: renewal.planVersion,
      cycle: renewal.cycle,
      amountCents: renewal.cycle === 'year' ? price.yearCents : price.monthCents,
    },
    now,
  )
  if (!wasOver(renewal, told)) return order
  await planOrders.setStatus(order.id, 'canceled', now)
  return { ...order, status: 'canceled' as const }
}

/** By the second, as the provider tells it: in doubt the money goes back. */
const wasOver = ({ endedAt }: CardRenewal, { paidAt, createdAt }: CardInvoice) =>
  endedAt !== null && secondOf(endedAt) <= secondOf(paidAt ?? createdAt)

const secondOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Known by its subscription or, while that is unknown here, by the order that the subscription names. */
async function renewalOf(told: CardInvoice, deps: Deps): Promise<CardRenewal | null> {
  if (!told.subscriptionId) return null
  const known = await deps.stores.cardRenewals.findBySubscription(told.subscriptionId)
  if (known) return known
  const outcome = await requireCards(deps).readSubscription(told.subscriptionId)
  if (outcome.kind === 'unknown') throw new Error(`a subscription of a card: ${outcome.reason}`)
  const orderId = outcome.kind === 'ok' ? outcome.value.orderId : null
  return orderId && UUID.test(orderId) ? deps.stores.cardRenewals.findByFirstOrder(orderId) : null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const moneyOf = (told: CardInvoice): Money => ({
  provider: 'stripe',
  providerId: told.id,
  intentId: told.paymentId,
  amountCents: told.paidCents,
  paidAt: told.paidAt ?? told.createdAt,
})
