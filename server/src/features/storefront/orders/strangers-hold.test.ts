import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWhatsApp } from '../../../../../sandbox/src/whatsapp/start-whatsapp.ts'
import { call } from '../../../../test/calls.ts'
import {
  createKitchen,
  deliveryOf,
  freshPhone,
  type Kitchen,
  lineOf,
  pickupOf,
} from '../../../../test/orders.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { expireOrders } from './expire-orders.ts'
import { sendPhoneCode } from './orders.jobs.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-07-18T15:00:00Z')
const whatsApp = await startWhatsApp({ port: 0, token: 'chave', phoneNumberId: '42' })
const clock = fixedClock('2026-07-18T15:00:00Z')
/** Limits as they are in production. */
const portal = useTestApp({
  clock,
  environment: {
    WHATSAPP_API_URL: whatsApp.url,
    WHATSAPP_TOKEN: 'chave',
    WHATSAPP_PHONE_NUMBER_ID: '42',
  },
})
let kitchen: Kitchen
let restore: () => void
let addresses = 0

beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(async () => {
  restore()
  await whatsApp.stop()
})
beforeEach(async () => {
  clock.advance(NOON - clock.now().getTime())
  whatsApp.messages.clear()
  kitchen = await createKitchen(portal)
})

type Goods = Awaited<ReturnType<Kitchen['addGoods']>>
const freshAddress = () => {
  addresses += 1
  return `10.${Math.floor(addresses / 200)}.${addresses % 200}.9`
}
const buying = ({ item, variant }: Goods, quantity: number, more: object = {}) =>
  pickupOf([lineOf(item, quantity, { variant_id: variant })], 1_000 * quantity, {
    catalogue: 'shop',
    ...more,
  })
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]
const leftOf = async ({ variant }: Goods) => {
  const stock = await kitchen.stockOf(variant)
  return stock ? stock.on_hand - stock.reserved : 0
}
const askCode = (order: { key: string; phone: string }, address = freshAddress()) =>
  call(
    portal,
    'POST',
    `/establishments/${kitchen.listing.slug}/order-code`,
    { key: order.key, phone: order.phone },
    { address },
  )
/** As the worker does; answers what the phone reads. */
async function readCode(key: string) {
  await sendPhoneCode.handle({ key, sentAt: clock.now().toISOString() }, portal.deps)
  return whatsApp.messages.list().at(-1)?.code ?? ''
}
type Order = ReturnType<typeof pickupOf> & { phone: string }
async function placeProved(order: Order, address = freshAddress()) {
  expect((await askCode(order, address)).status).toBe(202)
  return kitchen.place({ ...order, phone_code: await readCode(order.key) }, { address })
}

