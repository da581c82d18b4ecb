import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { forgetBuyersJob } from './forget-buyers.ts'
import { lookAtWhatIsDue, readPaymentList } from './reconcile-payments.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const DOCUMENT = '529.982.247-25'
const SHEET = 'exports/plan-money.csv?sheet=orders'
const FORGOTTEN = { buyer_name: null, buyer_document: null, buyer_document_hint: null }

const bank = await startBank()
const { control, clock } = bank
const portal = useTestApp({ clock, environment: { ...bank.environment, PIX_AUTOMATIC: 'on' } })
afterAll(() => bank.stop())
beforeEach(() => {
  control.clearFaults()
  control.webhooks.isHeld = true
})
let chief: TestPerson
beforeAll(async () => {
  chief = await createPerson(portal, { role: 'superadmin', name: 'Chefe Um' })
})

type Input = Parameters<typeof orderPlan>[2]
const order = async (person: TestPerson, input: Input = {}) =>
  (await orderPlan(portal, person, { document: '52998224725', ...input })).order
const txidOf = async (orderId: string) =>
  (await portal.deps.stores.planOrders.newestCharge(orderId))?.txid ?? ''
const leave = async ({ cookie, email }: TestPerson) => {
  const answer = await call(portal, 'POST', '/account/deletion', { proof: email }, { cookie })
  expect(answer.json).toEqual({ deleted: true })
}
const preview = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/account/deletion', undefined, { cookie })).json.purchases
const rowOf = async (orderId: string) => {
  const { rows } = await portal.asOwner<Record<string, unknown>>(
    `select o.*, host(accepted_from) as address, (select name from audit_subjects s where s.id = o.id)
       as told, (select xml from plan_invoices i where i.order_id = o.id) as xml
     from plan_orders o where id = $1`,
    [orderId],
  )
  return rows[0]
}
const work = async () => {
  await lookAtWhatIsDue(portal.deps)
  await readPaymentList('night', portal.deps)
}
const night = () => forgetBuyersJob.handle({}, portal.deps)

async function buy(person: TestPerson, input: Input = {}): Promise<PlanOrder> {
  const placed = await order(person, input)
  control.pay({ txid: await txidOf(placed.id), authorises: input.method === 'pix_automatic' })
  await work()
  await work()
  return placed
}

const asChief = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  call(portal, method, `/admin/plan-orders/${path}`, body, { cookie: chief.cookie })

