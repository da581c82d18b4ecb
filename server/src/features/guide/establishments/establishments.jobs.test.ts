import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing, dailyHours } from '../../../../test/establishments.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { OPEN_STATE_BATCH, RERANK_BATCH } from './establishments.constants.ts'
import { keepOpenStates, rerank, settleAllPlans, upkeep } from './establishments.jobs.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
// 11:48 in the city.
const clock = fixedClock('2026-07-18T14:48:00Z')
const portal = useTestApp({ clock })

const get = async (path: string) => (await call(portal, 'GET', path)).json
const openNames = async () =>
  (await get('/establishments?aberto=1&ordem=nome')).establishments.map(
    ({ name }: { name: string }) => name,
  )
const run = (job: { handle: typeof keepOpenStates.handle }) => job.handle({}, portal.deps)

beforeAll(() => {
  expect([keepOpenStates.schedule, upkeep.schedule, rerank.schedule]).toEqual([
    '* * * * *',
    '*/5 * * * *',
    '10 4 * * *',
  ])
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
})

describe('every minute', () => {
  it('lists of what is open follow the clock', async () => {
    await createListing(portal, { fields: { name: 'Almoço' }, hours: dailyHours(11 * 60, 15 * 60) })
    await createListing(portal, { fields: { name: 'Bar' }, hours: dailyHours(18 * 60, 26 * 60) })
    expect(await openNames()).toEqual(['Almoço'])
    clock.advance(4 * HOUR_MS)
    await run(keepOpenStates)
    expect(await openNames()).toEqual([])
    clock.advance(4 * HOUR_MS)
    await run(keepOpenStates)
    expect(await openNames()).toEqual(['Bar'])
    clock.advance(7 * HOUR_MS)
    await run(keepOpenStates)
    expect(await openNames()).toEqual([])
  })

  // spec: 410
  it('is said alike by the directory and by what can be found, null where nobody told the hours', async () => {
    const bar = await createListing(portal, {
      fields: { name: 'Bar' },
      hours: dailyHours(16 * 60, 26 * 60),
    })
    const silent = await createListing(portal, { hours: null })
    const found = async (id: string) =>
      (
        await portal.deps.connection
          .selectFrom('search_documents')
          .select('is_open')
          .where('source_id', '=', id)
          .executeTakeFirstOrThrow()
      ).is_open
    const seen: (boolean | null)[] = []
    for (let hours = 0; hours < 24; hours += 6) {
      clock.advance(6 * HOUR_MS)
      await run(keepOpenStates)
      seen.push(await found(bar.id))
      expect(await openNames()).toEqual(seen.at(-1) ? ['Bar'] : [])
    }
    expect(new Set(seen)).toEqual(new Set([true, false]))
    expect(await found(silent.id)).toBeNull()
    await portal.deps.pool.query('delete from search_documents')
    await portal.deps.stores.search.rebuild()
    expect(await found(bar.id)).toBe(seen.at(-1))
  })

  it('touches nothing that is not due, and no version', async () => {
    const { id } = await createListing(portal, { hours: dailyHours(0, 60) })
    const row = () =>
      portal.deps.connection
        .selectFrom('directory')
        .innerJoin('establishments', 'establishments.id', 'directory.id')
        .select(['is_open', 'open_changes_at', 'version', 'updated_at'])

        .where('directory.id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await row()
    await run(keepOpenStates)
    expect(await row()).toEqual(before)
    clock.advance(DAY_MS)
    await run(keepOpenStates)
    const after = await row()
    expect(after.open_changes_at?.getTime()).toBeGreaterThan(clock.now().getTime())
    expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at])
  })

  it('goes through more than one batch, and leaves what somebody edits for the next minute', async () => {
    await createListing(portal, { hours: dailyHours(0, 1439) })
    await portal.deps.pool.query(
      `insert into establishments (name, slug, category_id, hours, status)
       select 'Lugar', 'lugar-' || n, category_id, hours, 'published'
       from establishments, generate_series(1, ${OPEN_STATE_BATCH + 20}) as n`,
    )
    const due = async () =>
      (
        await portal.deps.pool.query(
          `select count(*) as due from directory where open_changes_at <= $1`,
          [clock.now()],
        )
      ).rows[0].due
    await portal.deps.connection.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('directory')
        .innerJoin('establishments', 'establishments.id', 'directory.id')
        .select('directory.id')
        .where('slug', '=', 'lugar-7')
        .forUpdate()
        .execute()
      await run(keepOpenStates)
      expect(await due()).toBe(1)
    })
    await run(keepOpenStates)
    expect(await due()).toBe(0)
  })
})

