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

  /** What is due by now: sessions that end, periods that renew or end. */
  passTime() {
    const now = this.#state.now()
    for (const session of this.#state.sessions.values()) {
      if (session.status === 'open' && session.expires_at <= now) this.expireSession(session)
    }
    for (const subscription of this.#state.subscriptions.values()) {
      while (subscription.status !== 'canceled' && itemOf(subscription).current_period_end <= now) {
        this.#renew(subscription)
      }
    }
  }

  /** Once more, with the card as it is now. */
  payInvoice(invoice: Invoice) {
    if (invoice.status !== 'open') throw new StripeProblem(400, 'The invoice is not open.')
    this.#collect(invoice, this.#cardOf(invoice.customer))
  }

  #renew(subscription: Subscription) {
    if (subscription.cancel_at_period_end) return this.cancel(subscription)
    const item = itemOf(subscription)
    item.current_period_start = item.current_period_end
    item.current_period_end = periodEnd(item.price, item.current_period_start)
    const invoice = this.#bill(subscription, 'subscription_cycle', item.price.unit_amount)
    this.#collect(invoice, this.#cardOf(subscription.customer))
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
    if (card !== 'ok') {
      if (subscription) subscription.status = 'past_due'
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
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.status_transitions.paid_at = this.#state.now()
    invoice.payments.data.push({
      id: this.#state.newId('inpay'),
      object: 'invoice_payment',
      status: 'paid',
      amount_paid: invoice.amount_paid,
      payment: { type: 'payment_intent', payment_intent: intent },
    })
    if (subscription) subscription.status = 'active'
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