describe('whoever deletes their account', () => {
  // spec: 544
  it('leaves nothing of themselves in what they never paid, and nobody can pay it', async () => {
    const rosa = await createPerson(portal)
    const { id } = await order(rosa)
    await leave(rosa)
    expect(await rowOf(id)).toMatchObject({
      ...{ ...FORGOTTEN, status: 'canceled', user_id: null, address: null, told: '' },
      sort_name: '',
    })
    await work()
    expect(control.state().charges.get(await txidOf(id))?.status).toBe(
      'REMOVIDA_PELO_USUARIO_RECEBEDOR',
    )
  })

  it('gets late money back, and is not known again by it', async () => {
    const rosa = await createPerson(portal)
    const { id } = await order(rosa)
    control.pay({ txid: await txidOf(id) })
    await leave(rosa)
    await work()
    const { rows } = await portal.asOwner(
      'select decision from plan_payments where order_id = $1',
      [id],
    )
    expect(rows).toEqual([{ decision: 'returned' }])
    expect(await rowOf(id)).toMatchObject(FORGOTTEN)
  })

  // spec: 544
  it('keeps of what was paid what the law asks, for five years', async () => {
    const rosa = await createPerson(portal)
    const { id } = await buy(rosa)
    const xml = '<nfse><cpf>52998224725</cpf></nfse>'
    const invoice = { version: 0, status: 'issued', number: '15', access_key: null, xml }
    await asChief('PUT', `${id}/invoice`, { ...invoice, reason: 'Emitida hoje.' })
    await leave(rosa)
    const kept = { buyer_name: 'Rosa Pinheiro', buyer_document_hint: '***.982.247-**', xml }
    expect(await rowOf(id)).toMatchObject({ ...kept, status: 'paid', address: null, told: '' })
    clock.advance(5 * 365 * DAY)
    await night()
    expect(await rowOf(id)).toMatchObject(kept)
    clock.advance(3 * DAY)
    await night()
    expect(await rowOf(id)).toMatchObject({ ...FORGOTTEN, status: 'paid', xml: null, told: '' })
    expect((await asChief('GET', id)).json.order).toMatchObject({
      buyer: null,
      accepted_from: null,
    })
    expect(await asChief('POST', `${id}/buyer-document`)).toMatchObject({
      ...{ status: 409, json: { code: 'payments.buyer-forgotten' } },
    })
  })

  // spec: 544
  it('is not charged for the period that was about to be taken', async () => {
    const rosa = await createPerson(portal)
    const first = await buy(rosa, { method: 'pix_automatic' })
    for (let day = 0; day < 26; day += 1) {
      clock.advance(DAY)
      control.clock.advance(0)
      await work()
    }
    const scheduled = await portal.deps.stores.planOrders.findScheduled(rosa.userId)
    expect(scheduled).not.toBeNull()
    const txid = await txidOf(scheduled?.id ?? '')
    expect(control.state().recurringCharges.get(txid)?.status).toBe('ATIVA')
    await leave(rosa)
    // One turn of the worker, in the same minute.
    await lookAtWhatIsDue(portal.deps)
    expect(control.state().recurringCharges.get(txid)?.status).toBe('CANCELADA')
    const renewal = await portal.deps.stores.pixRenewals.findByFirstOrder(first.id)
    expect(renewal?.status).toBe('ended')
    expect(control.state().recurrences.get(renewal?.recurrenceId ?? '')?.status).toBe('CANCELADA')
    expect(await rowOf(scheduled?.id ?? '')).toMatchObject({ ...FORGOTTEN, status: 'canceled' })
    expect(await rowOf(first.id)).toMatchObject({ buyer_name: 'Rosa Pinheiro', address: null })
  })

  // spec: 546
  it('is told before what ends, what stays and what only they can still undo', async () => {
    const rosa = await createPerson(portal)
    const none = { kept: 0, kept_until: null, undoable: 0, renews: false, paid_plan: null }
    expect(await preview(rosa)).toEqual(none)
    await order(rosa)
    expect(await preview(rosa)).toEqual(none)
    const { id } = await buy(rosa, { method: 'pix_automatic' })
    const own = await call(portal, 'GET', `/plan-orders/${id}`, undefined, rosa)
    const { period } = own.json as PlanOrder
    const told = await preview(rosa)
    expect(told).toMatchObject({ kept: 1, undoable: 1, renews: true })
    expect(told.kept_until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Number(told.kept_until.slice(0, 4))).toBe(clock.now().getUTCFullYear() + 5)
    expect(told.paid_plan.plan).toBe('atalaia')
    expect(new Date(told.paid_plan.until).toISOString()).toBe(period?.ends_at)
    clock.advance(7 * DAY)
    expect(await preview(rosa)).toMatchObject({ kept: 1, undoable: 0 })
  })

  it('has nothing more to undo of what is undone already', async () => {
    const rosa = await createPerson(portal)
    const { id } = await buy(rosa, { document: '39053344705' })
    await call(portal, 'POST', `/plan-orders/${id}/withdrawal`, undefined, rosa)
    expect(await preview(rosa)).toMatchObject({ kept: 1, undoable: 0 })
  })
})

