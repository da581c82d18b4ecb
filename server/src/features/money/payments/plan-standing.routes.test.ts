import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import { trialEnd } from '@portal/contract/shared/plan-rules'
import { afterAll, describe, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { readPaymentList } from './reconcile-payments.ts'
import { remindOfEnds } from './remind-of-ends.ts'

const DAY = 24 * 60 * 60_000
const bank = await startBank()
const { control, clock } = bank
control.webhooks.isHeld = true
const portal = useTestApp({ clock, environment: bank.environment })
afterAll(() => bank.stop())

async function buy(person: TestPerson, input: Parameters<typeof orderPlan>[2] = {}) {
  const { order, status } = await orderPlan(portal, person, input)
  expect(status).toBe(201)
  const charge = await portal.deps.stores.planOrders.newestCharge(order.id)
  control.pay({ txid: charge?.txid ?? '' })
  await readPaymentList('five-minutes', portal.deps)
}
const standing = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/my/plan-standing', undefined, { cookie })).json as PlanStanding
const change = async (
  method: 'POST' | 'DELETE' | 'PUT',
  what: 'cancellation' | 'next-plan',
  { cookie }: TestPerson,
  body?: object,
) => {
  const answer = await call(portal, method, `/my/plan-standing/${what}`, body, { cookie })
  return { status: answer.status, json: answer.json as PlanStanding }
}
const planOf = ({ userId }: TestPerson) => portal.deps.stores.accounts.planType(userId, clock.now())
const listingPlans = async ({ userId }: TestPerson) => {
  const { listingUpkeep } = portal.deps.stores
  await listingUpkeep.settlePlans(
    await listingUpkeep.ownersWhosePlanChanged(new Date(0), clock.now()),
    clock.now(),
  )
  const { rows } = await portal.asOwner<{ plan: string }>(
    'select plan from establishments where user_id = $1 order by id',
    [userId],
  )
  return rows.map(({ plan }) => plan)
}
const startTrial = async (person: TestPerson) => {
  const now = clock.now()
  const { subscriptions } = portal.deps.stores
  await subscriptions.startTrial(person.userId, 'atalaia', now, trialEnd(now, 14))
}
type Letter = {
  kind: string
  plan: string
  endsAt: string
  accessUntil: string
  next?: { plan: string; cycle: string }
}
const letters = async (name: string, { userId }: TestPerson) =>
  (
    await portal.asOwner<{ data: Letter }>(
      "select data from jobs.job where name = $1 and data ->> 'userId' = $2 order by created_on",
      [name, userId],
    )
  ).rows.map(({ data }) => data)
const audited = async ({ userId }: TestPerson) =>
  (
    await portal.asOwner<{ action: string }>(
      "select action from audit_log where subject_id = $1 and action like 'plan.%' order by id",
      [userId],
    )
  ).rows.map(({ action }) => action)

/** As the mornings go by. */
async function days(count: number) {
  for (let day = 0; day < count; day += 1) {
    await remindOfEnds(portal.deps)
    clock.advance(DAY)
  }
}

it('goes up from what is paid ahead in a trial, and offers only what is open', async () => {
  const rosa = await createPerson(portal)
  await startTrial(rosa)
  expect((await standing(rosa)).upgrade).toMatchObject({ plan: 'macarico', credit_cents: 0 })
  clock.advance(5 * DAY)
  await buy(rosa)
  const ahead = await standing(rosa)
  const { next, upgrade } = ahead
  if (!next?.opens_at || !upgrade) throw new Error('too early, and an upgrade')
  expect(upgrade).toMatchObject({
    ...{ plan: 'macarico', price_cents: 9_990, credit_cents: 4_990, amount_cents: 5_000 },
    ...{ ends_at: next.starts_at },
  })
  await buy(rosa, { plan: 'macarico' })
  expect(await planOf(rosa)).toBe('macarico')
  expect(await standing(rosa)).toMatchObject({
    ...{ state: 'active', plan: 'macarico', ends_at: next.starts_at },
    upgrade: { plan: 'espadarte', credit_cents: 9_990 },
  })
  // What it says is open is open, at the moment it says.
  clock.advance(Date.parse(next.opens_at) - clock.now().getTime())
  expect((await standing(rosa)).next?.opens_at).toBeNull()
  await buy(rosa, { plan: 'macarico' })
})

it('has the photo room of the plan from the first payment, ahead in a trial too', async () => {
  const rosa = await createPerson(portal)
  await startTrial(rosa)
  await portal.asOwner('insert into media_usage (user_id, photos, bytes) values ($1, 1500, 0)', [
    rosa.userId,
  ])
  expect(await portal.deps.ports.whyNoPhotoRoom(rosa.userId)).toContain('do período de teste')
  await buy(rosa)
  expect(await portal.deps.ports.whyNoPhotoRoom(rosa.userId)).toContain('limite do plano')
})

describe('the way of a plan', () => {
  it('goes from the trial to a basic page and back with a payment, and nothing is deleted', async () => {
    const rosa = await createPerson(portal)
    expect(await standing(rosa)).toMatchObject({ state: 'none', plan: null, next: null })
    await startTrial(rosa)
    await createListing(portal, { owner: rosa })
    expect(await listingPlans(rosa)).toEqual(['atalaia'])
    expect(await standing(rosa)).toMatchObject({
      state: 'trialing',
      plan: 'atalaia',
      next: { plan: 'atalaia', cycle: 'month', price_cents: 4_990 },
    })

    clock.advance(15 * DAY)
    expect(await standing(rosa)).toMatchObject({
      state: 'suspended',
      plan: 'atalaia',
      next: { price_cents: 4_990 },
      may: { cancel: false, take_back: false },
    })
    expect(await listingPlans(rosa)).toEqual(['clube'])

    await buy(rosa)
    expect(await standing(rosa)).toMatchObject({ state: 'active', may: { cancel: true } })
    expect(await listingPlans(rosa)).toEqual(['atalaia'])

    clock.advance(33 * DAY)
    expect((await standing(rosa)).state).toBe('in_grace')
    expect(await listingPlans(rosa)).toEqual(['atalaia'])
    clock.advance(4 * DAY)
    expect((await standing(rosa)).state).toBe('suspended')
    expect(await listingPlans(rosa)).toEqual(['clube'])
    await buy(rosa)
    expect((await standing(rosa)).state).toBe('active')
    expect(await listingPlans(rosa)).toEqual(['atalaia'])
  })

  // spec: 531
  it('is reminded of a week and a day before the end, a day and four days after', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    await days(40)
    const sent = await letters('payments.send-reminder', rosa)
    expect(sent.map(({ kind }) => kind)).toEqual([
      'week-before',
      'day-before',
      'day-after',
      'four-days-after',
    ])
    for (const { endsAt, accessUntil } of sent) {
      expect(Date.parse(accessUntil) - Date.parse(endsAt)).toBe(5 * DAY)
    }
  })

  it('is the administration’s to take back where it was given', async () => {
    const rosa = await createPerson(portal)
    await portal.deps.stores.subscriptions.grant(rosa.userId, 'espadarte', clock.now())
    expect(await standing(rosa)).toMatchObject({
      state: 'given',
      plan: 'espadarte',
      ends_at: null,
      next: null,
      may: { cancel: false },
    })
    expect((await change('POST', 'cancellation', rosa)).status).toBe(409)
  })

  // spec: 537
  it('was given up to a day, and the page says so', async () => {
    const rosa = await createPerson(portal)
    const endsAt = new Date(clock.now().getTime() + 9 * DAY)
    await portal.deps.stores.subscriptions.grant(rosa.userId, 'espadarte', clock.now(), { endsAt })
    expect(await standing(rosa)).toMatchObject({ state: 'given', ends_at: endsAt.toISOString() })
  })
})

