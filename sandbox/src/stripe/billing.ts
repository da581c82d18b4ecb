import type {
  Card,
  Charge,
  Dispute,
  Invoice,
  Item,
  Price,
  Refund,
  Session,
  StripeEvent,
  StripeState,
  Subscription,
} from './objects.ts'
import { found, itemOf, periodEnd, StripeProblem } from './objects.ts'

export const API_VERSION = '2026-10-28.endive'

const HOUR = 3600
/** How long the invoice of a new period stays a draft. */
const DRAFT_SECONDS = HOUR
/** An invoice that was not paid is collected again, so often and so far apart. */
const RETRY_SECONDS = 3 * 24 * HOUR
const MOST_ATTEMPTS = 4

/** Money, as time passes and cards are used. Every change is an event. */
export class Billing {
  readonly #state: StripeState
  readonly #baseUrl: () => string
  readonly #tell: (event: StripeEvent) => void

  constructor(state: StripeState, baseUrl: () => string, tell: (event: StripeEvent) => void) {
    this.#state = state
    this.#baseUrl = baseUrl
    this.#tell = tell
  }

  emit(type: string, object: { id: string }) {
    const event: StripeEvent = {
      ...this.#state.stamp('evt', 'event'),
      api_version: API_VERSION,
      type,
      livemode: false,
      data: { object: structuredClone(object) },
    }
    this.#state.events.push(event)
    this.#tell(event)
  }

  /** The person has paid on the provider's page. */
  completeSession(session: Session, card: Card = 'ok'): Subscription {
    const state = this.#state
    if (session.status !== 'open') throw new StripeProblem(400, 'The session is not open.')
    if (card !== 'ok') throw new StripeProblem(402, 'Declined.', 'card_declined', 'card_error')
    const wanted = found(state.wanted, session.id)
    const price = found(state.prices, wanted.price)
    const start = state.now()
    const subscription: Subscription = {
      ...state.stamp('sub', 'subscription'),
      status: 'active',
      customer: session.customer,
      cancel_at_period_end: false,
      canceled_at: null,
      billing_cycle_anchor: start,
      trial_end: null,
      metadata: wanted.metadata,
      latest_invoice: null,
      default_payment_method: state.newId('pm'),
      items: { object: 'list', data: [this.#newItem(price, start)] },
    }
    state.subscriptions.set(subscription.id, subscription)
    const invoice = this.#bill(subscription, 'subscription_create', price.unit_amount)
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: subscription.id,
      invoice: invoice.id,
    })
    this.emit('customer.subscription.created', subscription)
    this.#collect(invoice, 'ok')
    this.emit('checkout.session.completed', session)
    return subscription
  }

  expireSession(session: Session) {
    if (session.status !== 'open') {
      throw new StripeProblem(400, 'Only open sessions can be expired.', 'session_not_open')
    }
    Object.assign(session, { status: 'expired', url: null })
    this.emit('checkout.session.expired', session)
  }

  setCancellation(subscription: Subscription, cancels: boolean) {
    this.#requireAlive(subscription)
    subscription.cancel_at_period_end = cancels
    this.emit('customer.subscription.updated', subscription)
  }

  /** The next charge comes then, and the ones after it on that day; up to it an invoice of nothing is paid. */
  setTrialEnd(subscription: Subscription, end: number) {
    this.#requireAlive(subscription)
    const now = this.#state.now()
    if (end <= now) throw new StripeProblem(400, 'Invalid timestamp: must be in the future.')
    const item = itemOf(subscription)
    item.current_period_start = now
    item.current_period_end = end
    Object.assign(subscription, { status: 'trialing', trial_end: end, billing_cycle_anchor: end })
    this.#collect(this.#bill(subscription, 'subscription_update', 0), 'ok')
    this.emit('customer.subscription.updated', subscription)
  }

