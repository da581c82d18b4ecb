import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '../../../../scripts/local-postgres.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { systemActor } from '../actor.ts'
import { grantRoles, requireNarrowRole } from './roles.ts'

const portal = useTestApp()
const DENIED = { code: '42501' }
const APPEND_ONLY = [
  'audit_log',
  'consents',
  'draw_contacts',
  'draw_entries',
  'draw_extractions',
  'draw_files',
  'draw_legal_records',
  'draw_results',
  'draw_withdrawals',
  'legal_versions',
  'newsletter_consents',
  'order_events',
  'plan_decisions',
  'plan_ledger',
  'plan_payments',
  'plan_versions',
  'stay_events',
  'stock_movements',
]
const grantAgain = () => withClient(portal.urls.owner, (client) => grantRoles(client, portal.urls))

describe.each(['app', 'worker'] as const)('the role of the %s', (role) => {
  let pool: pg.Pool
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: portal.urls[role], max: 2 })
  })
  afterAll(() => pool.end())

  it('has no right over the server', async () => {
    const { rows } = await pool.query(`select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls,
      rolreplication from pg_roles where rolname = current_user`)
    expect(Object.values(rows[0])).toEqual([false, false, false, false, false])
  })

  it.each([
    'create table stolen (id int)',
    'create function stolen() returns int language sql as $$ select 1 $$',
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_append_only on audit_log',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
    'set role portal_owner',
    'create role another superuser',
    'truncate users cascade',
    'drop table users',
    'create table jobs.stolen (id int)',
    "update schema_migrations set checksum = ''",
    "copy (select 1) to '/tmp/stolen'",
    "copy audit_log to program 'cat'",
  ])('may not: %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toMatchObject(DENIED)
  })

  it.each(APPEND_ONLY)('writes to %s and never changes it', async (table) => {
    const { rows } = await pool.query(
      `select has_table_privilege($1, 'select') and has_table_privilege($1, 'insert') as writes,
        has_table_privilege($1, 'update, delete, truncate, trigger')
          or has_any_column_privilege($1, 'update') as changes`,
      [table],
    )
    expect(rows).toEqual([{ writes: true, changes: false }])
    await expect(pool.query(`delete from ${table}`)).rejects.toMatchObject(DENIED)
  })

  it('is narrow enough to serve in production, and its owner is not', async () => {
    await expect(requireNarrowRole(pool)).resolves.toBeUndefined()
    const owner = new pg.Pool({ connectionString: portal.urls.owner, max: 1 })
    await expect(requireNarrowRole(owner)).rejects.toThrow('portal_owner may change the audit log')
    await owner.end()
  })
})

it('what the app records in the audit log, neither it nor the owner changes', async () => {
  const { stores, clock, pool } = portal.deps
  await stores.audit.record(systemActor, clock.now(), { action: 'settings.updated' })
  const change = "update audit_log set action = 'outra'"
  await expect(pool.query(change)).rejects.toMatchObject(DENIED)
  await expect(portal.asOwner(change)).rejects.toThrow('append-only')
})

it('the app puts jobs in and reads what is in none', async () => {
  const { pool } = portal.deps
  for (const statement of [
    'select data from jobs.job',
    'select data from jobs.job_common',
    'delete from jobs.job',
    'update jobs.queue set retry_limit = 0',
    'delete from jobs.schedule',
  ]) {
    await expect(pool.query(statement), statement).rejects.toMatchObject(DENIED)
  }
})

it('everything that has the trigger of what is append-only is append-only', async () => {
  const { rows } = await portal.asOwner(`select distinct tgrelid::regclass::text as name
    from pg_trigger where tgfoid = 'refuse_change'::regproc order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(APPEND_ONLY)
})

it('a table of a later migration is served without a thought, and protected by its trigger', async () => {
  const { pool } = portal.deps
  await portal.asOwner('create table later (id int generated always as identity, name text)')
  await pool.query("insert into later (name) values ('a'); update later set name = 'b'")
  await portal.asOwner(`create trigger later_append_only before update or delete or truncate on later
    for each statement execute function refuse_change()`)
  await portal.asOwner('create view lately as select * from later')
  expect(await grantAgain()).toBe(true)
  await pool.query("insert into later (name) values ('c')")
  await expect(pool.query("update later set name = 'd'")).rejects.toMatchObject(DENIED)
  // A view is read as its owner: were it writable, it would be a way around.
  await expect(pool.query('delete from lately')).rejects.toMatchObject(DENIED)
  await portal.asOwner('drop view lately; drop table later')
})

it('nothing runs with the rights of whoever defined it', async () => {
  const { rows } = await portal.asOwner(`select oid::regprocedure::text as name from pg_proc
    where prosecdef and not exists (
        select from unnest(proconfig) as setting where setting like 'search_path=%')
      and pronamespace in ('public'::regnamespace, 'jobs'::regnamespace)`)
  expect(rows).toEqual([])
})

it('no view is a way to write', async () => {
  const { rows } = await portal.asOwner(`select relname, role from pg_class,
      unnest(array['portal_app', 'portal_worker']) as role
    where relkind = 'v' and relnamespace = 'public'::regnamespace
      and has_table_privilege(role, pg_class.oid, 'insert, update, delete')`)
  expect(rows).toEqual([])
})

it('leaves a database with one role for everything as it is', async () => {
  const one = { owner: portal.urls.owner, app: portal.urls.owner, worker: portal.urls.owner }
  expect(await withClient(one.owner, (client) => grantRoles(client, one))).toBe(false)
})
