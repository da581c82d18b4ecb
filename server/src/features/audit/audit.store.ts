import type { AuditAction } from '@portal/contract/audit/audit-actions'
import type { AuditEntry } from '@portal/contract/audit/audit-entry'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Connection } from '../../platform/database/database.ts'
import {
  isAfterPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../platform/database/list-cursor.ts'

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
export type AuditFilter = {
  action?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
}

/** Append-only: the database itself refuses to change or remove a row. */
export function auditStore(connection: Connection) {
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

    async list({ action, actor, subject }: AuditFilter, after: ListPosition | null, limit: number) {
      let query = connection
        .selectFrom('audit_log as entry')
        .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
        .selectAll('entry')
        .select(['actor.email as actor_email', microsOf('entry.at').as('micros')])
        // One at a time by its id: joined, every name of the portal would be read.
        .select((row) =>
          row
            .selectFrom('audit_subjects as subject')
            .select('subject.name')
            .whereRef('subject.id', '=', 'entry.subject_id')
            .as('subject_name'),
        )
      if (action) query = query.where('entry.action', '=', action)
      if (actor) query = query.where('entry.actor_id', '=', actor)
      if (subject) query = query.where('entry.subject_id', '=', subject)
      if (after) query = query.where(isAfterPlace('entry.at', 'entry.id', after))
      const rows = await query
        .orderBy('entry.at', 'desc')
        .orderBy('entry.id', 'desc')
        .limit(limit + 1)
        .execute()
      const page = toPage(rows, limit)
      return { entries: page.rows.map(toEntry), nextCursor: page.nextCursor }
    },

    /** Goes from one action to the next through the index, however long the log is. */
    async listActions(): Promise<string[]> {
      const { rows } = await sql<{ action: string }>`
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

type Row = Omit<AuditEntry, 'at' | 'actor_kind' | 'details'> & {
  at: Date
  actor_kind: string
  details: unknown
}

function toEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    // The list of kinds is a check constraint of the table; details are an object by `record`.
    actor_kind: row.actor_kind as AuditEntry['actor_kind'],
    actor_id: row.actor_id,
    actor_email: row.actor_email,
    action: row.action,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    details: row.details as AuditEntry['details'],
  }
}
