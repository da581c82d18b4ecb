import type { CalendarPortal, FeedFault } from '@portal/contract/lodging/stays/stays.texts'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { readingBegins, readingEnded } from '../../../platform/foreign/reading-mark.ts'
import type { Block } from './read-calendar.foreign.ts'

export type Feed = {
  id: string
  unit_id: string
  portal: CalendarPortal
  name: string
  host: string
  url_sealed: Buffer
  asked_at: Date | null
  read_at: Date | null
  etag: string | null
  fault: FeedFault | null
  fault_status: number | null
  failing_since: Date | null
  told_at: Date | null
  doubted_hash: Buffer | null
  doubted_at: Date | null
  /** Readings in a row that had to be stopped, or that ended their process. */
  stopped_readings: number
  paused_at: Date | null
  created_at: Date
}
export type ListedFeed = Feed & { establishment_id: string; blocks: number }
export type FeedState = Partial<
  Pick<
    Feed,
    | 'asked_at'
    | 'read_at'
    | 'etag'
    | 'fault'
    | 'fault_status'
    | 'failing_since'
    | 'told_at'
    | 'doubted_hash'
    | 'doubted_at'
    | 'paused_at'
  > & { next_read_at: Date }
>

/** Owns the calendars of other portals, what they said last, and the addresses of our own. */
export function calendarFeedsStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<ListedFeed[]> {
    const { rows } = await statement<ListedFeed>`
      select feed.*, unit.establishment_id,
        (select count(*)::integer from calendar_blocks where feed_id = feed.id) as blocks
      from calendar_feeds as feed join lodging_units as unit on unit.id = feed.unit_id
      where ${which} order by feed.created_at, feed.id
    `.execute(connection)
    return rows
  }

  return {
    find: async (id: string) => (await read(sql`feed.id = ${id}`))[0] ?? null,
    listOf: (establishmentId: string) =>
      read(sql`unit.establishment_id = ${establishmentId} and unit.removed_at is null`),
    listOfUnit: (unitId: string) => read(sql`feed.unit_id = ${unitId}`),

    /** Null where the unit has this address already. */
    async add(
      feed: Pick<Feed, 'unit_id' | 'portal' | 'name' | 'host' | 'url_sealed'> & {
        url_hash: Buffer
      },
      now: Date,
    ): Promise<string | null> {
      const row = await connection
        .insertInto('calendar_feeds')
        .values({ ...feed, created_at: now, next_read_at: now })
        .onConflict((conflict) => conflict.columns(['unit_id', 'url_hash']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('calendar_feeds')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async save(id: string, state: FeedState) {
      await connection.updateTable('calendar_feeds').set(state).where('id', '=', id).execute()
    },

    /** Before what it answered is read; with how many readings were stopped so far. */
    async beginReading(id: string, now: Date): Promise<number> {
      const { rows } = await statement<{ stopped: number }>`
        update calendar_feeds set ${readingBegins(now)} where id = ${id}
        returning stopped_readings as stopped
      `.execute(connection)
      return rows[0]?.stopped ?? 0
    },

    async endReading(id: string, { isStopped }: { isStopped: boolean }): Promise<number> {
      const { rows } = await statement<{ stopped: number }>`
        update calendar_feeds set ${readingEnded(isStopped)} where id = ${id}
        returning stopped_readings as stopped
      `.execute(connection)
      return rows[0]?.stopped ?? 0
    },

    /** Whose time has come; each is handed to one worker only. What is not let, or was switched off, is not read. */
    async claimDue(now: Date, { until, limit }: { until: Date; limit: number }): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        update calendar_feeds set next_read_at = ${until}
        where id in (
          select feed.id from calendar_feeds as feed join lodging_units as unit on unit.id = feed.unit_id
          where feed.next_read_at <= ${now} and feed.paused_at is null and unit.removed_at is null
            and feed.fault is distinct from 'stopped'
          order by feed.next_read_at limit ${limit} for update of feed skip locked)
        returning id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** As they were said, by start. */
    async blocks(feedId: string): Promise<Block[]> {
      const { rows } = await statement<Block>`
        select uid, lower(during) as start, upper(during) as end from calendar_blocks
        where feed_id = ${feedId} order by during, uid
      `.execute(connection)
      return rows
    },

    /** `adds` keeps what was there: a reading that is not believed takes nothing away. */
    async saveBlocks(feedId: string, blocks: readonly Block[], { adds }: { adds: boolean }) {
      if (!adds) {
        await connection.deleteFrom('calendar_blocks').where('feed_id', '=', feedId).execute()
      }
      await sql`
        insert into calendar_blocks (feed_id, uid, during)
        select ${feedId}, said.uid, daterange(said."start"::date, said."end"::date)
        from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as said (uid text, "start" text, "end" text)
        on conflict do nothing
      `.execute(connection)
    },

    /** The number that the address of a unit's own calendar follows from. */
    async linkNumbers(unitIds: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await statement<{ unit_id: string; number: number }>`
        select unit_id, number from calendar_links where unit_id = any(${[...unitIds]}::uuid[])
      `.execute(connection)
      return new Map(rows.map(({ unit_id: id, number }) => [id, number]))
    },

    /** Every unit has an address of its own calendar, whether or not somebody follows it. */
    async listLinks(establishmentId: string) {
      const { rows } = await statement<{ unitId: string; name: string; rotatedAt: Date | null }>`
        select unit.id as "unitId", unit.name, link.rotated_at as "rotatedAt"
        from lodging_units as unit left join calendar_links as link on link.unit_id = unit.id
        where unit.establishment_id = ${establishmentId} and unit.removed_at is null
        order by unit.position, unit.id
      `.execute(connection)
      return rows
    },

    async pauseAll(establishmentId: string, now: Date) {
      await sql`
        update calendar_feeds set paused_at = ${now} where paused_at is null and unit_id in (
          select id from lodging_units where establishment_id = ${establishmentId})
      `.execute(connection)
    },

    async rotateLink(unitId: string, now: Date): Promise<number> {
      const { rows } = await statement<{ number: number }>`
        insert into calendar_links (unit_id, number, rotated_at) values (${unitId}, 2, ${now})
        on conflict (unit_id) do update set number = calendar_links.number + 1,
          rotated_at = excluded.rotated_at
        returning number
      `.execute(connection)
      return rows[0]?.number ?? 1
    },
  }
}
