import type { EditedPlan } from '@portal/contract/money/plans/edit-plan'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { publishPlan } from '../../../../test/plans.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { jobs } from '../../../features.ts'
import { EMAIL_TRIED_MS } from '../../../platform/queue/job.ts'
import { TELL_SUBSCRIBER_JOB, type TellData } from './change-plan.ts'
import { tell } from './plans.feature.ts'
import { tellMissedUpdates } from './tell-missed-updates.ts'

const DAY = 24 * 60 * 60_000
const bank = await startBank()
const { control, clock } = bank
control.webhooks.isHeld = true
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
const portal = useTestApp({
  clock,
  environment: { ...bank.environment, SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
afterAll(async () => {
  await bank.stop()
  await post.stop()
})

let boss: TestPerson
let first: EditedPlan[]

/** Each test begins with the plans as the migration made them. */
beforeEach(async () => {
  post.mailbox.clear()
  await forgetJobs()
  boss = await createPerson(portal, { role: 'superadmin' })
  first ??= await plans()
  for (const { id, month_cents, year_cents } of first) await price(id, month_cents, year_cents)
  await forgetJobs()
})

/** Signed in anew: weeks go by in these tests. */
const as = async ({ userId }: TestPerson) => ({ cookie: await openSession(portal.deps, userId) })
const plans = async (): Promise<EditedPlan[]> =>
  (await call(portal, 'GET', '/admin/plans', undefined, await as(boss))).json.plans
async function price(id: PaidPlan, monthCents: number, yearCents = monthCents * 10) {
  const plan = (await plans()).find((one) => one.id === id) as EditedPlan
  const values = { ...plan, month_cents: monthCents, year_cents: yearCents }
  const answer = await publishPlan(portal, values, boss)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
}

const forgetJobs = () =>
  portal.asOwner('delete from jobs.job where name = $1', [TELL_SUBSCRIBER_JOB.name])
/** As the worker does with what waits; the mail server may be away. */
async function deliver({ isAway = false } = {}) {
  const { rows } = await portal.asOwner<{ data: TellData }>(
    'delete from jobs.job where name = $1 returning data',
    [TELL_SUBSCRIBER_JOB.name],
  )
  if (!isAway) for (const { data } of rows) await tell.handle(data, portal.deps)
}
const asked = async ({ userId }: TestPerson) =>
  (
    await portal.asOwner(
      `select from jobs.job join plan_updates u on u.id::text = data ->> 'updateId'
       where name = $1 and u.user_id = $2`,
      [TELL_SUBSCRIBER_JOB.name, userId],
    )
  ).rowCount
const subjects = ({ email }: TestPerson) => post.mailbox.list(email).map(({ subject }) => subject)

async function order(person: TestPerson, plan: PaidPlan = 'atalaia') {
  const { status, order } = await orderPlan(portal, { ...person, ...(await as(person)) }, { plan })
  expect(status).toBe(201)
  return order
}
async function pay({ id }: { id: string }) {
  const charge = await portal.deps.stores.planOrders.newestCharge(id)
  control.pay({ txid: charge?.txid ?? '' })
  await jobs.find(({ name }) => name === 'payments.read-list-five-minutes')?.handle({}, portal.deps)
}
const buy = async (person: TestPerson, plan?: PaidPlan) => pay(await order(person, plan))
const goOn = (days: number) => clock.advance(days * DAY)
const quote = async (person: TestPerson, plan: PaidPlan = 'atalaia') => {
  const path = `/plan-quote?plan=${plan}&cycle=month`
  const answer = await call(portal, 'GET', path, undefined, await as(person))
  expect(answer.status).toBe(200)
  return answer.json.price_cents
}
const ownPlan = async (person: TestPerson) =>
  (await call(portal, 'GET', '/my/plan', undefined, await as(person))).json
const standing = async (person: TestPerson) =>
  call(portal, 'GET', '/my/plan-standing', undefined, await as(person))

const NOTICE = 'O preço do plano Atalaia vai mudar'

/** Rosa pays Atalaia, and another price of it has come into force for her. */
async function heldToAnotherPrice() {
  const rosa = await createPerson(portal)
  await buy(rosa)
  await price('atalaia', 5_990)
  await deliver()
  for (let months = 0; months < 2; months += 1) {
    goOn(28)
    await buy(rosa)
  }
  goOn(8)
  expect(await ownPlan(rosa)).toMatchObject({ terms: { plan: 'atalaia', month_cents: 5_990 } })
  return rosa
}

describe('a price of one plan', () => {
  // spec: 516
  it('is none of the larger plan that somebody goes over to', async () => {
    const rosa = await heldToAnotherPrice()
    await buy(rosa, 'espadarte')
    expect(await standing(rosa)).toMatchObject({
      status: 200,
      json: { state: 'active', plan: 'espadarte', next: { price_cents: 19_990 } },
    })
    expect(await ownPlan(rosa)).toMatchObject({
      terms: { plan: 'espadarte', month_cents: 19_990 },
      update: null,
    })
  })

  it('is told beside that of another plan, which may have the same number', async () => {
    const rosa = await heldToAnotherPrice()
    await buy(rosa, 'espadarte')
    // As many versions of each plan as it takes for both to have the number.
    const version = async (id: PaidPlan) => (await plans()).find((plan) => plan.id === id)?.version
    const ofAtalaia = (await version('atalaia')) ?? 0
    for (let cents = 20_000; ((await version('espadarte')) ?? 0) < ofAtalaia; cents += 1_000) {
      await price('espadarte', cents)
    }
    await price('espadarte', 24_990)
    await deliver()
    expect(subjects(rosa).filter((subject) => subject.includes('Espadarte'))).toHaveLength(1)
    expect(await quote(rosa, 'espadarte')).toBe(19_990)
    expect(await ownPlan(rosa)).toMatchObject({
      terms: { month_cents: 19_990 },
      update: { month_cents: 24_990 },
    })
  })

  it('is not told to whoever has another plan by the time the e-mail goes out', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    await price('atalaia', 5_990)
    await buy(rosa, 'espadarte')
    await deliver()
    expect(subjects(rosa)).toEqual([])
  })
})

describe('nobody keeps an old price for good', () => {
  // spec: 516
  it('who was in the days of grace when it changed', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    goOn(32)
    expect((await standing(rosa)).json.state).toBe('in_grace')
    await price('atalaia', 5_990)
    await deliver()
    expect(subjects(rosa)).toEqual([NOTICE])
    await buy(rosa)
    expect(await ownPlan(rosa)).toMatchObject({
      terms: { month_cents: 4_990 },
      update: { month_cents: 5_990 },
    })
  })

  // spec: 516
  it('who pays after a trial the price it was begun with, and is told of the new one then', async () => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
    await price('atalaia', 5_990)
    await tellMissedUpdates(portal.deps)
    await deliver()
    expect(subjects(rosa)).toEqual([])
    goOn(12)
    expect(await quote(rosa)).toBe(4_990)
    await buy(rosa)
    await tellMissedUpdates(portal.deps)
    await deliver()
    expect(subjects(rosa)).toEqual([NOTICE])
    const { terms, update } = await ownPlan(rosa)
    expect([terms.month_cents, update.month_cents]).toEqual([4_990, 5_990])
    expect(Date.parse(update.in_force_at) - clock.now().getTime()).toBeGreaterThanOrEqual(30 * DAY)
    clock.advance(Date.parse(update.in_force_at) - clock.now().getTime())
    expect(await quote(rosa)).toBe(5_990)
  })

  // spec: 516
  it('who pays today what was ordered at the price of yesterday', async () => {
    const rosa = await createPerson(portal)
    const ordered = await order(rosa)
    await price('atalaia', 5_990)
    await pay(ordered)
    expect(await asked(rosa)).toBe(0)

    await tellMissedUpdates(portal.deps)
    await deliver()
    expect(subjects(rosa)).toEqual([NOTICE])
    const { terms, update } = await ownPlan(rosa)
    expect([terms.month_cents, update.month_cents]).toEqual([4_990, 5_990])
    expect(Date.parse(update.in_force_at) - clock.now().getTime()).toBeGreaterThanOrEqual(30 * DAY)
  })

  it('and nobody is told of it twice: not who pays during the trial, nor by looking again', async () => {
    const rosa = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
    goOn(2)
    await buy(rosa)
    await price('atalaia', 5_990)
    await deliver()
    for (let hours = 0; hours < 3; hours += 1) {
      await tellMissedUpdates(portal.deps)
      await deliver()
      goOn(3)
    }
    expect(subjects(rosa)).toEqual([NOTICE])
  })

  it('nor who left, or holds the new price already', async () => {
    const left = await createPerson(portal)
    await buy(left)
    await call(portal, 'POST', '/my/plan-standing/cancellation', undefined, await as(left))
    goOn(33)
    await price('atalaia', 5_990)
    const later = await createPerson(portal)
    await buy(later)
    await tellMissedUpdates(portal.deps)
    await deliver()
    expect([...subjects(left), ...subjects(later)]).toEqual([])
  })
})

describe('an e-mail that the queue gave up on', () => {
  it('is asked for again once it is no longer tried, and holds from then on', async () => {
    const rosa = await createPerson(portal)
    await buy(rosa)
    await price('atalaia', 5_990)
    expect(await asked(rosa)).toBe(1)
    await deliver({ isAway: true })

    await tellMissedUpdates(portal.deps)
    expect(await asked(rosa)).toBe(0)
    clock.advance(EMAIL_TRIED_MS)
    await tellMissedUpdates(portal.deps)
    await tellMissedUpdates(portal.deps)
    expect(await asked(rosa)).toBe(1)
    await deliver()
    expect(subjects(rosa)).toEqual([NOTICE])
    const { update } = await ownPlan(rosa)
    expect(Date.parse(update.in_force_at) - clock.now().getTime()).toBeGreaterThanOrEqual(30 * DAY)
    await tellMissedUpdates(portal.deps)
    expect(await asked(rosa)).toBe(0)
  })
})
