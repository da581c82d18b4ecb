import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Merchant } from '@portal/contract/storefront/open-delivery/merchant'
import { PosEvent, PosOrder } from '@portal/contract/storefront/open-delivery/pos-order'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { portOf } from '@portal/sandbox/port-of'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../test/calls.ts'
import {
  createKitchen,
  deliveryOf,
  type Kitchen,
  lineOf,
  pickupOf,
} from '../../../../test/orders.ts'
import { createPerson } from '../../../../test/people.ts'
import { type Counter, connectCounter } from '../../../../test/pos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { signatureOf } from './pos-credentials.rules.ts'
import { RETRY_SECONDS, tellPos } from './tell-pos.ts'

const NOW = '2026-07-18T22:00:00Z'
const MINUTE = 60_000
const clock = fixedClock(NOW)
const portal = useTestApp({
  clock,
  environment: { SENSITIVE_LIMITS_FACTOR: '1000', REACH_PRIVATE_ADDRESSES: 'on' },
})
let kitchen: Kitchen
let counter: Counter
let fish: { id: string }
let restore: () => void

beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  kitchen = await createKitchen(portal)
  counter = await connectCounter(portal, kitchen)
  fish = await kitchen.addItem('Filhote na brasa', 8_990, { sku: 'P-1' })
})

const delivery = (more: object = {}) =>
  kitchen.place(deliveryOf([lineOf(fish)], 9_590, more)).then(({ json }) => json)
const statusOf = async (token: string) => (await kitchen.follow(token)).json.status
const confirmation = { createdAt: NOW, orderExternalCode: 'CX-42' }
const StandardError = z.object({ title: z.string().min(1), status: z.int() })
const refused = ({ status, json }: { status: number; json: unknown }) => {
  const problem = StandardError.parse(json)
  expect(problem.status).toBe(status)
  return [status, problem.title]
}

describe('the token of a counter', () => {
  it('is taken with a form and answers as the standard has it', async () => {
    const answer = await counter.token()
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
    })
  })

  it('is refused with a wrong secret, another grant and without credentials', async () => {
    expect(refused(await counter.token({ client_secret: 'errado' }))[0]).toBe(401)
    expect(refused(await counter.token({ client_id: 'ninguem' }))[0]).toBe(401)
    expect(refused(await counter.token({ grant_type: 'password' }))[0]).toBe(400)
    expect(refused(await counter.get('/v1/events:polling', ''))[0]).toBe(401)
    expect(refused(await counter.get('/v1/events:polling', 'Bearer nada'))[0]).toBe(401)
  })

  it('ends with its hour, with a new secret and with the connection', async () => {
    clock.advance(61 * MINUTE)
    expect((await counter.get('/v1/events:polling')).status).toBe(401)
    await counter.renew()
    expect((await counter.get('/v1/events:polling')).status).toBe(204)
    const rotated = await kitchen.mine('POST', '/pos/secret')
    expect(rotated.json.client_secret).not.toBe(counter.secret)
    expect((await counter.get('/v1/events:polling')).status).toBe(401)
    expect((await counter.token()).status).toBe(401)
    await counter.renew(rotated.json.client_secret)
    expect((await kitchen.mine('DELETE', '/pos')).json.connection).toBeNull()
    expect((await counter.get('/v1/events:polling')).status).toBe(401)
  })

  it('is made, changed and ended only by who runs the place, and written down', async () => {
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    for (const [method, path] of [
      ['GET', '/pos'],
      ['POST', '/pos'],
      ['POST', '/pos/secret'],
      ['DELETE', '/pos'],
    ] as const) {
      expect((await kitchen.as(stranger, method, path)).status).toBe(404)
    }
    const { rows } = await portal.deps.pool.query(
      `select action from audit_log where subject_id = $1 and action like 'pos.%'`,
      [kitchen.listing.id],
    )
    expect(rows).toEqual([{ action: 'pos.connected' }])
    const shown = await kitchen.mine('GET', '/pos')
    expect(JSON.stringify(shown.json)).not.toContain(counter.secret)
  })
})

