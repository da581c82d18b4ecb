import type { CardRenewal } from '@portal/contract/money/payments/card-renewal'
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signature } from '../../../../../sandbox/src/stripe/start-stripe.ts'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { startCards } from '../../../../test/cards.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { takeNewPrices } from './card-renewals.ts'
import { followCardEvent } from './follow-card-event.ts'
import { catchUpWithEvents, compareWithCards, readInvoiceList } from './reconcile-cards.ts'
import { lookAtWhatIsDue } from './reconcile-payments.ts'
import { recordInvoice } from './record-invoice.ts'
import { askForRefund, recordPayment } from './record-payment.ts'
import { remindOfEnds } from './remind-of-ends.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const bank = await startBank()
const { clock } = bank
const provider = await startCards(clock)
const { control } = provider
const environment = { ...bank.environment, ...provider.environment }
const portal = useTestApp({ clock, environment })
afterAll(() => Promise.all([bank.stop(), provider.stop()]))
beforeEach(() => {
  control.clearFaults()
  control.webhooks.isHeld = true
  control.webhooks.drop()
})

const planOf = ({ userId }: TestPerson) => portal.deps.stores.accounts.planType(userId, clock.now())
const read = async ({ cookie }: TestPerson, id: string) =>
  (await call(portal, 'GET', `/plan-orders/${id}`, undefined, { cookie })).json as PlanOrder
const mine = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/my/plan-orders', undefined, { cookie })).json.orders as PlanOrder[]
const post = ({ cookie }: TestPerson, path: string) =>
  call(portal, 'POST', path, undefined, { cookie })
const renewalRow = async (orderId: string) => {
  const renewal = await portal.deps.stores.cardRenewals.findByFirstOrder(orderId)
  if (!renewal) throw new Error('no renewal')
  return renewal
}
const standing = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/my/plan-standing', undefined, { cookie })).json as PlanStanding
const renewalOf = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/my/card-renewal', undefined, { cookie })).json
    .renewal as CardRenewal | null
const catchUp = () => catchUpWithEvents(portal.deps)

type Input = Parameters<typeof orderPlan>[2]
const order = async (person: TestPerson, input: Input = {}) =>
  (await orderPlan(portal, person, { method: 'card', ...input })).order

/** Paid on the provider's page; what the portal knows of it comes by its own asking. */
async function pay(orderId: string) {
  control.completeCheckout((await renewalRow(orderId)).checkoutId ?? '')
}
async function buy(person: TestPerson, input: Input = {}) {
  const bought = await order(person, input)
  await pay(bought.id)
  await catchUp()
  return bought
}
async function workerTurns(turns = 3) {
  for (let turn = 0; turn < turns; turn += 1) {
    await lookAtWhatIsDue(portal.deps)
    provider.advance(3 * MINUTE)
  }
}
const subscriptionOf = async (orderId: string) => {
  const { subscriptionId } = await renewalRow(orderId)
  const found = control.state().subscriptions.get(subscriptionId ?? '')
  if (!found) throw new Error('no subscription')
  return found
}
const latestInvoice = async (orderId: string) => {
  const { latest_invoice } = await subscriptionOf(orderId)
  const found = control.state().invoices.get(latest_invoice ?? '')
  if (!found) throw new Error('no invoice')
  return found
}
const priceOf = async (orderId: string) =>
  (await subscriptionOf(orderId)).items.data[0]?.price.unit_amount
const nextChargeOf = async (orderId: string) =>
  ((await subscriptionOf(orderId)).items.data[0]?.current_period_end ?? 0) * 1000
const takenFrom = async (orderId: string) => {
  const { customer } = await subscriptionOf(orderId)
  const charges = [...control.state().charges.values()].filter((one) => one.customer === customer)
  return charges.map(({ amount }) => amount)
}
const chooseNext = ({ cookie }: TestPerson, body: object) =>
  call(portal, 'PUT', '/my/plan-standing/next-plan', body, { cookie })

async function payByPix(person: TestPerson, input: Input = {}) {
  const { order: placed } = await orderPlan(portal, person, { ...input, method: 'pix' })
  const charge = await portal.deps.stores.planOrders.newestCharge(placed.id)
  const [paid] = bank.control.pay({ txid: charge?.txid ?? '' })
  const told = await portal.deps.pix?.readPayment(paid?.e2eid ?? '')
  if (told?.kind === 'ok') await recordPayment(told.value, portal.deps)
}

/** As its person does on the page of the provider. */
async function setEndThere(person: TestPerson, orderId: string, cancels: 'yes' | 'no') {
  const { id } = await renewalRow(orderId)
  const page = await post(person, `/card-renewals/${id}/card-page`)
  await fetch(page.json.url as string, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ subscription: (await subscriptionOf(orderId)).id, cancels }),
  })
  await catchUp()
}
const deliver = (body: string, header: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/v1/card-hints',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload: body,
  })
const signed = (event: object, secret = 'whsec_portal_local', at = clock.now()) => {
  const body = JSON.stringify(event)
  return deliver(body, signature(body, secret, at))
}
const hints = async () =>
  (
    await portal.asOwner<{ id: string }>(
      "select id from payment_hints where provider = 'stripe' order by received_at, id",
    )
  ).rows.map(({ id }) => id)
