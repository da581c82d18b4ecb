import type {
  GivenPlan,
  MoneyMonth,
  Reconciliation,
} from '@portal/contract/money/payments/money-overview'
import { PaidPlan } from '@portal/contract/shared/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../../test/bank.ts'
import { call } from '../../../../../test/calls.ts'
import { startCards } from '../../../../../test/cards.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { cityDay } from '../../../../platform/city-time.ts'
import { parseCsv } from '../../../../platform/csv/csv.foreign.ts'
import { readPaymentList } from '../reconcile-payments.ts'
import { reconcileNowJob } from './reconcile-now.ts'

const bank = await startBank()
const { control, clock } = bank
const portal = useTestApp({ clock, environment: bank.environment })
const cards = await startCards(clock)
afterAll(() => Promise.all([bank.stop(), cards.stop()]))
const withoutBank = useTestApp({ clock })
const withCards = useTestApp({ clock, environment: cards.environment })

let chief: TestPerson
beforeAll(async () => {
  control.webhooks.isHeld = true
  chief = await createPerson(portal, { role: 'superadmin' })
})

const REASON = 'Parceria com a prefeitura.'
const as = (person: TestPerson, method: 'GET' | 'POST', path: string, body?: object) =>
  call(portal, method, `/admin${path}`, body, { cookie: person.cookie })
const planOf = ({ userId }: TestPerson) => portal.deps.stores.accounts.planType(userId, clock.now())

async function bought(cycle: 'month' | 'year' = 'month') {
  const rosa = await createPerson(portal)
  const { order } = await orderPlan(portal, rosa, { cycle })
  const charge = await portal.deps.stores.planOrders.newestCharge(order.id)
  control.pay({ txid: charge?.txid ?? '' })
  await readPaymentList('five-minutes', portal.deps)
  return { rosa, order }
}

describe('the reconciliation', () => {
  const read = async () => (await as(chief, 'GET', '/plan-reconciliation')).json as Reconciliation

  // spec: 538
  it('is late until the bank was read, and tells how the books compared', async () => {
    const before = await read()
    expect(before).toMatchObject({ has_bank: true, has_cards: false, comparisons: [] })
    expect(before.watermarks.find(({ name }) => name === 'night')).toMatchObject({
      read_to: null,
      is_late: true,
    })
    await bought()
    clock.advance(2 * 60 * 60_000)
    expect((await as(chief, 'POST', '/plan-reconciliation')).status).toBe(202)
    const { rows } = await portal.asOwner(
      "select 1 from audit_log where action = 'plan-money.checked'",
    )
    expect(rows).toHaveLength(1)
    await reconcileNowJob.handle({}, portal.deps)
    const after = await read()
    const lists = after.watermarks.filter(({ name }) => name !== 'webhook')
    expect(lists.every(({ is_late }) => !is_late)).toBe(true)
    expect(after.comparisons).toMatchObject([
      { provider: 'pix', is_same: true, ours: { paid_cents: 4_990, refunded_cents: 0 } },
    ])
    clock.advance(16 * 60_000)
    const later = await read()
    expect(later.watermarks.filter(({ is_late }) => is_late).map(({ name }) => name)).toContain(
      'five-minutes',
    )
  })

  it('counts what waits: messages, codes without an answer, refunds under way', async () => {
    const { rosa, order } = await bought()
    await call(portal, 'POST', `/plan-orders/${order.id}/withdrawal`, undefined, {
      cookie: rosa.cookie,
    })
    const { paymentHints, moneyOverview } = portal.deps.stores
    const hints = await paymentHints.keep(['{}'], clock.now())
    await portal.asOwner("update plan_charges set status = 'unknown' where order_id = $1", [
      order.id,
    ])
    const waiting = await read()
    expect(waiting.hints.count).toBe(1)
    expect(waiting.unknown_codes.count).toBe(1)
    expect(waiting.open_refunds).toMatchObject({ count: 1 })
    await moneyOverview.markFollowed(hints, clock.now())
    expect((await read()).hints).toEqual({ count: 0, oldest_at: null })
    await portal.asOwner("update plan_charges set status = 'settled' where order_id = $1", [
      order.id,
    ])
  })

  it('reads the cards and compares them, also where there is no bank', async () => {
    const { cookie } = await createPerson(withCards, { role: 'superadmin' })
    const seen = async () =>
      (await call(withCards, 'GET', '/admin/plan-reconciliation', undefined, { cookie }))
        .json as Reconciliation
    const late = ({ watermarks }: Reconciliation) =>
      watermarks.filter(({ is_late }) => is_late).map(({ name }) => name)
    const before = await seen()
    expect(before).toMatchObject({ has_bank: false, has_cards: true, comparisons: [] })
    expect(late(before)).toEqual(['card-events', 'card-hour', 'card-night'])
    const asked = await call(withCards, 'POST', '/admin/plan-reconciliation', undefined, { cookie })
    expect(asked.status).toBe(202)
    await reconcileNowJob.handle({}, withCards.deps)
    const after = await seen()
    expect(late(after)).toEqual([])
    expect(after.comparisons).toMatchObject([{ provider: 'stripe', is_same: true }])
  })

  it('says that a portal without a bank has nothing to read', async () => {
    const { cookie } = await createPerson(withoutBank, { role: 'superadmin' })
    const answer = await call(withoutBank, 'GET', '/admin/plan-reconciliation', undefined, {
      cookie,
    })
    expect(answer.json.has_bank).toBe(false)
    expect(answer.json.watermarks.some(({ is_late }: { is_late: boolean }) => is_late)).toBe(false)
    const asked = await call(withoutBank, 'POST', '/admin/plan-reconciliation', undefined, {
      cookie,
    })
    expect(asked.status).toBe(409)
  })
})

