import type { Actor } from '../../platform/actor.ts'
import type { Connection } from '../../platform/database/database.ts'

export type AuditEntry = { action: string; subjectId?: string; details?: Record<string, unknown> }

/** Append-only: the database itself refuses to change or remove a row. */
export function auditStore(connection: Connection) {
  return {
    async record(actor: Actor, at: Date, entry: AuditEntry) {
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
  }
}
