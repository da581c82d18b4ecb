import { randomUUID } from 'node:crypto'
import { qrText, stepAt } from '@portal/contract/club/offers/coupon-code-rules'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createPartner, type Partner } from '../../../../test/offers.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { signatureOf } from './coupon-codes.rules.ts'

const clock = fixedClock('2026-07-18T22:00:00Z')
const portal = useTestApp({ clock })
const MINUTE = 60_000
let partner: Partner
let marina: TestPerson
let waiter: TestPerson
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['coupons'])
})
afterAll(() => restore())
beforeEach(async () => {
  partner = await createPartner(portal)
  marina = await createPerson(portal, { name: 'Marina Furtado' })
  waiter = await createPerson(portal, { name: 'Nonato' })
  await addMember(portal, partner.listing.id, waiter, 'staff')
})

const wallet = async (person = marina) =>
  (await call(portal, 'GET', '/my/coupons', undefined, person)).json
type Taken = { id: string; code: string; key: string }
const taken = async (more: object = {}): Promise<Taken> =>
  (await partner.take(marina, await partner.addOffer(more))).json
/** As the phone of the member draws it. */
const qrOf = ({ id, key }: Taken, step = stepAt(clock.now())) =>
  qrText({ couponId: id, step, signature: signatureOf(id, step, key) })
async function at<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  clock.advance(ms)
  try {
    return await act()
  } finally {
    clock.advance(-ms)
  }
}