async function followHints() {
  for (const id of await hints()) {
    const event = await portal.deps.stores.paymentHints.readEvent(id)
    if (event) await followCardEvent(event, portal.deps)
  }
}
const grantsOf = async (userId: string) =>
  (
    await portal.asOwner<{ period_start: Date; period_end: Date; reason: string }>(
      `select g.period_start, g.period_end, g.reason from plan_grants g
       join subscriptions s on s.id = g.subscription_id
       where s.user_id = $1 and g.revoked_at is null order by g.period_start`,
      [userId],
    )
  ).rows

describe('an order by card', () => {
  // spec: 533
  it('leads to the page of the provider, and nothing holds before it is paid', async () => {
    const rosa = await createPerson(portal)
    const { status, order: placed, quote } = await orderPlan(portal, rosa, { method: 'card' })
    expect(status).toBe(201)
    expect(quote.methods).toEqual(['pix', 'card'])
    expect(placed).toMatchObject({ method: 'card', status: 'awaiting_payment', pix: null })
    expect(placed.card).toMatchObject({ status: 'open' })
    expect(placed.card?.checkout_url).toContain('/c/pay/cs_test_')
    const session = control.state().sessions.get((await renewalRow(placed.id)).checkoutId ?? '')
    expect(session).toMatchObject({
      client_reference_id: placed.id,
      success_url: `http://portal.test/checkout-success?pedido=${placed.id}`,
      cancel_url: `http://portal.test/checkout-cancel?pedido=${placed.id}&plano=atalaia&ciclo=mensal`,
    })
    expect(await planOf(rosa)).toBe('clube')
  })

  it('is one order and one page when it is asked for at once', async () => {
    const rosa = await createPerson(portal)
    const key = '0199a4a0-0000-4000-8000-00000000000c'
    const before = control.state().sessions.size
    const placed = await Promise.all([1, 2, 3].map(() => order(rosa, { key })))
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    expect(control.state().sessions.size).toBe(before + 1)
    const other = await orderPlan(portal, rosa, { key, method: 'pix' })
    expect(other.status).toBe(409)
  })

  // spec: 533
  it('buys the plan once it is paid, with every message lost', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    expect(await planOf(rosa)).toBe('atalaia')
    expect(await read(rosa, bought.id)).toMatchObject({ status: 'paid', card: null })
    expect(await renewalOf(rosa)).toMatchObject({ plan: 'atalaia', status: 'active' })
  })

  // spec: 535
  it('is found paid by the look at its page alone, and by the list of invoices alone', async () => {
    const [rosa, davi] = [await createPerson(portal), await createPerson(portal)]
    const [hers, his] = [await order(rosa), await order(davi)]
    await pay(hers.id)
    provider.advance(2 * MINUTE)
    await lookAtWhatIsDue(portal.deps)
    expect((await read(rosa, hers.id)).status).toBe('paid')
    await pay(his.id)
    await readInvoiceList('hour', portal.deps)
    expect((await read(davi, his.id)).status).toBe('paid')
  })

  it('ends with its page when nobody pays', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    provider.advance(4 * HOUR)
    await lookAtWhatIsDue(portal.deps)
    expect((await read(rosa, placed.id)).status).toBe('expired')
    expect(await renewalOf(rosa)).toBeNull()
  })

  it('closes its page at once when it is given up', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    const answer = await post(rosa, `/plan-orders/${placed.id}/cancellation`)
    expect(answer.json).toMatchObject({ status: 'canceled', card: null })
    const { checkoutId } = await renewalRow(placed.id)
    expect(control.state().sessions.get(checkoutId ?? '')?.status).toBe('expired')
  })

  it('is paid and not given up when the money was quicker', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    await pay(placed.id)
    const answer = await post(rosa, `/plan-orders/${placed.id}/cancellation`)
    expect(answer.json).toMatchObject({ status: 'paid' })
    expect(await planOf(rosa)).toBe('atalaia')
  })

  it('is nobody else’s to see or to change', async () => {
    const [rosa, stranger] = [await createPerson(portal), await createPerson(portal)]
    const bought = await buy(rosa)
    const renewal = await renewalOf(rosa)
    for (const what of ['cancellation', 'resumption', 'card-page']) {
      const answer = await post(stranger, `/card-renewals/${renewal?.id}/${what}`)
      expect(answer.status, what).toBe(404)
      const anonymous = await call(portal, 'POST', `/card-renewals/${renewal?.id}/${what}`)
      expect(anonymous.status, what).toBe(401)
    }
    expect(await renewalOf(stranger)).toBeNull()
    expect((await call(portal, 'GET', '/my/card-renewal')).status).toBe(401)
    expect(
      (await call(portal, 'GET', `/plan-orders/${bought.id}`, undefined, stranger)).status,
    ).toBe(404)
  })
})

