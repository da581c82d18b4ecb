import { randomBytes } from 'node:crypto'
import type { SandboxClock } from '../faults/sandbox-clock.ts'

/** What Stripe keeps, in the very shape it answers (API 2026-10-28), as far as the portal uses it. */
type Named<Name extends string> = { id: string; object: Name; created: number }
type Metadata = Record<string, string>

export type Customer = Named<'customer'> & { email: string; name: string; metadata: Metadata }
export type Product = Named<'product'> & { name: string; active: boolean }
export type Price = Named<'price'> & {
  product: string
  currency: string
  unit_amount: number
  lookup_key: string | null
  active: boolean
  recurring: { interval: 'month' | 'year'; interval_count: number }
}
export type Session = Named<'checkout.session'> & {
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  url: string | null
  customer: string
  client_reference_id: string | null
  metadata: Metadata
  subscription: string | null
  invoice: string | null
  success_url: string
  cancel_url: string
  expires_at: number
}
export type Subscription = Named<'subscription'> & {
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  customer: string
  cancel_at_period_end: boolean
  canceled_at: number | null
  /** Its day of the month is that of every charge. */
  billing_cycle_anchor: number
  trial_end: number | null
  metadata: Metadata
  latest_invoice: string | null
  default_payment_method: string
  items: {
    object: 'list'
    data: {
      id: string
      object: 'subscription_item'
      price: Price
      quantity: number
      current_period_start: number
      current_period_end: number
    }[]
  }
}
export type Invoice = Named<'invoice'> & {
  status: 'draft' | 'open' | 'paid' | 'void'
  customer: string
  currency: string
  amount_due: number
  amount_paid: number
  amount_remaining: number
  total: number
  billing_reason: string
  /** Whether it is finalised and collected by itself, as those of subscriptions are. */
  auto_advance: boolean
  automatically_finalizes_at: number | null
  attempt_count: number
  next_payment_attempt: number | null
  period_start: number
  period_end: number
  hosted_invoice_url: string
  metadata: Metadata
  /** Null for an invoice that no subscription made. */
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Metadata }
  } | null
  lines: {
    object: 'list'
    data: {
      id: string
      object: 'line_item'
      amount: number
      period: { start: number; end: number }
    }[]
  }
  payments: {
    object: 'list'
    data: {
      id: string
      object: 'invoice_payment'
      status: 'paid'
      amount_paid: number
      payment: { type: 'payment_intent'; payment_intent: string }
    }[]
  }
  status_transitions: { paid_at: number | null }
}
export type Charge = Named<'charge'> & {
  amount: number
  amount_refunded: number
  refunded: boolean
  currency: string
  customer: string
  payment_intent: string
}
export type Refund = Named<'refund'> & {
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Metadata
}
export type Dispute = Named<'dispute'> & {
  amount: number
  charge: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
}
export type StripeEvent = Named<'event'> & {
  api_version: string
  type: string
  livemode: false
  data: { object: { id: string } }
}
/** How the customer's card behaves from now on. */
export type Card = 'ok' | 'declined' | 'needs-action'

export class StripeState {
  customers = new Map<string, Customer>()
  products = new Map<string, Product>()
  prices = new Map<string, Price>()
  sessions = new Map<string, Session>()
  /** What a session will be once it is paid. */
  wanted = new Map<string, { price: string; metadata: Metadata }>()
  subscriptions = new Map<string, Subscription>()
  invoices = new Map<string, Invoice>()
  charges = new Map<string, Charge>()
  refunds = new Map<string, Refund>()
  disputes = new Map<string, Dispute>()
  cards = new Map<string, Card>()
  portals = new Map<string, { customer: string; returnUrl: string }>()
  events: StripeEvent[] = []
  #last = 0
  readonly clock: SandboxClock

  constructor(clock: SandboxClock) {
    this.clock = clock
  }

  /** As if nothing had ever been asked of it. Numbers are never given twice. */
  reset() {
    const { clock: _, ...empty } = new StripeState(this.clock)
    Object.assign(this, empty)
  }

  now(): number {
    return Math.floor(this.clock.now().getTime() / 1000)
  }

  newId(prefix: string): string {
    this.#last += 1
    return `${prefix}_${randomBytes(8).toString('hex')}${String(this.#last).padStart(6, '0')}`
  }

  stamp<Name extends string>(prefix: string, object: Name): Named<Name> {
    return { id: this.newId(prefix), object, created: this.now() }
  }
}

export class StripeProblem extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly declineCode: string | undefined

  constructor(status: number, message: string, code?: string, type = 'invalid_request_error') {
    super(message)
    this.status = status
    this.code = code
    this.type = type
    this.declineCode = code === 'card_declined' ? 'generic_decline' : undefined
  }

  body() {
    const { type, message, code, declineCode } = this
    return { error: { type, message, code, decline_code: declineCode } }
  }
}

export function found<Item>(items: ReadonlyMap<string, Item>, id: string | undefined): Item {
  const item = items.get(id ?? '')
  if (!item) throw new StripeProblem(404, `No such object: '${id}'`, 'resource_missing')
  return item
}

export type Item = Subscription['items']['data'][number]

export function itemOf(subscription: Subscription): Item {
  const [item] = subscription.items.data
  if (!item) throw new StripeProblem(500, 'A subscription without items.')
  return item
}

/** The day of the anchor in the next month or year, or its last day where that month is shorter. */
export function periodEnd({ recurring }: Price, start: number, anchor = start): number {
  const months = recurring.interval_count * (recurring.interval === 'year' ? 12 : 1)
  const end = new Date(start * 1000)
  const day = new Date(anchor * 1000).getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return Math.floor(end.getTime() / 1000)
}