describe('taking', () => {
  // spec: 302
  it('puts a coupon in the wallet that keeps what was promised', async () => {
    const offer = await partner.addOffer({ stock: 3 })
    const { status, json } = await partner.take(marina, offer)
    expect([status, json.terms.title]).toEqual([201, 'na pescada-amarela inteira'])
    expect(json.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    const { coupons, savings, member } = await wallet()
    expect(coupons).toMatchObject([{ id: json.id, redemption: null }])
    expect([savings.total_cents, member.name]).toEqual([0, 'Marina Furtado'])
    const [shown] = (await call(portal, 'GET', `/establishments/${partner.listing.slug}/offers`))
      .json.offers
    expect(shown.left).toBe(2)
  })

  // spec: 301
  it('is refused in words: taken before, all taken, paused, over, unknown', async () => {
    const refusal = async (offer: string, person = marina) =>
      (await partner.take(person, offer)).json.code
    const once = await partner.addOffer()
    await partner.take(marina, once)
    expect(await refusal(once)).toBe('coupons.per-member')
    const last = await partner.addOffer({ stock: 1 })
    await partner.take(waiter, last)
    expect(await refusal(last)).toBe('coupons.sold-out')
    const waiting = (await partner.send()).json.id
    expect(await refusal(waiting)).toBe('coupons.gone')
    const over = await partner.addOffer()
    expect(await at(40 * 24 * 60 * MINUTE, () => refusal(over))).toBe('coupons.over')
    expect((await partner.take(marina, randomUUID())).status).toBe(404)
    expect(
      (await call(portal, 'POST', '/my/coupons', { offer_id: once, key: randomUUID() })).status,
    ).toBe(401)
  })

  it('the last one takes the mark off the business', async () => {
    const offer = await partner.addOffer({ stock: 1 })
    const mark = async () =>
      (await call(portal, 'GET', `/establishments/${partner.listing.slug}`)).json.has_coupon
    expect(await mark()).toBe(true)
    await partner.take(marina, offer)
    expect(await mark()).toBe(false)
  })
})

describe('the counter', () => {
  it('reads the rotating code, does the sum and tells the wallet', async () => {
    const coupon = await taken()
    const { status, json } = await partner.redeem(
      waiter,
      { qr: qrOf(coupon) },
      { purchase_cents: 8_400 },
    )
    expect(status).toBe(200)
    expect(json).toMatchObject({
      member: 'Marina',
      by: 'Nonato',
      purchase_cents: 8_400,
      saved_cents: 1_680,
    })
    expect((await wallet()).savings).toEqual({
      total_cents: 1_680,
      redeemed: 1,
      months: [{ month: '2026-07', saved_cents: 1_680 }],
    })
    const day = (await partner.as(waiter, 'GET', '/counter')).json
    expect(day.today).toEqual({ accepted: 1, saved_cents: 1_680, purchases_cents: 8_400 })
  })

  // spec: 303
  it('shows the same receipt to the same device and key, and refuses every other', async () => {
    const { code } = await taken()
    const sent = { key: randomUUID(), device: randomUUID() }
    const first = (await partner.redeem(waiter, { code }, sent)).json
    expect((await partner.redeem(waiter, { code }, sent)).json).toEqual(first)
    for (const more of [{ device: sent.device }, { key: sent.key }, {}]) {
      const again = await partner.redeem(partner.owner, { code }, more)
      expect([again.status, again.json.code]).toEqual([409, 'coupons.used'])
    }
    const another = await taken()
    expect((await partner.redeem(waiter, { code: another.code }, sent)).json.code).toBe(
      'coupons.same-key',
    )
  })

  // spec: 301, 302, 303
  it('refuses each with its own sentence', async () => {
    const coupon = await taken()
    const refusal = async (shown: { qr: string } | { code: string }, by = partner) => {
      const { json } = await by.redeem(by.owner, shown)
      return [json.code, json.detail ?? json.title]
    }
    const answers = [
      await refusal({ qr: qrOf({ ...coupon, key: 'guessed' }) }),
      await refusal({ qr: 'https://outro.site/qr' }),
      await refusal({ code: 'ABCDEF' }),
      await refusal({ qr: qrOf(coupon, stepAt(clock.now()) - 3) }),
      await refusal({ qr: qrOf(coupon, stepAt(clock.now()) + 3) }),
      await refusal({ code: coupon.code }, await createPartner(portal)),
      await at(40 * 24 * 60 * MINUTE, () => refusal({ code: coupon.code })),
      await refusal({
        code: (await taken({ days: [1], from_minute: 660, until_minute: 900 })).code,
      }),
    ]
    expect(answers.map(([code]) => code)).toEqual([
      ...['coupons.forged', 'coupons.forged', 'coupons.unknown', 'coupons.stale', 'coupons.ahead'],
      ...['coupons.foreign', 'coupons.expired', 'coupons.not-now'],
    ])
    expect(new Set(answers.map(([, sentence]) => sentence)).size).toBe(7)
    expect(await wallet()).toMatchObject({ savings: { redeemed: 0 } })
  })

  it('takes a code one step old or early, and none that is 90 seconds old', async () => {
    for (const apart of [-1, 0, 1]) {
      const coupon = await taken()
      const { status } = await partner.redeem(waiter, {
        qr: qrOf(coupon, stepAt(clock.now()) + apart),
      })
      expect(status).toBe(200)
    }
    const coupon = await taken()
    const old = qrOf(coupon)
    const { json } = await at(90_000, () => partner.redeem(waiter, { qr: old }))
    expect(json.code).toBe('coupons.stale')
  })

  // spec: 303
  it('undoes within ten minutes, with a reason; the coupon is good again', async () => {
    const { code } = await taken()
    const { id } = (await partner.redeem(waiter, { code })).json
    const undo = (reason = 'Li o cupom errado') =>
      partner.as(waiter, 'POST', `/counter/redemptions/${id}/undo`, { reason })
    expect((await undo('')).status).toBe(422)
    expect((await at(11 * MINUTE, undo)).json.code).toBe('coupons.undo-late')
    expect((await undo()).json.undone).toMatchObject({ reason: 'Li o cupom errado' })
    expect((await undo()).json.code).toBe('coupons.undone')
    expect((await wallet()).savings.redeemed).toBe(0)
    expect((await partner.redeem(waiter, { code })).status).toBe(200)
  })

  it('writes down the purchase later, for the savings', async () => {
    const { code } = await taken()
    const { id, saved_cents } = (await partner.redeem(waiter, { code })).json
    expect(saved_cents).toBeNull()
    const put = (purchase_cents: number) =>
      partner.as(waiter, 'PUT', `/counter/redemptions/${id}/purchase`, { purchase_cents })
    expect((await put(5_000)).json).toMatchObject({ purchase_cents: 5_000, saved_cents: 1_000 })
    expect((await put(0)).status).toBe(422)
    expect((await at(13 * 60 * MINUTE, () => put(6_000))).json.code).toBe('coupons.purchase-late')
  })

  it('is for the team alone', async () => {
    const { code } = await taken()
    const used = (await partner.redeem(waiter, { code })).json
    const other = await createPartner(portal)
    expect((await partner.redeem(marina, { code })).status).toBe(404)
    expect((await call(portal, 'GET', `${partner.base}/counter`)).status).toBe(401)
    expect((await partner.as(marina, 'GET', '/counter')).status).toBe(404)
    for (const [method, path, body] of [
      ['POST', `/counter/redemptions/${used.id}/undo`, { reason: 'Nenhum' }],
      ['PUT', `/counter/redemptions/${used.id}/purchase`, { purchase_cents: 100 }],
    ] as const) {
      expect((await partner.as(marina, method, path, body)).status).toBe(404)
      expect((await other.mine(method, path, body)).status).toBe(404)
    }
  })

  it('stops who guesses: then the right code is not found out either', async () => {
    const { code } = await taken()
    const guess = (typed: string) => partner.redeem(waiter, { code: typed })
    const answers = []
    for (let tries = 0; tries < 21; tries += 1) answers.push((await guess('ZZZZZ2')).status)
    expect(answers.filter((status) => status === 409)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
    expect((await guess(code)).status).toBe(429)
    // A colleague goes on, until the counter itself has had enough.
    expect((await partner.redeem(partner.owner, { code })).status).toBe(200)
  })
})

it('tells the team of the portal of one member at one counter within minutes', async () => {
  const [one, two] = [await taken(), await taken()]
  await partner.redeem(waiter, { code: one.code })
  await at(5 * MINUTE, () => partner.redeem(waiter, { code: two.code }))
  const { redemptions } = (
    await call(portal, 'GET', '/admin/offers/odd-redemptions', undefined, partner.admin)
  ).json
  expect(redemptions).toContainEqual(
    expect.objectContaining({ member: 'Marina Furtado', count: 2 }),
  )
})

it('forgets a member who leaves: what they used stays as a number', async () => {
  const coupon = await taken()
  await partner.redeem(waiter, { code: coupon.code })
  await taken()
  await portal.deps.work.transaction(({ coupons }) => coupons.forgetMember(marina.userId))
  const { rows } = await portal.deps.pool.query(
    'select user_id from coupons where establishment_id = $1',
    [partner.listing.id],
  )
  expect(rows).toEqual([{ user_id: null }])
})
