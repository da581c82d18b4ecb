import type { FastifyInstance } from 'fastify'
import type { Billing } from './billing.ts'
import { type Form, innerOf, listOf, metadataOf, numberOf, readForm, textOf } from './form.ts'
import {
  type Customer,
  found,
  type Invoice,
  type Price,
  type Product,
  type Session,
  StripeProblem,
  type StripeState,
} from './objects.ts'
import { serveOneOffInvoices } from './one-off-invoices.ts'

const SHORTEST_SESSION = 30 * 60
const LONGEST_SESSION = 24 * 3600

type ById = { Params: { id: string } }
type Write = { Body: string | undefined }

/** The calls the portal makes, and no others. */
export function serveApi(
  app: FastifyInstance,
  state: StripeState,
  billing: Billing,
  baseUrl: () => string,
) {
  serveCatalogue(app, state)
  serveSessions(app, state, billing, baseUrl)
  serveSubscriptions(app, state, billing)
  serveOneOffInvoices(app, state, billing, baseUrl)
  serveMoney(app, state, billing)
}

function serveCatalogue(app: FastifyInstance, state: StripeState) {
  app.post<Write>('/v1/customers', async ({ body }) => {
    const form = readForm(body ?? '')
    const customer: Customer = {
      ...state.stamp('cus', 'customer'),
      email: textOf(form, 'email') ?? '',
      name: textOf(form, 'name') ?? '',
      metadata: metadataOf(form),
    }
    state.customers.set(customer.id, customer)
    return customer
  })
  app.post<Write>('/v1/products', async ({ body }) => {
    const form = readForm(body ?? '')
    const stamp = state.stamp('prod', 'product')
    const id = textOf(form, 'id') ?? stamp.id
    if (state.products.has(id)) {
      throw new StripeProblem(400, 'Product already exists.', 'resource_already_exists')
    }
    const product: Product = { ...stamp, id, name: textOf(form, 'name') ?? '', active: true }
    state.products.set(id, product)
    return product
  })
  app.post<Write>('/v1/prices', async ({ body }) => {
    const form = readForm(body ?? '')
    const lookupKey = textOf(form, 'lookup_key') ?? null
    const isTaken = [...state.prices.values()].some((each) => each.lookup_key === lookupKey)
    if (lookupKey && isTaken) throw new StripeProblem(400, 'The lookup key is taken.')
    const price: Price = {
      ...state.stamp('price', 'price'),
      product: found(state.products, textOf(form, 'product')).id,
      currency: textOf(form, 'currency') ?? 'brl',
      unit_amount: numberOf(form, 'unit_amount') ?? 0,
      lookup_key: lookupKey,
      active: true,
      recurring: {
        interval: textOf(innerOf(form, 'recurring'), 'interval') === 'year' ? 'year' : 'month',
        interval_count: 1,
      },
    }
    state.prices.set(price.id, price)
    return price
  })
  app.get('/v1/prices', async ({ url }) => {
    const keys = listOf(queryOf(url), 'lookup_keys')
    const prices = [...state.prices.values()]
    const data =
      keys.length > 0 ? prices.filter((each) => keys.includes(each.lookup_key ?? '')) : prices
    return { object: 'list', url: '/v1/prices', has_more: false, data }
  })
}

function serveSessions(
  app: FastifyInstance,
  state: StripeState,
  billing: Billing,
  baseUrl: () => string,
) {
  const path = '/v1/checkout/sessions'
  app.post<Write>(path, async ({ body }) => {
    const form = readForm(body ?? '')
    const session = readSession(state, form)
    session.url = `${baseUrl()}/c/pay/${session.id}`
    const [line] = listOf(form, 'line_items')
    const price = found(state.prices, typeof line === 'object' ? textOf(line, 'price') : undefined)
    const metadata = metadataOf(innerOf(form, 'subscription_data'))
    state.wanted.set(session.id, { price: price.id, metadata })
    state.sessions.set(session.id, session)
    return session
  })
  app.get<ById>(`${path}/:id`, async ({ params }) => found(state.sessions, params.id))
  app.post<ById>(`${path}/:id/expire`, async ({ params }) => {
    const session = found(state.sessions, params.id)
    billing.expireSession(session)
    return session
  })
  app.post<Write>('/v1/billing_portal/sessions', async ({ body }) => {
    const form = readForm(body ?? '')
    const customer = found(state.customers, textOf(form, 'customer')).id
    const id = state.newId('bps')
    const returnUrl = textOf(form, 'return_url') ?? ''
    state.portals.set(id, { customer, returnUrl })
    const url = `${baseUrl()}/p/session/${id}`
    return { id, object: 'billing_portal.session', customer, return_url: returnUrl, url }
  })
}

