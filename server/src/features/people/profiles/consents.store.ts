import { sql } from 'kysely'
import { cityDay } from '../../../platform/city-time.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type Consent = {
  userId: string
  kind: 'promotions' | 'terms' | 'privacy'
  granted: boolean
  /** Which words the person saw. */
  textVersion: string
  /** Which form they were on. */
  origin: string
}

/** Append-only: a withdrawal is one more row, never a change of an old one. */
export function consentsStore(connection: Connection) {
  return {
    async record({ userId, kind, granted, textVersion, origin }: Consent, at: Date) {
      await connection
        .insertInto('consents')
        .values({ user_id: userId, kind, granted, text_version: textVersion, origin, at })
        .execute()
    },

    /**
     * Who makes an account accepts the texts in force (they stand beside the button). Which those are
     * the database says: the newest of each whose day has come, or the first of all.
     */
    async recordLegal(userId: string, origin: string, at: Date) {
      await sql`
        insert into consents (user_id, kind, granted, text_version, origin, at)
        select distinct on (version.kind)
          ${userId}::uuid, version.kind, true, version.number::text, ${origin}, ${at}
        from legal_versions as version
        where version.effective_from <= ${cityDay(at)}::date or version.number = 1
        order by version.kind, version.number desc
      `.execute(connection)
    },

    /** Newest first. */
    async list(userId: string): Promise<(Consent & { at: Date })[]> {
      const rows = await connection
        .selectFrom('consents')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map((row) => ({
        userId: row.user_id,
        // Both kinds are a check constraint of the table.
        kind: row.kind,
        granted: row.granted,
        textVersion: row.text_version,
        origin: row.origin,
        at: row.at,
      }))
    },
  }
}