describe('a switch of method', () => {
  // spec: 534
  it('takes the Pix code back before the page of the card opens', async () => {
    const rosa = await createPerson(portal)
    const { order: byPix } = await orderPlan(portal, rosa)
    const charge = await portal.deps.stores.planOrders.newestCharge(byPix.id)
    const byCard = await order(rosa)
    expect(bank.control.state().charges.get(charge?.txid ?? '')?.status).toMatch(/^REMOVIDA/)
    expect((await read(rosa, byPix.id)).status).toBe('canceled')
    expect(byCard.card?.status).toBe('open')
  })

  // spec: 534
  it('finds a Pix that was paid in the meantime, and opens no second way to pay', async () => {
    const rosa = await createPerson(portal)
    const { order: byPix } = await orderPlan(portal, rosa)
    const charge = await portal.deps.stores.planOrders.newestCharge(byPix.id)
    bank.control.pay({ txid: charge?.txid ?? '' })
    const { status } = await orderPlan(portal, rosa, { method: 'card' })
    expect(status).toBe(409)
    expect((await read(rosa, byPix.id)).status).toBe('paid')
  })

  // spec: 534
  it('closes the page of the card before a Pix code is made', async () => {
    const rosa = await createPerson(portal)
    const byCard = await order(rosa)
    const { status, order: byPix } = await orderPlan(portal, rosa)
    expect([status, byPix.pix?.status]).toEqual([201, 'active'])
    const { checkoutId } = await renewalRow(byCard.id)
    expect(control.state().sessions.get(checkoutId ?? '')?.status).toBe('expired')
  })
})

describe('a provider that falters', () => {
  // spec: 533
  it.each([
    ['POST /v1/checkout/sessions', 'reset', true],
    ['POST /v1/checkout/sessions', '500-html', false],
    ['POST /v1/customers', 'empty', true],
    ['GET /v1/prices', '503', false],
  ] as const)(
    '%s answers %s (done: %s): the page comes by itself, once',
    async (route, kind, after) => {
      const rosa = await createPerson(portal)
      const before = control.state().sessions.size
      control.fault({ kind, route, after, times: 5 })
      const placed = await order(rosa)
      expect(placed.card).toEqual({ status: 'preparing', checkout_url: null })
      control.clearFaults()
      clock.advance(MINUTE)
      await lookAtWhatIsDue(portal.deps)
      expect((await read(rosa, placed.id)).card?.status).toBe('open')
      expect(control.state().sessions.size).toBe(before + 1)
    },
  )

  it('does not leave a page open whose address was lost before it was given up', async () => {
    const rosa = await createPerson(portal)
    control.fault({ kind: 'reset', route: 'POST /v1/checkout/sessions', after: true, times: 5 })
    const placed = await order(rosa)
    control.clearFaults()
    await post(rosa, `/plan-orders/${placed.id}/cancellation`)
    const open = [...control.state().sessions.values()].filter(
      (one) => one.client_reference_id === placed.id,
    )
    expect(open.map(({ status }) => status)).toEqual(['expired'])
  })

  // spec: 535
  it('tells what it read only to the end: an outage is caught up with', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    await pay(placed.id)
    control.fault({ kind: '503', route: 'GET /v1/invoices/:id', times: 5 })
    await expect(catchUp()).rejects.toThrow(/not done/)
    control.clearFaults()
    await catchUp()
    expect((await read(rosa, placed.id)).status).toBe('paid')
  })
})

describe('messages of the provider', () => {
  it('are followed in any order and any number, and buy once', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    await pay(placed.id)
    const events = control.state().events.slice(-3).toReversed()
    for (const event of [...events, ...events]) expect((await signed(event)).statusCode).toBe(200)
    const other = await startNode(portal.databaseUrl, { clock, environment })
    await Promise.all(
      [portal.deps, other.deps].flatMap((deps) =>
        events.map(async ({ id }) => {
          const { rows } = await portal.asOwner<{ id: string }>(
            'select id from payment_hints where event_id = $1',
            [id],
          )
          expect(rows).toHaveLength(1)
          const event = await deps.stores.paymentHints.readEvent(rows[0]?.id ?? '')
          if (event) await followCardEvent(event, deps)
        }),
      ),
    )
    await stopNode(other)
    expect((await read(rosa, placed.id)).status).toBe('paid')
    expect(await grantsOf(rosa.userId)).toHaveLength(1)
  })

  it('are refused when they are forged, old, of the future or unsigned', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    const known = (await hints()).length
    const event = {
      id: 'evt_forged',
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      data: { object: { id: 'in_forged', object: 'invoice' } },
    }
    const at = (ms: number) => new Date(clock.now().getTime() + ms)
    expect((await signed(event, 'whsec_other')).statusCode).toBe(403)
    expect((await signed(event, undefined, at(-HOUR))).statusCode).toBe(403)
    expect((await signed(event, undefined, at(HOUR))).statusCode).toBe(403)
    expect((await deliver(JSON.stringify(event), '')).statusCode).toBe(403)
    expect(await hints()).toHaveLength(known)
    expect((await read(rosa, placed.id)).status).toBe('awaiting_payment')
  })

  // spec: 533
  it('are believed in nothing, even with the right signature', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    const invoice = { id: 'in_nowhere', object: 'invoice', status: 'paid', amount_paid: 4990 }
    await signed({
      id: 'evt_lie',
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      data: { object: { ...invoice, metadata: { order_id: placed.id } } },
    })
    await followHints()
    expect((await read(rosa, placed.id)).status).toBe('awaiting_payment')
  })
})

