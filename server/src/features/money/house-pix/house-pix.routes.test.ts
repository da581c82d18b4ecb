import type { HousePix, HousePixCharge, PixToPay } from '@portal/contract/money/house-pix/house-pix'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { mediaFolders } from '../../../../test/media.ts'
import { createKitchen, type Kitchen, lineOf, pickupOf } from '../../../../test/orders.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { form, jpeg, photo } from '../../../../test/photos.ts'
import { createHouse, daysAfter, stayOf } from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { jobs } from '../../../features.ts'
import { readBrCode } from '../../../platform/pix/br-code.ts'
import { tellAllOwed, tellUnanswered } from './answer-charge.ts'
import { forget } from './house-pix.jobs.ts'

const NOW = '2026-07-18T22:00:00Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const clock = fixedClock(NOW)
const portal = useTestApp({
  clock,
  environment: { SENSITIVE_LIMITS_FACTOR: '1000', ...(await mediaFolders()) },
})
const PRICE = 8_990
let kitchen: Kitchen
let fish: { id: string }
let restore: () => void

beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop', 'lodging'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  kitchen = await createKitchen(portal)
  fish = await kitchen.addItem('Filhote na brasa', PRICE)
  await givePassword(kitchen.owner)
})

async function givePassword({ userId }: TestPerson) {
  const hash = await portal.deps.passwords.hash(TEST_PASSWORD)
  await portal.deps.stores.accounts.setPassword(userId, hash, clock.now())
}
const KEY = {
  kind: 'email',
  key: 'Pix@MareCheia.exemplo.test',
  holder: 'Maré Cheia Restaurante Ltda',
  city: 'Salinópolis',
  password: TEST_PASSWORD,
}
type House = Pick<Kitchen, 'mine' | 'listing'>
const setKey = (house: House, more: object = {}) =>
  house.mine('POST', '/house-pix/keys', { ...KEY, ...more })
const read = async (house: House) => (await house.mine('GET', '/house-pix')).json as HousePix
/** A house that takes Pix in advance: its key is a day old. */
async function takesPix(house: House, more: object = {}) {
  const set = await setKey(house, more)
  expect(set.status, JSON.stringify(set.json)).toBe(201)
  const on = { takes_orders: true, takes_deposits: true, deposit_percent: 30 }
  expect((await house.mine('PUT', '/house-pix', on)).status).toBe(200)
  clock.advance(24 * HOUR)
}
const place = (more: object = {}) =>
  kitchen.place(pickupOf([lineOf(fish)], PRICE, { pays_ahead: true, ...more }))
async function placed(more: object = {}) {
  const { status, json } = await place(more)
  expect(status, JSON.stringify(json)).toBe(201)
  return json as { id: string; number: number; token: string }
}
const byLink = (path: string, token: string, more: object = {}) =>
  call(portal, 'POST', `/orders/pix${path}`, { token, ...more })
const shown = async (token: string) => (await byLink('', token)).json.pix as PixToPay
const claim = (token: string) => byLink('/claim', token)
const chargeOf = async (orderId: string) =>
  (await read(kitchen)).charges.find(({ order }) => order?.id === orderId) as HousePixCharge
const answer = (charge: { id: string }, said: string) =>
  kitchen.mine('POST', `/house-pix/charges/${charge.id}/answer`, { answer: said })
async function told(userId: string, kind: string) {
  const { rows } = await portal.deps.pool.query<{ title: string; round: number }>(
    'select title, round from notifications where user_id = $1 and kind = $2 and settled_at is null',
    [userId, kind],
  )
  return rows
}
/** What the worker does of what was asked for, and once more: it may die before it has said so. */
async function confirmPaid() {
  const { rows } = await portal.asOwner<{ data: object }>(
    "delete from jobs.job where name = 'stays.confirm-paid' returning data",
  )
  const job = jobs.find(({ name }) => name === 'stays.confirm-paid')
  for (const { data } of [...rows, ...rows]) await job?.handle(data, portal.deps)
}
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]

