import type Stripe from 'stripe'
import type {
  CardCheckout,
  CardEvent,
  CardInvoice,
  CardRefund,
  CardSubscription,
} from './cards-port.ts'

type Reference = string | { id: string } | null | undefined

const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)
const dateOf = (seconds: number) => new Date(seconds * 1000)

/** A word that the provider has added since is `other`. */
function known<Word extends string>(words: readonly Word[], word: string | null): Word | 'other' {
  return words.find((each) => each === word) ?? 'other'
}

/**
 * The library takes any JSON without an `error` for an answer, such as that of a proxy in between: only
 * what says what it is, is one.
 */
export function requireKind<Kind extends string>(answer: { object: Kind }, kind: Kind) {
  if (answer.object !== kind) throw new Error('not an answer of the provider')
}

export function readCheckout(session: Stripe.Checkout.Session): CardCheckout {
  requireKind(session, 'checkout.session')
  return {
    id: session.id,
    status: known(['open', 'complete', 'expired'], session.status),
    url: session.url ?? null,
    orderId: session.client_reference_id,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    isPaid: session.payment_status === 'paid',
    expiresAt: dateOf(session.expires_at),
  }
}

const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

/** Ours have one item, which carries the period. */
export function readSubscription(subscription: Stripe.Subscription): CardSubscription {
  requireKind(subscription, 'subscription')
  const item = subscription.items.data[0]
  if (!item) throw new Error('a subscription without items')
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: known(SUBSCRIPTION_STATUSES, subscription.status),
    priceId: item.price.id,
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    // Its own page sets either, by the version its subscriptions are billed with.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || Boolean(subscription.cancel_at),
    paymentMethodId: idOf(subscription.default_payment_method),
    latestInvoiceId: idOf(subscription.latest_invoice),
    orderId: subscription.metadata.order_id ?? null,
  }
}

/** Wants its `payments` expanded. The period is that of the line that reaches furthest. */
export function readInvoice(invoice: Stripe.Invoice): CardInvoice {
  requireKind(invoice, 'invoice')
  const periods = invoice.lines.data.map(({ period }) => period)
  const last = periods.toSorted((one, other) => other.end - one.end)[0]
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  const paidAt = invoice.status_transitions.paid_at
  return {
    id: invoice.id ?? '',
    status: known(['draft', 'open', 'paid', 'uncollectible', 'void'], invoice.status),
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    orderId: invoice.metadata?.order_id ?? null,
    customerId: idOf(invoice.customer),
    paidCents: invoice.amount_paid,
    dueCents: invoice.amount_due,
    currency: invoice.currency,
    createdAt: dateOf(invoice.created),
    paidAt: paidAt ? dateOf(paidAt) : null,
    periodStart: dateOf(last?.start ?? invoice.period_start),
    periodEnd: dateOf(last?.end ?? invoice.period_end),
    reason: invoice.billing_reason,
    paymentId: idOf(paid?.payment.payment_intent),
    url: invoice.hosted_invoice_url ?? null,
  }
}

export function readRefund(refund: Stripe.Refund): CardRefund {
  requireKind(refund, 'refund')
  const statuses: Record<string, CardRefund['status']> = {
    pending: 'processing',
    requires_action: 'processing',
    succeeded: 'done',
    failed: 'not-done',
    canceled: 'not-done',
  }
  return {
    id: refund.id,
    paymentId: idOf(refund.payment_intent),
    amountCents: refund.amount,
    status: statuses[refund.status ?? ''] ?? 'other',
    reference: refund.metadata?.reference ?? null,
  }
}

/** While it is open or lost the money is gone; a warning takes nothing, and one that is won gives it back. */
export function readDispute(dispute: Stripe.Dispute): CardRefund {
  requireKind(dispute, 'dispute')
  const isTaken = ['needs_response', 'under_review', 'lost'].includes(dispute.status)
  return {
    id: dispute.id,
    paymentId: idOf(dispute.payment_intent),
    amountCents: dispute.amount,
    status: isTaken ? 'done' : 'not-done',
    reference: null,
  }
}

/** What the objects of all events may hold, whichever they are. */
type EventObject = {
  id?: string
  object?: string
  subscription?: Reference
  invoice?: Reference
  payment_intent?: Reference
  client_reference_id?: string | null
  metadata?: Record<string, string> | null
  parent?: {
    subscription_details?: {
      subscription?: Reference
      metadata?: Record<string, string> | null
    } | null
  } | null
}

export function readEvent(
  event: Pick<Stripe.Event, 'id' | 'type' | 'created' | 'data'>,
): CardEvent {
  const object = event.data.object as EventObject
  const details = object.parent?.subscription_details
  const own = (kind: string) => (object.object === kind ? (object.id ?? null) : null)
  return {
    id: event.id,
    type: event.type,
    createdAt: dateOf(event.created),
    objectId: object.id ?? '',
    subscriptionId: own('subscription') ?? idOf(details?.subscription) ?? idOf(object.subscription),
    invoiceId: own('invoice') ?? idOf(object.invoice),
    paymentId: own('payment_intent') ?? idOf(object.payment_intent),
    orderId:
      object.client_reference_id ??
      object.metadata?.order_id ??
      details?.metadata?.order_id ??
      null,
  }
}