describe('a stranger with invented phones', () => {
  it('holds a tenth of a shop from one address, for fifteen minutes', async () => {
    const goods = [
      await kitchen.addGoods('Rede', 1_000, 100),
      await kitchen.addGoods('Cuia', 1_000, 48),
    ]
    const address = freshAddress()
    const answers = []
    for (let order = 0; order < 12; order += 1) {
      for (const one of goods) answers.push(await kitchen.place(buying(one, 5), { address }))
    }
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2)
    expect(new Set(answers.map(({ json }) => json.code ?? 'placed'))).toEqual(
      new Set(['placed', 'orders.phone-code']),
    )
    const left = (await leftOf(goods[0] as Goods)) + (await leftOf(goods[1] as Goods))
    expect(left).toBeGreaterThanOrEqual(148 - 14)

    // The next customer buys at once; and with the last of those minutes all of it is free again.
    expect(
      (await kitchen.place(buying(goods[0] as Goods, 5), { address: freshAddress() })).status,
    ).toBe(201)
    clock.advance(15 * MINUTE)
    await expireOrders(portal.deps)
    expect((await leftOf(goods[0] as Goods)) + (await leftOf(goods[1] as Goods))).toBe(148)
  })

  it('does not hold it again and again: who was not served is asked for a proof', async () => {
    const goods = await kitchen.addGoods('Rede', 1_000, 3)
    const address = freshAddress()
    for (let round = 0; round < 6; round += 1) {
      expect((await kitchen.place(buying(goods, 3), { address })).status).toBe(201)
      clock.advance(15 * MINUTE)
      await expireOrders(portal.deps)
    }
    expect(codeOf(await kitchen.place(buying(goods, 3), { address }))).toEqual([
      409,
      'orders.phone-code',
    ])
    expect((await kitchen.place(buying(goods, 3), { address: freshAddress() })).status).toBe(201)
  })

  it('leaves half of everything with any number of addresses, also when they come at once', async () => {
    const goods = await kitchen.addGoods('Rede', 1_000, 20)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        kitchen.place(buying(goods, 3), { address: freshAddress() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await leftOf(goods)).toBe(11)
    const marina = buying(goods, 11, { phone: freshPhone() }) as Order
    expect((await placeProved(marina)).status).toBe(201)
    expect(await leftOf(goods)).toBe(0)
  })

  it('holds no slot, and an account no more than half of one', async () => {
    const fish = await kitchen.addItem('Filhote', 1_000)
    const { json } = await kitchen.mine('GET', '/ordering')
    await kitchen.mine('PUT', '/ordering', {
      ...json.content,
      slot_capacity: 4,
      version: json.version,
    })
    const { slots } = (
      await call(portal, 'GET', `/establishments/${kitchen.listing.slug}/ordering`)
    ).json
    const later = (more: object = {}) =>
      pickupOf([lineOf(fish)], 1_000, { scheduled_for: slots[3], ...more })
    expect(codeOf(await kitchen.place(later()))).toEqual([409, 'orders.phone-code'])
    const rosa = await createPerson(portal)
    expect((await kitchen.place(later(), rosa)).status).toBe(201)
    expect((await kitchen.place(later(), rosa)).status).toBe(201)
    expect(codeOf(await kitchen.place(later(), rosa))).toEqual([409, 'orders.slot-share'])
    expect((await placeProved(later({ phone: freshPhone() }) as Order)).status).toBe(201)
  })

  it('closes nothing: one origin says once that nobody answers, and a shop has its day', async () => {
    const fish = await kitchen.addItem('Filhote', 1_000)
    const goods = await kitchen.addGoods('Rede', 1_000, 9)
    const address = freshAddress()
    for (let order = 0; order < 3; order += 1) {
      await kitchen.place(pickupOf([lineOf(fish)], 1_000), { address })
      await kitchen.place(buying(goods, 1), { address: freshAddress() })
    }
    clock.advance(15 * MINUTE)
    await expireOrders(portal.deps)
    expect((await kitchen.mine('GET', '/ordering')).json.pause).toBeNull()
    expect((await kitchen.place(buying(goods, 1), { address: freshAddress() })).status).toBe(201)
  })
})

describe('the owner of a phone that a stranger uses', () => {
  it('orders all the same with a code, whatever was ordered with the number', async () => {
    const fish = await kitchen.addItem('Filhote', 3_000)
    const phone = freshPhone()
    const delivery = () => deliveryOf([lineOf(fish)], 3_600, { phone }) as unknown as Order
    const stranger = freshAddress()
    expect((await kitchen.place(delivery(), { address: stranger })).status).toBe(201)
    for (let order = 0; order < 14; order += 1) {
      await kitchen.place(pickupOf([lineOf(fish)], 3_000, { phone }), { address: stranger })
    }
    const mine = delivery()
    const home = freshAddress()
    expect(codeOf(await kitchen.place(mine, { address: home }))).toEqual([409, 'orders.phone-code'])
    const placed = await placeProved(mine, home)
    expect(placed.status).toBe(201)
    // One dinner at a time is still the rule for who proved the number.
    const second = await kitchen.place(delivery(), { address: home, cookie: placed.cookie })
    expect(codeOf(second)).toEqual([409, 'orders.open'])
    const elsewhere = await createKitchen(portal)
    const other = await elsewhere.addItem('Pescada', 3_000)
    const there = pickupOf([lineOf(other)], 3_000, { phone })
    expect((await elsewhere.place(there, { cookie: placed.cookie })).status).toBe(201)
  })

  it('receives a code though a stranger has asked for all that one address may', async () => {
    const goods = await kitchen.addGoods('Rede', 1_000, 9)
    const order = buying(goods, 1, { phone: freshPhone() }) as Order
    const stranger = freshAddress()
    const asked = []
    for (let ask = 0; ask < 6; ask += 1) {
      const { key } = buying(goods, 1) as Order
      asked.push((await askCode({ key, phone: order.phone }, stranger)).status)
    }
    expect(asked).toEqual([202, 202, 202, 429, 429, 429])
    expect((await placeProved(order)).status).toBe(201)
  })
})