describe('a renewal', () => {
  // spec: 533
  it('is an order of its own beside an open Pix, and its period follows the last', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    provider.advance(25 * DAY)
    await catchUp()
    await orderPlan(portal, rosa)
    provider.advance(7 * DAY)
    await catchUp()
    await catchUp()
    const orders = await mine(rosa)
    expect(orders.map(({ status, method }) => [status, method])).toEqual([
      ['paid', 'card'],
      ['awaiting_payment', 'pix'],
      ['paid', 'card'],
    ])
    const [first, second] = await grantsOf(rosa.userId)
    expect(second?.period_start).toEqual(first?.period_end)
    expect(await planOf(rosa)).toBe('atalaia')
  })

  it('does not mind the order in which invoices are told', async () => {
    const rosa = await createPerson(portal)
    const placed = await order(rosa)
    await pay(placed.id)
    const { checkoutId } = await renewalRow(placed.id)
    const subscription = control.state().sessions.get(checkoutId ?? '')?.subscription
    provider.advance(31 * DAY + 2 * HOUR)
    const invoices = [...control.state().invoices.values()].filter(
      ({ parent }) => parent?.subscription_details.subscription === subscription,
    )
    expect(invoices).toHaveLength(2)
    for (const { id } of invoices.toReversed()) await recordInvoice(id, portal.deps)
    const grants = await grantsOf(rosa.userId)
    expect(grants).toHaveLength(2)
    expect(grants[1]?.period_start).toEqual(grants[0]?.period_end)
  })

  it('follows a trial that still runs, so no day is paid twice', async () => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
    const bought = await buy(rosa)
    const { period } = await read(rosa, bought.id)
    expect(Date.parse(period?.starts_at ?? '')).toBeGreaterThan(clock.now().getTime())
  })

  // spec: 536
  it('that the card refused is told once, and is bought when it is paid after all', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const { customerId } = await renewalRow(bought.id)
    control.setCard(customerId ?? '', 'declined')
    provider.advance(31 * DAY)
    // The provider collects an hour after the end of the period, and tells of it later.
    expect(await standing(rosa)).toMatchObject({
      state: 'in_grace',
      renewal: { method: 'card', has_failed: false },
    })
    provider.advance(2 * HOUR)
    await catchUp()
    await catchUp()
    expect(await standing(rosa)).toMatchObject({
      state: 'in_grace',
      renewal: { method: 'card', has_failed: true },
    })
    const { rows } = await portal.asOwner<{ count: number }>(
      "select count(*) from jobs.job where name = 'payments.send-card-failure'",
    )
    expect(rows[0]?.count).toBe(1)
    expect(await planOf(rosa)).toBe('atalaia')
    control.setCard(customerId ?? '', 'ok')
    const { latest_invoice } = await subscriptionOf(bought.id)
    control.payInvoice(latest_invoice ?? '')
    await catchUp()
    expect(await grantsOf(rosa.userId)).toHaveLength(2)
    expect(await standing(rosa)).toMatchObject({
      state: 'active',
      renewal: { method: 'card', has_failed: false },
    })
  })

  // spec: 536
  it('ends at the end of what is paid, and can be taken back before', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const id = (await renewalOf(rosa))?.id
    const ended = await post(rosa, `/card-renewals/${id}/cancellation`)
    expect(ended.json.renewal).toMatchObject({ status: 'ended' })
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(true)
    expect(await planOf(rosa)).toBe('atalaia')
    const back = await post(rosa, `/card-renewals/${id}/resumption`)
    expect(back.json.renewal).toMatchObject({ status: 'active' })
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(false)
    await post(rosa, `/card-renewals/${id}/cancellation`)
    provider.advance(40 * DAY)
    await catchUp()
    expect(await planOf(rosa)).toBe('clube')
    expect((await post(rosa, `/card-renewals/${id}/resumption`)).status).toBe(409)
  })

  it('is ended at the provider by the worker where it did not answer at first', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const id = (await renewalOf(rosa))?.id
    control.fault({ kind: '503', route: 'POST /v1/subscriptions/:id', times: 5 })
    await post(rosa, `/card-renewals/${id}/cancellation`)
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(false)
    control.clearFaults()
    await workerTurns()
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(true)
  })

  it('shows what was done on the page of the provider', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const id = (await renewalOf(rosa))?.id
    const page = await post(rosa, `/card-renewals/${id}/card-page`)
    expect(page.json.url).toContain('/p/session/')
    await setEndThere(rosa, bought.id, 'yes')
    expect(await renewalOf(rosa)).toMatchObject({ status: 'ended' })
  })

  it('is not charged after its holder ended it there, whatever else is still to be told', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    await workerTurns(2)
    const { id, planVersion } = await renewalRow(bought.id)
    await portal.deps.work.transaction(({ cardRenewals }) =>
      cardRenewals.setPlan(id, { plan: 'atalaia', planVersion }, clock.now()),
    )
    await setEndThere(rosa, bought.id, 'yes')
    await workerTurns(3)
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(true)
    expect(await renewalOf(rosa)).toMatchObject({ status: 'ended' })
    provider.advance(32 * DAY)
    await catchUp()
    expect(await takenFrom(bought.id)).toEqual([4_990])
  })

  it('is not taken up here where the provider did not take it up', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const id = (await renewalOf(rosa))?.id
    await post(rosa, `/card-renewals/${id}/cancellation`)
    control.fault({ kind: '503', route: 'POST /v1/subscriptions/:id', times: 9 })
    expect((await post(rosa, `/card-renewals/${id}/resumption`)).status).toBe(503)
    control.clearFaults()
    expect(await renewalOf(rosa)).toMatchObject({ status: 'ended' })
    expect((await post(rosa, `/card-renewals/${id}/resumption`)).json.renewal.status).toBe('active')
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(false)
  })

  it('asks nobody to pay who pays by itself', async () => {
    const [rosa, davi] = [await createPerson(portal), await createPerson(portal)]
    await buy(rosa)
    await buy(davi)
    await post(davi, `/card-renewals/${(await renewalOf(davi))?.id}/cancellation`)
    clock.advance(26 * DAY)
    await remindOfEnds(portal.deps)
    const { rows } = await portal.asOwner<{ user_id: string }>(
      'select user_id from plan_reminders where user_id = any($1::uuid[])',
      [[rosa.userId, davi.userId]],
    )
    expect(rows.map(({ user_id }) => user_id)).toEqual([davi.userId])
    provider.advance(0)
    await catchUp()
  })

  it('offers no second card, and none in another cycle inside a period that is paid', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    const input = { plan: 'espadarte', cycle: 'year', method: 'card' } as const
    const { quote, status } = await orderPlan(portal, rosa, input)
    expect(quote).toMatchObject({ methods: ['pix'], saved_card: null })
    expect(status).toBe(409)
  })
})

