import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startWhatsApp } from '../../../../../sandbox/src/whatsapp/start-whatsapp.ts'
import { call } from '../../../../test/calls.ts'
import {
  createKitchen,
  freshPhone,
  type Kitchen,
  lineOf,
  pickupOf,
} from '../../../../test/orders.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { CODE_LIFETIME_MS, CODE_RESEND_MS } from '../../../platform/whatsapp/one-time-codes.ts'
import { sendPhoneCode, sweepPhoneCodes } from './orders.jobs.ts'

const whatsApp = await startWhatsApp({ port: 0, token: 'chave', phoneNumberId: '42' })
const clock = fixedClock('2026-07-18T22:00:00Z')
const environment = {
  WHATSAPP_API_URL: whatsApp.url,
  WHATSAPP_TOKEN: 'chave',
  WHATSAPP_PHONE_NUMBER_ID: '42',
}
const portal = useTestApp({
  clock,
  environment: { ...environment, SENSITIVE_LIMITS_FACTOR: '1000' },
})
let kitchen: Kitchen
let fish: { id: string }
let restore: () => void

beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(async () => {
  restore()
  await whatsApp.stop()
})
beforeEach(async () => {
  clock.advance(Date.parse('2026-07-18T22:00:00Z') - clock.now().getTime())
  whatsApp.messages.clear()
  kitchen = await createKitchen(portal)
  fish = await kitchen.addItem('Filhote na brasa', 10_000)
})

/** Two for R$ 200, one for R$ 100. */
const large = (more: object = {}) => pickupOf([lineOf(fish, 2)], 20_000, more)
const small = (more: object = {}) => pickupOf([lineOf(fish)], 10_000, more)
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]
const askCode = (key: string, phone: string) =>
  call(portal, 'POST', `/establishments/${kitchen.listing.slug}/order-code`, { key, phone })
/** As the worker does; answers what the phone reads. */
async function readCode(key: string) {
  const sentAt = clock.now().toISOString()
  await sendPhoneCode.handle({ key, sentAt }, portal.deps)
  return whatsApp.messages.list().at(-1)?.code ?? ''
}
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

// spec: 322
it('asks who orders above R$ 150 for the first time to prove the phone, and only them', async () => {
  expect((await kitchen.place(small({ phone: freshPhone() }))).status).toBe(201)
  const order = large({ phone: freshPhone() })
  const refused = await kitchen.place(order)
  expect(codeOf(refused)).toEqual([409, 'orders.phone-code'])
  expect(refused.json.detail).toContain('primeiro pedido acima de R$ 150')

  expect((await askCode(order.key, order.phone)).status).toBe(202)
  const code = await readCode(order.key)
  expect(code).toMatch(/^\d{6}$/)
  const placed = await kitchen.place({ ...order, phone_code: code })
  expect(placed.status).toBe(201)
  // A lost answer: the same order, with or without the proof.
  expect((await kitchen.place(order)).json.id).toBe(placed.json.id)

  // Known from then on in this browser, and in no other one, whoever was served.
  await kitchen.move(placed.json.id, 'accepted')
  const again = () => large({ phone: order.phone })
  expect(codeOf(await kitchen.place(again()))[1]).toBe('orders.phone-code')
  expect((await kitchen.place(again(), { cookie: placed.cookie })).status).toBe(201)
  const forged = placed.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect(codeOf(await kitchen.place(again(), { cookie: forged }))[1]).toBe('orders.phone-code')
})

it('knows the WhatsApp that the person signed in has confirmed, and not that of another one', async () => {
  const phone = freshPhone()
  const rosa = await createPerson(portal, { profile: { whatsapp: phone } })
  expect(codeOf(await kitchen.place(large({ phone }), rosa))[1]).toBe('orders.phone-code')
  await portal.deps.pool.query(
    'update profiles set whatsapp_confirmed_at = now() where user_id = $1',
    [rosa.userId],
  )
  const other = await createPerson(portal)
  expect(codeOf(await kitchen.place(large({ phone }), other))[1]).toBe('orders.phone-code')
  expect((await kitchen.place(large({ phone }), rosa)).status).toBe(201)
})