const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
    'trailer<</Root 1 0 R>>',
    'startxref',
    '9',
    '%%EOF',
  ].join('\n'),
)
/** As a browser sends it: the secret first, then the file. */
async function sendTo(
  path: string,
  content: Buffer,
  { token, cookie }: { token?: string; cookie?: string },
) {
  const { headers, payload } = form(content, { filename: 'comprovante', type: 'image/png' })
  const boundary = headers['content-type'].split('boundary=')[1]
  const secret = `--${boundary}\r\ncontent-disposition: form-data; name="token"\r\n\r\n${token}\r\n`
  const answered = await portal.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { ...headers, origin: 'http://portal.test', ...(cookie ? { cookie } : {}) },
    payload: token ? Buffer.concat([Buffer.from(secret), payload]) : payload,
  })
  return { status: answered.statusCode, json: answered.json() }
}
const attach = (token: string, content: Buffer) => sendTo('/orders/pix/receipt', content, { token })
const receiptOf = (
  charge: { id: string },
  { cookie }: Partial<TestPerson>,
  place = kitchen.listing.id,
) =>
  portal.app.inject({
    method: 'GET',
    url: `/api/v1/my/establishments/${place}/house-pix/charges/${charge.id}/receipt`,
    headers: cookie ? { cookie } : {},
  })

describe('the receipt of a Pix', () => {
  // spec: 1000
  it('goes with “já paguei”, is made anew, and is seen by who of the house may answer it', async () => {
    await takesPix(kitchen)
    const { id, token } = await placed()
    const picture = await photo({ width: 900, height: 1950 })
      .withMetadata({ exif: { IFD0: { Artist: 'Iara em casa' } } })
      .jpeg()
      .toBuffer()
    expect(picture.includes('Iara em casa')).toBe(true)
    expect(codeOf(await attach(token, picture))).toEqual([409, 'house-pix.receipt'])
    await claim(token)
    const { status, json } = await attach(token, picture)
    expect({ status, pix: json.pix }).toMatchObject({
      status: 200,
      pix: { state: 'claimed', receipt: { kind: 'picture' }, may_attach: true },
    })
    const charge = await chargeOf(id)
    expect(charge).toMatchObject({ state: 'claimed', receipt: { kind: 'picture' } })
    const counter = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, counter, 'counter')
    for (const person of [kitchen.owner, counter]) {
      const seen = await receiptOf(charge, person)
      expect(seen.statusCode).toBe(200)
      expect(seen.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(seen.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
      expect(seen.rawPayload.includes('Iara em casa')).toBe(false)
    }
  })

  // spec: 1000
  it('is as good as not there for the kitchen, administrators, other houses and who is not signed in', async () => {
    await takesPix(kitchen)
    const { id, token } = await placed()
    await claim(token)
    await attach(token, PDF)
    const charge = await chargeOf(id)
    const cook = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, cook, 'kitchen')
    const other = await createKitchen(portal)
    const admin = await createPerson(portal, { role: 'superadmin' })
    for (const person of [cook, other.owner, admin, await createPerson(portal)]) {
      expect([403, 404]).toContain((await receiptOf(charge, person)).statusCode)
    }
    expect((await receiptOf(charge, other.owner, other.listing.id)).statusCode).toBe(404)
    expect((await receiptOf(charge, {})).statusCode).toBe(401)
    const owner = await receiptOf(charge, kitchen.owner)
    expect(owner.headers['content-disposition']).toMatch(/^attachment; filename="comprovante-GS/)
    expect(owner.rawPayload.equals(PDF)).toBe(true)
  })

  // spec: 1000
  it('is told by its content, and nothing of a wrong link or of what is no picture is kept', async () => {
    await takesPix(kitchen)
    const { id, token } = await placed()
    await claim(token)
    const broken = (await jpeg({ width: 300, height: 200 })).subarray(0, 900)
    for (const [content, code] of [
      [Buffer.from('<svg onload="alert(1)"></svg>'.repeat(10)), 'type'],
      [broken, 'broken'],
      [Buffer.from(PDF.toString().replace('/Pages 2', '/JavaScript 2')), 'active'],
      [Buffer.from(PDF.toString().replace('startxref', '')), 'cut'],
    ] as const) {
      expect(codeOf(await attach(token, content))).toEqual([422, `house-pix.receipt-${code}`])
    }
    const large = Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024, ' '), PDF])
    expect(codeOf(await attach(token, large))).toEqual([413, 'house-pix.receipt-too-large'])
    expect(codeOf(await attach('errado', PDF))).toEqual([422, 'orders.link'])
    expect(codeOf(await sendTo('/orders/pix/receipt', PDF, {}))).toEqual([422, 'orders.link'])
    expect((await chargeOf(id)).receipt).toBeNull()
  })

  // spec: 1000
  it('makes nothing confirmed, ends with the answer, and is taken away by who sent it', async () => {
    await takesPix(kitchen)
    const { id, token } = await placed()
    await claim(token)
    await attach(token, PDF)
    expect((await chargeOf(id)).state).toBe('claimed')
    await answer(await chargeOf(id), 'missing')
    expect((await attach(token, await jpeg({ width: 300, height: 200 }))).status).toBe(200)
    await answer(await chargeOf(id), 'confirmed')
    expect(codeOf(await attach(token, PDF))).toEqual([409, 'house-pix.receipt'])
    expect((await chargeOf(id)).receipt?.kind).toBe('picture')
    expect((await byLink('/receipt/remove', token)).json.pix.receipt).toBeNull()
    expect((await receiptOf(await chargeOf(id), kitchen.owner)).statusCode).toBe(404)
  })

  // spec: 1000
  it('is forgotten after thirty days, with its order, and with the account of who sent it', async () => {
    await takesPix(kitchen)
    const guest = await createPerson(portal)
    const receipts = async () =>
      (await portal.deps.pool.query('select count(*)::int as n from house_pix_receipts')).rows[0].n
    const before = await receipts()
    const send = async () => {
      const order = await placed()
      await claim(order.token)
      expect((await attach(order.token, PDF)).status).toBe(200)
      return order
    }
    const order = await send()
    await portal.asOwner('update orders set user_id = $2 where id = $1', [order.id, guest.userId])
    const data = await portal.deps.work.transaction(({ personalData }) =>
      personalData.collect({ userId: guest.userId, provedEmail: null }),
    )
    expect(JSON.stringify(data)).toContain(PDF.toString('hex'))
    await portal.deps.work.transaction(({ personalData }) =>
      personalData.erase({ userId: guest.userId, provedEmail: null }, clock.now()),
    )
    expect(await receipts()).toBe(before)
    await send()
    clock.advance(29 * 24 * HOUR)
    await forget.handle({}, portal.deps)
    expect(await receipts()).toBe(before + 1)
    clock.advance(2 * 24 * HOUR)
    await forget.handle({}, portal.deps)
    expect(await receipts()).toBe(0)
  })
})

