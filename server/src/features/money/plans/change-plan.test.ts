import type { EditedPlan } from '@portal/contract/money/plans/edit-plan'
import { PaidPlan } from '@portal/contract/shared/plans'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createListing, createPhoto } from '../../../../test/establishments.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { createSubscriber, publishPlan } from '../../../../test/plans.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { jobs } from '../../../features.ts'
import { TELL_SUBSCRIBER_JOB, type TellData } from './change-plan.ts'
import { tell } from './plans.feature.ts'
import { tellMissedUpdates } from './tell-missed-updates.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-07-01T12:00:00Z')
const clock = fixedClock(START.toISOString())
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})

const goTo = (moment: Date) => clock.advance(moment.getTime() - clock.now().getTime())
const as = (who: TestPerson | null) => (who ? { cookie: who.cookie } : {})
let boss: TestPerson
let first: EditedPlan[]

/** Each test begins with the plans as the migration made them, and with nobody subscribed. */
beforeEach(async () => {
  goTo(START)
  post.mailbox.clear()
  await portal.deps.connection.deleteFrom('users').execute()
  await portal.asOwner(`delete from jobs.job where name = $1`, [TELL_SUBSCRIBER_JOB.name])
  boss = await createPerson(portal, { role: 'superadmin' })
  first ??= await toEdit()
  for (const plan of first) {
    const now = await find(plan.id)
    await change(plan.id, { ...plan, version: now.version })
  }
})

const toEdit = async (): Promise<EditedPlan[]> =>
  (await call(portal, 'GET', '/admin/plans', undefined, as(boss))).json.plans
const find = async (id: PaidPlan) => (await toEdit()).find((plan) => plan.id === id) as EditedPlan
const body = ({ id: _, updated_at: __, ...plan }: EditedPlan) => plan
const change = (id: PaidPlan, plan: EditedPlan, who: TestPerson = boss) =>
  publishPlan(portal, { ...plan, id }, who)
type Changes = Partial<Omit<EditedPlan, 'limits'>> & { limits?: Partial<EditedPlan['limits']> }
async function alter(id: PaidPlan, { limits, ...rest }: Changes) {
  const plan = await find(id)
  const answer = await change(id, { ...plan, ...rest, limits: { ...plan.limits, ...limits } })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json as EditedPlan
}
const waitingJobs = async () =>
  (
    await portal.asOwner<{ data: TellData }>(
      `select data from jobs.job where name = $1 order by created_on`,
      [TELL_SUBSCRIBER_JOB.name],
    )
  ).rows.map(({ data }) => data)
async function tellAll() {
  for (const job of await waitingJobs()) await tell.handle(job, portal.deps)
}
/** Signed in anew: weeks go by in these tests. */
const again = async ({ userId }: TestPerson) => ({
  cookie: await openSession(portal.deps, userId),
})
const ownPlan = async (who: TestPerson) =>
  (await call(portal, 'GET', '/my/plan', undefined, await again(who))).json
const publicPrice = async (id: PaidPlan) =>
  (await call(portal, 'GET', '/plans')).json.plans.find((plan: EditedPlan) => plan.id === id)
    .month_cents
const later = (days: number) => goTo(new Date(START.getTime() + days * DAY_MS))