describe('an order at the counter', () => {
  // spec: 813
  it('is prepaid once the house has found its Pix, and due in every other state', async () => {
    const placed = await delivery({ payment_method: 'pix' })
    const payments = async () =>
      PosOrder.parse((await counter.get(`/v1/orders/${placed.id}`)).json).payments
    const due = { method: 'PIX', value: 95.9 }
    await portal.asOwner(
      `insert into house_pix_charges (order_id, amount_cents, txid, holder, code, status,
         created_at, moved_at, claims, claimed_at)
       values ($1, 9590, 'GS1001', 'Maré Cheia', 'x', 'claimed', now(), now(), 1, now())`,
      [placed.id],
    )
    expect(await payments()).toMatchObject({
      ...{ prepaid: 0, pending: 95.9, methods: [{ ...due, type: 'PENDING' }] },
    })
    await portal.asOwner(
      `update house_pix_charges set status = 'confirmed', confirmed_at = now()
       where order_id = $1`,
      [placed.id],
    )
    expect(await payments()).toMatchObject({
      ...{ prepaid: 95.9, pending: 0, methods: [{ ...due, type: 'PREPAID' }] },
    })
  })

  // spec: 316, 317
  it('is told, read whole and taken to its end while the customer sees each step', async () => {
    const placed = await delivery({ payment_method: 'dinheiro', change_for_cents: 10_000 })
    const [created] = await counter.poll()
    expect(created).toMatchObject({ eventType: 'CREATED', orderId: placed.id })
    const order = PosOrder.parse((await counter.get(`/v1/orders/${placed.id}`)).json)
    expect(order).toMatchObject({
      type: 'DELIVERY',
      displayId: '1001',
      lastEvent: 'CREATED',
      items: [{ name: 'Filhote na brasa', externalCode: 'P-1', quantity: 1 }],
      total: { itemsPrice: { value: 89.9 }, otherFees: { value: 6 }, orderAmount: { value: 95.9 } },
      payments: { pending: 95.9, methods: [{ method: 'CASH', value: 95.9, changeFor: 100 }] },
      delivery: { deliveredBy: 'MERCHANT', deliveryAddress: { district: 'Destacado' } },
      customer: { name: 'Luciana Tavares', ordersCountOnMerchant: 1 },
    })
    expect(JSON.stringify(order)).not.toContain('null')
    const steps = [
      ['confirm', 'accepted', { ...confirmation, preparationTime: 25 }],
      ['preparing', 'preparing', undefined],
      ['dispatch', 'dispatched', undefined],
      ['delivered', 'delivered', undefined],
    ] as const
    for (const [path, status, body] of steps) {
      expect((await counter.post(`/v1/orders/${placed.id}/${path}`, body)).status).toBe(202)
      expect(await statusOf(placed.token)).toBe(status)
    }
    // The team reads on its own order how the counter calls it; the customer does not.
    const own = (await kitchen.mine('GET', `/orders/${placed.id}`)).json
    expect(own.external_code).toBe('CX-42')
    const { events, promised_at, ...followed } = (await kitchen.follow(placed.token)).json
    expect(followed).not.toHaveProperty('external_code')
    expect(events.slice(1).every(({ by }: { by: string }) => by === 'pos')).toBe(true)
    expect(promised_at).toBe(new Date(Date.parse(NOW) + 45 * MINUTE).toISOString())
    expect((await counter.poll()).map(({ eventType }) => eventType)).toEqual([
      'CREATED',
      'CONFIRMED',
      'PREPARING',
      'DISPATCHED',
      'DELIVERED',
      'CONCLUDED',
    ])
  })

  it('is told of what the team does on the board, in the same commit', async () => {
    const placed = (await kitchen.place(pickupOf([lineOf(fish)], 8_990))).json
    await kitchen.move(placed.id, 'accepted')
    await kitchen.move(placed.id, 'ready')
    expect((await counter.post(`/v1/orders/${placed.id}/pickedUp`)).status).toBe(202)
    expect((await counter.poll()).map(({ eventType }) => eventType)).toEqual([
      'CREATED',
      'CONFIRMED',
      'READY_FOR_PICKUP',
      'PICKED_UP',
      'CONCLUDED',
    ])
  })

  it('confirmed twice is 422 and one event; lastEvent is shown (#102, #12, #108)', async () => {
    const placed = await delivery()
    const confirm = () => counter.post(`/v1/orders/${placed.id}/confirm`, confirmation)
    expect((await confirm()).status).toBe(202)
    expect(refused(await confirm())[0]).toBe(422)
    const told = (await counter.poll()).filter(({ eventType }) => eventType === 'CONFIRMED')
    expect(told).toHaveLength(1)
    expect((await counter.get(`/v1/orders/${placed.id}`)).json.lastEvent).toBe('CONFIRMED')
  })

  it('goes no way that the board does not have', async () => {
    const placed = await delivery()
    const post = (path: string, body?: object) =>
      counter.post(`/v1/orders/${placed.id}/${path}`, body)
    expect(refused(await post('dispatch'))[0]).toBe(422)
    expect(refused(await post('delivered'))[0]).toBe(422)
    expect(refused(await post('pickedUp'))[0]).toBe(422)
    expect(refused(await post('confirm', { createdAt: 'ontem' }))[0]).toBe(400)
    expect(refused(await post('validateCode?deliveryCode=1234'))[0]).toBe(400)
    expect(refused(await counter.post(`/v1/orders/${randomUUID()}/dispatch`))[0]).toBe(404)
    expect(await statusOf(placed.token)).toBe('received')
  })

  it('that is packed and waits for its courier is said once, and the order stays as it was', async () => {
    const placed = await delivery()
    await counter.post(`/v1/orders/${placed.id}/confirm`, confirmation)
    const ready = () => counter.post(`/v1/orders/${placed.id}/readyForPickup`)
    expect((await ready()).status).toBe(202)
    expect(refused(await ready())[0]).toBe(422)
    expect(await statusOf(placed.token)).toBe('accepted')
  })

  it('that nobody takes is dead at its minute for the counter too', async () => {
    const placed = await delivery()
    clock.advance(11 * MINUTE)
    await counter.renew()
    const answer = await counter.post(`/v1/orders/${placed.id}/confirm`, confirmation)
    expect(refused(answer)[0]).toBe(422)
    expect((await counter.poll()).at(-1)).toMatchObject({
      eventType: 'CANCELLED',
      metadata: { code: 'OTHER_CANCELLATION_REASON' },
    })
  })

  it('of a table has no customer and is paid there (#122)', async () => {
    const { json } = await kitchen.mine('POST', '/tables', { labels: ['12'] })
    const token = decodeURIComponent(json.tables[0].url.split('#t=')[1])
    const placed = await kitchen.place({
      mode: 'table',
      key: randomUUID(),
      catalogue: 'menu',
      lines: [lineOf(fish)],
      total_cents: 9_889,
      with_service: true,
      table: { label: '12', token },
    })
    const order = PosOrder.parse((await counter.get(`/v1/orders/${placed.json.id}`)).json)
    expect(order.customer).toBeUndefined()
    expect(order).toMatchObject({
      type: 'INDOOR',
      indoor: { mode: 'PLACE', place: '12' },
      otherFees: [{ type: 'SERVICE_FEE', price: { value: 8.99 } }],
      payments: { methods: [{ method: 'OTHER', type: 'PENDING', value: 98.89 }] },
    })
  })

  // spec: 626
  it('with troco below the total is refused before any counter hears of it (#36)', async () => {
    const answer = await kitchen.place(
      deliveryOf([lineOf(fish)], 9_590, { payment_method: 'dinheiro', change_for_cents: 9_000 }),
    )
    expect(answer.json.code).toBe('orders.change')
    expect(await counter.poll()).toEqual([])
  })

  it.each([
    ['max', 7_800],
    ['avg', 6_800],
  ])(
    'of three flavours, one with an extra, costs by %s what was shown (#10, #158, #172)',
    async (method, total) => {
      const option = (name: string, price_cents: number, groups: object[] = []) => ({
        name,
        price_cents,
        sku: null,
        is_available: true,
        groups,
      })
      const border = {
        name: 'Borda',
        min_choices: 0,
        max_choices: 1,
        price_method: 'sum',
        options: [{ name: 'Cream cheese', price_cents: 800, sku: 'B-1', is_available: true }],
      }
      const flavours = [
        option('Camarão', 7_000, [border]),
        option('Queijo', 5_000),
        option('Jambu', 6_000),
      ]
      const group = { min_choices: 1, max_choices: 3, price_method: method }
      const pizza = await kitchen.addItem('Pizza', 0, {
        groups: [{ ...group, name: 'Sabores', options: flavours }],
      })
      const options = pizza.groups[0]?.options as unknown as {
        id: string
        groups: { options: { id: string }[] }[]
      }[]
      const choose = (id = '', choices: object[] = []) => ({ option_id: id, quantity: 1, choices })
      const choices = options.map(({ id, groups }) =>
        choose(id, groups[0] ? [choose(groups[0].options[0]?.id)] : []),
      )
      const placed = await kitchen.place(pickupOf([lineOf(pizza, 1, { choices })], total))
      const order = PosOrder.parse((await counter.get(`/v1/orders/${placed.json.id}`)).json)
      const [item] = order.items
      const sum = (item?.options ?? []).reduce((all, one) => all + one.totalPrice.value * 100, 0)
      expect(Math.round(sum)).toBe(total)
      expect(item?.optionsPrice?.value).toBe(total / 100)
      expect(order.total.orderAmount.value).toBe(total / 100)
      expect(item?.options?.find(({ name }) => name === 'Camarão › Cream cheese')).toMatchObject({
        externalCode: 'B-1',
      })
    },
  )
})

