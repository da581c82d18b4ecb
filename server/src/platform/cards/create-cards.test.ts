import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningStripe, startStripe } from '../../../../sandbox/src/stripe/start-stripe.ts'
import { cardsConfig, okValue } from '../../../test/payments.ts'
import type { CardsConfig } from '../config/payments-config.ts'
import type { CardsPort } from './cards-port.ts'
import { createCards } from './create-cards.ts'

const DAY_MS = 86_400_000

let stripe: RunningStripe
let cards: CardsPort
beforeEach(async () => {
  stripe = await startStripe({ port: 0 })
  cards = connect()
})
afterEach(() => stripe.stop())

const connect = (changes: Partial<CardsConfig> = {}, repetitions = 0) =>
  createCards(cardsConfig(stripe, changes), repetitions)

const customerDraft = {
  email: 'ana@example.com',
  name: 'Ana',
  reference: 'u1',
  idempotencyKey: 'c1',
}
const price = async (amountCents = 4990, interval: 'month' | 'year' = 'month') =>
  okValue(
    await cards.ensurePrice({
      productId: 'atalaia',
      productName: 'Plano Atalaia',
      lookupKey: `atalaia-${interval}-${amountCents}`,
      amountCents,
      interval,
    }),
  ).id

async function openCheckout() {
  const customerId = okValue(await cards.createCustomer(customerDraft)).id
  const draft = {
    customerId,
    priceId: await price(),
    orderId: 'pedido-1',
    successUrl: 'http://localhost:3000/checkout-success?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/checkout-cancel',
    expiresAt: new Date(stripe.control.clock.now().getTime() + 3_600_000),
    idempotencyKey: 'k-pedido-1',
  }
  return { draft, customerId, checkout: okValue(await cards.createCheckout(draft)) }
}

async function subscribe() {
  const { checkout, customerId } = await openCheckout()
  stripe.control.completeCheckout(checkout.id)
  const done = okValue(await cards.readCheckout(checkout.id))
  const [subscriptionId = '', invoiceId = ''] = [done.subscriptionId ?? '', done.invoiceId ?? '']
  return { customerId, subscriptionId, invoiceId, checkout: done }
}

describe('a checkout', () => {
  // spec: 557
  it('is one for one key, and leads to the page of the provider', async () => {
    const { checkout, draft } = await openCheckout()

    expect(checkout).toMatchObject({ status: 'open', orderId: 'pedido-1', isPaid: false })
    expect(checkout.url).toBe(`${stripe.url}/c/pay/${checkout.id}`)
    expect(okValue(await cards.createCheckout(draft))).toEqual(checkout)
    expect(await cards.createCheckout({ ...draft, orderId: 'outro' })).toMatchObject({
      kind: 'refused',
      problem: { status: 400, type: 'idempotency_error' },
    })
  })

  // spec: 557
  it('makes a subscription with a paid invoice once it is paid', async () => {
    const { checkout, subscriptionId, invoiceId, customerId } = await subscribe()

    expect(checkout).toMatchObject({ status: 'complete', isPaid: true, url: null })
    expect(okValue(await cards.readSubscription(subscriptionId))).toMatchObject({
      status: 'active',
      customerId,
      orderId: 'pedido-1',
      cancelsAtPeriodEnd: false,
    })
    expect(okValue(await cards.readInvoice(invoiceId))).toMatchObject({
      status: 'paid',
      paidCents: 4990,
      currency: 'brl',
      subscriptionId,
      reason: 'subscription_create',
      paymentId: expect.stringMatching(/^pi_/),
    })
  })

  it('is expired by us or by time, and only while it is open', async () => {
    const { checkout } = await openCheckout()
    expect(okValue(await cards.expireCheckout(checkout.id)).status).toBe('expired')
    expect(await cards.expireCheckout(checkout.id)).toMatchObject({ kind: 'refused' })
    expect(await cards.readCheckout('cs_test_nada')).toMatchObject({
      kind: 'refused',
      problem: { status: 404, code: 'resource_missing' },
    })
  })
})