describe('whoever stays', () => {
  // spec: 545
  it('is forgotten 30 days later in what they never paid, and in nothing else', async () => {
    const rosa = await createPerson(portal)
    const paid = await buy(rosa)
    const canceled = await order(rosa, { plan: 'espadarte' })
    await call(portal, 'POST', `/plan-orders/${canceled.id}/cancellation`, undefined, rosa)
    clock.advance(29 * DAY)
    await night()
    expect(await rowOf(canceled.id)).toMatchObject({ buyer_name: 'Rosa Pinheiro' })
    clock.advance(2 * DAY)
    await night()
    expect(await rowOf(canceled.id)).toMatchObject({ ...FORGOTTEN, address: null })
    expect(await rowOf(paid.id)).toMatchObject({ buyer_name: 'Rosa Pinheiro' })
    expect((await rowOf(paid.id))?.address).not.toBeNull()
    const list = await call(portal, 'GET', '/my/plan-orders', undefined, rosa)
    expect((list.json.orders as PlanOrder[]).map(({ buyer }) => buyer.name).sort()).toEqual([
      '',
      'Rosa Pinheiro',
    ])
    const found = await call(portal, 'GET', '/admin/plan-orders?sort=nome', undefined, chief)
    expect(found.json.orders.find((one: PlanOrder) => one.id === canceled.id).buyer).toBeNull()
    expect((await call(portal, 'GET', '/plan-quote?plan=atalaia', undefined, rosa)).status).toBe(
      200,
    )
  })

  // spec: 547
  it('is handed the money of their purchases and their own document, and no note of the team', async () => {
    const rosa = await createPerson(portal)
    const { id } = await buy(rosa)
    await call(portal, 'POST', `/plan-orders/${id}/withdrawal`, undefined, rosa)
    const [payment] = (await asChief('GET', id)).json.payments
    const note = 'Anotado só para nós.'
    await asChief('PUT', `${id}/invoice`, {
      ...{ version: 0, status: 'issued', number: '16', access_key: null, reason: note },
    })
    const { json } = await call(portal, 'GET', '/account/export', undefined, rosa)
    const { data, names } = json
    expect(data.plan_orders).toMatchObject([{ id, buyer_document: '52998224725' }])
    expect(names.plan_orders.columns.buyer_document).toBe('CPF ou CNPJ')
    expect(data.plan_payments).toMatchObject([{ id: payment.id, provider_id: payment.provider_id }])
    expect(data.plan_refunds).toMatchObject([
      { payment_id: payment.id, protocol: payment.refunds[0].protocol },
    ])
    expect(data.plan_grants).toMatchObject([{ payment_id: payment.id, plan_type: 'atalaia' }])
    expect(data.plan_invoices).toMatchObject([{ order_id: id, number: '16' }])
    expect(data.plan_charges).toMatchObject([{ order_id: id, txid: await txidOf(id) }])
    expect(data.plan_card_charges).toEqual([])
    expect(JSON.stringify(json)).not.toContain(note)
    for (const table of Object.keys(data).filter((name) => name.startsWith('plan_'))) {
      const told = data[table].flatMap((row: object) => Object.keys(row))
      expect(Object.keys(names[table].columns), table).toEqual(expect.arrayContaining(told))
    }
    const stranger = await createPerson(portal)
    const other = await call(portal, 'GET', '/account/export', undefined, stranger)
    expect(other.json.data.plan_payments).toEqual([])
  })
})

describe('the whole document of a buyer', () => {
  // spec: 549
  it('is shown to a superadministrator who asks for it, and written down each time', async () => {
    const { id } = await buy(await createPerson(portal))
    for (const times of [1, 2]) {
      expect((await asChief('POST', `${id}/buyer-document`)).json).toEqual({ document: DOCUMENT })
      const { rows } = await portal.asOwner(
        `select actor_id, details from audit_log
         where action = 'plan-order.document-shown' and subject_id = $1`,
        [id],
      )
      expect(rows).toEqual(Array(times).fill({ actor_id: chief.userId, details: {} }))
    }
    const cookie = { cookie: chief.cookie }
    for (const path of [`plan-orders/${id}`, `plan-orders?search=${id}`, SHEET]) {
      const answer = await portal.app.inject({ url: `/api/v1/admin/${path}`, headers: cookie })
      expect([answer.statusCode, answer.body.includes('982.247')]).toEqual([200, true])
      expect(answer.body.replaceAll(/[.-]/g, '')).not.toContain('52998224725')
    }
  })

  // spec: 549
  it('is shown to nobody else, not even to its buyer here', async () => {
    const rosa = await createPerson(portal)
    const { id } = await buy(rosa)
    const admin = await createPerson(portal, { role: 'admin' })
    const ask = async (who: { cookie?: string }) =>
      (await call(portal, 'POST', `/admin/plan-orders/${id}/buyer-document`, undefined, who)).status
    expect(await ask({})).toBe(401)
    for (const who of [rosa, await createPerson(portal), admin]) expect(await ask(who)).toBe(403)
    const nobody = '0199a4a0-0000-4000-8000-0000000000ff'
    expect((await asChief('POST', `${nobody}/buyer-document`)).status).toBe(404)
    const { rowCount } = await portal.asOwner(
      "select from audit_log where action = 'plan-order.document-shown' and subject_id = $1",
      [id],
    )
    expect(rowCount).toBe(0)
  })
})