describe('events', () => {
  it('come back until they are acknowledged, and never after', async () => {
    await delivery()
    const [event] = await counter.poll()
    expect(await counter.poll()).toHaveLength(1)
    const acknowledgment = {
      id: event?.eventId,
      orderId: event?.orderId,
      eventType: event?.eventType,
    }
    for (const _twice of [1, 2]) {
      expect((await counter.post('/v1/events/acknowledgment', [acknowledgment])).status).toBe(202)
    }
    expect((await counter.get('/v1/events:polling')).status).toBe(204)
  })

  it('ten acknowledged, two of them wrong: 400, both named, none counts (#2)', async () => {
    for (let count = 0; count < 10; count += 1) await delivery()
    const events = await counter.poll()
    const right = events.map(({ eventId: id, orderId, eventType }) => ({ id, orderId, eventType }))
    const wrong = [
      { ...right[3], id: randomUUID() },
      { ...right[7], eventType: 'DELIVERED' },
    ]
    const sent = right.map((one, index) => (index === 3 ? wrong[0] : index === 7 ? wrong[1] : one))
    const answer = await counter.post('/v1/events/acknowledgment', sent)
    const [status, title] = refused(answer)
    expect(status).toBe(400)
    for (const { id } of wrong) expect(title).toContain(id)
    expect(await counter.poll()).toHaveLength(10)
    const many = Array.from({ length: 101 }, () => right[0])
    expect(refused(await counter.post('/v1/events/acknowledgment', many))[0]).toBe(400)
  })

  it('that a filter leaves out are acknowledged with it', async () => {
    const placed = await delivery()
    await counter.post(`/v1/orders/${placed.id}/confirm`, confirmation)
    const answer = await counter.get('/v1/events:polling?eventType=CONFIRMED&eventType=CANCELLED')
    expect(answer.json.map(({ eventType }: PosEvent) => eventType)).toEqual(['CONFIRMED'])
    expect((await counter.poll()).map(({ eventType }) => eventType)).toEqual(['CONFIRMED'])
    expect(refused(await counter.get('/v1/events:polling?eventType=NADA'))[0]).toBe(400)
  })

  it('wait for 48 hours', async () => {
    await delivery()
    clock.advance(49 * 60 * MINUTE)
    await counter.renew()
    expect((await counter.get('/v1/events:polling')).status).toBe(204)
  })
})

