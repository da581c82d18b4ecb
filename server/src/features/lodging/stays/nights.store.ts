import { sql } from 'kysely'
import pg from 'pg'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { ExportedNights } from './export-calendar.rules.ts'

export type Dates = { arrival: string; departure: string }
export type OccupancyKind = 'hold' | 'stay' | 'manual' | 'import'
export type KeptOccupancy = Dates & {
  id: string
  unit_id: string
  kind: OccupancyKind
  note: string
  portals: string[]
  stay_id: string | null
  expires_at: Date | null
}
export type Clash = Dates & { unit_id: string; portals: string[] }

/** Others read our calendar every few hours: so long they may still show what is no longer ours. */
const ECHO = sql`interval '12 hours'`
const EXCLUSION_VIOLATION = '23P01'

/** Whether the database said that a night is somebody else's. */
export const areTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === EXCLUSION_VIOLATION

const range = ({ arrival, departure }: Dates) =>
  sql`daterange(${arrival}::date, ${departure}::date)`

/**
 * Owns the nights that are taken. Written only while the row of the unit is held; that no two rows share a
 * night is the database's own word.
 */
export function nightsStore(connection: Connection) {
  /** Blocks of other calendars that are not our own echo: `block`, `feed`. */
  const saidBlocks = (now: Date) => sql`
    calendar_blocks as block join calendar_feeds as feed on feed.id = block.feed_id
    where not exists (select from released_nights as released
      where released.unit_id = feed.unit_id and released.during = block.during
        and released.released_at > ${now}::timestamptz - ${ECHO})`

  return {
    /** Throws what `areTaken` knows where a night is not free. */
    async hold(
      { unitId, stayId, ...dates }: Dates & { unitId: string; stayId: string },
      { until, now }: { until: Date; now: Date },
    ) {
      await sql`
        insert into unit_occupancies (unit_id, kind, during, stay_id, expires_at, created_at)
        values (${unitId}, 'hold', ${range(dates)}, ${stayId}, ${until}, ${now})
      `.execute(connection)
    },

    /** Agreed at once. Throws what `areTaken` knows where a night is not free. */
    async take(
      { unitId, stayId, ...dates }: Dates & { unitId: string; stayId: string },
      now: Date,
    ) {
      await sql`
        insert into unit_occupancies (unit_id, kind, during, stay_id, created_at)
        values (${unitId}, 'stay', ${range(dates)}, ${stayId}, ${now})
      `.execute(connection)
    },

    async prolong(stayId: string, until: Date) {
      await sql`
        update unit_occupancies set expires_at = ${until} where stay_id = ${stayId} and kind = 'hold'
      `.execute(connection)
    },

    /** False where the hold is gone. */
    async keepHeld(stayId: string): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update unit_occupancies set kind = 'stay', expires_at = null
        where stay_id = ${stayId} and kind = 'hold'
      `.execute(connection)
      return numAffectedRows === 1n
    },

    async block(
      { id, unitId, note, ...dates }: Dates & { id: string; unitId: string; note: string },
      now: Date,
    ) {
      await sql`
        insert into unit_occupancies (id, unit_id, kind, during, note, created_at)
        values (${id}, ${unitId}, 'manual', ${range(dates)}, ${note}, ${now})
      `.execute(connection)
    },

    async findBlock(id: string): Promise<(Dates & { unit_id: string; note: string }) | null> {
      const { rows } = await statement<Dates & { unit_id: string; note: string }>`
        select unit_id, note, lower(during) as arrival, upper(during) as departure
        from unit_occupancies where id = ${id} and kind = 'manual'
      `.execute(connection)
      return rows[0] ?? null
    },

    /** What others may have read of them is remembered, so that their copy of it holds no night. */
    async release(which: { stayId: string } | { blockId: string }, now: Date): Promise<boolean> {
      const isIt =
        'stayId' in which
          ? sql`stay_id = ${which.stayId}`
          : sql`id = ${which.blockId} and kind = 'manual'`
      const { rows } = await statement<{ kind: string }>`
        with gone as (delete from unit_occupancies where ${isIt} returning unit_id, during, kind),
          remembered as (
            insert into released_nights (unit_id, during, released_at)
            select unit_id, during, ${now} from gone where kind <> 'hold'
            on conflict (unit_id, during) do update set released_at = excluded.released_at)
        select kind from gone
      `.execute(connection)
      return rows.length > 0
    },

    /**
     * Of the nights that the house blocked: those between these dates are let again, the rest of each block
     * stays. Answers with how many blocks were touched.
     */
    async freeBlocked(
      { unitId, ...dates }: Dates & { unitId: string },
      now: Date,
    ): Promise<number> {
      const { rows } = await statement<Dates & { note: string }>`
        with gone as (
            delete from unit_occupancies
            where unit_id = ${unitId} and kind = 'manual' and during && ${range(dates)}
            returning during, note),
          remembered as (
            insert into released_nights (unit_id, during, released_at)
            select ${unitId}, during, ${now} from gone
            on conflict (unit_id, during) do update set released_at = excluded.released_at)
        select note, lower(during) as arrival, upper(during) as departure from gone
      `.execute(connection)
      await sql`
        insert into unit_occupancies (unit_id, kind, during, note, created_at)
        select ${unitId}, 'manual', rest, gone.note, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as gone (arrival date, departure date, note text),
          unnest(datemultirange(daterange(gone.arrival, gone.departure))
            - datemultirange(${range(dates)})) as rest
      `.execute(connection)
      return rows.length
    },

    /** What other calendars say, less what is ours. True where something is another than before. */
    async rebuildImports(unitId: string, now: Date): Promise<boolean> {
      const wanted = sql`wanted as (
        select unnest(
          coalesce((select range_agg(block.during) from ${saidBlocks(now)} and feed.unit_id = ${unitId}),
            '{}'::datemultirange)
          - coalesce((select range_agg(during) from unit_occupancies
            where unit_id = ${unitId} and kind <> 'import'), '{}'::datemultirange)) as during)`
      const dropped = await sql`
        with ${wanted}
        delete from unit_occupancies as taken where unit_id = ${unitId} and kind = 'import'
          and not exists (select from wanted where wanted.during = taken.during)
      `.execute(connection)
      const added = await sql`
        with ${wanted}
        insert into unit_occupancies (unit_id, kind, during, created_at)
        select ${unitId}, 'import', wanted.during, ${now} from wanted
        where not exists (select from unit_occupancies as taken
          where taken.unit_id = ${unitId} and taken.kind = 'import' and taken.during = wanted.during)
      `.execute(connection)
      return (dropped.numAffectedRows ?? 0n) + (added.numAffectedRows ?? 0n) > 0n
    },

    /** Whether another calendar has one of the nights. */
    async areSaidTaken(
      { unitId, ...dates }: Dates & { unitId: string },
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        select from ${saidBlocks(now)} and feed.unit_id = ${unitId} and block.during && ${range(dates)}
        limit 1
      `.execute(connection)
      return rows.length > 0
    },

    /** Past its minute a hold holds nothing, swept away or not. */
    async areFree({ unitId, ...dates }: Dates & { unitId: string }, now: Date): Promise<boolean> {
      const { rows } = await sql`
        select from unit_occupancies where unit_id = ${unitId} and during && ${range(dates)}
          and (expires_at is null or expires_at > ${now}) limit 1
      `.execute(connection)
      return rows.length === 0
    },

    async list(
      establishmentId: string,
      { from, until }: { from: string; until: string },
      now: Date,
    ): Promise<KeptOccupancy[]> {
      const { rows } = await statement<KeptOccupancy>`
        select taken.id, taken.unit_id, taken.kind, taken.note, taken.stay_id, taken.expires_at,
          lower(taken.during) as arrival, upper(taken.during) as departure,
          case when taken.kind = 'import' then array(
            select distinct feed.name from ${saidBlocks(now)} and feed.unit_id = taken.unit_id
              and block.during && taken.during order by 1) else '{}' end as portals
        from unit_occupancies as taken join lodging_units as unit on unit.id = taken.unit_id
        where unit.establishment_id = ${establishmentId}
          and taken.during && daterange(${from}::date, ${until}::date)
          and (taken.expires_at is null or taken.expires_at > ${now})
        order by taken.unit_id, taken.during
      `.execute(connection)
      return rows
    },

    /**
     * Nights that were given to a guest here and are taken elsewhere too. What shows exactly the nights of
     * a stay of ours is a copy of it.
     */
    async clashes(
      which: { establishmentId: string } | { unitId: string },
      today: string,
      now: Date,
    ): Promise<Clash[]> {
      const isOf =
        'unitId' in which
          ? sql`taken.unit_id = ${which.unitId}`
          : sql`unit.establishment_id = ${which.establishmentId}`
      const { rows } = await statement<Clash>`
        select taken.unit_id, lower(both_have.nights) as arrival, upper(both_have.nights) as departure,
          array_agg(distinct said.name order by said.name) as portals
        from unit_occupancies as taken join lodging_units as unit on unit.id = taken.unit_id
        cross join lateral (
          select block.during, feed.name from ${saidBlocks(now)} and feed.unit_id = taken.unit_id
            and block.during && taken.during) as said
        cross join lateral (select said.during * taken.during as nights) as both_have
        where ${isOf} and taken.kind in ('hold', 'stay')
          and (taken.expires_at is null or taken.expires_at > ${now})
          and not (taken.kind = 'stay' and said.during = taken.during)
          and upper(both_have.nights) > ${today}::date
        group by 1, 2, 3 order by 2, 1
      `.execute(connection)
      return rows
    },

    /** Our stays and our own blocks. Never what came from elsewhere, and nobody's name. */
    async exported(unitId: string, today: string): Promise<ExportedNights[]> {
      const { rows } = await statement<ExportedNights>`
        select coalesce(stay_id, id) as uid, lower(during) as arrival, upper(during) as departure, created_at
        from unit_occupancies where unit_id = ${unitId} and kind in ('stay', 'manual')
          and upper(during) > ${today}::date
        order by during
      `.execute(connection)
      return rows
    },

    async forgetReleased(now: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from released_nights where released_at <= ${now}::timestamptz - ${ECHO}
      `.execute(connection)
      return Number(numAffectedRows ?? 0n)
    },
  }
}
