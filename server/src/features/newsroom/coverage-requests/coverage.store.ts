import type {
  CoverageKind,
  CoverageStatus,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { NewCoverageRequest } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import { type RawBuilder, sql } from 'kysely'
import type { PersonKey } from '../../../platform/auth/proved-email.ts'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import { wordPatterns } from '../../../platform/database/word-patterns.ts'
import { COLUMN_MAX } from './coverage.constants.ts'
import type { CoverageRecord, Moved } from './coverage.rules.ts'

export type HistoryEntry = {
  id: string
  kind: 'status' | 'message' | 'contact' | 'note'
  author_kind: 'person' | 'team'
  author_name: string | null
  to_status: CoverageStatus | null
  text: string
  at: string
}

/** One with all that any of its readers sees of it; what is internal is left out by who presents. */
export type FoundCoverage = {
  id: string
  client_id: string
  event_name: string
  event_on: string
  event_at: string | null
  place: string
  kinds: CoverageKind[]
  audience: number | null
  budget_min_cents: number | null
  budget_max_cents: number | null
  notes: string
  contact_name: string
  email: string
  whatsapp: string | null
  status: CoverageStatus
  refusal_reason: string | null
  published_url: string | null
  assignee: { id: string; name: string } | null
  due_on: string | null
  has_news: boolean
  version: number
  created_at: Date
  history: HistoryEntry[]
}

type NewEntry = {
  requestId: string
  kind: HistoryEntry['kind']
  by: 'person' | 'team'
  authorId?: string | null
  toStatus?: CoverageStatus
  text?: string
  clientId?: string
}

const columns = sql`
  request.id, request.client_id, request.event_name, request.event_on, request.place, request.kinds,
  to_char(request.event_at, 'HH24:MI') as event_at, request.audience, request.budget_min_cents,
  request.budget_max_cents, request.notes, request.contact_name, request.email, request.whatsapp,
  request.status, request.refusal_reason, request.published_url, request.due_on, request.has_news,
  request.version, request.created_at,
  case when assignee.id is not null
    then jsonb_build_object('id', assignee.id, 'name', assignee.name) end as assignee`

const requests = sql`coverage_requests as request
  left join users as assignee on assignee.id = request.assignee_id`

const history = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', entry.id, 'kind', entry.kind,
      'author_kind', entry.author_kind, 'author_name', author.name, 'to_status', entry.to_status,
      'text', entry.text, 'at', entry.at) order by entry.at, entry.id), '[]')
    from coverage_history as entry left join users as author on author.id = entry.author_id
    where entry.request_id = request.id) as history`

type Narrowing = { search?: string | undefined; assignee?: string | undefined }

export function coverageStore(connection: Connection) {
  return {
    async isKnown(clientId: string): Promise<boolean> {
      const row = await connection
        .selectFrom('coverage_requests')
        .select('id')
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** One row a browser's name for it, however often it is sent; null where it is there already. */
    async add(
      input: NewCoverageRequest,
      { tokenHash, userId }: { tokenHash: Buffer; userId: string | null },
      now: Date,
    ): Promise<string | null> {
      const row = await connection
        .insertInto('coverage_requests')
        .values({
          client_id: input.client_id,
          token_hash: tokenHash,
          user_id: userId,
          event_name: input.event_name,
          event_on: input.event_on,
          event_at: input.event_at,
          place: input.place,
          kinds: input.kinds,
          audience: input.audience,
          budget_min_cents: input.budget?.min_cents ?? null,
          budget_max_cents: input.budget?.max_cents ?? null,
          notes: input.notes,
          contact_name: input.contact_name,
          email: input.email,
          whatsapp: input.whatsapp,
          status: 'new',
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('client_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    async find(id: string): Promise<FoundCoverage | null> {
      return first(sql`request.id = ${id}`)
    },

    async findByToken(tokenHash: Buffer): Promise<FoundCoverage | null> {
      return first(sql`request.token_hash = ${tokenHash}`)
    },

    async lock(id: string): Promise<CoverageRecord | null> {
      const { rows } = await statement<CoverageRecord>`
        select id, client_id as "clientId", status, refusal_reason as "refusalReason",
          published_url as "publishedUrl", closed_at as "closedAt", version
        from coverage_requests where id = ${id} for update
      `.execute(connection)
      return rows[0] ?? null
    },

    /** By the team's hand; whatever the person wrote has been seen. */
    async move(id: string, moved: Moved, now: Date, { hasNews = false } = {}) {
      await connection
        .updateTable('coverage_requests')
        .set((row) => ({
          status: moved.status,
          refusal_reason: moved.refusalReason,
          published_url: moved.publishedUrl,
          closed_at: moved.closedAt,
          has_news: hasNews,
          updated_at: now,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    async arrange(
      id: string,
      { assigneeId, dueOn }: { assigneeId: string | null; dueOn: string | null },
      now: Date,
    ) {
      await connection
        .updateTable('coverage_requests')
        .set((row) => ({
          assignee_id: assigneeId,
          due_on: dueOn,
          has_news: false,
          updated_at: now,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    async changeContact(
      id: string,
      { contact_name, email, whatsapp }: Pick<FoundCoverage, 'contact_name' | 'email' | 'whatsapp'>,
      now: Date,
    ) {
      await connection
        .updateTable('coverage_requests')
        .set((row) => ({
          contact_name,
          email,
          whatsapp,
          has_news: true,
          updated_at: now,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** A new word does not make what an administrator looks at stale. */
    async setNews(id: string, hasNews: boolean, now: Date) {
      await connection
        .updateTable('coverage_requests')
        .set({ has_news: hasNews, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    /** False where the same was written already. */
    async record(entry: NewEntry, now: Date): Promise<boolean> {
      const row = await connection
        .insertInto('coverage_history')
        .values({
          request_id: entry.requestId,
          kind: entry.kind,
          author_kind: entry.by,
          author_id: entry.authorId ?? null,
          to_status: entry.toStatus ?? null,
          text: entry.text ?? '',
          client_id: entry.clientId ?? null,
          at: now,
        })
        .onConflict((conflict) => conflict.column('client_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Open ones by the day of the event; those that are over, the latest first. */
    async listColumn(status: CoverageStatus, narrowing: Narrowing, isOver: boolean) {
      const which = sql`request.status = ${status} and ${isAsked(narrowing)}`
      const order = isOver
        ? sql`request.closed_at desc, request.id desc`
        : sql`request.event_on, request.event_at nulls last, request.id`
      const { rows } = await statement<Omit<FoundCoverage, 'history'> & { total: number }>`
        select ${columns},
          -- Counted by itself: beside the rows, all of them would be read and sorted for a page.
          (select count(*)::integer from coverage_requests as request where ${which}) as total
        from ${requests} where ${which} order by ${order} limit ${COLUMN_MAX}
      `.execute(connection)
      return { status, count: rows[0]?.total ?? 0, rows }
    },

    /** From the newest on, whatever became of it. */
    async list(narrowing: Narrowing, after: ListPosition | null, limit: number) {
      const place = ['request.created_at', 'request.id'] as const
      const { rows } = await statement<Omit<FoundCoverage, 'history'> & ListPosition>`
        select ${columns}, ${microsOf('request.created_at')} as micros
        from ${requests} where ${isAsked(narrowing)} and ${after ? isAfterPlace(...place, after) : sql`true`}
        order by request.created_at desc, request.id desc limit ${limit + 1}
      `.execute(connection)
      return toPage(rows, limit)
    },

    /** Who can take one on: administrators. */
    async listTeam(): Promise<{ id: string; name: string }[]> {
      return connection
        .selectFrom('users')
        .select(['id', 'name'])
        .where('role', 'in', ['admin', 'superadmin'])
        .orderBy('name')
        .execute()
    },

    /** A person leaves, and what they asked for with them. */
    async removeAllOf({ userId, provedEmail }: PersonKey) {
      await sql`
        delete from coverage_requests
        where user_id = ${userId} or (user_id is null and email = ${provedEmail}::text)
      `.execute(connection)
    },

    /** What ended before the moment, and what nobody has touched since then for an event long past. */
    async removeOld(before: Date): Promise<number> {
      const { rows } = await sql`
        delete from coverage_requests where closed_at < ${before}
          or (closed_at is null and updated_at < ${before} and event_on < ${before}::date)
        returning 1
      `.execute(connection)
      return rows.length
    },
  }

  async function first(which: RawBuilder<unknown>): Promise<FoundCoverage | null> {
    const { rows } = await statement<FoundCoverage>`
      select ${columns}, ${history}
      from ${requests} where ${which}
    `.execute(connection)
    return rows[0] ?? null
  }
}

const isAsked = ({ search, assignee }: Narrowing) =>
  sql.join(
    [
      assignee ? sql`request.assignee_id = ${assignee}` : sql`true`,
      ...wordPatterns(search).map((pattern) => sql`request.search_text like folded(${pattern})`),
    ],
    sql` and `,
  )