function readSession(state: StripeState, form: Form): Session {
  const now = state.now()
  const expires = numberOf(form, 'expires_at') ?? now + LONGEST_SESSION
  if (expires < now + SHORTEST_SESSION - 60 || expires > now + LONGEST_SESSION + 60) {
    throw new StripeProblem(400, 'expires_at must be from 30 minutes to 24 hours from now.')
  }
  const address = (name: string) => {
    const url = textOf(form, name)
    if (!url || !URL.canParse(url))
      throw new StripeProblem(400, `Not a valid URL: ${name}`, 'url_invalid')
    return url
  }
  return {
    ...state.stamp('cs_test', 'checkout.session'),
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    url: null,
    customer: found(state.customers, textOf(form, 'customer')).id,
    client_reference_id: textOf(form, 'client_reference_id') ?? null,
    metadata: metadataOf(form),
    subscription: null,
    invoice: null,
    success_url: address('success_url'),
    cancel_url: address('cancel_url'),
    expires_at: expires,
  }
}

function serveSubscriptions(app: FastifyInstance, state: StripeState, billing: Billing) {
  app.get<ById>('/v1/subscriptions/:id', async ({ params }) =>
    found(state.subscriptions, params.id),
  )
  app.post<ById & Write>('/v1/subscriptions/:id', async ({ params, body }) => {
    const subscription = found(state.subscriptions, params.id)
    const form = readForm(body ?? '')
    const cancels = textOf(form, 'cancel_at_period_end')
    const [item] = listOf(form, 'items')
    const trialEnd = numberOf(form, 'trial_end')
    if (cancels !== undefined) billing.setCancellation(subscription, cancels === 'true')
    if (trialEnd !== undefined) billing.setTrialEnd(subscription, trialEnd)
    if (typeof item === 'object') {
      const price = found(state.prices, textOf(item, 'price'))
      const proration = textOf(form, 'proration_behavior') ?? 'create_prorations'
      billing.changePrice(subscription, price, proration)
    }
    return subscription
  })
}

function serveMoney(app: FastifyInstance, state: StripeState, billing: Billing) {
  app.get<ById>('/v1/invoices/:id', async ({ params, url }) =>
    presentInvoice(found(state.invoices, params.id), expands(url, 'payments')),
  )
  app.get('/v1/invoices', async ({ url }) => {
    const query = queryOf(url)
    const status = textOf(query, 'status')
    const subscription = textOf(query, 'subscription')
    const all = [...state.invoices.values()].filter(
      (invoice) =>
        (!status || invoice.status === status) &&
        (!subscription || invoice.parent?.subscription_details.subscription === subscription),
    )
    const page = pageOf(all, query, '/v1/invoices')
    const withPayments = expands(url, 'data.payments')
    return { ...page, data: page.data.map((invoice) => presentInvoice(invoice, withPayments)) }
  })
  app.post<Write>('/v1/refunds', async ({ body }) => {
    const form = readForm(body ?? '')
    const charge = billing.chargeOf(textOf(form, 'payment_intent'))
    const amount = numberOf(form, 'amount') ?? charge.amount - charge.amount_refunded
    return billing.refund(charge, amount, metadataOf(form))
  })
  const goneBack = (kind: 'refunds' | 'disputes') =>
    app.get(`/v1/${kind}`, async ({ url }) => {
      const query = queryOf(url)
      const intent = textOf(query, 'payment_intent')
      const all = [...state[kind].values()].filter(
        (one) => !intent || one.payment_intent === intent,
      )
      return pageOf<{ id: string; created: number }>(all, query, `/v1/${kind}`)
    })
  goneBack('refunds')
  goneBack('disputes')
  app.get<ById>('/v1/refunds/:id', async ({ params }) => found(state.refunds, params.id))
  app.get('/v1/events', async ({ url }) => pageOf(state.events, queryOf(url), '/v1/events'))
}

const queryOf = (url: string) => readForm(url.split('?', 2)[1] ?? '')
const expands = (url: string, name: string) => listOf(queryOf(url), 'expand').includes(name)

/** `payments` are sent only to whoever asks for them. */
function presentInvoice({ payments, ...invoice }: Invoice, withPayments: boolean) {
  return withPayments ? { ...invoice, payments } : invoice
}

/** Newest first, from the one after `starting_after` on. */
function pageOf<Item extends { id: string; created: number }>(
  oldestFirst: readonly Item[],
  query: Form,
  url: string,
) {
  const limit = Math.min(100, numberOf(query, 'limit') ?? 10)
  const created = innerOf(query, 'created')
  const from = numberOf(created, 'gte') ?? 0
  const to = numberOf(created, 'lte') ?? Number.POSITIVE_INFINITY
  const items = oldestFirst
    .filter((item) => item.created >= from && item.created <= to)
    .toReversed()
  const after = textOf(query, 'starting_after')
  const start = after ? items.findIndex(({ id }) => id === after) + 1 : 0
  const data = items.slice(start, start + limit)
  return { object: 'list', url, has_more: start + limit < items.length, data }
}