describe('the key of a house', () => {
  // spec: 791
  it('takes effect a day after it was set, the first one too, and the old one goes on meanwhile', async () => {
    expect((await setKey(kitchen)).status).toBe(201)
    expect(await read(kitchen)).toMatchObject({
      key: null,
      coming: { key: 'pix@marecheia.exemplo.test', starts_at: '2026-07-19T22:00:00.000Z' },
    })
    clock.advance(24 * HOUR)
    expect((await read(kitchen)).key?.kind).toBe('email')
    await setKey(kitchen, { kind: 'cpf', key: '529.982.247-25' })
    expect(await read(kitchen)).toMatchObject({ key: { kind: 'email' }, coming: { kind: 'cpf' } })
    clock.advance(24 * HOUR)
    expect(await read(kitchen)).toMatchObject({ key: { key: '52998224725' }, coming: null })
  })

  // spec: 791
  it('asks for the password again, and for a code of who has a second factor', async () => {
    const wrong = await setKey(kitchen, { password: 'outra senha' })
    expect(codeOf(wrong)).toEqual([422, 'accounts.invalid-credentials'])
    await portal.deps.pool.query('update users set two_factor_enabled = true where id = $1', [
      kitchen.owner.userId,
    ])
    expect((await setKey(kitchen)).status).not.toBe(201)
    expect((await read(kitchen)).needs_code).toBe(true)
    expect((await read(kitchen)).coming).toBeNull()
  })

  // spec: 792
  it('is told to the owner everywhere, whatever they chose, and stopped by “não fui eu”', async () => {
    await portal.deps.pool.query(
      `insert into notification_preferences (user_id, kind, channel, is_on)
        select $1, 'pix-key', channel, false from unnest(array['push', 'email', 'whatsapp']) as channel`,
      [kitchen.owner.userId],
    )
    await takesPix(kitchen)
    await setKey(kitchen, { kind: 'email', key: 'ladrao@exemplo.test' })
    expect(await told(kitchen.owner.userId, 'pix-key')).toHaveLength(1)
    const { rows: words } = await portal.deps.pool.query(
      "select body from notifications where user_id = $1 and kind = 'pix-key'",
      [kitchen.owner.userId],
    )
    expect(words[0].body).toMatch(/: a chave nova vale a partir de .*Não foi você/)
    expect(words[0].body).not.toContain('undefined')
    const { rows } = await portal.deps.pool.query(
      `select delivery.channel from notification_deliveries as delivery
        join notifications as told on told.id = delivery.notification_id
        where told.user_id = $1 and told.kind = 'pix-key' and delivery.round = told.round`,
      [kitchen.owner.userId],
    )
    expect(rows).toEqual([{ channel: 'email' }])
    const { coming } = await read(kitchen)
    expect((await kitchen.mine('DELETE', `/house-pix/keys/${coming?.id}`)).status).toBe(200)
    clock.advance(48 * HOUR)
    expect((await read(kitchen)).key?.key).toBe('pix@marecheia.exemplo.test')
  })

  // spec: 793
  it('is refused where it cannot exist', async () => {
    for (const [kind, key] of [
      ['cpf', '529.982.247-26'],
      ['cnpj', '11.222.333/0001-82'],
      ['email', 'sem-arroba'],
      ['phone', '3423-1000'],
      ['random', '123e4567-e89b-12d3-a456'],
    ] as const) {
      expect((await setKey(kitchen, { kind, key })).status, kind).toBe(422)
    }
    expect((await setKey(kitchen, { holder: '海', city: '海' })).status).toBe(422)
  })

  // spec: 794
  it('is set and seen by the owner alone', async () => {
    await takesPix(kitchen)
    const strangers = await createKitchen(portal)
    const { coming, key } = await read(kitchen)
    expect(coming).toBeNull()
    expect((await strangers.mine('DELETE', `/house-pix/keys/${key?.id}`)).status).toBe(404)
    for (const role of ['manager', 'kitchen'] as const) {
      const member = await createPerson(portal)
      await givePassword(member)
      await addMember(portal, kitchen.listing.id, member, role)
      expect((await kitchen.as(member, 'POST', '/house-pix/keys', KEY)).status).toBe(403)
      const stopped = await kitchen.as(member, 'DELETE', `/house-pix/keys/${key?.id}`)
      expect(stopped.status).toBe(403)
      const seen = await kitchen.as(member, 'GET', '/house-pix')
      expect(seen.status).toBe(role === 'manager' ? 200 : 403)
      if (role === 'manager') expect(seen.json).toMatchObject({ key: null, has_key: true })
    }
    const helper = await createPerson(portal, { role: 'admin' })
    await givePassword(helper)
    expect((await kitchen.as(helper, 'POST', '/house-pix/keys', KEY)).status).not.toBe(201)
    expect((await call(portal, 'GET', `${kitchen.base}/house-pix`)).status).toBe(401)
  })

  // spec: 794
  it('is no key of somebody who takes the business over', async () => {
    await takesPix(kitchen)
    const other = await createPerson(portal, { plan: 'espadarte' })
    await portal.deps.pool.query('update establishments set user_id = $2 where id = $1', [
      kitchen.listing.id,
      other.userId,
    ])
    expect((await kitchen.as(other, 'GET', '/house-pix')).json).toMatchObject({ has_key: false })
    expect(codeOf(await place())).toEqual([409, 'orders.payment'])
  })
})