describe('an invoice of one’s own', () => {
  async function drawUp() {
    const { subscriptionId, customerId } = await subscribe()
    const { paymentMethodId } = okValue(await cards.readSubscription(subscriptionId))
    expect(paymentMethodId).toMatch(/^pm_/)
    const draft = { customerId, paymentMethodId, orderId: 'pedido-2', idempotencyKey: 'i1' }
    const invoice = okValue(await cards.createInvoice(draft))
    expect(okValue(await cards.createInvoice(draft))).toEqual(invoice)
    const line = { id: invoice.id, customerId, amountCents: 7777, description: 'Plano Maçarico' }
    const ready = () => cards.finalizeInvoice({ ...line, idempotencyKey: 'f1' })
    return { customerId, invoice, ready }
  }

  it('is paid once with the card that is kept, for the amount that was asked', async () => {
    const { invoice, ready } = await drawUp()
    expect(invoice).toMatchObject({ status: 'draft', orderId: 'pedido-2', subscriptionId: null })
    expect(okValue(await ready())).toMatchObject({ status: 'open', dueCents: 7777 })
    expect(okValue(await ready())).toMatchObject({ status: 'open', dueCents: 7777 })
    const pay = { id: invoice.id, idempotencyKey: 'p1' }
    expect(okValue(await cards.payInvoice(pay))).toMatchObject({ status: 'paid' })
    expect(okValue(await cards.payInvoice(pay))).toMatchObject({ status: 'paid' })
    expect(await cards.payInvoice({ ...pay, idempotencyKey: 'p2' })).toMatchObject({
      kind: 'refused',
      problem: { code: 'invoice_already_paid' },
    })
    expect(okValue(await cards.readInvoice(invoice.id))).toMatchObject({
      ...{ paidCents: 7777, reason: 'manual', orderId: 'pedido-2' },
      paymentId: expect.stringMatching(/^pi_/),
    })
    expect(await cards.withdrawInvoice(invoice.id)).toMatchObject({ kind: 'refused' })
  })

  it('says so when the card does not pass, and can be withdrawn then, or before it was ready', async () => {
    const { customerId, invoice, ready } = await drawUp()
    stripe.control.setCard(customerId, 'declined')
    await ready()
    const pay = { id: invoice.id, idempotencyKey: 'p1' }
    expect(await cards.payInvoice(pay)).toMatchObject({
      kind: 'refused',
      problem: { status: 402, type: 'card_error', code: 'card_declined' },
    })
    okValue(await cards.withdrawInvoice(invoice.id))
    okValue(await cards.withdrawInvoice(invoice.id))
    expect(okValue(await cards.readInvoice(invoice.id)).status).toBe('void')
    const other = okValue(
      await cards.createInvoice({
        ...{ customerId, paymentMethodId: null, orderId: 'pedido-3', idempotencyKey: 'i2' },
      }),
    )
    okValue(await cards.withdrawInvoice(other.id))
    expect(await cards.readInvoice(other.id)).toMatchObject({ problem: { status: 404 } })
  })
})

it('finds a price by its key, and never takes one of another amount', async () => {
  const id = await price(4990)
  expect(await price(4990)).toBe(id)
  const other = { productId: 'atalaia', productName: 'Plano', lookupKey: 'atalaia-month-4990' }
  const outcome = await cards.ensurePrice({ ...other, amountCents: 5990, interval: 'month' })
  expect(outcome).toMatchObject({ kind: 'refused', problem: { code: 'price_differs' } })
})