describe('a card that renews is not charged again', () => {
  const isEnding = async (orderId: string) => {
    await workerTurns()
    return (await subscriptionOf(orderId)).cancel_at_period_end
  }

  it('once its person leaves the plan', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const answer = await post(rosa, '/my/plan-standing/cancellation')
    expect(answer.json).toMatchObject({ state: 'ending', renewal: null })
    expect(await isEnding(bought.id)).toBe(true)
    expect(await planOf(rosa)).toBe('atalaia')
    const { id } = await renewalRow(bought.id)
    expect((await post(rosa, `/card-renewals/${id}/resumption`)).status).toBe(200)
    expect(await standing(rosa)).toMatchObject({ state: 'active', renewal: { method: 'card' } })
  })

  // spec: 536
  it('once a larger plan is paid by Pix, as the checkout says before', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const { order: larger, quote } = await orderPlan(portal, rosa, {
      ...{ plan: 'espadarte', method: 'pix' },
    })
    expect(quote).toMatchObject({ reason: 'upgrade', ends_renewal: true, methods: ['pix', 'card'] })
    const charge = await portal.deps.stores.planOrders.newestCharge(larger.id)
    const [paid] = bank.control.pay({ txid: charge?.txid ?? '' })
    const told = await portal.deps.pix?.readPayment(paid?.e2eid ?? '')
    if (told?.kind === 'ok') await recordPayment(told.value, portal.deps)
    expect(await planOf(rosa)).toBe('espadarte')
    expect(await isEnding(bought.id)).toBe(true)
  })
})

describe('what a card was still to pay when its renewal ended', () => {
  /** Its second period, which the card refuses. */
  async function refused(person: TestPerson) {
    const bought = await buy(person)
    control.setCard((await renewalRow(bought.id)).customerId ?? '', 'declined')
    provider.advance((await nextChargeOf(bought.id)) - clock.now().getTime() + 2 * HOUR)
    await catchUp()
    expect((await latestInvoice(bought.id)).status).toBe('open')
    return bought
  }
  async function triesAgain(orderId: string) {
    control.setCard((await renewalRow(orderId)).customerId ?? '', 'ok')
    provider.advance(4 * DAY)
    await workerTurns()
    await catchUp()
  }
  const cancelRenewal = async (person: TestPerson, orderId: string) =>
    post(person, `/card-renewals/${(await renewalRow(orderId)).id}/cancellation`)

  // spec: 562
  it('is withdrawn once the period is paid by Pix: trying again takes nothing', async () => {
    const rosa = await createPerson(portal)
    const bought = await refused(rosa)
    await payByPix(rosa)
    await workerTurns()
    expect((await latestInvoice(bought.id)).status).toBe('void')
    await triesAgain(bought.id)
    expect(await takenFrom(bought.id)).toEqual([4_990])
    expect(await grantsOf(rosa.userId)).toHaveLength(2)
  })

  it('is withdrawn at once when its person cancels the renewal', async () => {
    const rosa = await createPerson(portal)
    const bought = await refused(rosa)
    await cancelRenewal(rosa, bought.id)
    expect((await latestInvoice(bought.id)).status).toBe('void')
    await triesAgain(bought.id)
    expect(await takenFrom(bought.id)).toEqual([4_990])
  })

  it('is withdrawn in the hour in which it is only drawn up', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    provider.advance((await nextChargeOf(bought.id)) - clock.now().getTime() + 10 * MINUTE)
    expect((await latestInvoice(bought.id)).status).toBe('draft')
    await cancelRenewal(rosa, bought.id)
    expect((await latestInvoice(bought.id)).status).toBe('void')
    await triesAgain(bought.id)
    expect(await takenFrom(bought.id)).toEqual([4_990])
  })

  it('is withdrawn by the worker where the provider did not answer, or ended it by itself', async () => {
    const rosa = await createPerson(portal)
    const bought = await refused(rosa)
    control.fault({ kind: '503', route: 'POST /v1/invoices/:id/void', times: 3 })
    await cancelRenewal(rosa, bought.id)
    expect((await latestInvoice(bought.id)).status).toBe('open')
    control.clearFaults()
    await workerTurns()
    expect((await latestInvoice(bought.id)).status).toBe('void')

    const davi = await createPerson(portal)
    const other = await refused(davi)
    control.endSubscription((await subscriptionOf(other.id)).id)
    await catchUp()
    await workerTurns()
    expect((await latestInvoice(other.id)).status).toBe('void')
  })

  // spec: 562
  it('goes back where it was taken all the same, and buys nothing', async () => {
    const rosa = await createPerson(portal)
    const bought = await refused(rosa)
    control.fault({ kind: '503', route: 'POST /v1/invoices/:id/void', times: 100 })
    await cancelRenewal(rosa, bought.id)
    await triesAgain(bought.id)
    control.clearFaults()
    await workerTurns()
    expect(await takenFrom(bought.id)).toEqual([4_990, 4_990])
    expect((await mine(rosa))[0]).toMatchObject({
      status: 'canceled',
      refunds: [{ amount_cents: 4_990, status: 'done' }],
    })
    expect(await grantsOf(rosa.userId)).toHaveLength(1)
    expect(await renewalOf(rosa)).toMatchObject({ status: 'ended' })
  })

  it('is theirs where it was paid before they left the plan, and they have left all the same', async () => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
    // The provider charges on a day of its own while it cannot be told of ours.
    control.fault({ kind: '503', route: 'POST /v1/subscriptions/:id', times: 100 })
    const bought = await buy(rosa)
    provider.advance((await nextChargeOf(bought.id)) - clock.now().getTime() + 2 * HOUR)
    provider.advance(MINUTE)
    expect((await post(rosa, '/my/plan-standing/cancellation')).json.state).toBe('ending')
    control.clearFaults()
    await catchUp()
    expect(await grantsOf(rosa.userId)).toHaveLength(2)
    expect(await standing(rosa)).toMatchObject({ state: 'ending', next: null, renewal: null })
  })
})

