import { randomUUID } from 'node:crypto'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import type pg from 'pg'
import { EMPTY_CONTENT as EMPTY_SIGHT } from '../../server/src/features/city/sights/sights.rules.ts'
import { EMPTY_CONTENT as EMPTY_ARTICLE } from '../../server/src/features/newsroom/news/articles.rules.ts'
import { SAMPLE_EVENT, WEEKLY_FAIR } from '../../server/test/events.ts'

/** A call of the API; or, for what no page does, a statement. */
export type Change =
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; body?: object }
  | { sql: string; values: unknown[] }

export type Roll = (sides: number) => number
type Row = { id: string; version: number; status: string }
type Plan = (city: City, roll: Roll) => Promise<Change | null>
export type City = { pool: pg.Pool; categories: readonly string[]; sections: readonly string[] }

const HOUR_MS = 3_600_000
const KEPT_AT_LEAST = 25
const PHARMACIES = `(select listing.* from establishments as listing join categories as kind
  on kind.id = listing.category_id and kind.slug = 'farmacia' where listing.status = 'published')`
const name = (roll: Roll) => `Nome ${roll(100_000)} da maré`
const text = (roll: Roll) => richTextFrom(name(roll))
const pick = <One>(list: readonly One[], roll: Roll) => list[roll(list.length)]

/** Any row of a table, whoever else is changing it. */
async function some({ pool }: City, table: string, roll: Roll): Promise<Row | null> {
  const { rows } = await pool.query<Row>(
    `select id, coalesce(to_jsonb(it) ->> 'version', '1')::integer as version,
       to_jsonb(it) ->> 'status' as status
     from ${table} as it offset (
       select floor(count(*) * $1::float8)::integer from ${table}) limit 1`,
    [roll(1000) / 1000],
  )
  return rows[0] ?? null
}

/** A change of a row that is there. */
const of =
  (table: string, change: (row: Row, roll: Roll, city: City) => Change): Plan =>
  async (city, roll) => {
    const row = await some(city, table, roll)
    return row && change(row, roll, city)
  }
const always =
  (change: (roll: Roll, city: City) => Change): Plan =>
  async (city, roll) =>
    change(roll, city)

const post = (path: string, body: object = {}): Change => ({ method: 'POST', path, body })
const put = (path: string, body: object): Change => ({ method: 'PUT', path, body })
const patch = (path: string, body: object): Change => ({ method: 'PATCH', path, body })

const eventContent = (roll: Roll) => ({
  ...(roll(3) ? SAMPLE_EVENT : WEEKLY_FAIR),
  title: name(roll),
})
const utility = (roll: Roll) => ({
  ...{ kind: pick(['health', 'office', 'transport'], roll), title: name(roll), phones: [] },
  ...{ address: '', place: null, hours: '', body: name(roll), source_name: 'Prefeitura' },
  source_url: '',
  status: pick(['draft', 'published', 'published', 'archived'], roll),
})
const notice = (roll: Roll) => ({
  ...{ title: name(roll), body: name(roll), severity: 'info', place: '', link: '' },
  ...{ source_name: 'Prefeitura', starts_at: new Date().toISOString(), ends_at: null },
  status: pick(['draft', 'published', 'published', 'archived'], roll),
})
async function shift(city: City, roll: Roll) {
  const starts = new Date(Date.now() + roll(20_000) * HOUR_MS)
  // Only a pharmacy of the guide may stand in the rota; any other is written by name.
  const listing = roll(2) ? await some(city, PHARMACIES, roll) : null
  return {
    ...{ establishment_id: listing?.id ?? null, name: name(roll), phone: '', address: '' },
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + HOUR_MS).toISOString(),
    is_extra: roll(2) === 0,
  }
}
const article = (roll: Roll, { sections }: City) => ({
  ...EMPTY_ARTICLE,
  ...{ title: name(roll), summary: name(roll), author: 'Redação' },
  category_id: pick(sections, roll) ?? null,
  body: text(roll),
})

const listing = (path: string, body?: (row: Row, roll: Roll, city: City) => object) =>
  of('establishments', (row, roll, city) =>
    post(`/admin/establishments/${row.id}/${path}`, body?.(row, roll, city) ?? {}),
  )
const REASON = 'Faltam dados.'

