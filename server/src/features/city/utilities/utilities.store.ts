import { UTILITY_KINDS, type UtilityKind } from '@portal/contract/city/utilities/utility.texts'
import { type Selectable, sql } from 'kysely'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { UtilityEntries } from '../../../platform/database/schema.generated.ts'
import { type Notice, type NoticeRow, toNotice } from './notices.rules.ts'
import type { Utility } from './utilities.rules.ts'

export type NewUtility = Omit<Utility, 'id' | 'version' | 'updatedAt' | 'position'>

/** The order of the sections is that of the page. */
const inOrder = sql`array_position(${[...UTILITY_KINDS]}::text[], kind), position, title`

export function utilitiesStore(connection: Connection) {
  return {
    async listPublished(): Promise<Utility[]> {
      const rows = await connection
        .selectFrom('utility_entries')
        .selectAll()
        .where('status', '=', 'published')
        .orderBy(inOrder)
        .execute()
      return rows.map(toUtility)
    },

    async listAll(): Promise<Utility[]> {
      const rows = await connection
        .selectFrom('utility_entries')
        .selectAll()
        .orderBy(inOrder)
        .execute()
      return rows.map(toUtility)
    },

    async lock(id: string): Promise<Utility | null> {
      const row = await connection
        .selectFrom('utility_entries')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? toUtility(row) : null
    },

    /** Last of its section. */
    async add(entry: NewUtility, now: Date): Promise<Utility> {
      const row = await connection
        .insertInto('utility_entries')
        .values({
          ...columnsOf(entry),
          position: int4`(
            select coalesce(max(position), -1) + 1 from utility_entries where kind = ${entry.kind})`,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toUtility(row)
    },

    async save(entry: Utility, now: Date): Promise<Utility> {
      const row = await connection
        .updateTable('utility_entries')
        .set((expression) => ({
          ...columnsOf(entry),
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', entry.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toUtility(row)
    },

    /** The section as it is, and nobody else moves anything in it meanwhile. */
    async lockSection(kind: UtilityKind): Promise<string[]> {
      const rows = await connection
        .selectFrom('utility_entries')
        .select('id')
        .where('kind', '=', kind)
        .orderBy('position')
        .orderBy('title')
        .forUpdate()
        .execute()
      return rows.map(({ id }) => id)
    },

    async setOrder(ids: readonly string[]) {
      await sql`
        update utility_entries set position = place.position - 1
        from unnest(${[...ids]}::uuid[]) with ordinality as place (id, position)
        where utility_entries.id = place.id
      `.execute(connection)
    },

    async titles(): Promise<Set<string>> {
      const rows = await connection.selectFrom('utility_entries').select('title').execute()
      return new Set(rows.map(({ title }) => title))
    },

    /** What everybody should read at that moment, the urgent first: one statement. */
    async listActiveNotices(now: Date): Promise<Notice[]> {
      const { rows } = await statement<NoticeRow>`
        select * from public_notices
        where status = 'published' and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
        order by array_position(array['urgent', 'attention', 'info'], severity), starts_at desc, id
      `.execute(connection)
      return rows.map(toNotice)
    },
  }
}

function columnsOf({ place, phones, verifiedAt, ...entry }: NewUtility) {
  const { kind, title, address, hours, body, source_name, source_url, status } = entry
  return {
    ...{ kind, title, address, hours, body, source_name, source_url, status },
    phones: JSON.stringify(phones),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    verified_at: verifiedAt,
  }
}

function toUtility(row: Selectable<UtilityEntries>): Utility {
  const { id, title, address, latitude, longitude, hours, body, position, version } = row
  return {
    ...{ id, title, address, hours, body, position, version },
    kind: row.kind,
    phones: row.phones,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    source_name: row.source_name,
    source_url: row.source_url,
    status: row.status,
    verifiedAt: row.verified_at,
    updatedAt: row.updated_at,
  }
}
