import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let worker: pg.Pool
beforeAll(() => {
  worker = new pg.Pool({ connectionString: portal.urls.worker, max: 1 })
})
afterAll(() => worker.end())

const partitions = async (parent: string) => {
  const { rows } = await portal.asOwner<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = $1::regclass order by 1`,
    [parent],
  )
  return rows.map(({ name }) => name)
}
/** As the database names the day so many days from its own. */
const dayIn = async (days: number) => {
  const { rows } = await portal.asOwner<{ day: string; suffix: string }>(
    `select day::text, to_char(day, 'YYYYMMDD') as suffix
     from (select (now() at time zone 'America/Belem')::date + $1::integer as day) as one`,
    [days],
  )
  return rows[0] ?? { day: '', suffix: '' }
}
const keep = () => worker.query('select keep_visit_days()')

it('a portal that was just brought up has today and the days ahead', async () => {
  const { suffix } = await dayIn(0)
  for (const parent of ['visit_events', 'visit_people']) {
    const made = await partitions(parent)
    expect(made).toHaveLength(9)
    expect(made).toContain(`${parent}_${suffix}`)
    expect(made).toContain(`${parent}_rest`)
  }
})

// spec: 667
it('the worker drops what is a week old, and of who was counted what is two days old', async () => {
  for (const days of [-1, -2, -6, -7, -9]) {
    const { day, suffix } = await dayIn(days)
    for (const parent of ['visit_events', 'visit_people']) {
      await portal.asOwner(
        `create table ${parent}_${suffix} partition of ${parent}
         for values from ('${day}') to ('${(await dayIn(days + 1)).day}')`,
      )
    }
  }
  const { rows } = await keep()
  expect(rows).toEqual([{ keep_visit_days: 6 }])
  const events = await partitions('visit_events')
  const people = await partitions('visit_people')
  for (const days of [-1, -2, -6]) {
    expect(events).toContain(`visit_events_${(await dayIn(days)).suffix}`)
  }
  expect(people).toContain(`visit_people_${(await dayIn(-1)).suffix}`)
  expect(events).toHaveLength(12)
  expect(people).toHaveLength(10)
  expect((await keep()).rows).toEqual([{ keep_visit_days: 0 }])
})

it('a row of a day without its partition is kept all the same, and goes when it is old', async () => {
  for (const days of [30, -8]) {
    await worker.query(
      `insert into visit_people values ($1, gen_random_uuid(), 'view', '\\x000000000000000000000000')`,
      [(await dayIn(days)).day],
    )
  }
  await keep()
  const { rows } = await portal.asOwner<{ day: string }>('select day::text from visit_people_rest')
  expect(rows).toEqual([{ day: (await dayIn(30)).day }])
})

it('a day that began without its partition stays where it is', async () => {
  const { day, suffix } = await dayIn(7)
  await portal.asOwner(`drop table visit_people_${suffix}`)
  const add = `insert into visit_people values ($1, gen_random_uuid(), 'view', '\\x000000000000000000000000')`
  await worker.query(add, [day])
  await keep()
  expect(await partitions('visit_people')).not.toContain(`visit_people_${suffix}`)
  await worker.query(add, [day])
})

it('only the worker may, and it may not drop a partition by itself', async () => {
  const denied = { code: '42501' }
  await expect(portal.deps.pool.query('select keep_visit_days()')).rejects.toMatchObject(denied)
  const { suffix } = await dayIn(0)
  for (const statement of [
    `drop table visit_events_${suffix}`,
    `alter table visit_events detach partition visit_events_${suffix}`,
    'truncate visit_events',
  ]) {
    await expect(worker.query(statement), statement).rejects.toMatchObject(denied)
  }
})