describe('the right to change a plan', () => {
  // spec: 513
  it('is a superadmin’s alone', async () => {
    const others = [
      null,
      await createPerson(portal),
      await createPerson(portal, { plan: 'espadarte' }),
      await createPerson(portal, { role: 'reporter' }),
      await createPerson(portal, { role: 'editor' }),
      await createPerson(portal, { role: 'moderator' }),
      await createPerson(portal, { role: 'admin' }),
    ]
    const plan = { ...(await find('atalaia')), month_cents: 5_990, year_cents: 59_900 }
    const { version: _, ...values } = body(plan)
    for (const who of others) {
      const refused = who ? 403 : 401
      const put = await call(portal, 'PUT', '/admin/plans/atalaia', body(plan), as(who))
      expect(put.status).toBe(refused)
      expect((await call(portal, 'GET', '/admin/plans', undefined, as(who))).status).toBe(refused)
      const preview = await call(portal, 'POST', '/admin/plans/atalaia/preview', values, as(who))
      expect(preview.status).toBe(refused)
    }
    expect(await publicPrice('atalaia')).toBe(4_990)
    expect((await call(portal, 'GET', '/my/plan')).status).toBe(401)
  })

  it('does not reach the free club, nor what makes no sense', async () => {
    const plan = await find('atalaia')
    const put = (id: string, values: object) =>
      call(portal, 'PUT', `/admin/plans/${id}`, { ...body(plan), ...values }, as(boss))
    expect((await put('clube', {})).status).toBe(422)
    expect((await put('atalaia', { month_cents: 0 })).status).toBe(422)
    expect((await put('atalaia', { month_cents: 49.9 })).status).toBe(422)
    expect((await put('atalaia', { trial_days: 91 })).status).toBe(422)
    const dear = await put('atalaia', { year_cents: 12 * plan.month_cents + 1 })
    expect(dear).toMatchObject({
      status: 422,
      json: { errors: [{ path: 'year_cents', message: expect.stringContaining('doze meses') }] },
    })
  })
})

describe('a changed price', () => {
  // spec: 513
  it('is public at once, with its history and an entry in the audit log', async () => {
    const before = await find('macarico')
    const saved = await alter('macarico', { month_cents: 10_990, year_cents: 109_900 })
    expect(saved).toMatchObject({ month_cents: 10_990, version: before.version + 1 })
    expect(await publicPrice('macarico')).toBe(10_990)
    const { history } = (await call(portal, 'GET', '/admin/plans', undefined, as(boss))).json
    const of = history.filter(({ plan }: { plan: string }) => plan === 'macarico')
    expect(of[0]).toMatchObject({
      version: saved.version,
      month_cents: 10_990,
      made_by: 'Rosa Pinheiro',
      made_at: START.toISOString(),
      updates: { all: 0, told: 0, first_in_force: null },
    })
    expect(of[1]).toMatchObject({ version: before.version, month_cents: 9_990 })
    const entry = await portal.deps.connection
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'plan.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      actor_id: boss.userId,
      details: {
        plan: 'macarico',
        changed: ['month_cents', 'year_cents'],
        changes: { month_cents: [9_990, 10_990], year_cents: [99_900, 109_900] },
        version: saved.version,
        told: 0,
      },
    })
  })

  it('is refused to the second of two who edit, and nothing happens when nothing changed', async () => {
    const plan = await find('atalaia')
    const [one, other] = await Promise.all([
      change('atalaia', { ...plan, month_cents: 5_990 }),
      change(
        'atalaia',
        { ...plan, month_cents: 6_990 },
        await createPerson(portal, { role: 'superadmin' }),
      ),
    ])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect([one, other].find(({ status }) => status === 409)?.json).toMatchObject({ code: 'stale' })
    const now = await find('atalaia')
    expect((await change('atalaia', now)).json.version).toBe(now.version)
  })

  // spec: 514
  it('cannot be taken out of the history', async () => {
    const { pool } = portal.deps
    await expect(pool.query('update plan_versions set month_cents = 1')).rejects.toThrow()
    await expect(pool.query('delete from plan_versions')).rejects.toThrow()
  })

  // spec: 515
  it('leaves the price of who subscribed before, and tells them thirty days ahead', async () => {
    const rosa = await createSubscriber(portal, 'macarico')
    later(3)
    await alter('macarico', { month_cents: 10_990, year_cents: 109_900 })
    const bento = await createSubscriber(portal, 'macarico')
    expect((await ownPlan(rosa)).terms.month_cents).toBe(9_990)
    expect((await ownPlan(bento)).terms.month_cents).toBe(10_990)
    expect(await waitingJobs()).toHaveLength(1)

    // The mail server was away for two days: the thirty days begin when the e-mail is out.
    later(5)
    await tellAll()
    await tellAll()
    const letters = post.mailbox.list(rosa.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe('O preço do plano Maçarico vai mudar')
    const text = letters[0]?.text?.replace(/\s/g, ' ')
    expect(text).toContain('R$ 99,90 por mês ou R$ 999,00 por ano')
    expect(text).toContain('A partir de 1 de setembro de 2026, ele custa R$ 109,90 por mês')
    expect(post.mailbox.list(bento.email)).toEqual([])

    expect(await ownPlan(rosa)).toMatchObject({
      terms: { month_cents: 9_990 },
      update: { month_cents: 10_990, in_force_at: '2026-09-01T12:00:00.000Z' },
    })
    goTo(new Date('2026-09-01T11:59:59Z'))
    expect((await ownPlan(rosa)).terms.month_cents).toBe(9_990)
    goTo(new Date('2026-09-01T12:00:00Z'))
    expect(await ownPlan(rosa)).toMatchObject({ terms: { month_cents: 10_990 }, update: null })
  })

  it('holds for nobody who was not told, however long ago it was', async () => {
    const rosa = await createSubscriber(portal, 'atalaia')
    await alter('atalaia', { month_cents: 6_990 })
    later(365)
    expect((await ownPlan(rosa)).terms.month_cents).toBe(4_990)
  })

  it('that is taken back never comes, and whoever was told of it is told that', async () => {
    const rosa = await createSubscriber(portal, 'atalaia')
    await alter('atalaia', { month_cents: 49_900, year_cents: 499_000 })
    await tellAll()
    await alter('atalaia', { month_cents: 4_990, year_cents: 49_900 })
    await tellAll()
    const subjects = post.mailbox.list(rosa.email).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'O plano Atalaia continua como está',
      'O preço do plano Atalaia vai mudar',
    ])
    for (const days of [40, 80]) {
      later(days)
      expect((await ownPlan(rosa)).terms.month_cents).toBe(4_990)
    }
  })

  it('waits no longer because something else in the plan got better', async () => {
    const rosa = await createSubscriber(portal, 'atalaia')
    await alter('atalaia', { month_cents: 5_990, limits: { photos_per_establishment: 4 } })
    await tellAll()
    later(20)
    await alter('atalaia', { trial_days: 20, limits: { photos_per_establishment: 6 } })
    await tellAll()
    expect(post.mailbox.list(rosa.email)).toHaveLength(1)
    goTo(new Date('2026-08-01T12:00:00Z'))
    expect((await ownPlan(rosa)).terms).toMatchObject({
      month_cents: 5_990,
      limits: { photos_per_establishment: 6 },
    })
  })

  it('that is taken back before the e-mail went out tells nobody', async () => {
    const rosa = await createSubscriber(portal, 'atalaia')
    await alter('atalaia', { month_cents: 5_990 })
    await alter('atalaia', { month_cents: 4_990 })
    await tellAll()
    expect(post.mailbox.list(rosa.email)).toEqual([])
  })
})