it('counts wrong tries, and takes no code of another cart, phone or time', async () => {
  const order = large({ phone: freshPhone() })
  await askCode(order.key, order.phone)
  const code = await readCode(order.key)
  const send = (more: object) => kitchen.place({ ...order, ...more })
  expect(codeOf(await send({ phone_code: wrong(code) }))).toEqual([422, 'orders.code-wrong'])
  expect(codeOf(await send({ phone_code: code, key: randomUUID() }))[1]).toBe('orders.code-expired')
  expect(codeOf(await send({ phone_code: code, phone: freshPhone() }))[1]).toBe(
    'orders.code-expired',
  )
  for (let tries = 0; tries < 3; tries += 1) await send({ phone_code: wrong(code) })
  expect(codeOf(await send({ phone_code: code }))).toEqual([429, 'orders.code-too-many'])

  clock.advance(CODE_RESEND_MS)
  await askCode(order.key, order.phone)
  const next = await readCode(order.key)
  clock.advance(CODE_LIFETIME_MS)
  expect(codeOf(await send({ phone_code: next }))[1]).toBe('orders.code-expired')
  await sweepPhoneCodes.handle({}, portal.deps)
  expect(await portal.deps.stores.phoneCodes.read(order.key)).toBeNull()
})

it('holds a right code while something else is mended', async () => {
  const order = large({ phone: freshPhone() })
  await askCode(order.key, order.phone)
  const code = await readCode(order.key)
  const dearer = await kitchen.place({ ...order, total_cents: 19_000, phone_code: code })
  expect(codeOf(dearer)).toEqual([409, 'orders.changed'])
  expect((await kitchen.place(order)).status).toBe(201)
})

it('sends one a minute to a cart, nine an hour to a phone, three of them for one address, and none for a place that is not there', async () => {
  const [key, phone] = [randomUUID(), freshPhone()]
  expect((await askCode(key, phone)).status).toBe(202)
  expect(codeOf(await askCode(key, phone))).toEqual([429, 'orders.code-too-soon'])
  const gone = await call(portal, 'POST', '/establishments/nada/order-code', { key, phone })
  expect(gone.status).toBe(404)
  expect((await askCode(key, '123')).status).toBe(422)

  const strict = await startNode(portal.databaseUrl, { clock, environment })
  try {
    const path = `/establishments/${kitchen.listing.slug}/order-code`
    const target = freshPhone()
    const answers = []
    for (let ask = 0; ask < 13; ask += 1) {
      const body = { key: randomUUID(), phone: target }
      const address = `198.51.100.${Math.floor(ask / 4)}`
      answers.push((await call(strict, 'POST', path, body, { address })).status)
    }
    expect(answers).toEqual([...[1, 2, 3].flatMap(() => [202, 202, 202, 429]), 429])
  } finally {
    await stopNode(strict)
  }
})

it('asks nobody where no code can be sent', async () => {
  const node = await startNode(portal.databaseUrl, { clock })
  try {
    const path = `/establishments/${kitchen.listing.slug}/orders`
    expect((await call(node, 'POST', path, large({ phone: freshPhone() }))).status).toBe(201)
  } finally {
    await stopNode(node)
  }
})

// spec: 314
it('asks for the code of a small order too where the business wants it, and still knows the browser', async () => {
  const { json } = await kitchen.mine('GET', '/ordering')
  expect(json.can_ask_phone_code).toBe(true)
  const asking = { ...json.content, asks_phone_code: true, version: json.version }
  expect((await kitchen.mine('PUT', '/ordering', asking)).json.content.asks_phone_code).toBe(true)

  const order = small({ phone: freshPhone() })
  const refused = await kitchen.place(order)
  expect(codeOf(refused)).toEqual([409, 'orders.phone-code'])
  expect(refused.json.detail).toContain('Este negócio confirma o número')
  await askCode(order.key, order.phone)
  const placed = await kitchen.place({ ...order, phone_code: await readCode(order.key) })
  expect(placed.status).toBe(201)
  await kitchen.move(placed.json.id, 'accepted')
  const again = small({ phone: order.phone })
  expect((await kitchen.place(again, { cookie: placed.cookie })).status).toBe(201)
})