describe('a card that renews again', () => {
  const cancel = async (person: TestPerson, orderId: string) =>
    post(person, `/card-renewals/${(await renewalRow(orderId)).id}/cancellation`)
  const resume = async (person: TestPerson, orderId: string) =>
    post(person, `/card-renewals/${(await renewalRow(orderId)).id}/resumption`)

  // spec: 562
  it('renews the smaller plan that was chosen for later meanwhile', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa, { plan: 'espadarte' })
    await cancel(rosa, bought.id)
    await chooseNext(rosa, { plan: 'atalaia', cycle: 'month' })
    const resumed = await resume(rosa, bought.id)
    expect(resumed.json.renewal).toMatchObject({ plan: 'atalaia', status: 'active' })
    expect(await priceOf(bought.id)).toBe(4_990)
    provider.advance(32 * DAY)
    await catchUp()
    expect((await mine(rosa))[0]).toMatchObject({ plan: 'atalaia', status: 'paid' })
  })

  it('renews the dearer plan that was paid by Pix meanwhile', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    provider.advance(10 * DAY)
    await payByPix(rosa, { plan: 'espadarte' })
    await workerTurns()
    await resume(rosa, bought.id)
    expect(await renewalOf(rosa)).toMatchObject({ plan: 'espadarte', status: 'active' })
    expect(await priceOf(bought.id)).toBe(19_990)
  })

  it('is refused where the next period is of another cycle, or nothing paid runs', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa, { plan: 'espadarte' })
    await cancel(rosa, bought.id)
    await chooseNext(rosa, { plan: 'atalaia', cycle: 'year' })
    expect(await resume(rosa, bought.id)).toMatchObject({
      status: 409,
      json: { code: 'payments.renewal-of-another-cycle' },
    })
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(true)
    const davi = await createPerson(portal)
    const other = await buy(davi)
    control.setCard((await renewalRow(other.id)).customerId ?? '', 'declined')
    provider.advance(32 * DAY)
    await catchUp()
    await cancel(davi, other.id)
    expect((await resume(davi, other.id)).status).toBe(409)
  })

  it('renews what comes next also when it is taken back on the page of the provider', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa, { plan: 'espadarte' })
    await cancel(rosa, bought.id)
    await chooseNext(rosa, { plan: 'atalaia', cycle: 'month' })
    await setEndThere(rosa, bought.id, 'no')
    await workerTurns()
    expect(await renewalOf(rosa)).toMatchObject({ plan: 'atalaia', status: 'active' })
    expect(await priceOf(bought.id)).toBe(4_990)

    await cancel(rosa, bought.id)
    await chooseNext(rosa, { plan: 'atalaia', cycle: 'year' })
    await setEndThere(rosa, bought.id, 'no')
    await workerTurns()
    expect(await renewalOf(rosa)).toMatchObject({ status: 'ended' })
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(true)
  })

  it('keeps its person in the plan they had left, when it is taken back there', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    await post(rosa, '/my/plan-standing/cancellation')
    await workerTurns()
    await setEndThere(rosa, bought.id, 'no')
    expect(await standing(rosa)).toMatchObject({ state: 'active', renewal: { method: 'card' } })
  })
})