describe('a cancellation', () => {
  it('by the counter ends the order with a sentence of ours, once', async () => {
    const placed = await delivery()
    const cancel = () =>
      counter.post(`/v1/orders/${placed.id}/requestCancellation`, {
        reason: 'sem estoque no ERP',
        code: 'UNAVAILABLE_ITEM',
        mode: 'MANUAL',
      })
    expect((await cancel()).status).toBe(202)
    const followed = (await kitchen.follow(placed.token)).json
    expect(followed).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'pos', code: 'unavailable-item' },
    })
    expect(followed.cancellation.text).not.toContain('ERP')
    const again = await cancel()
    expect(refused(again)[0]).toBe(422)
    expect(again.json.cancellationStatus).toBe('CANCELLED')
    expect((await counter.poll()).slice(1)).toMatchObject([
      { eventType: 'CANCELLATION_REQUESTED', metadata: { code: 'UNAVAILABLE_ITEM' } },
      { eventType: 'CANCELLED', metadata: { reason: 'sem estoque no ERP' } },
    ])
  })

  it('that the customer asks for and the counter denies leaves "saiu" as it was (#9, #184)', async () => {
    const placed = await delivery()
    await counter.post(`/v1/orders/${placed.id}/confirm`, confirmation)
    await counter.post(`/v1/orders/${placed.id}/dispatch`)
    const deny = () =>
      counter.post(`/v1/orders/${placed.id}/denyCancellation`, {
        reason: 'já saiu',
        code: 'OUT_FOR_DELIVERY',
      })
    expect(refused(await deny())[0]).toBe(422)
    await call(portal, 'POST', '/orders/leave', { token: placed.token })
    expect((await deny()).status).toBe(204)
    expect(refused(await deny())[0]).toBe(422)
    expect((await kitchen.follow(placed.token)).json).toMatchObject({
      status: 'dispatched',
      cancellation_request: { denied: 'out-for-delivery' },
    })
    expect((await counter.poll()).slice(-2).map(({ eventType }) => eventType)).toEqual([
      'ORDER_CANCELLATION_REQUEST',
      'CANCELLED_DENIED',
    ])
    expect((await counter.post(`/v1/orders/${placed.id}/delivered`)).status).toBe(202)
  })

  it('that the customer asks for and the counter accepts ends the order', async () => {
    const placed = await delivery()
    await counter.post(`/v1/orders/${placed.id}/confirm`, confirmation)
    await call(portal, 'POST', '/orders/leave', { token: placed.token })
    expect((await counter.post(`/v1/orders/${placed.id}/acceptCancellation`)).status).toBe(204)
    expect(await statusOf(placed.token)).toBe('cancelled')
    expect((await counter.poll()).at(-1)).toMatchObject({
      eventType: 'CANCELLED',
      metadata: { code: 'CONSUMER_CANCELLATION_REQUESTED' },
    })
  })
})

