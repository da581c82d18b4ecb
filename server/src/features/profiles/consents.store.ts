import type { Connection } from '../../platform/database/database.ts'

export type Consent = {
  userId: string
  kind: 'promotions' | 'terms'
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
        kind: row.kind as Consent['kind'],
        granted: row.granted,
        textVersion: row.text_version,
        origin: row.origin,
        at: row.at,
      }))
    },
  }
}
