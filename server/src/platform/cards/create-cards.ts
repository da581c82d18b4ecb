import Stripe from 'stripe'
import type { CardsConfig } from '../config/payments-config.ts'
import {
  readCheckout,
  readDispute,
  readEvent,
  readInvoice,
  readRefund,
  readSubscription,
  requireKind,
} from './card-answers.ts'
import type { CardOutcome, CardRefund, CardsPort, PriceDraft } from './cards-port.ts'
import { verifyWebhook } from './verify-webhook.ts'

const API_VERSION = '2026-10-28.endive'
const PAGE_SIZE = 100
/** Events are kept for thirty days: more than these in one look is a look too far back. */
const MOST_ITEMS = 20_000

/** Stripe by its own library. A repetition it makes itself carries the same key. */
export function createCards(
  config: CardsConfig,
  repetitions = 2,
  httpClient?: Stripe.HttpClient,
): CardsPort {
  const { hostname, port, protocol } = new URL(config.apiUrl)
  const isSecure = protocol === 'https:'
  const stripe = new Stripe(config.secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    timeout: config.timeoutMs,
    maxNetworkRetries: repetitions,
    telemetry: false,
    ...(httpClient ? { httpClient } : {}),
  })
  return {
    ...checkouts(stripe),
    ...subscriptions(stripe),
    ...oneOffInvoices(stripe),
    ...payments(stripe),
    verifyWebhook: (delivery) => verifyWebhook(stripe, config.webhookSecret, delivery),
  }
}

function checkouts(stripe: Stripe) {
  return {
    createCustomer: ({ email, name, reference, idempotencyKey }) =>
      judge(async () => {
        const draft = { email, name, metadata: { reference } }
        const customer = await stripe.customers.create(draft, { idempotencyKey })
        requireKind(customer, 'customer')
        return { id: customer.id }
      }),
    ensurePrice: (draft) => ensurePrice(stripe, draft),
    createCheckout: (draft) =>
      judge(async () => {
        const metadata = { order_id: draft.orderId }
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: draft.customerId,
            line_items: [{ price: draft.priceId, quantity: 1 }],
            client_reference_id: draft.orderId,
            metadata,
            subscription_data: { metadata },
            success_url: draft.successUrl,
            cancel_url: draft.cancelUrl,
            expires_at: Math.floor(draft.expiresAt.getTime() / 1000),
            locale: 'pt-BR',
          },
          { idempotencyKey: draft.idempotencyKey },
        )
        return readCheckout(session)
      }),
    readCheckout: (id) =>
      judge(async () => readCheckout(await stripe.checkout.sessions.retrieve(id))),
    expireCheckout: (id) =>
      judge(async () => readCheckout(await stripe.checkout.sessions.expire(id))),
  } satisfies Partial<CardsPort>
}

function subscriptions(stripe: Stripe) {
  return {
    readSubscription: (id) =>
      judge(async () => readSubscription(await stripe.subscriptions.retrieve(id))),
    cancelAtPeriodEnd: ({ id, cancels, idempotencyKey }) =>
      judge(async () => {
        const change = { cancel_at_period_end: cancels }
        return readSubscription(await stripe.subscriptions.update(id, change, { idempotencyKey }))
      }),
    changePlan: ({ id, priceId, bills, idempotencyKey }) =>
      judge(async () => {
        const { items } = await stripe.subscriptions.retrieve(id)
        const [item] = items.data
        if (!item) throw new Error('a subscription without items')
        const changed = await stripe.subscriptions.update(
          id,
          {
            items: [{ id: item.id, price: priceId }],
            proration_behavior: bills === 'now' ? 'always_invoice' : 'none',
          },
          { idempotencyKey },
        )
        return readSubscription(changed)
      }),
    moveNextCharge: ({ id, at, idempotencyKey }) =>
      judge(async () => {
        const change = { trial_end: seconds(at), proration_behavior: 'none' } as const
        return readSubscription(await stripe.subscriptions.update(id, change, { idempotencyKey }))
      }),
    billingPortal: ({ customerId, returnUrl }) =>
      judge(async () => {
        const visit = { customer: customerId, return_url: returnUrl }
        const session = await stripe.billingPortal.sessions.create(visit)
        requireKind(session, 'billing_portal.session')
        return { url: session.url }
      }),
  } satisfies Partial<CardsPort>
}

function oneOffInvoices(stripe: Stripe) {
  return {
    createInvoice: ({ customerId, paymentMethodId, orderId, idempotencyKey }) =>
      judge(async () => {
        const invoice = await stripe.invoices.create(
          {
            customer: customerId,
            currency: 'brl',
            ...(paymentMethodId ? { default_payment_method: paymentMethodId } : {}),
            // Only what is asked for here: no retries later, and nothing else that waits for the customer.
            auto_advance: false,
            pending_invoice_items_behavior: 'exclude',
            metadata: { order_id: orderId },
          },
          { idempotencyKey },
        )
        return readInvoice(invoice)
      }),
    finalizeInvoice: ({ id, customerId, amountCents, description, idempotencyKey }) =>
      judge(async () => {
        const line = { invoice: id, customer: customerId, currency: 'brl', description }
        const key = `${idempotencyKey}-line`
        const item = await stripe.invoiceItems.create(
          { ...line, amount: amountCents },
          { idempotencyKey: key },
        )
        requireKind(item, 'invoiceitem')
        const change = { auto_advance: false }
        return readInvoice(await stripe.invoices.finalizeInvoice(id, change, { idempotencyKey }))
      }),
    payInvoice: ({ id, idempotencyKey }) =>
      judge(async () =>
        readInvoice(await stripe.invoices.pay(id, { off_session: true }, { idempotencyKey })),
      ),
    withdrawInvoice: (id) =>
      judge(async () => {
        const { status, subscriptionId } = readInvoice(await stripe.invoices.retrieve(id))
        if (status === 'void') return { id }
        if (status === 'draft' && !subscriptionId) {
          requireKind(await stripe.invoices.del(id), 'invoice')
          return { id }
        }
        if (status === 'draft') {
          // That of a subscription cannot be deleted, and only what is final can be voided.
          const change = { auto_advance: false }
          requireKind(await stripe.invoices.finalizeInvoice(id, change), 'invoice')
        }
        requireKind(await stripe.invoices.voidInvoice(id), 'invoice')
        return { id }
      }),
  } satisfies Partial<CardsPort>
}

