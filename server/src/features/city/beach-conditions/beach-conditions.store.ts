import type { BeachCondition } from '@portal/contract/city/beach-conditions/beach-condition'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { SaidOfBeach } from './beach-conditions.rules.ts'

type Current = RowOf<typeof BeachCondition>

/** Owns what was said last of each beach; the beaches themselves are only read. */
export function beachConditionsStore(connection: Connection) {
  const beaches = () =>
    connection
      .selectFrom('sights')
      .leftJoin('beach_conditions as said', 'said.beach_id', 'sights.id')
      .where('sights.kind', '=', 'beach')
      .where('sights.status', '=', 'published')
      .select(['sights.id', 'sights.name', 'sights.slug'])
      .select(['said.flag', 'said.lifeguards', 'said.note', 'said.source'])
      .select(['said.seen_at', 'said.until', 'said.version'])
  return {
    async listCurrent(now: Date): Promise<Current[]> {
      const { rows } = await statement<Current>`
        select said.beach_id, beach.slug, said.flag, said.lifeguards, said.note, said.source,
          said.seen_at, said.until
        from beach_conditions as said
        join sights as beach on beach.id = said.beach_id and beach.status = 'published'
        where said.until > ${now} order by beach.position, beach.name
      `.execute(connection)
      return rows
    },

    listBeaches: (): Promise<SaidOfBeach[]> =>
      beaches().orderBy('sights.position').orderBy('sights.name').execute(),

    async lockBeach(id: string): Promise<SaidOfBeach | null> {
      await connection
        .selectFrom('sights')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return (await beaches().where('sights.id', '=', id).executeTakeFirst()) ?? null
    },

    async say({ beach_id: beachId, ...said }: Omit<Current, 'slug'>) {
      await connection
        .insertInto('beach_conditions')
        .values({ beach_id: beachId, ...said })
        .onConflict((conflict) =>
          conflict
            .column('beach_id')
            .doUpdateSet({ ...said, version: int4`beach_conditions.version + 1` }),
        )
        .execute()
    },

    async end(beachId: string, now: Date) {
      await connection
        .updateTable('beach_conditions')
        .set({ until: now, version: int4`version + 1` })
        .where('beach_id', '=', beachId)
        .execute()
    },
  }
}