describe('an order of the shop that nobody has proved', () => {
  it('waits fifteen minutes, and its day once the code of its phone is answered', async () => {
    const goods = await kitchen.addGoods('Rede', 1_000, 9)
    const order = buying(goods, 2, { phone: freshPhone() }) as Order
    const { json } = await kitchen.place(order)
    const short = (await kitchen.follow(json.token)).json
    expect(short.waits_for_proof).toBe(true)
    expect(Date.parse(short.respond_by)).toBe(NOON + 15 * MINUTE)

    const ask = await call(portal, 'POST', '/orders/proof-code', { token: json.token })
    expect(ask.status).toBe(202)
    const code = await readCode(order.key)
    const wrong = code === '000000' ? '111111' : '000000'
    const prove = (typed: string, token = json.token) =>
      call(portal, 'POST', '/orders/proof', { token, code: typed })
    expect(codeOf(await prove(wrong))).toEqual([422, 'orders.code-wrong'])
    expect(codeOf(await prove(code, `${json.token}x`))).toEqual([422, 'orders.link'])
    const proved = await prove(code)
    expect(proved.status).toBe(200)
    expect(proved.json.waits_for_proof).toBe(false)
    expect(Date.parse(proved.json.respond_by)).toBe(NOON + 24 * 60 * MINUTE)
    expect(codeOf(await prove(code))).toEqual([409, 'orders.over'])
    // The browser is known from here on.
    const next = buying(goods, 2, { phone: order.phone })
    const placed = await kitchen.place(next, { cookie: proved.cookie })
    const read = (await kitchen.follow(placed.json.token)).json
    expect(Date.parse(read.respond_by)).toBe(NOON + 24 * 60 * MINUTE)
  })

  it('is proved no more once its minutes are over', async () => {
    const goods = await kitchen.addGoods('Rede', 1_000, 9)
    const { json } = await kitchen.place(buying(goods, 2))
    clock.advance(15 * MINUTE)
    const late = await call(portal, 'POST', '/orders/proof', { token: json.token, code: '123456' })
    expect(codeOf(late)).toEqual([409, 'orders.over'])
  })

  it('has its day at once for a proved account', async () => {
    const goods = await kitchen.addGoods('Rede', 1_000, 9)
    const rosa = await createPerson(portal)
    const { json } = await kitchen.place(buying(goods, 2), rosa)
    const read = (await kitchen.follow(json.token)).json
    expect(Date.parse(read.respond_by)).toBe(NOON + 24 * 60 * MINUTE)
    const unproved = await createPerson(portal, { emailVerified: false })
    const other = await kitchen.place(buying(goods, 2), unproved)
    expect(Date.parse((await kitchen.follow(other.json.token)).json.respond_by)).toBe(
      NOON + 15 * MINUTE,
    )
  })
})

it('asks for an account where no code can be sent', async () => {
  const node = await startNode(portal.databaseUrl, { clock })
  try {
    const goods = await kitchen.addGoods('Rede', 1_000, 40)
    const path = `/establishments/${kitchen.listing.slug}/orders`
    expect(codeOf(await call(node, 'POST', path, buying(goods, 7)))).toEqual([409, 'orders.proof'])
    expect((await call(node, 'POST', path, buying(goods, 6))).status).toBe(201)
  } finally {
    await stopNode(node)
  }
})