/** What eight administrators may do at any moment; what is not possible then is refused. */
export const PLANS: readonly Plan[] = [
  listing('suspend', () => ({ reason: REASON })),
  listing('restore'),
  listing('approve', ({ version }) => ({ version })),
  of('establishments', ({ id }) => post(`/my/establishments/${id}/archive`)),
  of('establishments', ({ id }) => post(`/my/establishments/${id}/submit`)),
  ...[1, 2, 3].map(() =>
    of('establishments', ({ id, version }, roll, { categories }) =>
      patch(`/my/establishments/${id}`, {
        version,
        changes: roll(2)
          ? { name: name(roll), description: name(roll) }
          : { category_id: pick(categories, roll), subcategory_id: null },
      }),
    ),
  ),
  always((roll, { categories }) =>
    post('/my/establishments', { name: name(roll), category_id: pick(categories, roll) }),
  ),
  of('categories', ({ id, version }, roll) =>
    patch(`/admin/categories/${id}`, { version, changes: { name: name(roll) } }),
  ),
  always((roll) => post('/admin/sights', { kind: 'beach', name: name(roll) })),
  of('sights', ({ id, version }, roll) =>
    put(`/admin/sights/${id}`, {
      ...{ version, name: name(roll), tags: [], place: null },
      content: { ...EMPTY_SIGHT, summary: name(roll), description: text(roll) },
    }),
  ),
  ...[1, 2].map(() =>
    of('sights', ({ id, version }, roll) =>
      post(`/admin/sights/${id}/status`, {
        version,
        status: pick(['published', 'published', 'published', 'archived', 'draft'], roll),
      }),
    ),
  ),
  always((roll) => post('/admin/events', { content: eventContent(roll) })),
  of('events', ({ id, version }, roll) =>
    put(`/admin/events/${id}`, { version, content: eventContent(roll) }),
  ),
  ...[1, 2].map(() =>
    of('events', ({ id, version }, roll) =>
      post(
        `/admin/events/${id}/status`,
        roll(4)
          ? { version, status: pick(['published', 'published', 'archived', 'draft'], roll) }
          : { version, status: 'suspended', reason: REASON },
      ),
    ),
  ),
  of('events', ({ id, version }, roll) =>
    post(`/admin/events/${id}/situation`, {
      ...{ version, note: '' },
      situation: pick(['cancelled', 'scheduled', 'postponed'], roll),
    }),
  ),
  always((roll) => post('/admin/articles', { id: randomUUID(), title: name(roll) })),
  ...[1, 2, 3].map(() =>
    of('articles', ({ id, version }, roll, city) =>
      put(`/admin/articles/${id}/content`, { version, content: article(roll, city) }),
    ),
  ),
  ...['publish', 'publish', 'publish', 'withdraw', 'archive'].map((verb) =>
    of('articles', ({ id, version }) => post(`/admin/articles/${id}/${verb}`, { version })),
  ),
  of('article_categories', ({ id }, roll) =>
    patch(`/admin/article-categories/${id}`, { name: name(roll) }),
  ),
  always((roll) => post('/admin/utilities', utility(roll))),
  of('utility_entries', ({ id, version }, roll) =>
    put(`/admin/utilities/${id}`, { version, ...utility(roll) }),
  ),
  always((roll) => post('/admin/notices', notice(roll))),
  of('public_notices', ({ id, version }, roll) =>
    put(`/admin/notices/${id}`, { version, ...notice(roll) }),
  ),
  async (city, roll) =>
    post('/admin/duties', {
      ...{ shifts: [await shift(city, roll)], source_name: 'Prefeitura', source_url: '' },
    }),
  of('duty_pharmacies', ({ id }) => ({ method: 'DELETE', path: `/admin/duties/${id}` })),
  // No page takes a row away for good; whoever looks after the database may, now and then.
  ...['establishments', 'sights', 'events'].map(
    (table): Plan =>
      async (city, roll) => {
        const { rows } = await city.pool.query<{ count: number }>(`select count(*) from ${table}`)
        if ((rows[0]?.count ?? 0) < KEPT_AT_LEAST || roll(3)) return null
        const row = await some(city, table, roll)
        return row && { sql: `delete from ${table} where id = $1`, values: [row.id] }
      },
  ),
]
