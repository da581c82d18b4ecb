import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { portOf } from '@portal/sandbox/port-of'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type RunningStripe,
  signature,
  startStripe,
} from '../../../../sandbox/src/stripe/start-stripe.ts'
import { cardsConfig, okValue } from '../../../test/payments.ts'
import type { CardsPort } from './cards-port.ts'
import { createCards } from './create-cards.ts'

const SECRET = 'whsec_portal_local'

let stripe: RunningStripe
let cards: CardsPort
beforeEach(async () => {
  stripe = await startStripe({ port: 0 })
  cards = createCards(cardsConfig(stripe))
})
afterEach(() => stripe.stop())

/** A checkout that is paid: three events. */
async function payCheckout() {
  const customer = { email: 'ana@example.com', name: 'Ana', reference: 'u1', idempotencyKey: 'c' }
  const price = { productId: 'p', productName: 'Plano', lookupKey: 'p-month', amountCents: 4990 }
  const checkout = await cards.createCheckout({
    customerId: okValue(await cards.createCustomer(customer)).id,
    priceId: okValue(await cards.ensurePrice({ ...price, interval: 'month' })).id,
    orderId: 'o1',
    successUrl: 'http://localhost:3000/ok',
    cancelUrl: 'http://localhost:3000/volta',
    expiresAt: new Date(Date.now() + 3_600_000),
    idempotencyKey: 'k',
  })
  stripe.control.completeCheckout(okValue(checkout).id)
}

describe('an event that is told', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    created: 1_700_000_000,
    data: {
      object: {
        id: 'in_1',
        object: 'invoice',
        parent: { subscription_details: { subscription: 'sub_1', metadata: { order_id: 'o1' } } },
      },
    },
  })
  const verify = (header: string | undefined, rawBody: string | Buffer = body) =>
    cards.verifyWebhook({ rawBody, signature: header, now })

  it('is believed with its signature, over the very bytes', () => {
    const genuine = {
      kind: 'genuine',
      event: {
        id: 'evt_1',
        type: 'invoice.paid',
        createdAt: new Date(1_700_000_000_000),
        objectId: 'in_1',
        subscriptionId: 'sub_1',
        invoiceId: 'in_1',
        paymentId: null,
        orderId: 'o1',
      },
    }
    expect(verify(signature(body, SECRET, now))).toEqual(genuine)
    expect(verify(signature(body, SECRET, now), Buffer.from(body))).toEqual(genuine)
    expect(verify(signature(body, SECRET, after(-299)))).toEqual(genuine)
  })

  // spec: 558
  it.each([
    ['unsigned', undefined],
    ['unsigned', 'nada'],
    ['forged', signature(body, 'whsec_outro', now)],
    ['forged', signature(`${body} `, SECRET, now)],
    ['forged', `t=${now.getTime() / 1000},${signature(body, SECRET, after(-3_600))}`],
    ['too-old', signature(body, SECRET, after(-301))],
    ['from-the-future', signature(body, SECRET, after(60))],
    ['from-the-future', signature(body, SECRET, after(10 * 365 * 86_400))],
  ])('is refused as %s', (reason, header) => {
    expect(verify(header)).toEqual({ kind: 'refused', reason })
  })

  it('arrives signed, held back, doubled or in another order as a test wants', async () => {
    const received: string[] = []
    const portal = createServer(async (request, reply) => {
      const raw = await text(request)
      const header = String(request.headers['stripe-signature'])
      const delivery = cards.verifyWebhook({ rawBody: raw, signature: header, now: new Date() })
      received.push(delivery.kind === 'genuine' ? delivery.event.type : delivery.reason)
      reply.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => portal.once('listening', resolve))
    const url = `http://127.0.0.1:${portOf(portal)}`
    const { webhooks, tellEventsTo } = stripe.control
    tellEventsTo(url)
    webhooks.isHeld = true
    await payCheckout()
    expect(received).toEqual([])
    await webhooks.release({ order: 'reversed', copies: 2 })
    await webhooks.forge(url, JSON.parse(body), { 'stripe-signature': 't=1,v1=00' })

    const told = ['checkout.session.completed', 'invoice.paid', 'customer.subscription.created']
    expect(received).toEqual([...told.flatMap((type) => [type, type]), 'forged'])
    portal.closeAllConnections()
    portal.close()
  })
})