  /** Another interval begins a new period; otherwise the rest of this one is billed, or nothing. */
  changePrice(subscription: Subscription, price: Price, proration: string) {
    this.#requireAlive(subscription)
    const item = itemOf(subscription)
    const now = this.#state.now()
    const length = item.current_period_end - item.current_period_start
    const rest = Math.max(0, (item.current_period_end - now) / length)
    const isNewPeriod = price.recurring.interval !== item.price.recurring.interval
    const unused = Math.round(item.price.unit_amount * rest)
    const cost = isNewPeriod ? price.unit_amount : Math.round(price.unit_amount * rest)
    item.price = price
    if (isNewPeriod) {
      item.current_period_start = now
      item.current_period_end = periodEnd(price, now)
      subscription.billing_cycle_anchor = now
    }
    const difference = cost - unused
    if (proration === 'always_invoice' && difference > 0) {
      const invoice = this.#bill(subscription, 'subscription_update', difference, now)
      this.#collect(invoice, this.#cardOf(subscription.customer))
    }
    this.emit('customer.subscription.updated', subscription)
  }

  refund(charge: Charge, amount: number, metadata: Record<string, string>): Refund {
    if (charge.refunded)
      throw new StripeProblem(400, 'Already refunded.', 'charge_already_refunded')
    if (
      !Number.isInteger(amount) ||
      amount <= 0 ||
      amount > charge.amount - charge.amount_refunded
    ) {
      throw new StripeProblem(400, 'More than is left of the charge.', 'amount_too_large')
    }
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const refund: Refund = {
      ...this.#state.stamp('re', 'refund'),
      amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: 'succeeded',
      metadata,
    }
    this.#state.refunds.set(refund.id, refund)
    this.emit('charge.refunded', charge)
    return refund
  }

  /** The holder of the card contests it at their bank. */
  dispute(paymentIntent: string) {
    const charge = this.chargeOf(paymentIntent)
    const dispute: Dispute = {
      ...this.#state.stamp('dp', 'dispute'),
      amount: charge.amount,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: 'needs_response',
    }
    this.#state.disputes.set(dispute.id, dispute)
    this.emit('charge.dispute.created', dispute)
    return dispute
  }

  chargeOf(paymentIntent: string | undefined): Charge {
    const charges = [...this.#state.charges.values()]
    const charge = charges.find((each) => each.payment_intent === paymentIntent)
    if (!charge) throw new StripeProblem(404, 'No such payment_intent', 'resource_missing')
    return charge
  }

  /** What is due by now: sessions that end, periods that renew or end, invoices that are collected. */
  passTime() {
    const now = this.#state.now()
    for (const session of this.#state.sessions.values()) {
      if (session.status === 'open' && session.expires_at <= now) this.expireSession(session)
    }
    for (const subscription of this.#state.subscriptions.values()) {
      this.#collectDue(subscription)
      while (subscription.status !== 'canceled' && itemOf(subscription).current_period_end <= now) {
        this.#renew(subscription)
        this.#collectDue(subscription)
      }
    }
  }

  /** Drafts whose hour is over, and what was not paid the last time. Once it has ended nothing is collected. */
  #collectDue(subscription: Subscription) {
    const now = this.#state.now()
    if (subscription.status === 'canceled') return
    for (const invoice of this.#state.invoices.values()) {
      const isOwn = invoice.parent?.subscription_details.subscription === subscription.id
      if (!isOwn || !invoice.auto_advance) continue
      if (invoice.status === 'draft' && (invoice.automatically_finalizes_at ?? now) <= now) {
        this.finalize(invoice)
        this.#collect(invoice, this.#cardOf(invoice.customer))
      } else if (invoice.status === 'open' && (invoice.next_payment_attempt ?? now + 1) <= now) {
        this.#collect(invoice, this.#cardOf(invoice.customer))
      }
    }
  }

  finalize(invoice: Invoice) {
    invoice.status = 'open'
    invoice.automatically_finalizes_at = null
    this.emit('invoice.finalized', invoice)
  }