describe('somebody else’s counter', () => {
  it('reads, moves and acknowledges nothing of this business', async () => {
    const placed = await delivery()
    const [event] = await counter.poll()
    const other = await createKitchen(portal)
    const stranger = await connectCounter(portal, other)
    expect((await stranger.get('/v1/events:polling')).status).toBe(204)
    expect(refused(await stranger.get(`/v1/orders/${placed.id}`))[0]).toBe(404)
    const steps = [
      ['confirm', confirmation],
      ['preparing'],
      ['readyForPickup'],
      ['dispatch'],
      ['pickedUp'],
      ['delivered'],
      ['acceptCancellation'],
      ['denyCancellation', { reason: 'x', code: 'OUT_FOR_DELIVERY' }],
      ['requestCancellation', { reason: 'x', code: 'RISK_AREA', mode: 'AUTO' }],
      ['validateCode?deliveryCode=1'],
      ['tracking', { deliveryTrackingInfo: { eta: { deliveryEtaInMinutes: 5 } } }],
    ] as const
    for (const [path, body] of steps) {
      const answer = await stranger.post(`/v1/orders/${placed.id}/${path}`, body)
      expect([path, refused(answer)[0]]).toEqual([path, 404])
    }
    // Nor does what is wrong with a body tell that there is an order.
    const nonsense = await stranger.post(`/v1/orders/${placed.id}/confirm`, { createdAt: 'x' })
    expect(refused(nonsense)[0]).toBe(404)
    const details = { preparationStartDateTime: NOW }
    const patched = await stranger.send('PATCH', `/v1/orders/${placed.id}/details`, details)
    expect(refused(patched)[0]).toBe(404)
    const { eventId: id, orderId, eventType } = event ?? {}
    const acknowledged = await stranger.post('/v1/events/acknowledgment', [
      { id, orderId, eventType },
    ])
    expect(refused(acknowledged)[0]).toBe(400)
    expect(await statusOf(placed.token)).toBe('received')
    expect(await counter.poll()).toHaveLength(1)
  })
})