describe('“não fui eu” by the link of the message', () => {
  const stop = (token: string) => call(portal, 'POST', '/house-pix/stop', { token })
  async function linkOf({ userId }: TestPerson) {
    const { rows } = await portal.deps.pool.query<{ path: string }>(
      "select path from notifications where user_id = $1 and kind = 'pix-key'",
      [userId],
    )
    return rows[0]?.path.split('#token=')[1] ?? ''
  }

  // spec: 811
  it('stops the key without signing in, once, and every owner hears of it', async () => {
    await takesPix(kitchen)
    await setKey(kitchen, { kind: 'cpf', key: '529.982.247-25' })
    const token = await linkOf(kitchen.owner)
    const stopped = await stop(token)
    const { rows: named } = await portal.deps.pool.query(
      'select name as place from establishments where id = $1',
      [kitchen.listing.id],
    )
    expect([stopped.status, stopped.json]).toEqual([200, named[0]])
    // The one before goes on.
    expect(await read(kitchen)).toMatchObject({ key: { kind: 'email' }, coming: null })
    expect(await told(kitchen.owner.userId, 'pix-key')).toMatchObject([
      { title: 'Chave Pix cancelada' },
    ])
    const { rows } = await portal.asOwner(
      `select details from audit_log where action = 'house-pix.key-stopped'
        and subject_id = $1`,
      [kitchen.listing.id],
    )
    expect(rows).toMatchObject([{ details: { by_link: true } }])
    expect(codeOf(await stop(token))).toEqual([422, 'house-pix.link'])
  })

  it('is nothing to who guesses, comes late or has the link of another key', async () => {
    await setKey(kitchen)
    const token = await linkOf(kitchen.owner)
    expect(codeOf(await stop('a'.repeat(token.length)))).toEqual([422, 'house-pix.link'])
    expect((await stop('')).status).toBe(422)
    clock.advance(72 * HOUR)
    expect(codeOf(await stop(token))).toEqual([422, 'house-pix.link'])
    expect((await read(kitchen)).key?.kind).toBe('email')
    const { rows } = await portal.deps.pool.query('select token_hash from house_pix_key_links')
    expect(rows.every(({ token_hash }) => !String(token_hash).includes(token))).toBe(true)
  })
})

