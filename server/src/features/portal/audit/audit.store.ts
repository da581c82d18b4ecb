import type { AuditAction } from '@portal/contract/portal/audit/audit-actions'
import type { AuditEntry, AuditThing } from '@portal/contract/portal/audit/audit-entry'
import { thingOf } from '@portal/contract/portal/audit/audit-sentences'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { bool, statement, textOrNull } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import type { AuditFilter, LastChange } from './audit.rules.ts'

/** What names somebody or repeats their words: a row is kept for ever, and they may want to leave. */
type Forgettable =
  | ('title' | 'slug' | 'reason' | 'text' | 'message')
  | ('email' | 'phone' | 'whatsapp' | 'full_name')

export type NewAuditEntry = {
  action: AuditAction
  subjectId?: string
  /** Ids, kinds and counts. What the subject is called is read from where it is kept. */
  details?: Record<string, unknown> & { [Key in Forgettable]?: never }
}
/** Append-only: the database itself refuses to change or remove a row. */
export function auditStore(connection: Connection) {
  /** By their ids in each table: joined, every name of the portal would be read. */
  async function nameThings(ids: readonly (string | undefined)[]) {
    const known = [...new Set(ids.filter((id) => id !== undefined))]
    if (known.length === 0) return new Map<string, Naming>()
    const { rows } = await statement<Naming & { id: string }>`
      select id, kind, name from audit_subjects where id = any(${known}::uuid[])
    `.execute(connection)
    return new Map(rows.map(({ id, kind, name }) => [id, { kind, name }]))
  }

  return {
    async record(actor: Actor, at: Date, entry: NewAuditEntry) {
      await connection
        .insertInto('audit_log')
        .values({
          at,
          actor_kind: actor.kind,
          actor_id: actor.kind === 'person' ? actor.userId : null,
          action: entry.action,
          subject_id: entry.subjectId ?? null,
          details: JSON.stringify(entry.details ?? {}),
        })
        .execute()
    },

    /** Newest first. Each filter has its index, so that a page costs the same in a long log. */
    async list(filter: AuditFilter, after: ListPosition | null, limit: number) {
      const { actions, actor, actorKind, subject, from, before } = filter
      let query = connection
        .selectFrom('audit_log as entry')
        .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
        .selectAll('entry')
        .select([
          'actor.email as actor_email',
          textOrNull`coalesce(nullif(actor.name, ''), actor.email)`.as('actor_name'),
          microsOf('entry.at').as('micros'),
        ])
      if (actions) query = query.where(bool`entry.action = any(${actions}::text[])`)
      if (actor) query = query.where('entry.actor_id', '=', actor)
      if (actorKind) query = query.where('entry.actor_kind', '=', actorKind)
      if (subject) query = query.where(isAbout(subject))
      if (from) query = query.where('entry.at', '>=', from)
      if (before) query = query.where('entry.at', '<', before)
      if (after) query = query.where(isAfterPlace('entry.at', 'entry.id', after))
      const rows = await query
        .orderBy('entry.at', 'desc')
        .orderBy('entry.id', 'desc')
        .limit(limit + 1)
        .execute()
      const page = toPage(rows, limit)
      const told = page.rows.map((row) => ({ row, about: thingOf(asRecorded(row)) }))
      const things = await nameThings(told.map(({ about }) => about?.id))
      const entries = told.map(({ row, about }) =>
        toEntry(row, about && { ...about, ...(things.get(about.id) ?? { name: null }) }),
      )
      return { entries, nextCursor: page.nextCursor }
    },

    nameThings,

    /** Who wrote to a record last. Colleagues are who run the same business. */
    async lastChange(recordId: string, readerId: string): Promise<LastChange | null> {
      const { rows } = await statement<LastChange>`
        select entry.at, entry.actor_id as "actorId", nullif(actor.name, '') as name,
          coalesce(actor.role <> 'user', false) as "isStaff",
          exists (
            select from (${businessesOf(sql`entry.actor_id`)}) as theirs
            join (${businessesOf(sql`${readerId}::uuid`)}) as mine using (id)
          ) as "isColleague"
        from audit_log as entry left join users as actor on actor.id = entry.actor_id
        where entry.subject_id = ${recordId}::uuid
        order by entry.at desc, entry.id desc limit 1
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Goes from one action to the next through the index, however long the log is. */
    async listActions(): Promise<string[]> {
      const { rows } = await statement<{ action: string }>`
        with recursive step (action) as (
          select min(action) from audit_log
          union all
          select (select min(action) from audit_log where action > step.action)
          from step where step.action is not null
        )
        select action from step where action is not null`.execute(connection)
      return rows.map(({ action }) => action)
    },
  }
}

const businessesOf = (person: RawBuilder<unknown>) => sql`
  select id from establishments where user_id = ${person}
  union select establishment_id from establishment_members where user_id = ${person}`

/** The kinds of the view are those of the contract; a test reads each of them. */
type Naming = Pick<AuditThing, 'kind' | 'name'>

/** Reviews and claims name the place they are about in their details; `audit_log_place` finds them. */
const isAbout = (id: string) => bool`(entry.subject_id = ${id}::uuid
  or coalesce(entry.details->>'establishment_id', entry.details->>'sight_id') = (${id}::uuid)::text)`

type Row = Omit<AuditEntry, 'at' | 'thing'> & { at: Date }

const asRecorded = ({ action, subject_id, details }: Row) => ({ action, subject_id, details })

function toEntry(row: Row, thing: AuditThing | null): AuditEntry {
  return {
    ...asRecorded(row),
    id: row.id,
    at: row.at.toISOString(),
    actor_kind: row.actor_kind,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    actor_email: row.actor_email,
    thing,
  }
}