describe('leaving', () => {
  // spec: 537
  it('holds to the end of what is paid, without grace and without a letter about paying', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    const { ends_at: endsAt } = await standing(rosa)
    const left = await change('POST', 'cancellation', rosa)
    expect(left).toMatchObject({
      status: 200,
      json: {
        state: 'ending',
        ends_at: endsAt,
        access_until: endsAt,
        next: null,
        may: { cancel: false, take_back: true },
      },
    })
    expect((await change('POST', 'cancellation', rosa)).status).toBe(200)
    await days(29)
    expect(await planOf(rosa)).toBe('atalaia')
    await days(3)
    expect(await planOf(rosa)).toBe('clube')
    expect((await standing(rosa)).state).toBe('suspended')
    await days(6)
    expect(await letters('payments.send-reminder', rosa)).toEqual([])
    expect((await letters('payments.send-plan-letter', rosa)).map(({ kind }) => kind)).toEqual([
      'canceled',
    ])
    expect(await audited(rosa)).toEqual(['plan.canceled'])
    expect((await change('DELETE', 'cancellation', rosa)).status).toBe(409)
  })

  it('is taken back while the period runs', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    await change('POST', 'cancellation', rosa)
    expect(await change('DELETE', 'cancellation', rosa)).toMatchObject({
      status: 200,
      json: { state: 'active', next: { plan: 'atalaia' } },
    })
    expect(await audited(rosa)).toEqual(['plan.canceled', 'plan.cancellation-taken-back'])
    clock.advance(33 * DAY)
    expect((await standing(rosa)).state).toBe('in_grace')
  })

  it('is taken back by a new purchase', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    await change('POST', 'cancellation', rosa)
    clock.advance(20 * DAY)
    await buy(rosa)
    expect((await standing(rosa)).state).toBe('active')
  })

  it('is nobody else’s to say', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    for (const [method, what, body] of [
      ['GET', '', undefined],
      ['POST', '/cancellation', undefined],
      ['DELETE', '/cancellation', undefined],
      ['PUT', '/next-plan', { plan: 'atalaia', cycle: 'month' }],
      ['DELETE', '/next-plan', undefined],
    ] as const) {
      const answer = await call(portal, method, `/my/plan-standing${what}`, body)
      expect(answer.status, `${method} ${what}`).toBe(401)
    }
    const stranger = await createPerson(portal)
    expect((await change('POST', 'cancellation', stranger)).status).toBe(409)
    expect((await standing(rosa)).state).toBe('active')
  })
})