describe('an order paid in advance', () => {
  beforeEach(() => takesPix(kitchen))

  // spec: 795
  it('shows who receives and a code of its own amount, read by any bank', async () => {
    const order = await placed()
    const pix = await shown(order.token)
    expect(pix).toMatchObject({
      state: 'waiting',
      holder: 'Maré Cheia Restaurante Ltda',
      amount_cents: PRICE,
      may_claim: true,
    })
    const { txid } = await chargeOf(order.id)
    expect(readBrCode(pix.code ?? '', { amountCents: PRICE })).toEqual({
      kind: 'ok',
      code: {
        ...{ location: null, recurrenceLocation: null, amountCents: PRICE },
        ...{ key: 'pix@marecheia.exemplo.test', txid },
      },
    })
  })

  // spec: 795
  it('keeps the code it showed when the key changes, and takes none without a key', async () => {
    const order = await placed()
    const before = await shown(order.token)
    await setKey(kitchen, { kind: 'phone', key: '(91) 98888-7777' })
    clock.advance(24 * HOUR)
    expect((await read(kitchen)).key?.key).toBe('+5591988887777')
    expect((await byLink('', order.token)).json.pix.holder).toBe(before.holder)
    const { rows } = await portal.deps.pool.query(
      'select code from house_pix_charges where order_id = $1',
      [order.id],
    )
    expect(rows[0].code).toBe(before.code)
    const { key } = await read(kitchen)
    await kitchen.mine('DELETE', `/house-pix/keys/${key?.id}`)
    await kitchen.mine('DELETE', `/house-pix/keys/${(await read(kitchen)).key?.id}`)
    expect(codeOf(await place())).toEqual([409, 'orders.payment'])
    expect((await place({ payment_method: 'dinheiro' })).status).toBe(409)
    expect((await place({ pays_ahead: false })).status).toBe(201)
  })

  // spec: 796
  it('is claimed once, told to who may confirm, and is confirmed by nobody else', async () => {
    const order = await placed()
    expect((await claim(order.token)).json.pix).toMatchObject({ state: 'claimed' })
    expect((await claim(order.token)).json.pix).toMatchObject({ state: 'claimed' })
    expect(await told(kitchen.owner.userId, 'pix-claimed')).toEqual([
      { title: `Pedido ${order.number}: diz que pagou o Pix`, round: 1 },
    ])
    const charge = await chargeOf(order.id)
    const cook = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, cook, 'kitchen')
    const path = `/house-pix/charges/${charge.id}/answer`
    const said = { answer: 'confirmed' }
    expect((await kitchen.as(cook, 'POST', path, said)).status).toBe(403)
    const strangers = await createKitchen(portal)
    expect((await strangers.mine('POST', path, said)).status).toBe(404)
    const helper = await createPerson(portal, { role: 'admin' })
    expect((await kitchen.as(helper, 'POST', path, said)).status).toBe(404)
    // The cook sees where it stands, and nothing else of it.
    const board = (await kitchen.as(cook, 'GET', '/orders/board')).json
    expect(board.orders[0]).toMatchObject({ pix: 'claimed', contact: { phone: null } })

    expect((await answer(charge, 'confirmed')).status).toBe(200)
    expect((await answer(charge, 'confirmed')).status).toBe(200)
    expect(await shown(order.token)).toMatchObject({ state: 'confirmed', code: null })
    expect(await told(kitchen.owner.userId, 'pix-claimed')).toEqual([])
    expect(codeOf(await claim(order.token))).toEqual([409, 'stale'])
    expect(codeOf(await answer(charge, 'missing'))).toEqual([409, 'stale'])
  })

  // spec: 796
  it('is claimed by who holds its link, for its own amount and nothing else', async () => {
    const order = await placed()
    const strange = 'a'.repeat(order.token.length)
    expect(codeOf(await claim(strange))).toEqual([422, 'orders.link'])
    expect(codeOf(await byLink('', strange))).toEqual([422, 'orders.link'])
    const cheaper = await byLink('/claim', order.token, { amount_cents: 1 })
    expect(cheaper.status).toBe(422)
    expect((await chargeOf(order.id)).state).toBe('waiting')
    const other = await placed({ pays_ahead: false })
    expect((await byLink('', other.token)).json).toEqual({ pix: null })
    expect((await claim(other.token)).status).toBe(404)
  })

  // spec: 797
  it('is told again while nobody looks, and claimed again where it was not found', async () => {
    const order = await placed()
    await claim(order.token)
    const rounds = async () => (await told(kitchen.owner.userId, 'pix-claimed'))[0]?.round
    await tellUnanswered(portal.deps)
    expect(await rounds()).toBe(1)
    clock.advance(10 * MINUTE)
    await tellUnanswered(portal.deps)
    await tellUnanswered(portal.deps)
    expect(await rounds()).toBe(2)
    clock.advance(HOUR)
    await tellUnanswered(portal.deps)
    expect(await rounds()).toBe(3)

    await answer(await chargeOf(order.id), 'missing')
    expect(await shown(order.token)).toMatchObject({ state: 'missing', may_claim: true })
    expect((await claim(order.token)).json.pix.state).toBe('claimed')
  })

  // spec: 798
  it('is given back by the house where the order comes to nothing, and both are told', async () => {
    const customer = await createPerson(portal)
    const body = pickupOf([lineOf(fish)], PRICE, { pays_ahead: true })
    const { json } = await kitchen.place(body, { cookie: customer.cookie })
    await claim(json.token)
    const charge = await chargeOf(json.id)
    await answer(charge, 'confirmed')
    await tellAllOwed(portal.deps)
    expect(await told(customer.userId, 'own-pix')).toMatchObject([
      { title: `Pedido ${json.number}: Pix confirmado` },
    ])
    await kitchen.move(json.id, 'cancelled', { code: 'other' })
    await tellAllOwed(portal.deps)
    await tellAllOwed(portal.deps)
    expect(await told(kitchen.owner.userId, 'pix-return')).toHaveLength(1)
    expect(await told(customer.userId, 'own-pix')).toMatchObject([
      { title: `Pedido ${json.number}: Pix a devolver` },
    ])
    expect(await shown(json.token)).toMatchObject({ state: 'confirmed', is_over: true })
    expect((await answer(charge, 'returned')).status).toBe(200)
    expect(await told(kitchen.owner.userId, 'pix-return')).toEqual([])
    expect((await kitchen.follow(json.token)).json.pix).toBe('returned')
  })

  // spec: 798
  it('can still be claimed once it was cancelled: that is what goes back', async () => {
    const order = await placed()
    await call(portal, 'POST', '/orders/leave', { token: order.token })
    expect(await shown(order.token)).toMatchObject({ code: null, is_over: true, may_claim: true })
    await claim(order.token)
    await answer(await chargeOf(order.id), 'confirmed')
    expect(await told(kitchen.owner.userId, 'pix-return')).toHaveLength(1)
  })
})