// spec: 538
it('adds up the revenue of a month, and the trials that became plans', async () => {
  const figures = async () => (await as(chief, 'GET', '/plan-figures')).json.months as MoneyMonth[]
  const before = (await figures()).at(-1)
  const rosa = await createPerson(portal)
  await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
  await bought('month')
  await bought('year')
  const months = await figures()
  expect(months).toHaveLength(12)
  const after = months.at(-1)
  expect((after?.paying ?? 0) - (before?.paying ?? 0)).toBe(2)
  // Where a plan is edited its subscribers are the same, and who tries or was given it is none.
  const ofPlans = await Promise.all(
    PaidPlan.options.map((plan) =>
      portal.deps.stores.planUpdates.countSubscribers(plan, clock.now()),
    ),
  )
  expect(ofPlans.reduce((all, one) => all + one, 0)).toBe(after?.paying)
  const { rows } = await portal.asOwner<{ month_cents: number; year_cents: number }>(
    "select month_cents, year_cents from plans where id = 'atalaia'",
  )
  const [price] = rows
  expect((after?.mrr_cents ?? 0) - (before?.mrr_cents ?? 0)).toBe(
    (price?.month_cents ?? 0) + Math.round((price?.year_cents ?? 0) / 12),
  )
  expect((after?.trials ?? 0) - (before?.trials ?? 0)).toBe(1)
})

describe('a plan given by hand', () => {
  const give = (email: string, changes: object = {}) =>
    as(chief, 'POST', '/given-plans', {
      email,
      plan: 'macarico',
      until: '2026-12-31',
      reason: REASON,
      ...changes,
    })
  const listed = async (query = '') =>
    (await as(chief, 'GET', `/given-plans?limit=100${query}`)).json as {
      plans: GivenPlan[]
      next_cursor: string | null
    }
  const trialing = async (plan: string) => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan }, rosa)
    return rosa
  }

  // spec: 538
  it('holds until its day, and pressed twice is one', async () => {
    const rosa = await createPerson(portal)
    const [first, again] = await Promise.all([give(rosa.email), give(rosa.email)])
    expect(first).toMatchObject({ status: 201, json: { plan: 'macarico', reason: REASON } })
    expect(again?.json.id).toBe(first?.json.id)
    expect(first?.json.ends_at).toBe('2027-01-01T03:00:00.000Z')
    expect(await planOf(rosa)).toBe('macarico')
    const { plans } = await listed()
    expect(plans.filter(({ person }) => person.id === rosa.userId)).toHaveLength(1)
    const { rows } = await portal.asOwner(
      "select details from audit_log where action = 'plan.given' and subject_id = $1",
      [rosa.userId],
    )
    expect(rows).toEqual([{ details: { plan: 'macarico', until: '2026-12-31' } }])
    expect(
      await portal.deps.stores.accounts.planType(rosa.userId, new Date('2027-01-01T03:00:00Z')),
    ).toBe('clube')
  })

  it('is taken back with a reason, once', async () => {
    const rosa = await createPerson(portal)
    const { id } = (await give(rosa.email)).json
    const end = () => as(chief, 'POST', `/given-plans/${id}/end`, { reason: 'Fim da parceria.' })
    expect((await end()).json).toEqual({ ended: true })
    expect(await planOf(rosa)).toBe('clube')
    expect((await end()).status).toBe(404)
    const { rows } = await portal.asOwner('select ended_reason from subscriptions where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ ended_reason: 'Fim da parceria.' }])
  })

  it('takes a trial away only where somebody has said so', async () => {
    for (const trial of ['macarico', 'espadarte']) {
      const rosa = await trialing(trial)
      const refused = await give(rosa.email)
      expect(refused).toMatchObject({
        status: 409,
        json: { code: 'given-plan.ends-trial', details: { trial_plan: trial } },
      })
      expect(refused.json.detail).toMatch(/^Esta pessoa está no teste do Plano .+ até \d+ de /)
      expect(await planOf(rosa)).toBe(trial)
      expect((await give(rosa.email, { ends_trial: true })).status).toBe(201)
      expect(await planOf(rosa)).toBe('macarico')
    }
  })

  it('that is larger than the trial and outlasts it takes nothing away', async () => {
    const rosa = await trialing('atalaia')
    expect((await give(rosa.email)).status).toBe(201)
    const davi = await trialing('atalaia')
    const tomorrow = cityDay(new Date(clock.now().getTime() + 24 * 60 * 60_000))
    expect((await give(davi.email, { until: tomorrow })).json.code).toBe('given-plan.ends-trial')
  })

  it('is in the list, in the file and found again however many there are', async () => {
    const rosa = await createPerson(portal)
    const first = (await give(rosa.email)).json
    await portal.asOwner(
      `with people as (
         insert into users (name, email) select 'Dona ' || n, 'dada-' || n || '@exemplo.test'
         from generate_series(1, 501) n returning id)
       insert into subscriptions (user_id, plan_type, plan_version, status, source, started_at,
         created_at, updated_at)
       select id, 'atalaia', 1, 'active', 'granted', $1, $1, $1 from people`,
      [new Date(clock.now().getTime() + 60_000)],
    )
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await listed(cursor && `&cursor=${cursor}`)
      seen.push(...page.plans.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen.length).toBeGreaterThan(501)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toContain(first.id)
    const file = await portal.app.inject({
      url: '/api/v1/admin/lists/given-plans/sheet',
      headers: { cookie: chief.cookie },
    })
    expect(file.body.trimEnd().split('\n')).toHaveLength(seen.length + 1)
    expect(file.body).toContain(rosa.email)
    expect((await give(rosa.email)).json.id).toBe(first.id)
  })

  it('needs somebody, a day to come and a reason', async () => {
    const rosa = await createPerson(portal)
    expect((await give('ninguem@exemplo.test')).json.errors?.[0]?.path ?? '').toBe('email')
    expect((await give(rosa.email, { until: '2026-01-01' })).status).toBe(422)
    expect((await give(rosa.email, { reason: '' })).status).toBe(422)
    expect(await planOf(rosa)).toBe('clube')
  })
})

