import { expect, it } from 'vitest'
import { SMALL_TABLES } from '../../../../scripts/small-tables.ts'
import { useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp()

/** What nothing points away from: its rows are never deleted, and their keys never change. */
const KEPT_FOR_EVER = new Set(['legal_versions', 'plan_versions', 'plans'])

type Key = { name: string; from: string; to: string; columns: string }

/**
 * Keys without an index that leads to the rows that point. One that begins with a column of the key is
 * enough, and one that leaves out only rows that point at nothing.
 */
const withoutIndex = async () => {
  const { rows } = await portal.asOwner<Key>(`
    select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
      (select string_agg(attname, ', ' order by place) from unnest(conkey) with ordinality as one (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = conrelid and indisvalid and attnum = any(conkey)
          and (indpred is null
            or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
    order by 1`)
  return rows
}
const told = (keys: readonly Key[]) =>
  keys
    .filter(({ from, to }) => !SMALL_TABLES.has(from) && !KEPT_FOR_EVER.has(to))
    .map(({ from, to, columns }) => `${from} (${columns}) → ${to}`)

it('whoever is deleted is found in every large table that points at them by an index', async () => {
  expect(told(await withoutIndex())).toEqual([])
})

it('a key without one is told', async () => {
  await portal.asOwner('create table pointing (id uuid primary key, user_id uuid references users)')
  await portal.asOwner('create index on pointing (user_id) where id is not null')
  expect(told(await withoutIndex())).toEqual(['pointing (user_id) → users'])
  await portal.asOwner('create index on pointing (user_id) where user_id is not null')
  expect(told(await withoutIndex())).toEqual([])
  await portal.asOwner('drop table pointing')
})
