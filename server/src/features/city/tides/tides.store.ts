import type { TideTable } from '@portal/contract/city/tides/tide-table'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { sql } from 'kysely'
import { bool, int4, text } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Extreme } from './harmonic-tide.rules.ts'
import type { OfficialDay } from './named-tide.rules.ts'

/** Who published a table, and which edition of it. */
export type TableName = { name: string; edition: string }
type KnownDays = { days: Map<number, OfficialDay>; tables: Map<string, TableName> }
type NewTable = TableName & { importedBy: string | null; importedAt: Date }

const officialRows = (connection: Connection) =>
  connection
    .selectFrom('tide_extremes as extreme')
    .innerJoin('tide_tables as table', 'table.id', 'extreme.table_id')
    .select(['day as date', 'minute', 'height_m', 'kind', 'table_id', 'name', 'edition'])
    .orderBy('day')
    .orderBy('minute')

type OfficialRow = Awaited<ReturnType<ReturnType<typeof officialRows>['execute']>>[number]

function byDay(rows: readonly OfficialRow[]): KnownDays {
  const days = new Map<number, OfficialDay>()
  const tables = new Map<string, TableName>()
  for (const { date, minute, height_m, kind, table_id, name, edition } of rows) {
    const day = dayOfKnownDate(date)
    const known = days.get(day) ?? { tableId: table_id, extremes: [] }
    known.extremes.push({ minute, heightM: Number(height_m), kind: kind })
    days.set(day, known)
    tables.set(table_id, { name, edition })
  }
  return { days, tables }
}

export function tidesStore(connection: Connection) {
  return {
    /** What official tables say of the days from the first to the last, both counted. */
    async officialDays(first: number, last: number): Promise<KnownDays> {
      const rows = await officialRows(connection)
        .where('day', '>=', isoDateOfDay(first))
        .where('day', '<=', isoDateOfDay(last))
        .execute()
      return byDay(rows)
    },

    async officialDaysAmong(days: readonly number[]): Promise<KnownDays> {
      if (days.length === 0) return byDay([])
      const rows = await officialRows(connection)
        .where(bool`day = any(${days.map(isoDateOfDay)}::date[])`)
        .execute()
      return byDay(rows)
    },

    /** One import at a time; readers never wait. */
    async lock() {
      await sql`lock table tide_tables in share row exclusive mode`.execute(connection)
    },

    async add({ name, edition, importedBy, importedAt }: NewTable): Promise<string> {
      const { id } = await connection
        .insertInto('tide_tables')
        .values({ name, edition, imported_by: importedBy, imported_at: importedAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The table's days are its own from now on; one that has none left is no longer there. */
    async setDays(tableId: string, days: ReadonlyMap<number, readonly Extreme[]>) {
      const dates = [...days.keys()].map(isoDateOfDay)
      await sql`delete from tide_extremes where day = any(${dates}::date[])`.execute(connection)
      const rows = [...days].flatMap(([day, extremes]) =>
        extremes.map((extreme) => ({ ...extreme, date: isoDateOfDay(day) })),
      )
      await sql`
        insert into tide_extremes (day, minute, height_m, kind, table_id)
        select day, minute, height_m, kind, ${tableId}::uuid
        from unnest(
          ${rows.map(({ date }) => date)}::date[],
          ${rows.map(({ minute }) => minute)}::smallint[],
          ${rows.map(({ heightM }) => heightM)}::numeric[],
          ${rows.map(({ kind }) => kind)}::text[]
        ) as row (day, minute, height_m, kind)
      `.execute(connection)
      await sql`
        delete from tide_tables where not exists (
          select 1 from tide_extremes where table_id = tide_tables.id)
      `.execute(connection)
    },

    async find(id: string): Promise<TableName | null> {
      const table = await connection
        .selectFrom('tide_tables')
        .select(['name', 'edition'])
        .where('id', '=', id)
        .executeTakeFirst()
      return table ?? null
    },

    async remove(id: string) {
      await connection.deleteFrom('tide_tables').where('id', '=', id).execute()
    },

    async list(): Promise<TideTable[]> {
      const rows = await connection
        .selectFrom('tide_tables as table')
        .leftJoin('users as person', 'person.id', 'table.imported_by')
        .innerJoin('tide_extremes as extreme', 'extreme.table_id', 'table.id')
        .select([
          'table.id',
          'table.name',
          'table.edition',
          'person.name as imported_by',
          'table.imported_at',
          int4`count(distinct extreme.day)::integer`.as('days'),
          text`min(extreme.day)::text`.as('first_date'),
          text`max(extreme.day)::text`.as('last_date'),
        ])
        .groupBy(['table.id', 'person.name'])
        .orderBy('table.imported_at', 'desc')
        .orderBy('table.id', 'desc')
        .execute()
      return rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() }))
    },
  }
}