describe('every five minutes', () => {
  it('a plan that has ended takes the extras off cards and pages', async () => {
    const rosa = await createPerson(portal)
    const ends = new Date(clock.now().getTime() + HOUR_MS)
    await portal.deps.stores.subscriptions.startTrial(rosa.userId, 'espadarte', clock.now(), ends)
    const { slug } = await createListing(portal, { owner: rosa })
    const tiers = async () => [
      (await get('/establishments')).establishments[0].tier,
      (await get(`/establishments/${slug}`)).tier,
    ]
    expect(await tiers()).toEqual(['full', 'full'])
    const rank = async () =>
      (await portal.deps.pool.query('select rank from establishments')).rows[0].rank
    const before = await rank()
    clock.advance(2 * HOUR_MS)
    await run(upkeep)
    expect(await tiers()).toEqual(['basic', 'basic'])
    expect(await rank()).toBeLessThan(before)
  })

  it('words of new listings are known to typos', async () => {
    await createListing(portal, { fields: { name: 'Caranguejada' } })
    expect((await get('/establishments?busca=caramguejada')).total).toBe(0)
    await portal.deps.work.transaction(({ vocabulary }) => vocabulary.learn(new Date(0)))
    portal.deps.reads.cache.expireAll()
    expect((await get('/establishments?busca=caramguejada')).total).toBe(1)
  })
})

describe('every night', () => {
  it('puts ranks and plans right, however they came to be wrong', async () => {
    const rosa = await createPerson(portal, { plan: 'macarico' })
    for (let count = 0; count < 2; count += 1) await createListing(portal, { owner: rosa })
    await portal.deps.pool.query(
      `insert into establishments (name, slug, category_id, status)
       select 'Lugar', 'noite-' || n, (select id from categories where slug = 'onde-comer'), 'published'
       from generate_series(1, ${RERANK_BATCH + 3}) as n`,
    )
    const state = async () =>
      (
        await portal.deps.pool.query(
          'select id, rank, rating_score, plan from establishments order by id',
        )
      ).rows
    await run(rerank)
    const right = await state()
    expect(right.filter(({ plan }) => plan === 'macarico')).toHaveLength(2)
    await portal.deps.pool.query(
      `update establishments set rank = 0, plan = case when user_id is null then 'admin' else 'clube' end`,
    )
    await run(rerank)
    expect(await state()).toEqual(right)
  })

  it('settles the plans of five thousand owners, and every node hears of each page', async () => {
    const OWNERS = 5_000
    const { id: first } = await createListing(portal)
    // Without triggers: indexing five thousand pages for the search is not what is tested here.
    await portal.asOwner(`
      alter table establishments disable trigger user;
      with owner as (
        insert into users (email, name, role) select 'dona-' || n || '@exemplo.test', 'Dona', 'user'
        from generate_series(1, ${OWNERS}) as n returning id
      )
      insert into establishments (name, slug, category_id, status, plan, user_id)
      select 'Lugar', 'dona-' || row_number() over (), category_id, 'draft', 'espadarte', owner.id
      from owner, establishments as first where first.id = '${first}';
      alter table establishments enable trigger user`)
    const heard = new Set<string>()
    portal.deps.bus.on('changed', (tags) => {
      for (const tag of tags) heard.add(tag)
    })
    const environment = { DATABASE_PATIENCE_MS: '60000' }
    const worker = await startNode(portal.databaseUrl, { clock, environment })
    await settleAllPlans(worker.deps)
    await stopNode(worker)
    const { rows } = await portal.deps.pool.query(
      `select id from establishments where user_id is not null and plan = 'clube'`,
    )
    expect(rows).toHaveLength(OWNERS)
    await vi.waitFor(() => {
      expect(rows.filter(({ id }) => !heard.has(Tag.establishment(id)))).toEqual([])
    })
  }, 60_000)

  it('lets care fade', async () => {
    const { id } = await createListing(portal)
    const rank = async () =>
      (await portal.deps.pool.query('select rank from establishments where id = $1', [id])).rows[0]
        .rank
    const fresh = await rank()
    clock.advance(100 * DAY_MS)
    await run(rerank)
    expect(await rank()).toBeCloseTo(fresh - 5, 3)
    clock.advance(300 * DAY_MS)
    await run(rerank)
    expect(await rank()).toBeCloseTo(fresh - 10, 3)
  })
})

it('counts a rating anew from what is published', async () => {
  const { id, slug } = await createListing(portal)
  const people = await Promise.all([
    createPerson(portal),
    createPerson(portal),
    createPerson(portal),
  ])
  for (const [index, { userId }] of people.entries()) {
    await portal.deps.connection
      .insertInto('reviews')
      .values({
        establishment_id: id,
        user_id: userId,
        rating: 5 - index,
        status: index === 2 ? 'pending' : 'published',
        created_at: clock.now(),
        updated_at: clock.now(),
      })
      .execute()
  }
  await portal.deps.stores.listingUpkeep.recountRating(id, clock.now())
  portal.deps.reads.cache.expireAll()
  expect((await get(`/establishments/${slug}`)).rating).toEqual({ mean: 4.5, count: 2 })
})