describe('a sheet', () => {
  const download = (query: string, person = chief) =>
    portal.app.inject({
      url: `/api/v1/admin/exports/plan-money.csv?${query}`,
      headers: { cookie: person.cookie },
    })
  const linesOf = (text: string) =>
    parseCsv(text.slice(1), ';', { columns: 20, rows: 5000 }).map(({ cells }) => cells)

  // spec: 538
  it('of orders, payments and the books has a line for each, in reais', async () => {
    const { order } = await bought()
    for (const sheet of ['orders', 'payments', 'ledger']) {
      const answer = await download(`sheet=${sheet}`)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'private, no-store',
      })
      const [head, ...lines] = linesOf(answer.body)
      const at = head?.indexOf('Compra') ?? -1
      const money = head?.indexOf('Valor (R$)') ?? -1
      const line = lines.find((cells) => cells[at] === order.id.slice(-8))
      expect(line?.[money], sheet).toBe('49,90')
    }
    const { rows } = await portal.asOwner(
      "select details from audit_log where action = 'plan-money.exported'",
    )
    expect(rows).toHaveLength(3)
  })

  it('holds nothing that a spreadsheet would run', async () => {
    const { order } = await bought()
    await portal.asOwner("update plan_orders set buyer_name = '=HYPERLINK(1)' where id = $1", [
      order.id,
    ])
    expect((await download('sheet=orders')).body).toContain("'=HYPERLINK(1)")
  })

  it('goes on past one batch, and holds each row once', async () => {
    const { order } = await bought()
    const written = await portal.asOwner<{ columns: string }>(
      `select string_agg(column_name, ', ') as columns from information_schema.columns
        where table_name = 'plan_orders' and is_generated = 'NEVER'`,
    )
    const { columns } = written.rows[0] ?? {}
    await portal.asOwner(
      `insert into plan_orders (${columns}) select ${columns} from (
        select (jsonb_populate_record(o, jsonb_build_object(
          'id', gen_random_uuid(), 'key', gen_random_uuid(), 'user_id', null,
          'created_at', o.created_at + n / 3 * interval '1 microsecond'))).*
        from plan_orders o, generate_series(1, 1101) n where o.id = $1) as copies`,
      [order.id],
    )
    const [, ...lines] = linesOf((await download('sheet=orders')).body)
    const { rows } = await portal.asOwner<{ count: string }>('select count(*) from plan_orders')
    expect(lines).toHaveLength(Number(rows[0]?.count))
    expect(new Set(lines.map((cells) => cells.at(-1))).size).toBe(lines.length)
    expect(linesOf((await download('sheet=orders&until=2020-01-01')).body)).toHaveLength(1)
  })

  it('is not for an administrator, nor of a sheet that does not exist', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    expect((await download('sheet=orders', admin)).statusCode).toBe(403)
    expect((await download('sheet=secrets')).statusCode).toBe(422)
    for (const path of ['/plan-reconciliation', '/plan-figures', '/given-plans']) {
      expect((await as(admin, 'GET', path)).status).toBe(403)
    }
  })
})
