import type { Outcome } from '../provider-outcome.ts'

/**
 * What the portal asks of the provider of card payments. Amounts are whole centavos of real. Every write
 * takes a key of ours: repeated with the same key it is the same write.
 */
export type CardsPort = {
  createCustomer(draft: CustomerDraft): Promise<CardOutcome<{ id: string }>>
  /** Found by `lookupKey` or made; a price is never changed, so another amount needs another key. */
  ensurePrice(draft: PriceDraft): Promise<CardOutcome<{ id: string }>>
  createCheckout(draft: CheckoutDraft): Promise<CardOutcome<CardCheckout>>
  readCheckout(id: string): Promise<CardOutcome<CardCheckout>>
  /** One that was completed meanwhile is refused; read it then. */
  expireCheckout(id: string): Promise<CardOutcome<CardCheckout>>
  readSubscription(id: string): Promise<CardOutcome<CardSubscription>>
  /** False takes the cancellation back while the period runs. */
  cancelAtPeriodEnd(change: {
    id: string
    cancels: boolean
    idempotencyKey: string
  }): Promise<CardOutcome<CardSubscription>>
  changePlan(change: {
    id: string
    priceId: string
    /** `now` bills the difference at once; `next-period` bills nothing before the renewal. */
    bills: 'now' | 'next-period'
    idempotencyKey: string
  }): Promise<CardOutcome<CardSubscription>>
  /** The next charge comes then, and the ones after it from there on; nothing is billed or given back before. */
  moveNextCharge(change: {
    id: string
    at: Date
    idempotencyKey: string
  }): Promise<CardOutcome<CardSubscription>>
  billingPortal(visit: {
    customerId: string
    returnUrl: string
  }): Promise<CardOutcome<{ url: string }>>
  /** An invoice of one's own for the card that is kept; without lines, and nothing collects it by itself. */
  createInvoice(draft: InvoiceDraft): Promise<CardOutcome<CardInvoice>>
  /** Gives it its one line; from then on it can be paid. */
  finalizeInvoice(change: {
    id: string
    customerId: string
    amountCents: number
    description: string
    idempotencyKey: string
  }): Promise<CardOutcome<CardInvoice>>
  /** Once at most, however often it is asked. A card that does not pass is refused. */
  payInvoice(request: { id: string; idempotencyKey: string }): Promise<CardOutcome<CardInvoice>>
  /** Nobody can pay it any more. One that was paid meanwhile is refused; read it then. */
  withdrawInvoice(id: string): Promise<CardOutcome<{ id: string }>>
  /** What a subscription still collects, or is about to. */
  listUnpaidInvoices(subscriptionId: string): Promise<CardOutcome<CardInvoice[]>>
  /** What was paid, as the provider has it: access is granted from this alone. */
  readInvoice(id: string): Promise<CardOutcome<CardInvoice>>
  /** Every paid invoice made in the span, for the nightly comparison. */
  listPaidInvoices(span: { from: Date; to: Date }): Promise<CardOutcome<CardInvoice[]>>
  refund(request: {
    paymentId: string
    amountCents: number
    idempotencyKey: string
    /** Ours: comes back with the refund. */
    reference: string
  }): Promise<CardOutcome<CardRefund>>
  readRefund(id: string): Promise<CardOutcome<CardRefund>>
  /** By our reference, for keys are forgotten after a day; null where it was never made. */
  findRefund(request: {
    paymentId: string
    reference: string
  }): Promise<CardOutcome<CardRefund | null>>
  /** What went back since the moment, of whichever payments. */
  listTakenBack(since: Date): Promise<CardOutcome<CardRefund[]>>
  /** What went back of a payment: asked for here, by hand at the provider, or taken by a dispute. */
  listRefunds(paymentId: string): Promise<CardOutcome<CardRefund[]>>
  /** Every event since the moment, oldest first: what a lost webhook would have told. */
  listEvents(since: Date): Promise<CardOutcome<CardEvent[]>>
  verifyWebhook(delivery: {
    /** The very bytes that came: a parsed body has another signature. */
    rawBody: string | Buffer
    signature: string | undefined
    now: Date
  }): CardDelivery
}

export type CardOutcome<Value> = Outcome<Value, CardProblem>

export type CardProblem = {
  status: number
  type: string
  code: string | null
  declineCode: string | null
}

export type CustomerDraft = {
  email: string
  name: string
  /** Ours: the account or the business that pays. */
  reference: string
  idempotencyKey: string
}

export type PriceDraft = {
  productId: string
  productName: string
  lookupKey: string
  amountCents: number
  interval: 'month' | 'year'
}

export type CheckoutDraft = {
  customerId: string
  priceId: string
  orderId: string
  successUrl: string
  cancelUrl: string
  /** From half an hour to a day from now. */
  expiresAt: Date
  idempotencyKey: string
}

export type InvoiceDraft = {
  customerId: string
  /** The card to take; the customer's own where null. */
  paymentMethodId: string | null
  orderId: string
  idempotencyKey: string
}

export type CardCheckout = {
  id: string
  status: 'open' | 'complete' | 'expired' | 'other'
  /** Where the person pays; null once it is over. */
  url: string | null
  orderId: string | null
  customerId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  isPaid: boolean
  expiresAt: Date
}

export type CardSubscription = {
  id: string
  customerId: string
  status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'canceled'
    | 'unpaid'
    | 'paused'
    | 'other'
  priceId: string
  periodStart: Date
  periodEnd: Date
  cancelsAtPeriodEnd: boolean
  /** The card it is charged to; null where it is the customer's own. */
  paymentMethodId: string | null
  latestInvoiceId: string | null
  orderId: string | null
}

export type CardInvoice = {
  id: string
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void' | 'other'
  subscriptionId: string | null
  /** Ours, of an invoice that no subscription made. */
  orderId: string | null
  customerId: string | null
  paidCents: number
  dueCents: number
  currency: string
  createdAt: Date
  paidAt: Date | null
  /** What the lines pay for: the period of the subscription. */
  periodStart: Date
  periodEnd: Date
  /** Why it was made: `subscription_create`, `subscription_cycle`, `subscription_update`, `manual`. */
  reason: string | null
  /** What a refund is asked of; null while nothing was paid. */
  paymentId: string | null
  /** The provider's page of it, with a receipt. */
  url: string | null
}

export type CardRefund = {
  id: string
  paymentId: string | null
  amountCents: number
  status: 'processing' | 'done' | 'not-done' | 'other'
  reference: string | null
}

/** A hint of what to read again. `objectId` is what it is about. */
export type CardEvent = {
  id: string
  type: string
  createdAt: Date
  objectId: string
  subscriptionId: string | null
  invoiceId: string | null
  paymentId: string | null
  orderId: string | null
}

export type CardDelivery =
  | { kind: 'genuine'; event: CardEvent }
  | {
      kind: 'refused'
      reason: 'unsigned' | 'forged' | 'too-old' | 'from-the-future' | 'unreadable'
    }