describe('whom a change affects', () => {
  const preview = async (id: PaidPlan, more: object) => {
    const { version: _, ...values } = body(await find(id))
    const path = `/admin/plans/${id}/preview`
    return (await call(portal, 'POST', path, { ...values, ...more }, as(boss))).json
  }

  it('is who pays for that plan: no trial, no plan given by hand, nobody of another plan', async () => {
    const rosa = await createSubscriber(portal, 'espadarte')
    await createListing(portal, { owner: rosa })
    await createPerson(portal, { plan: 'espadarte' })
    const trial = await createPerson(portal)
    await call(portal, 'POST', '/subscriptions/trial', { plan: 'espadarte' }, as(trial))
    await createSubscriber(portal, 'atalaia')
    await createPerson(portal)
    const told = await preview('espadarte', { month_cents: 20_990 })
    expect(told).toMatchObject({
      ...{ subscribers: 1, told: 1, trials: 1, given: 1 },
      first_in_force: '2026-08-01T12:00:00.000Z',
      last_in_force: '2026-08-01T12:00:00.000Z',
      people: [
        {
          ...{ name: 'Rosa Pinheiro', business: expect.stringContaining('Lugar'), cycle: 'month' },
          price: { held_cents: 19_990, next_cents: 20_990 },
          in_force_at: '2026-08-01T12:00:00.000Z',
        },
      ],
    })
    expect(await waitingJobs()).toEqual([])
    expect((await find('espadarte')).month_cents).toBe(19_990)

    // What was shown is what goes out, word by word.
    await alter('espadarte', { month_cents: 20_990 })
    await tellAll()
    await tellMissedUpdates(portal.deps)
    await tellAll()
    const [letter, ...others] = post.mailbox.list()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: [rosa.email], subject: told.email.subject })
    for (const line of told.email.paragraphs) expect(letter?.text).toContain(line)
  })

  it('of a limit that shrinks is everybody who has it, and speaks of no price to who pays none', async () => {
    await createSubscriber(portal, 'espadarte')
    const given = await createPerson(portal, { plan: 'espadarte' })
    const { limits } = await find('espadarte')
    const fewer = { limits: { ...limits, photos_per_establishment: 3 } }
    const less = { ...fewer, month_cents: 20_990 }
    expect(await preview('espadarte', less)).toMatchObject({ subscribers: 1, told: 2, given: 0 })
    const grown = { ...limits, photos_per_establishment: 60, establishments: 6 }
    expect(await preview('espadarte', { limits: grown })).toMatchObject({ told: 0, email: null })
    await alter('espadarte', less)
    await tellAll()
    const [letter] = post.mailbox.list(given.email)
    expect(letter?.subject).toBe('O plano Espadarte vai mudar')
    expect(letter?.text).toContain('Fotos por negócio')
    expect(letter?.text).not.toContain('R$')
  })
})