  /** Nobody can pay it any more; its subscription owes nothing then. */
  voidInvoice(invoice: Invoice) {
    Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null })
    this.emit('invoice.voided', invoice)
    const of = invoice.parent?.subscription_details.subscription
    const subscription = of ? found(this.#state.subscriptions, of) : null
    if (subscription?.status !== 'past_due' || subscription.latest_invoice !== invoice.id) return
    subscription.status = 'active'
    this.emit('customer.subscription.updated', subscription)
  }

  /** Once more, with the card as it is now. */
  payInvoice(invoice: Invoice) {
    if (invoice.status !== 'open') throw new StripeProblem(400, 'The invoice is not open.')
    this.#collect(invoice, this.#cardOf(invoice.customer))
  }

  #renew(subscription: Subscription) {
    if (subscription.cancel_at_period_end) return this.cancel(subscription)
    const item = itemOf(subscription)
    const start = item.current_period_end
    item.current_period_start = start
    item.current_period_end = periodEnd(item.price, start, subscription.billing_cycle_anchor)
    if (subscription.status === 'trialing') subscription.status = 'active'
    const invoice = this.#bill(subscription, 'subscription_cycle', item.price.unit_amount)
    invoice.status = 'draft'
    invoice.automatically_finalizes_at = start + DRAFT_SECONDS
    this.emit('invoice.created', invoice)
    this.emit('customer.subscription.updated', subscription)
  }

  cancel(subscription: Subscription) {
    subscription.status = 'canceled'
    subscription.canceled_at = this.#state.now()
    this.emit('customer.subscription.deleted', subscription)
  }

  #bill(subscription: Subscription, reason: string, amount: number, from?: number): Invoice {
    const item = itemOf(subscription)
    const period = { start: from ?? item.current_period_start, end: item.current_period_end }
    const stamp = this.#state.stamp('in', 'invoice')
    const invoice: Invoice = {
      ...stamp,
      status: 'open',
      customer: subscription.customer,
      currency: item.price.currency,
      amount_due: amount,
      amount_paid: 0,
      amount_remaining: amount,
      total: amount,
      billing_reason: reason,
      auto_advance: true,
      automatically_finalizes_at: null,
      attempt_count: 0,
      next_payment_attempt: null,
      period_start: period.start,
      period_end: period.start,
      hosted_invoice_url: `${this.#baseUrl()}/i/${stamp.id}`,
      metadata: {},
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: {
        object: 'list',
        data: [{ id: this.#state.newId('il'), object: 'line_item', amount, period }],
      },
      payments: { object: 'list', data: [] },
      status_transitions: { paid_at: null },
    }
    this.#state.invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    return invoice
  }

  #collect(invoice: Invoice, card: Card) {
    const of = invoice.parent?.subscription_details.subscription
    const subscription = of ? found(this.#state.subscriptions, of) : null
    if (invoice.amount_due === 0) return this.#markPaid(invoice)
    invoice.attempt_count += 1
    if (card !== 'ok') {
      if (subscription) subscription.status = 'past_due'
      const isLast = invoice.attempt_count >= MOST_ATTEMPTS
      invoice.next_payment_attempt = isLast ? null : this.#state.now() + RETRY_SECONDS
      const needsAction = card === 'needs-action'
      this.emit(needsAction ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice)
      return
    }
    const intent = this.#state.newId('pi')
    const charge: Charge = {
      ...this.#state.stamp('ch', 'charge'),
      amount: invoice.amount_due,
      amount_refunded: 0,
      refunded: false,
      currency: invoice.currency,
      customer: invoice.customer,
      payment_intent: intent,
    }
    this.#state.charges.set(charge.id, charge)
    invoice.payments.data.push({
      id: this.#state.newId('inpay'),
      object: 'invoice_payment',
      status: 'paid',
      amount_paid: invoice.amount_due,
      payment: { type: 'payment_intent', payment_intent: intent },
    })
    if (subscription?.status === 'past_due') subscription.status = 'active'
    this.#markPaid(invoice)
  }

  #markPaid(invoice: Invoice) {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.next_payment_attempt = null
    invoice.status_transitions.paid_at = this.#state.now()
    this.emit('invoice.paid', invoice)
  }

  #cardOf(customer: string): Card {
    return this.#state.cards.get(customer) ?? 'ok'
  }

  #newItem(price: Price, start: number): Item {
    return {
      id: this.#state.newId('si'),
      object: 'subscription_item',
      price,
      quantity: 1,
      current_period_start: start,
      current_period_end: periodEnd(price, start),
    }
  }

  #requireAlive({ status }: Subscription) {
    if (status === 'canceled')
      throw new StripeProblem(400, 'A canceled subscription.', 'resource_missing')
  }
}