describe('the next charge of a card', () => {
  const paidUntil = async ({ userId }: TestPerson) =>
    (await portal.deps.stores.planPayments.paidUntil(userId))?.getTime() ?? 0
  const isThen = async (orderId: string, person: TestPerson) =>
    Math.abs((await nextChargeOf(orderId)) - (await paidUntil(person))) < HOUR

  // spec: 562
  it('comes when the period ends that followed a trial, and nothing is bought by an invoice of nothing', async () => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
    const bought = await buy(rosa)
    expect(await isThen(bought.id, rosa)).toBe(true)
    expect(await subscriptionOf(bought.id)).toMatchObject({ status: 'trialing' })
    expect(await latestInvoice(bought.id)).toMatchObject({ status: 'paid', amount_paid: 0 })
    provider.advance(33 * DAY)
    await catchUp()
    await readInvoiceList('night', portal.deps)
    expect(await takenFrom(bought.id)).toEqual([4_990])
    expect(await mine(rosa)).toHaveLength(1)

    provider.advance((await paidUntil(rosa)) - clock.now().getTime() + 2 * HOUR)
    await catchUp()
    expect(await takenFrom(bought.id)).toEqual([4_990, 4_990])
    const [first, second] = await grantsOf(rosa.userId)
    expect(second?.period_start).toEqual(first?.period_end)
    expect(await isThen(bought.id, rosa)).toBe(true)
  })

  it('comes when the period ends that began before the card was given, in the days of grace', async () => {
    const rosa = await createPerson(portal)
    await payByPix(rosa)
    provider.advance((await paidUntil(rosa)) - clock.now().getTime() + 3 * DAY)
    const bought = await buy(rosa)
    expect(await isThen(bought.id, rosa)).toBe(true)
    expect(await nextChargeOf(bought.id)).toBeLessThan(clock.now().getTime() + 29 * DAY)
  })

  it('is moved by the worker where the provider did not answer at first', async () => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
    control.fault({ kind: '503', route: 'POST /v1/subscriptions/:id', times: 3 })
    const bought = await buy(rosa)
    expect(await isThen(bought.id, rosa)).toBe(false)
    control.clearFaults()
    await workerTurns()
    expect(await isThen(bought.id, rosa)).toBe(true)
  })

  it('waits for what was paid by Pix before the renewal was taken back', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    provider.advance(25 * DAY)
    await payByPix(rosa)
    await workerTurns()
    const { id } = await renewalRow(bought.id)
    expect((await post(rosa, `/card-renewals/${id}/resumption`)).status).toBe(200)
    expect(await isThen(bought.id, rosa)).toBe(true)
    provider.advance(10 * DAY)
    await catchUp()
    expect(await takenFrom(bought.id)).toEqual([4_990])
  })
})

describe('a smaller plan for a card that renews', () => {
  const next = (person: TestPerson, method: 'PUT' | 'DELETE', body?: object) =>
    call(portal, method, '/my/plan-standing/next-plan', body, { cookie: person.cookie })

  // spec: 561
  it('is charged from the next period on, without switching the renewal off', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa, { plan: 'macarico' })
    control.fault({ kind: '500-json', route: 'POST /v1/subscriptions/:id', times: 3 })
    const answer = await next(rosa, 'PUT', { plan: 'atalaia', cycle: 'month' })
    expect(answer.json).toMatchObject({
      state: 'active',
      plan: 'macarico',
      renewal: { method: 'card' },
      next: { plan: 'atalaia', price_cents: 4_990, is_change: true },
    })
    await workerTurns(3)
    expect(await priceOf(bought.id)).toBe(4_990)
    expect(await mine(rosa)).toHaveLength(1)
    provider.advance(32 * DAY)
    await catchUp()
    expect(
      (await mine(rosa)).map(({ plan, status, amount_cents }) => [plan, status, amount_cents]),
    ).toEqual([
      ['atalaia', 'paid', 4_990],
      ['macarico', 'paid', 9_990],
    ])
    expect(await planOf(rosa)).toBe('atalaia')
  })

  it('is taken back before it holds', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa, { plan: 'macarico' })
    await next(rosa, 'PUT', { plan: 'atalaia', cycle: 'month' })
    expect(await priceOf(bought.id)).toBe(4_990)
    await next(rosa, 'DELETE')
    expect(await priceOf(bought.id)).toBe(9_990)
    provider.advance(32 * DAY)
    await catchUp()
    expect((await mine(rosa)).map(({ plan }) => plan)).toEqual(['macarico', 'macarico'])
  })

  it('keeps the cycle of the card', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa, { plan: 'espadarte' })
    const refused = await next(rosa, 'PUT', { plan: 'atalaia', cycle: 'year' })
    expect(refused).toMatchObject({ status: 409, json: { code: 'payments.renews-by-card' } })
  })
})

// spec: 561
it('charges a new price from the next period after thirty days of notice', async () => {
  const rosa = await createPerson(portal)
  const bought = await buy(rosa)
  const davi = await createPerson(portal)
  const other = await buy(davi)
  const raise = (by: number) =>
    portal.asOwner(
      `update plans set month_cents = month_cents + $2, version = version + 1, updated_at = $1
       where id = 'atalaia'`,
      [clock.now(), by],
    )
  await raise(100)
  const days = (count: number) => new Date(clock.now().getTime() + count * DAY)
  await portal.asOwner(
    `insert into plan_updates (subscription_id, user_id, plan_id, version, created_at, told_at, in_force_at)
     select id, user_id, 'atalaia', (select version from plans where id = 'atalaia'), $2, $2, $3
     from subscriptions where user_id = $1 and source = 'paid'`,
    [rosa.userId, days(-20), days(10)],
  )
  await takeNewPrices(portal.deps)
  await takeNewPrices(portal.deps)
  await workerTurns(2)
  expect((await subscriptionOf(bought.id)).items.data[0]?.price.unit_amount).toBe(5_090)
  // Nobody told them.
  expect((await subscriptionOf(other.id)).items.data[0]?.price.unit_amount).toBe(4_990)
  provider.advance(32 * DAY)
  await catchUp()
  expect((await mine(rosa))[0]).toMatchObject({ status: 'paid', amount_cents: 5_090 })
  expect((await mine(davi))[0]).toMatchObject({ status: 'paid', amount_cents: 4_990 })
  await raise(-100)
})