describe('publishing', () => {
  const put = async (changes: object, confirmation?: object) => {
    const values = { ...body(await find('atalaia')), ...changes }
    return call(portal, 'PUT', '/admin/plans/atalaia', { ...values, confirmation }, as(boss))
  }
  const price = { month_cents: 5_990 }

  it('wants the new price typed once more, and the number of those who are told', async () => {
    await createSubscriber(portal, 'atalaia')
    for (const confirmation of [undefined, { told: 1, typed: '59,00' }, { told: 1, typed: '' }]) {
      expect(await put(price, confirmation)).toMatchObject({
        status: 409,
        json: { code: 'plans.unconfirmed', details: { told: 1 } },
      })
    }
    expect(await put(price, { told: 0, typed: '59,90' })).toMatchObject({
      status: 409,
      json: {
        ...{ code: 'plans.other-people', details: { told: 1 } },
        detail: expect.stringContaining('agora 1 pessoa é avisada'),
      },
    })
    expect(await publicPrice('atalaia')).toBe(4_990)
    expect(await waitingJobs()).toEqual([])
    expect((await put(price, { told: 1, typed: 'R$ 59,90' })).status).toBe(200)
    expect(await waitingJobs()).toHaveLength(1)
  })

  it('wants it where nobody pays yet, for a price is public at once', async () => {
    expect((await put(price)).json.code).toBe('plans.unconfirmed')
    expect((await put(price, { told: 0, typed: '59,90' })).status).toBe(200)
  })

  it('of what only grows wants nothing', async () => {
    expect((await put({ trial_days: 20 })).status).toBe(200)
  })
})