describe('a subscription', () => {
  it('renews as time passes, and stops being paid when the card fails', async () => {
    const { subscriptionId, customerId } = await subscribe()
    stripe.control.clock.advance(32 * DAY_MS)
    const renewed = okValue(await cards.readSubscription(subscriptionId))
    stripe.control.setCard(customerId, 'declined')
    stripe.control.clock.advance(31 * DAY_MS)

    expect(renewed.periodStart.getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS)
    expect(okValue(await cards.readSubscription(subscriptionId)).status).toBe('past_due')
    const span = { from: new Date(0), to: stripe.control.clock.now() }
    const paid = okValue(await cards.listPaidInvoices(span))
    expect(paid.map(({ reason }) => reason)).toEqual(['subscription_cycle', 'subscription_create'])
    expect(paid.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(
      stripe.control.totals().receivedCents,
    )
  })

  it('ends with its period when it was cancelled, unless that was taken back', async () => {
    const { subscriptionId: id } = await subscribe()
    const cancel = (cancels: boolean, idempotencyKey: string) =>
      cards.cancelAtPeriodEnd({ id, cancels, idempotencyKey })
    expect(okValue(await cancel(true, 'a')).cancelsAtPeriodEnd).toBe(true)
    expect(okValue(await cancel(false, 'b')).cancelsAtPeriodEnd).toBe(false)
    await cancel(true, 'c')
    stripe.control.clock.advance(32 * DAY_MS)

    expect(okValue(await cards.readSubscription(id)).status).toBe('canceled')
  })

  it('draws its next invoice up for an hour, and collects it again where the card did not pass', async () => {
    const { subscriptionId: id, customerId } = await subscribe()
    const { periodEnd } = okValue(await cards.readSubscription(id))
    const unpaid = async () =>
      okValue(await cards.listUnpaidInvoices(id)).map(({ status }) => status)
    const { clock } = stripe.control
    expect(await unpaid()).toEqual([])
    clock.set(new Date(periodEnd.getTime() + 60_000))
    expect(await unpaid()).toEqual(['draft'])
    stripe.control.setCard(customerId, 'declined')
    clock.advance(2 * 3_600_000)
    expect(await unpaid()).toEqual(['open'])
    stripe.control.setCard(customerId, 'ok')
    clock.advance(3 * DAY_MS)
    expect(await unpaid()).toEqual([])
    expect(okValue(await cards.readSubscription(id)).status).toBe('active')
    expect(stripe.control.totals().payments).toBe(2)
  })

  it.each([
    ['draft', 60_000],
    ['open', 2 * 3_600_000],
  ])(
    'takes nothing more by an invoice that was withdrawn while it was %s',
    async (status, afterMs) => {
      const { subscriptionId: id, customerId } = await subscribe()
      const { periodEnd } = okValue(await cards.readSubscription(id))
      stripe.control.setCard(customerId, 'declined')
      stripe.control.clock.set(new Date(periodEnd.getTime() + afterMs))
      const [invoice] = okValue(await cards.listUnpaidInvoices(id))
      expect(invoice).toMatchObject({ status, subscriptionId: id })
      okValue(await cards.withdrawInvoice(invoice?.id ?? ''))
      okValue(await cards.withdrawInvoice(invoice?.id ?? ''))
      stripe.control.setCard(customerId, 'ok')
      stripe.control.clock.advance(5 * DAY_MS)
      expect(okValue(await cards.readInvoice(invoice?.id ?? '')).status).toBe('void')
      expect(okValue(await cards.readSubscription(id)).status).toBe('active')
      expect(stripe.control.totals().payments).toBe(1)
    },
  )

  it('is charged next on the day it is moved to, with an invoice of nothing up to then', async () => {
    const { subscriptionId: id } = await subscribe()
    const at = new Date(Math.floor(Date.now() / 1000) * 1000 + 44 * DAY_MS)
    const move = (to: Date, idempotencyKey: string) =>
      cards.moveNextCharge({ id, at: to, idempotencyKey })
    const moved = okValue(await move(at, 'm1'))
    expect(moved).toMatchObject({ status: 'trialing', periodEnd: at })
    expect(okValue(await cards.readInvoice(moved.latestInvoiceId ?? ''))).toMatchObject({
      ...{ status: 'paid', paidCents: 0, paymentId: null },
    })
    stripe.control.clock.advance(40 * DAY_MS)
    expect(stripe.control.totals().payments).toBe(1)
    stripe.control.clock.advance(5 * DAY_MS)
    expect(stripe.control.totals().payments).toBe(2)
    const { status, periodStart } = okValue(await cards.readSubscription(id))
    expect([status, periodStart]).toEqual(['active', at])
    expect(await move(at, 'm2')).toMatchObject({ kind: 'refused' })
  })

  it('bills the difference of a dearer plan at once, or nothing before the renewal', async () => {
    const { subscriptionId: id } = await subscribe()
    const dearer = await price(9990)
    stripe.control.clock.advance(15 * DAY_MS)
    const changed = okValue(
      await cards.changePlan({ id, priceId: dearer, bills: 'now', idempotencyKey: 'up' }),
    )
    const span = { from: new Date(0), to: stripe.control.clock.now() }
    const [difference] = okValue(await cards.listPaidInvoices(span))
    const cheaper = await price(1990)
    await cards.changePlan({ id, priceId: cheaper, bills: 'next-period', idempotencyKey: 'down' })

    expect(changed.priceId).toBe(dearer)
    expect(difference).toMatchObject({ reason: 'subscription_update', subscriptionId: id })
    expect(difference?.paidCents).toBeGreaterThan(2000)
    expect(difference?.paidCents).toBeLessThan(3000)
    expect(okValue(await cards.listPaidInvoices(span))).toHaveLength(2)
  })

  it('is cared for on the pages of the provider', async () => {
    const { customerId } = await subscribe()
    const visit = { customerId, returnUrl: 'http://localhost:3000/dash-clube' }
    const { url } = okValue(await cards.billingPortal(visit))
    expect(await (await fetch(url)).text()).toContain('Cancelar no fim do período')
  })
})

describe('a refund', () => {
  it('is one for one key, and never more than was paid', async () => {
    const { invoiceId } = await subscribe()
    const { paymentId } = okValue(await cards.readInvoice(invoiceId))
    const request = { paymentId: paymentId ?? '', amountCents: 1000, reference: 'r1' }
    const refund = okValue(await cards.refund({ ...request, idempotencyKey: 'r1' }))

    expect(refund).toMatchObject({ amountCents: 1000, status: 'done', reference: 'r1', paymentId })
    expect(okValue(await cards.refund({ ...request, idempotencyKey: 'r1' }))).toEqual(refund)
    expect(okValue(await cards.readRefund(refund.id))).toEqual(refund)
    const find = (reference: string) => cards.findRefund({ paymentId: paymentId ?? '', reference })
    expect(okValue(await find('r1'))).toEqual(refund)
    expect(okValue(await find('r2'))).toBeNull()
    const more = { ...request, amountCents: 4000, idempotencyKey: 'r2' }
    expect(await cards.refund(more)).toMatchObject({ kind: 'refused' })
    expect(stripe.control.totals()).toMatchObject({ receivedCents: 4990, refundedCents: 1000 })
  })
})

// spec: 557
it('lists every event since a moment, oldest first, over all pages', async () => {
  const { subscriptionId: id } = await subscribe()
  for (let change = 0; change < 120; change += 1) {
    await cards.cancelAtPeriodEnd({ id, cancels: change % 2 === 0, idempotencyKey: `e${change}` })
  }
  const events = okValue(await cards.listEvents(new Date(Date.now() - DAY_MS)))

  expect(events).toHaveLength(123)
  expect(events.slice(0, 3)).toMatchObject([
    { type: 'customer.subscription.created', subscriptionId: id, orderId: 'pedido-1' },
    { type: 'invoice.paid', subscriptionId: id, invoiceId: expect.stringMatching(/^in_/) },
    { type: 'checkout.session.completed', orderId: 'pedido-1' },
  ])
})

describe('no proper answer leaves it unknown', () => {
  const route = 'POST /v1/customers'

  it.each(['reset', '500-html', '503', '429'] as const)('when it is %s', async (kind) => {
    // The library itself asks once more after a connection that broke.
    stripe.control.fault({ kind, route, times: 2 })
    expect(await cards.createCustomer(customerDraft)).toMatchObject({ kind: 'unknown' })
  })

  it('when it takes too long', async () => {
    stripe.control.fault({ kind: 'hang', route })
    expect(await connect({ timeoutMs: 300 }).createCustomer(customerDraft)).toMatchObject({
      kind: 'unknown',
    })
  })

  it('and a repetition of the library is the same write', async () => {
    stripe.control.fault({ kind: 'reset', route, after: true })
    expect(await connect({}, 2).createCustomer(customerDraft)).toMatchObject({ kind: 'ok' })
    expect(stripe.control.state().customers.size).toBe(1)
  })

  it('but a key that is not ours is a refusal', async () => {
    const stranger = connect({ secretKey: 'sk_test_outra' })
    expect(await stranger.createCustomer(customerDraft)).toMatchObject({
      kind: 'refused',
      problem: { status: 401 },
    })
  })
})