function payments(stripe: Stripe) {
  return {
    readInvoice: (id) =>
      judge(async () => readInvoice(await stripe.invoices.retrieve(id, { expand: ['payments'] }))),
    listPaidInvoices: ({ from, to }) =>
      judge(async () => {
        const invoices = await collect(
          stripe.invoices.list({
            status: 'paid',
            created: { gte: seconds(from), lte: seconds(to) },
            limit: PAGE_SIZE,
            expand: ['data.payments'],
          }),
        )
        return invoices.map(readInvoice)
      }),
    listUnpaidInvoices: (subscription) =>
      judge(async () => {
        const list = (status: 'draft' | 'open') =>
          collect(stripe.invoices.list({ subscription, status, limit: PAGE_SIZE }))
        return [...(await list('draft')), ...(await list('open'))].map(readInvoice)
      }),
    refund: ({ paymentId, amountCents, idempotencyKey, reference }) =>
      judge(async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: paymentId, amount: amountCents, metadata: { reference } },
          { idempotencyKey },
        )
        return readRefund(refund)
      }),
    readRefund: (id) => judge(async () => readRefund(await stripe.refunds.retrieve(id))),
    findRefund: ({ paymentId, reference }) =>
      judge(async () => {
        const refunds = await collect(
          stripe.refunds.list({ payment_intent: paymentId, limit: PAGE_SIZE }),
        )
        return refunds.map(readRefund).find((one) => one.reference === reference) ?? null
      }),
    listTakenBack: (since) => takenBack(stripe, { created: { gte: seconds(since) } }),
    listRefunds: (paymentId) => takenBack(stripe, { payment_intent: paymentId }),
    listEvents: (since) =>
      judge(async () => {
        const events = await collect(
          stripe.events.list({ created: { gte: seconds(since) }, limit: PAGE_SIZE }),
        )
        return events.toReversed().map(readEvent)
      }),
  } satisfies Partial<CardsPort>
}

type TakenBack = { payment_intent: string } | { created: { gte: number } }

const takenBack = (stripe: Stripe, of: TakenBack): Promise<CardOutcome<CardRefund[]>> =>
  judge(async () => {
    const refunds = await collect(stripe.refunds.list({ ...of, limit: PAGE_SIZE }))
    const disputes = await collect(stripe.disputes.list({ ...of, limit: PAGE_SIZE }))
    return [...refunds.map(readRefund), ...disputes.map(readDispute)]
  })

/** All of them or none: the library's own limit would leave some out without a word. */
async function collect<Item>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> {
  requireKind(await list, 'list')
  const items: Item[] = []
  for await (const item of list) {
    items.push(item)
    if (items.length > MOST_ITEMS) throw new Error('too many')
  }
  return items
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

async function ensurePrice(
  stripe: Stripe,
  { productId, productName, lookupKey, amountCents, interval }: PriceDraft,
): Promise<CardOutcome<{ id: string }>> {
  return judge(async () => {
    const found = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
    requireKind(found, 'list')
    const [known] = found.data
    if (known && known.unit_amount !== amountCents) throw new PriceDiffers()
    if (known) return { id: known.id }
    await ensureProduct(stripe, productId, productName)
    const price = await stripe.prices.create(
      {
        product: productId,
        lookup_key: lookupKey,
        currency: 'brl',
        unit_amount: amountCents,
        recurring: { interval },
      },
      { idempotencyKey: `price-${lookupKey}-${amountCents}` },
    )
    requireKind(price, 'price')
    return { id: price.id }
  })
}

async function ensureProduct(stripe: Stripe, id: string, name: string) {
  try {
    await stripe.products.create({ id, name })
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!isThere) throw error
  }
}

class PriceDiffers extends Error {}

/** Only what Stripe says it refuses is refused; whatever else went wrong leaves it unknown. */
async function judge<Value>(ask: () => Promise<Value>): Promise<CardOutcome<Value>> {
  try {
    return { kind: 'ok', value: await ask() }
  } catch (error) {
    if (error instanceof PriceDiffers) return refused(409, 'invalid_request_error', 'price_differs')
    if (!(error instanceof Stripe.errors.StripeError)) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'error' }
    }
    const { statusCode: status = 0, type, code, decline_code } = error
    const isAnswer = status >= 400 && status < 500 && status !== 408 && status !== 429
    if (!isAnswer) return { kind: 'unknown', reason: `${type} ${status}` }
    return refused(status, error.rawType ?? type, code ?? null, decline_code ?? null)
  }
}

function refused(
  status: number,
  type: string,
  code: string | null,
  declineCode: string | null = null,
): CardOutcome<never> {
  return { kind: 'refused', problem: { status, type, code, declineCode } }
}