describe('a smaller plan', () => {
  // spec: 537
  it('waits for the end of the period, and says before what becomes basic', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa, { plan: 'macarico' })
    await createListing(portal, { owner: rosa, fields: { name: 'Peixaria da Rosa' } })
    await createListing(portal, { owner: rosa, fields: { name: 'Pousada da Rosa' } })
    expect((await standing(rosa)).smaller).toMatchObject([
      { plan: 'atalaia', basic_listings: [{ name: 'Pousada da Rosa' }] },
    ])
    const chosen = await change('PUT', 'next-plan', rosa, { plan: 'atalaia', cycle: 'month' })
    expect(chosen).toMatchObject({
      status: 200,
      json: {
        state: 'active',
        plan: 'macarico',
        next: { plan: 'atalaia', price_cents: 4_990, is_change: true },
      },
    })
    await days(25)
    expect(await letters('payments.send-reminder', rosa)).toMatchObject([
      { kind: 'week-before', plan: 'macarico', next: { plan: 'atalaia', cycle: 'month' } },
    ])
    expect(await listingPlans(rosa)).toEqual(['macarico', 'macarico'])
    await buy(rosa, { plan: 'atalaia' })
    expect(await planOf(rosa)).toBe('macarico')
    const { ends_at: ends, following, next } = await standing(rosa)
    expect(next).toMatchObject({ plan: 'atalaia', is_change: false })
    expect(following).toEqual([{ plan: 'atalaia', ends_at: next?.starts_at }])
    await change('POST', 'cancellation', rosa)
    expect((await letters('payments.send-plan-letter', rosa)).at(-1)).toMatchObject({
      ...{ kind: 'canceled', plan: 'macarico', day: ends },
      following: [{ plan: 'atalaia', day: next?.starts_at }],
    })
    await change('DELETE', 'cancellation', rosa)
    clock.advance(8 * DAY)
    expect(await planOf(rosa)).toBe('atalaia')
    expect(await listingPlans(rosa)).toEqual(['atalaia', 'clube'])
    expect(await audited(rosa)).toEqual([
      ...['plan.next-chosen', 'plan.canceled', 'plan.cancellation-taken-back'],
    ])
  })

  it('is chosen instead of leaving, undone, and never a larger one', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa, { plan: 'macarico', cycle: 'year' })
    await change('POST', 'cancellation', rosa)
    const next = { plan: 'atalaia', cycle: 'year' } as const
    expect((await change('PUT', 'next-plan', rosa, next)).json.state).toBe('active')
    expect((await change('DELETE', 'next-plan', rosa)).json.next).toMatchObject({
      plan: 'macarico',
      cycle: 'year',
      is_change: false,
    })
    expect((await change('PUT', 'next-plan', rosa, { ...next, plan: 'espadarte' })).status).toBe(
      409,
    )
    expect((await change('PUT', 'next-plan', rosa, { plan: 'clube' })).status).toBe(422)
    expect(await audited(rosa)).toEqual(['plan.canceled', 'plan.next-chosen', 'plan.kept'])
  })
})
