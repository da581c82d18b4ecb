import type { Connection } from '../../../platform/database/database.ts'
import { type Notice, toNotice } from './notices.rules.ts'

export type WantedNotice = Omit<Notice, 'id' | 'version' | 'updatedAt'>

/** Older ones are in the audit log; an editor's list is about now. */
const MOST_LISTED = 100

export function noticesStore(connection: Connection) {
  return {
    async listNewest(): Promise<Notice[]> {
      const rows = await connection
        .selectFrom('public_notices')
        .selectAll()
        .orderBy('starts_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_LISTED)
        .execute()
      return rows.map(toNotice)
    },

    async lock(id: string): Promise<Notice | null> {
      const row = await connection
        .selectFrom('public_notices')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? toNotice(row) : null
    },

    async add(notice: WantedNotice, now: Date): Promise<Notice> {
      const row = await connection
        .insertInto('public_notices')
        .values({ ...columnsOf(notice), created_at: now, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toNotice(row)
    },

    async save(id: string, notice: WantedNotice, now: Date): Promise<Notice> {
      const row = await connection
        .updateTable('public_notices')
        .set((expression) => ({
          ...columnsOf(notice),
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toNotice(row)
    },
  }
}

function columnsOf({ sourceName, startsAt, endsAt, ...notice }: WantedNotice) {
  const { title, body, severity, place, link, status } = notice
  return {
    ...{ title, body, severity, place, link, status },
    source_name: sourceName,
    starts_at: startsAt,
    ends_at: endsAt,
  }
}
