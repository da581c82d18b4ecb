import type {
  Redirect,
  RedirectSort,
  RedirectStatus,
} from '@portal/contract/portal/redirects/redirects'
import { sql } from 'kysely'
import { int4, text } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { byLetters, ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
import { wordPatterns } from '../../../platform/database/word-patterns.ts'
import type { Route } from './redirects.rules.ts'

type Filter = {
  search?: string | undefined
  status?: '301' | '302' | '410' | undefined
  unused?: 'sim' | undefined
}
type Page = { sort: RedirectSort; cursor?: string | undefined; limit: number }
export type Hits = ReadonlyMap<string, { count: number; lastAt: Date }>

const ORDERS = {
  ...ordersBy(sql`redirect.created_at`, byLetters('redirect.from_path')),
  usos: { by: sql`redirect.hits`, kind: 'number', direction: 'desc' },
  'usos-asc': { by: sql`redirect.hits`, kind: 'number', direction: 'asc' },
} as const

export function redirectsStore(connection: Connection) {
  return {
    async list(filter: Filter, { sort, cursor, limit }: Page) {
      const list = sortedList(ORDERS, sort, 'redirect.id')
      const rows = await matching(connection, filter)
        .selectAll()
        .select(list.key.as('sort_key'))
        .where(list.after(cursor))
        .orderBy(list.orderBy)
        .limit(limit + 1)
        .execute()
      const page = list.toPage(rows, limit)
      return { redirects: page.rows.map(toRedirect), nextCursor: page.nextCursor }
    },

    async count(filter: Filter): Promise<number> {
      const { total } = await matching(connection, filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** All of them, for the memory of a node. */
    async readAll(): Promise<Map<string, Route & { id: string }>> {
      const rows = await connection
        .selectFrom('redirects')
        .select(['id', 'from_path', 'to_path', 'status'])
        .execute()
      return new Map(rows.map((row) => [row.from_path, { id: row.id, ...routeOf(row) }]))
    },

    /** Whoever checks for loops and writes is alone with it. */
    async lock() {
      await sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`.execute(connection)
    },

    async find(id: string): Promise<Redirect | null> {
      const row = await connection
        .selectFrom('redirects')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toRedirect(row) : null
    },

    async findFrom(path: string): Promise<(Route & { id: string; version: number }) | null> {
      const row = await connection
        .selectFrom('redirects')
        .select(['id', 'version', 'from_path', 'to_path', 'status'])
        .where('from_path', '=', path)
        .executeTakeFirst()
      return row ? { id: row.id, version: row.version, ...routeOf(row) } : null
    },

    async add({ from, to, status }: Route, by: string | null, at: Date): Promise<Redirect> {
      const row = await connection
        .insertInto('redirects')
        .values({
          ...{ from_path: from, to_path: to, status },
          ...{ created_by: by, created_at: at, updated_at: at },
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toRedirect(row)
    },

    async save(id: string, { from, to, status }: Route, at: Date): Promise<Redirect> {
      const row = await connection
        .updateTable('redirects')
        .set({
          from_path: from,
          to_path: to,
          status,
          updated_at: at,
          version: int4`version + 1`,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toRedirect(row)
    },

    /** Those that led to an address which leads on now: they lead there at once. */
    async pointOn({ from, to }: Route, at: Date): Promise<number> {
      if (to === null) return 0
      const { numUpdatedRows } = await connection
        .updateTable('redirects')
        .set({ to_path: to, updated_at: at, version: int4`version + 1` })
        .where('to_path', '=', from)
        .where('from_path', '!=', to)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async remove(id: string) {
      await connection.deleteFrom('redirects').where('id', '=', id).execute()
    },

    async countHits(hits: Hits) {
      if (hits.size === 0) return
      const rows = [...hits].map(([id, { count, lastAt }]) => ({ id, count, lastAt }))
      await sql`
        update redirects set hits = redirects.hits + used.count,
          last_used_at = greatest(redirects.last_used_at, used.at)
        from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ count }) => count)}::bigint[],
          ${rows.map(({ lastAt }) => lastAt.toISOString())}::timestamptz[]) as used (id, count, at)
        where redirects.id = used.id
      `.execute(connection)
    },
  }
}

function matching(connection: Connection, { search, status, unused }: Filter) {
  let redirects = connection.selectFrom('redirects as redirect')
  for (const pattern of wordPatterns(search)) {
    redirects = redirects.where('redirect.search_text', 'like', text`folded(${pattern})`)
  }
  if (status) redirects = redirects.where('redirect.status', '=', Number(status))
  return unused ? redirects.where('redirect.hits', '=', 0) : redirects
}

type Row = { from_path: string; to_path: string | null; status: number }

// The statuses are a check constraint of the table.
const routeOf = ({ from_path, to_path, status }: Row): Route => ({
  from: from_path,
  to: to_path,
  status: status as RedirectStatus,
})

function toRedirect(
  row: Row & {
    id: string
    hits: number
    last_used_at: Date | null
    created_at: Date
    version: number
  },
): Redirect {
  return {
    id: row.id,
    ...routeOf(row),
    hits: Number(row.hits),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    version: row.version,
  }
}