describe('limits', () => {
  // spec: 518
  it('that grow are given at once, those that shrink are kept until the day', async () => {
    const rosa = await createPerson(portal, { plan: 'atalaia' })
    const photos = await Promise.all(Array.from({ length: 10 }, () => createPhoto(portal, rosa)))
    const { id, slug } = await createListing(portal, { owner: rosa, photos })
    const shown = async () =>
      (await call(portal, 'GET', `/establishments/${slug}`)).json.photos.length
    const limit = async () =>
      (await call(portal, 'GET', `/my/establishments/${id}`, undefined, await again(rosa))).json
        .photo_limit
    expect([await shown(), await limit()]).toEqual([8, 8])

    await alter('atalaia', { limits: { photos_per_establishment: 9 } })
    expect([await shown(), await limit()]).toEqual([9, 9])
    expect(await waitingJobs()).toEqual([])

    await alter('atalaia', { limits: { photos_per_establishment: 2 } })
    await tellAll()
    expect(post.mailbox.list(rosa.email)[0]?.text).toContain('Fotos por negócio: de 9 para 2')
    expect([await shown(), await limit()]).toEqual([9, 9])
    const newcomer = await createPerson(portal, { plan: 'atalaia' })
    expect((await ownPlan(newcomer)).terms.limits.photos_per_establishment).toBe(2)

    goTo(new Date('2026-08-01T12:00:01Z'))
    await jobs.find(({ name }) => name === 'establishments.upkeep')?.handle({}, portal.deps)
    expect([await shown(), await limit()]).toEqual([2, 2])
  })

  // spec: 512
  it('decide how many listings somebody may have, in the database too', async () => {
    const rosa = await createPerson(portal, { plan: 'atalaia' })
    const allowance = async () =>
      (await call(portal, 'GET', '/establishments/can-create', undefined, as(rosa))).json
    await createListing(portal, { owner: rosa })
    expect(await allowance()).toMatchObject({ allowed: false, limit: 1 })
    await alter('atalaia', { limits: { establishments: 2 } })
    expect(await allowance()).toMatchObject({ allowed: true, limit: 2 })
    await alter('atalaia', { limits: { establishments: 0 } })
    expect(await allowance()).toMatchObject({ allowed: true, limit: 2 })
  })

  it('feature the listings of a plan as soon as it has that', async () => {
    const rosa = await createPerson(portal, { plan: 'macarico' })
    const { slug } = await createListing(portal, { owner: rosa })
    const isFeatured = async () =>
      (await call(portal, 'GET', `/establishments/${slug}`)).json.is_featured
    expect(await isFeatured()).toBe(false)
    await alter('macarico', { limits: { is_featured: true } })
    expect(await isFeatured()).toBe(true)
  })
})

describe('a trial', () => {
  // spec: 134
  it('lasts as long as the table says, and is not there where it says none', async () => {
    await alter('atalaia', { trial_days: 30 })
    const begin = async (plan: PaidPlan) => {
      const person = await createPerson(portal)
      return (await call(portal, 'POST', '/subscriptions/trial', { plan }, as(person))).json
    }
    expect(await begin('atalaia')).toEqual({
      plan_type: 'atalaia',
      trial_ends_at: '2026-07-31T12:00:00.000Z',
      waiting: null,
    })
    await alter('atalaia', { trial_days: 0 })
    expect(await begin('atalaia')).toEqual({
      plan_type: 'clube',
      trial_ends_at: null,
      waiting: null,
    })
  })
})

it('recommends one plan at most', async () => {
  const recommended = async () =>
    (await toEdit()).filter((plan) => plan.is_recommended).map(({ id }) => id)
  expect(await recommended()).toEqual(['macarico'])
  await alter('atalaia', { is_recommended: true })
  expect(await recommended()).toEqual(['atalaia'])
  expect(PaidPlan.options).toHaveLength((await toEdit()).length)
})

it('finds a trial that begins while a limit shrinks, or binds it to the change', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(portal)))
  const plan = await find('atalaia')
  const limits = { ...plan.limits, photos_per_establishment: 2 }
  const begun = people.map((person) =>
    call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, as(person)),
  )
  let changed = await change('atalaia', { ...plan, limits })
  // Each that begins meanwhile makes it another number of people, which is asked about again.
  for (let tries = 0; changed.status === 409 && tries < 6; tries += 1) {
    changed = await change('atalaia', { ...plan, limits })
  }
  expect(changed.status).toBe(200)
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(Array(6).fill(200))
  const { rows } = await portal.deps.pool.query(
    `select count(*)::integer as all,
       count(*) filter (where s.plan_version = $1 or u.id is not null)::integer as known
     from subscriptions s left join plan_updates u on u.subscription_id = s.id and u.version = $1`,
    [changed.json.version],
  )
  expect(rows[0]).toEqual({ all: 6, known: 6 })
})
