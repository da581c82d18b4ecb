import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { EMPTIED_TABLES, KEPT_COLUMNS } from './kept-columns.ts'

/** Types that may hold words of people. */
const TEXTS = ['text', 'character varying', 'jsonb', 'json', 'bytea', 'inet', 'cidr', 'text[]']

type Column = {
  table: string
  name: string
  type: string
  is_unique: boolean
}

export class NotAnonymised extends Error {}

/**
 * Takes people out of a restored copy of the portal, so that a release can be tried on real shapes: everything that is
 * not on the list of what is kept gets other words of the same length, addresses that lead nowhere and telephones of
 * a code that does not exist, the same for the same so that what belonged together still does. One transaction: it
 * is done or it is not. `name` says again which database is meant.
 */
export async function anonymiseDatabase(url: string, name: string): Promise<{ columns: number }> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-anonymise' })
  await client.connect()
  try {
    await requireNobodyAtWork(client, name)
    await client.query('begin')
    // Of this run only: nobody can work out who was who.
    await client.query("select set_config('anonymous.salt', $1, true)", [
      randomBytes(24).toString('hex'),
    ])
    await client.query(MASKS)
    const columns = await findColumns(client)
    for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
      await mask(client, table, own)
    }
    for (const table of EMPTIED_TABLES) await quietly(client, table, `delete from ${quoted(table)}`)
    // What waited may name people, and would go out to them.
    await client.query('delete from jobs.job')
    // Who tries a release comes by the link of the machine, as the first one did.
    await quietly(
      client,
      'users',
      "update users set role = 'user', two_factor_enabled = false where role <> 'user' or two_factor_enabled",
    )
    await client.query('commit')
    return { columns: columns.length }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** The index was emptied with the rest: documents of what is published are made again. */
export async function refreshSearch(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-anonymise' })
  await client.connect()
  try {
    await client.query('call refresh_search_documents()')
  } finally {
    await client.end()
  }
}

/** A portal that runs on it is one that people use. */
async function requireNobodyAtWork(client: pg.Client, name: string) {
  const { rows } = await client.query<{ name: string; at_work: number }>(`
    select current_database() as name,
      (select count(*)::integer from pg_stat_activity
        where datname = current_database() and application_name in ('portal', 'portal-search')) as at_work`)
  const [found] = rows
  if (found?.name !== name) {
    throw new NotAnonymised(`este banco se chama ${found?.name}, e não ${name}`)
  }
  if (found.at_work > 0) {
    throw new NotAnonymised('um portal está ligado neste banco: desligue-o, ou confira o endereço')
  }
}

/** Whatever is there now: a table that came since is among them. */
export async function findColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, format_type(atttypid, null) as type,
      exists (select from pg_index where indrelid = c.oid and indisunique and a.attnum = any(indkey)) as is_unique
    from pg_attribute a join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
      and format_type(atttypid, null) = any($1)
      -- What points at another table is a number or a word of ours.
      and not exists (select from pg_constraint
        where contype = 'f' and conrelid = c.oid and a.attnum = any(conkey))
      -- One of a few words that its CHECK lists.
      and not exists (select from pg_constraint
        where contype = 'c' and conrelid = c.oid and conkey = array[a.attnum]
          and pg_get_constraintdef(oid) ~ $2)
    order by 1, attnum`,
    [TEXTS, "= ANY \\(\\(?ARRAY\\['"],
  )
  return rows.filter(({ table, name }) => {
    const kept = KEPT_COLUMNS[table]
    return !EMPTIED_TABLES.includes(table) && kept !== 'all' && !kept?.includes(name)
  })
}

const quoted = (name: string) => pg.escapeIdentifier(name)
/** Columns in which a person's own name stands. */
const NAMES = /^(full_|contact_|buyer_|credit_)?name$|^holder$|^delivered_to$/

async function mask(client: pg.Client, table: string, columns: readonly Column[]) {
  const changes = columns.map((column) => `${quoted(column.name)} = ${maskOf(column)}`)
  await quietly(client, table, `update ${quoted(table)} set ${changes.join(', ')}`)
}

function maskOf({ name, type, is_unique }: Column): string {
  const column = quoted(name)
  if (type === 'jsonb') return `pg_temp.mask_json(${column})`
  if (type === 'json') return `pg_temp.mask_json(${column}::jsonb)::json`
  if (type === 'bytea') return `pg_temp.mask_bytes(${column})`
  if (type === 'inet' || type === 'cidr') {
    return `case when ${column} is not null then '192.0.2.1'::${type} end`
  }
  if (type === 'text[]') {
    return `case when ${column} is not null then array(select pg_temp.mask(one) from unnest(${column}) one) end`
  }
  if (is_unique) return `pg_temp.mask_unique(${column})`
  return `pg_temp.${NAMES.test(name) ? 'mask_name' : 'mask'}(${column})`
}

/** Without its triggers: what is append-only is, to people; and an index over what goes anyway is not kept up. */
async function quietly(client: pg.Client, table: string, sql: string) {
  await client.query(`alter table ${quoted(table)} disable trigger user`)
  await client.query(sql)
  await client.query(`alter table ${quoted(table)} enable trigger user`)
}

/**
 * The same for the same within a run. Addresses end in a name that never resolves (RFC 6761), telephones begin with
 * 00, which no city has; lengths, line ends and punctuation stay, so that pages look as they do.
 */
const MASKS = `
create function pg_temp.sign(v text, n integer) returns text language sql as $$
  select substr(repeat(md5(v || current_setting('anonymous.salt')), n / 32 + 1), 1, n) $$;