describe('money that goes back', () => {
  it('goes back to the card within 7 days, and nothing more is charged', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    provider.advance(6 * DAY)
    expect((await post(rosa, `/plan-orders/${bought.id}/withdrawal`)).status).toBe(202)
    control.fault({ kind: 'reset', route: 'POST /v1/refunds', after: true, times: 3 })
    await workerTurns(4)
    expect(await read(rosa, bought.id)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount_cents: 4_990, status: 'done' }],
    })
    expect(await planOf(rosa)).toBe('clube')
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(true)
    const refunds = [...control.state().refunds.values()].filter(
      ({ metadata }) => metadata.reference,
    )
    expect(new Set(refunds.map(({ payment_intent }) => payment_intent)).size).toBe(refunds.length)
  })

  it('is one refund where its answer was lost for longer than the provider knows its key', async () => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const payment = await portal.deps.stores.planPayments.findGranted(bought.id)
    if (!payment) throw new Error('no payment')
    await portal.deps.work.transaction((within) =>
      askForRefund(payment, 1_000, 'excess', within, clock.now()),
    )
    control.fault({ kind: 'reset', route: 'POST /v1/refunds', after: true, times: 3 })
    await lookAtWhatIsDue(portal.deps)
    control.clearFaults()
    provider.advance(25 * HOUR)
    await workerTurns()
    const refunds = [...control.state().refunds.values()].filter(
      ({ payment_intent }) => payment_intent === payment.intentId,
    )
    expect(refunds.map(({ amount }) => amount)).toEqual([1_000])
    expect((await read(rosa, bought.id)).refunds).toMatchObject([{ status: 'done' }])
  })

  it.each(['by hand at the provider', 'by a dispute'])('is taken as it is, %s', async (how) => {
    const rosa = await createPerson(portal)
    const bought = await buy(rosa)
    const payment = await portal.deps.stores.planPayments.findGranted(bought.id)
    const intent = payment?.intentId ?? ''
    if (how === 'by a dispute') control.dispute(intent)
    else await refundByHand(intent)
    await catchUp()
    await catchUp()
    expect((await read(rosa, bought.id)).status).toBe('refunded')
    expect(await planOf(rosa)).toBe('clube')
    await workerTurns(1)
    expect((await subscriptionOf(bought.id)).cancel_at_period_end).toBe(true)
  })
})

async function refundByHand(intent: string) {
  await fetch(`${provider.environment.STRIPE_API_URL}/v1/refunds`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_portal_local',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ payment_intent: intent }),
  })
}

it('keeps no card, no secret and no whole document in any table', async () => {
  const rosa = await createPerson(portal)
  const placed = await order(rosa)
  await pay(placed.id)
  const planted = { number: '4242424242424242', cvc: '737', name: 'ROSA P PLANTADA' }
  await signed({
    id: 'evt_planted',
    object: 'event',
    type: 'charge.refunded',
    created: 1,
    data: { object: { id: 'ch_1', object: 'charge', card: planted, billing_details: planted } },
  })
  await catchUp()
  const { rows: tables } = await portal.asOwner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'jobs')`,
  )
  const secrets = ['4242424242424242', 'ROSA P PLANTADA', '52998224725', 'sk_test_', 'whsec_']
  for (const { name } of tables) {
    const { rows } = await portal.asOwner<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    )
    for (const secret of secrets) {
      expect(
        rows.filter(({ row }) => row.includes(secret)),
        `${name}: ${secret}`,
      ).toEqual([])
    }
  }
})

it('compares with a few calls however many invoices were paid, and finds what went back of them', async () => {
  const rosa = await createPerson(portal)
  const bought = await buy(rosa)
  const payment = await portal.deps.stores.planPayments.findGranted(bought.id)
  await refundByHand(payment?.intentId ?? '')
  provider.advance(2 * HOUR)
  const calls: string[] = []
  const { cards } = portal.deps
  if (!cards) throw new Error('the portal has no cards')
  const counted = new Proxy(cards, {
    get: (port, name: keyof typeof cards) => {
      const call = port[name] as (...given: unknown[]) => unknown
      return (...given: unknown[]) => {
        calls.push(name)
        return call.apply(port, given)
      }
    },
  })
  expect(await compareWithCards({ ...portal.deps, cards: counted })).toBe(true)
  expect(calls).toEqual(['listPaidInvoices', 'listTakenBack'])
  // The hint of it was lost: the comparison itself has taken the plan back.
  expect((await read(rosa, bought.id)).status).toBe('refunded')
})

// spec: 535
it('agrees with the provider to the centavo', async () => {
  provider.advance(2 * HOUR)
  await catchUp()
  await workerTurns()
  await readInvoiceList('night', portal.deps)
  expect(await compareWithCards(portal.deps)).toBe(true)
  const { receivedCents } = control.totals()
  const ours = await portal.deps.stores.planPayments.totals(
    new Date(0),
    new Date('2100-01-01'),
    'stripe',
  )
  expect(ours.paidCents).toBe(receivedCents)
})