describe('the deposit of a stay', () => {
  // spec: 799, 812
  it('is a part of what was agreed, of an accepted stay, for its guest alone', async () => {
    const house = await createHouse(portal)
    await givePassword(house.owner)
    await takesPix(house, { holder: 'Fátima Monteiro' })
    const guest = await createPerson(portal)
    const arrival = daysAfter(clock.now().toISOString().slice(0, 10), 14)
    const { json: stay } = await house.request(guest, stayOf(house.unit, arrival, 2))
    const mine = (person: TestPerson, path = '') =>
      call(
        portal,
        path ? 'POST' : 'GET',
        `/my/stays/${stay.id}/pix${path}`,
        path ? {} : undefined,
        {
          cookie: person.cookie,
        },
      )
    expect((await mine(guest)).json).toEqual({ pix: null })
    expect((await house.accept(stay, { total_cents: 66_000 })).status).toBe(200)
    expect((await mine(guest)).json.pix).toMatchObject({
      ...{ state: 'waiting', holder: 'Fátima Monteiro', amount_cents: 19_800 },
    })
    const stranger = await createPerson(portal)
    expect((await mine(stranger)).status).toBe(404)
    expect((await mine(stranger, '/claim')).status).toBe(404)
    expect((await mine(guest, '/claim')).json.pix.state).toBe('claimed')
    const seen = (await house.mine('GET', `/stays/${stay.id}`)).json
    expect(seen.deposit).toEqual({ state: 'claimed', amount_cents: 19_800 })
    const [charge] = ((await house.mine('GET', '/house-pix')).json as HousePix).charges
    expect(charge).toMatchObject({ stay: { id: stay.id, unit: 'Suíte Mar' }, state: 'claimed' })
    const path = `/house-pix/charges/${charge?.id}/answer`
    expect((await house.mine('POST', path, { answer: 'confirmed' })).status).toBe(200)
    expect((await mine(guest)).json.pix.state).toBe('confirmed')
    await confirmPaid()
    // The deposit was the guest's yes, and they hear of it.
    expect((await house.mine('GET', `/stays/${stay.id}`)).json.status).toBe('confirmed')
    expect(await told(guest.userId, 'own-stay-moved')).toMatchObject([
      { title: expect.stringMatching(/^Reserva confirmada/) },
    ])
  })

  // spec: 812
  it('confirms nothing where the house does not want that, nor what is over', async () => {
    const house = await createHouse(portal)
    await givePassword(house.owner)
    await takesPix(house)
    const guest = await createPerson(portal)
    const arrival = daysAfter(clock.now().toISOString().slice(0, 10), 14)
    const request = async (day: number) => {
      const { json } = await house.request(guest, stayOf(house.unit, daysAfter(arrival, day), 2))
      await house.accept(json, { total_cents: 66_000 })
      await call(portal, 'POST', `/my/stays/${json.id}/pix/claim`, {}, { cookie: guest.cookie })
      return json as { id: string }
    }
    const find = async (stayId: string) => {
      const { charges } = (await house.mine('GET', '/house-pix')).json as HousePix
      const charge = charges.find(({ stay }) => stay?.id === stayId)
      const body = { answer: 'confirmed' }
      expect(
        (await house.mine('POST', `/house-pix/charges/${charge?.id}/answer`, body)).status,
      ).toBe(200)
      await confirmPaid()
      return (await house.mine('GET', `/stays/${stayId}`)).json.status
    }
    const off = { takes_orders: false, takes_deposits: true, deposit_percent: 30 }
    await house.mine('PUT', '/house-pix', { ...off, confirms_stays: false })
    expect(await find((await request(0)).id)).toBe('accepted')
    await house.mine('PUT', '/house-pix', off)
    const late = await request(7)
    clock.advance(5 * 24 * HOUR)
    expect(await find(late.id)).toBe('expired')
  })
})

describe('what the database keeps', () => {
  it('lets no Pix be confirmed, found or given back without saying when', async () => {
    await takesPix(kitchen)
    const { id } = await placed()
    for (const status of ['claimed', 'missing', 'confirmed', 'returned']) {
      await expect(
        portal.asOwner('update house_pix_charges set status = $2 where order_id = $1', [
          id,
          status,
        ]),
      ).rejects.toThrow(/house_pix_charges/)
    }
  })

  it('forgets the key with the account of who set it', async () => {
    await takesPix(kitchen)
    const { id } = await placed()
    await portal.deps.work.transaction(({ personalData }) =>
      personalData.erase({ userId: kitchen.owner.userId, provedEmail: null }, clock.now()),
    )
    const { rows } = await portal.deps.pool.query(
      'select (select count(*)::int from house_pix_keys where set_by = $1) as keys, code, holder from house_pix_charges where order_id = $2',
      [kitchen.owner.userId, id],
    )
    expect(rows).toEqual([{ keys: 0, code: null, holder: null }])
  })
})