describe('a webhook', () => {
  let server: Server
  let answers: number[]
  let received: { headers: Record<string, unknown>; body: Buffer }[]
  let url: string

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts) })
        response.writeHead(answers.shift() ?? 204).end()
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${portOf(server)}/v1/newEvent`
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    answers = []
    received = []
    await counter.introduce(url)
  })

  const jobs = async () =>
    (
      await portal.asOwner<{ id: string; data: { eventId: string }; start_after: Date }>(
        `select id, data, start_after from jobs.job where name = 'open-delivery.tell-pos'
          and data->>'eventId' in (select id::text from pos_events where establishment_id = $1)
          order by created_on, start_after`,
        [kitchen.listing.id],
      )
    ).rows
  const tell = async (index: number) => {
    const job = (await jobs())[index]
    if (!job) throw new Error(`there is no job ${index}`)
    // As while it runs: the next one may wait then.
    await portal.asOwner(`update jobs.job set state = 'active' where id = $1`, [job.id])
    await tellPos(job.data, portal.deps)
  }

  // spec: 317
  it('gets the event signed over its bytes, and then it need not be fetched', async () => {
    const placed = await delivery()
    await tell(0)
    const [first] = received
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-app-merchantid': counter.merchantId,
      'x-app-id': (await kitchen.mine('GET', '/pos')).json.app_id,
      'x-app-signature': signatureOf(first?.body ?? Buffer.of(), counter.secret),
    })
    expect(PosEvent.parse(JSON.parse(String(first?.body)))).toMatchObject({
      eventType: 'CREATED',
      orderId: placed.id,
    })
    expect((await counter.get('/v1/events:polling')).status).toBe(204)
    expect((await kitchen.mine('GET', '/pos')).json.connection).toMatchObject({
      failure: null,
      last_delivery_at: clock.now().toISOString(),
    })
  })

  it('that does not answer is tried four more times in ten minutes; then the event is fetched', async () => {
    answers = [500, 503, 401, 404, 500]
    await delivery()
    for (let attempt = 0; attempt <= RETRY_SECONDS.length; attempt += 1) await tell(attempt)
    expect(received).toHaveLength(5)
    expect(await jobs()).toHaveLength(5)
    expect(RETRY_SECONDS.reduce((all, one) => all + one, 0)).toBe(600)
    expect(await counter.poll()).toHaveLength(1)
    const { connection } = (await kitchen.mine('GET', '/pos')).json
    expect(connection.failure.sentence).toBe('O sistema respondeu com um erro dele (500).')
    expect(connection.waiting_events).toBe(1)
  })

  it('is not called for what was fetched meanwhile', async () => {
    await delivery()
    const [event] = await counter.poll()
    const { eventId: id, orderId, eventType } = event ?? {}
    await counter.post('/v1/events/acknowledgment', [{ id, orderId, eventType }])
    await tell(0)
    expect(received).toEqual([])
  })
})

describe('what the system says of the business', () => {
  it('introduces itself: 201 the first time, 204 from then on', async () => {
    expect((await counter.introduce('https://caixa.example.com/eventos')).status).toBe(201)
    expect((await counter.introduce('https://caixa.example.com/eventos')).status).toBe(204)
    expect((await kitchen.mine('GET', '/pos')).json.connection).toMatchObject({
      merchant_id: counter.merchantId,
      webhook_url: 'https://caixa.example.com/eventos',
    })
    expect(refused(await counter.introduce('não é endereço'))[0]).toBe(400)
    expect(
      refused(await counter.send('PUT', '/v1/merchantOnboarding?merchantId=curto', {}))[0],
    ).toBe(400)
  })

  it('closes and opens it', async () => {
    const update = (body?: object) => counter.post('/v1/merchantUpdate', body)
    expect((await update({ merchantStatus: 'UNAVAILABLE' })).status).toBe(204)
    expect((await kitchen.place(pickupOf([lineOf(fish)], 8_990))).json.code).toBe('orders.paused')
    expect((await update({ merchantStatus: 'AVAILABLE' })).status).toBe(204)
    expect((await kitchen.place(pickupOf([lineOf(fish)], 8_990))).status).toBe(201)
    expect(refused(await update({ entityType: 'ITEM', updatedObjects: [] }))[0]).toBe(400)
    expect(refused(await update())[0]).toBe(400)
  })

  it('reads the versions and the menu as we have them', async () => {
    const versions = await counter.get('/v1/versions/orderingApp', '')
    expect(versions.json.order.availableEventsMethods).toEqual(['POLLING', 'WEBHOOK'])
    expect(refused(await counter.get('/v1/merchant'))[0]).toBe(404)
    await portal.deps.pool.query('update establishments set cnpj = $2 where id = $1', [
      kitchen.listing.id,
      '11222333000181',
    ])
    const merchant = Merchant.parse((await counter.get('/v1/merchant')).json)
    expect(merchant.basicInfo.document).toBe('11222333000181')
    expect(merchant.items.map(({ name }) => name)).toEqual(['Filhote na brasa'])
    expect(merchant.services.map(({ serviceType }) => serviceType)).toEqual([
      'DELIVERY',
      'TAKEOUT',
      'INDOOR',
    ])
    // 10h to 23h in the city.
    expect(merchant.services[0]?.serviceHours.weekHours[0]).toEqual({
      dayOfWeek: ['SUNDAY'],
      timePeriods: { startTime: '13:00:00Z', endTime: '02:00:00Z' },
    })
    const status = `/v1/merchantStatus?merchantId=${kitchen.listing.id}`
    expect(refused(await counter.get(status))[0]).toBe(404)
    const others = `/v1/merchantStatus?merchantId=${randomUUID()}`
    expect(refused(await counter.get(others))[0]).toBe(403)
  })
})
