import type pg from 'pg'

const COLUMNS = `source_id, source, kind, title, label, topics, tags, body, path, photo_id, categories,
  neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality, tier,
  featured_until, published_at, happens, shown_from`

/** Rows that only the index has, or only its sources. */
export async function differences(client: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::integer as count from (
      (select ${COLUMNS} from search_documents except all select ${COLUMNS} from search_sources)
      union all
      (select ${COLUMNS} from search_sources except all select ${COLUMNS} from search_documents)
    ) as different`)
  return rows[0]?.count ?? Number.NaN
}

/** The index as it is against the index made anew, whole rows with their words. */
export async function compareWithRebuild(pool: pg.Pool) {
  await pool.query('drop table if exists drill_index')
  await pool.query('create table drill_index as select * from search_documents')
  await pool.query('truncate search_documents')
  await pool.query('select rebuild_search_documents()')
  const { rows } = await pool.query<{ compared: number; different: number; kinds: number }>(`
    with anew as (select ${COLUMNS}, words, title_words, bands, is_open from search_documents),
      kept as (select ${COLUMNS}, words, title_words, bands, is_open from drill_index)
    select (select count(*)::integer from kept) as compared,
      (select count(distinct source)::integer from kept) as kinds,
      (select count(*)::integer from (
        (select * from kept except all select * from anew)
        union all (select * from anew except all select * from kept)) as different) as different`)
  return rows[0] ?? { compared: 0, different: Number.NaN, kinds: 0 }
}

/** That the check would see it: a change that no trigger hears, seen and undone. */
export async function differencesWithoutTriggers(pool: pg.Pool): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(`update establishments set name = 'Que ninguém ouviu' where id = (
      select source_id from search_documents where source = 'establishments' limit 1)`)
    return await differences(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