create function pg_temp.digits(v text) returns text language sql as $$
  select '00' || string_agg(
    (get_byte(sha256(convert_to(v || current_setting('anonymous.salt'), 'UTF8')), place % 32) % 10)::text,
    '' order by place)
  from generate_series(1, char_length(v) - 2) as place $$;

create function pg_temp.mask(v text) returns text language sql as $$
  select case
    when v is null or v = '' then v
    when v ~ '^[^@[:space:]]+@[^@[:space:]]+$' then 'p' || pg_temp.sign(lower(v), 12) || '@anonimo.invalid'
    when v ~ '^https?://' then 'https://anonimo.invalid/' || pg_temp.sign(v, 12)
    when v ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
      then md5(v || current_setting('anonymous.salt'))::uuid::text
    when v ~ '^[0-9]{8,}$' then pg_temp.digits(v)
    when v ~ '^[+]55[0-9]{10,11}$' then '+55' || pg_temp.digits(substr(v, 4))
    else regexp_replace(regexp_replace(regexp_replace(regexp_replace(v,
      '[A-Z]', 'X', 'g'), '[a-z]', 'x', 'g'), '[^\\x01-\\x7f]', 'x', 'g'), '[0-9]', '0', 'g')
  end $$;

create function pg_temp.mask_name(v text) returns text language sql as $$
  select case when v is null or v = '' then v
    when char_length(v) < 13 then pg_temp.mask(v) else 'Pessoa ' || pg_temp.sign(v, 6) end $$;

create function pg_temp.mask_unique(v text) returns text language sql as $$
  select case when v ~ '^[A-Za-z0-9 _:/.-]+$' and v !~ '^https?://' and v !~ '^[0-9]{8,}$'
      and v !~ '^[0-9a-f]{8}-[0-9a-f]{4}-' then pg_temp.sign(v, char_length(v))
    when pg_temp.mask(v) ~ '(anonimo[.]invalid|^[0-9-]+$)' then pg_temp.mask(v)
    else pg_temp.sign(v, char_length(v)) end $$;

create function pg_temp.mask_bytes(v bytea) returns bytea language sql as $$
  select case when v is null then null else substring(
    decode(repeat(encode(sha256(v || convert_to(current_setting('anonymous.salt'), 'UTF8')), 'hex'),
      octet_length(v) / 32 + 1), 'hex') from 1 for octet_length(v)) end $$;

create function pg_temp.mask_json(v jsonb) returns jsonb language plpgsql as $$
begin
  return case jsonb_typeof(v)
    when 'string' then to_jsonb(pg_temp.mask(v #>> '{}'))
    when 'array' then coalesce((select jsonb_agg(pg_temp.mask_json(one) order by place)
      from jsonb_array_elements(v) with ordinality as found (one, place)), '[]')
    when 'object' then coalesce((select jsonb_object_agg(key, pg_temp.mask_json(value))
      from jsonb_each(v)), '{}')
    else v end;
end $$;`
