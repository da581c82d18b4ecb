import type {
  FeedFormat,
  ReadingOutcome,
} from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { readingBegins, readingEnded, stillRead } from '../../../platform/foreign/reading-mark.ts'

export type PropertyFeed = {
  id: string
  establishmentId: string
  urlSealed: Buffer
  host: string
  format: FeedFormat | null
  state: 'trial' | 'active'
  readingSince: Date | null
  goodAt: Date | null
  etag: string | null
  lastModified: string | null
  stockHash: Buffer | null
  acceptedHash: Buffer | null
  failingSince: Date | null
  failure: string | null
  toldAt: Date | null
  nextAt: Date
  /** In a row: they had to be stopped, or ended their process. */
  stoppedReadings: number
  version: number
}

export type Counts = {
  found: number
  added: number
  changed: number
  unchanged: number
  gone: number
  archived: number
  refused: number
}
export type ReportedListing = {
  code: string
  title: string
  outcome: 'added' | 'changed' | 'unchanged' | 'refused'
  sentences: string[]
}
export type Report = { warnings: string[]; listings: ReportedListing[] }
export type NewReading = Partial<Counts> & {
  feedId: string
  kind: 'trial' | 'import'
  outcome: ReadingOutcome
  sentence: string | null
  format: FeedFormat | null
  at: Date
  tookMs: number
  bytes: number
  stockHash: Buffer | null
  report: Report
}
export type Reading = Required<Omit<NewReading, 'feedId' | 'tookMs' | 'bytes'>> & { id: string }

const COLUMNS = sql`feed.id, feed.establishment_id as "establishmentId", url_sealed as "urlSealed", host,
  format, state, reading_since as "readingSince", good_at as "goodAt", etag,
  last_modified as "lastModified", stock_hash as "stockHash", accepted_hash as "acceptedHash",
  failing_since as "failingSince", failure, told_at as "toldAt", next_at as "nextAt",
  stopped_readings as "stoppedReadings", version`
const SHOWN_READINGS = 10

/** Owns feeds and the history of their readings. */
export function propertyFeedsStore(connection: Connection) {
  return {
    async findOfPlace(establishmentId: string): Promise<PropertyFeed | null> {
      const { rows } = await statement<PropertyFeed>`
        select ${COLUMNS} from property_feeds as feed where establishment_id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? null
    },

    async find(id: string): Promise<PropertyFeed | null> {
      const { rows } = await statement<PropertyFeed>`
        select ${COLUMNS} from property_feeds as feed where id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    async lock(id: string): Promise<PropertyFeed | null> {
      const { rows } = await statement<PropertyFeed>`
        select ${COLUMNS} from property_feeds as feed where id = ${id} for update
      `.execute(connection)
      return rows[0] ?? null
    },

    /** A new address is looked at before anything of it is taken; what was taken before stays. */
    async connect(
      establishmentId: string,
      { urlSealed, host }: { urlSealed: Buffer; host: string },
      now: Date,
    ): Promise<string> {
      const { rows } = await statement<{ id: string }>`
        insert into property_feeds (establishment_id, url_sealed, host, next_at, created_at)
        values (${establishmentId}, ${urlSealed}, ${host}, ${now}, ${now})
        on conflict (establishment_id) do update set url_sealed = excluded.url_sealed,
          host = excluded.host, format = null, state = 'trial', confirmed_at = null, etag = null,
          last_modified = null, accepted_hash = null, failing_since = null, failure = null,
          told_at = null, reading_since = null, version = property_feeds.version + 1
        returning id
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error('the feed was neither stored nor found')
      return row.id
    },

    /** Nothing more is taken of it until its people have looked again. */
    async unconfirm(establishmentId: string) {
      await sql`
        update property_feeds set state = 'trial', confirmed_at = null, accepted_hash = null,
          version = version + 1
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async remove(id: string) {
      await sql`delete from property_feeds where id = ${id}`.execute(connection)
    },

    /** Before its file is parsed. */
    async beginParsing(id: string, now: Date): Promise<number> {
      const { rows } = await statement<{ stopped: number }>`
        update property_feeds set ${readingBegins(now)} where id = ${id}
        returning stopped_readings as stopped
      `.execute(connection)
      return rows[0]?.stopped ?? 0
    },

    async endParsing(id: string, isStopped: boolean): Promise<number> {
      const { rows } = await statement<{ stopped: number }>`
        update property_feeds set ${readingEnded(isStopped)} where id = ${id}
        returning stopped_readings as stopped
      `.execute(connection)
      return rows[0]?.stopped ?? 0
    },

    async beginReading(id: string, now: Date) {
      await sql`update property_feeds set reading_since = ${now} where id = ${id}`.execute(
        connection,
      )
    },

    /** From now on the clock reads it. */
    async activate(id: string, acceptedHash: Buffer, now: Date) {
      await sql`
        update property_feeds set state = 'active', confirmed_at = ${now},
          accepted_hash = ${acceptedHash}, reading_since = ${now}, version = version + 1
        where id = ${id}
      `.execute(connection)
    },

    async noteTrial(id: string, format: FeedFormat | null) {
      await sql`
        update property_feeds set format = coalesce(${format}, format), reading_since = null,
          version = version + 1
        where id = ${id}
      `.execute(connection)
    },

    async noteGood(
      id: string,
      good: {
        format: FeedFormat | null
        stockHash: Buffer | null
        etag: string | null
        lastModified: string | null
        at: Date
        nextAt: Date
      },
    ) {
      await sql`
        update property_feeds set format = coalesce(${good.format}, format),
          stock_hash = coalesce(${good.stockHash}, stock_hash), etag = ${good.etag},
          last_modified = ${good.lastModified}, good_at = ${good.at}, next_at = ${good.nextAt},
          accepted_hash = null, failing_since = null, failure = null, told_at = null,
          reading_since = null, version = version + 1
        where id = ${id}
      `.execute(connection)
    },

    /** What was taken before stays; its people are told once. */
    async noteBad(
      id: string,
      { failure, at, nextAt }: { failure: string; at: Date; nextAt: Date },
    ) {
      await sql`
        update property_feeds set failing_since = coalesce(failing_since, ${at}),
          failure = ${failure.slice(0, 300)}, told_at = coalesce(told_at, ${at}), next_at = ${nextAt},
          reading_since = null, version = version + 1
        where id = ${id}
      `.execute(connection)
    },

    async listDue(now: Date, lostBefore: Date, most: number): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select id from property_feeds where state = 'active' and next_at <= ${now}
          and (reading_since is null or reading_since < ${lostBefore}) and ${stillRead}
        order by next_at limit ${most}
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async addReading({ report, ...reading }: NewReading) {
      const { feedId, kind, outcome, format, at, tookMs, bytes, stockHash } = reading
      await sql`
        insert into property_feed_readings (feed_id, kind, outcome, sentence, format, at, took_ms, bytes,
          found, added, changed, unchanged, gone, archived, refused, stock_hash, report)
        values (${feedId}, ${kind}, ${outcome}, ${reading.sentence?.slice(0, 300) ?? null}, ${format}, ${at},
          ${Math.max(0, Math.round(tookMs))}, ${bytes}, ${reading.found ?? 0}, ${reading.added ?? 0},
          ${reading.changed ?? 0}, ${reading.unchanged ?? 0}, ${reading.gone ?? 0},
          ${reading.archived ?? 0}, ${reading.refused ?? 0}, ${stockHash}, ${JSON.stringify(report)}::jsonb)
      `.execute(connection)
    },

    async listReadings(feedId: string): Promise<Reading[]> {
      const { rows } = await statement<Reading>`
        select id, kind, outcome, sentence, format, at, found, added, changed, unchanged, gone, archived,
          refused, stock_hash as "stockHash", report
        from property_feed_readings where feed_id = ${feedId} order by at desc, id desc
        limit ${SHOWN_READINGS}
      `.execute(connection)
      return rows
    },

    async forgetReadings(before: Date): Promise<number> {
      const { rows } = await sql`
        delete from property_feed_readings where at < ${before} returning id
      `.execute(connection)
      return rows.length
    },

    /** Where the people of the agency are told, and whose its photos are. */
    async findAgency(establishmentId: string) {
      const { rows } = await statement<{
        name: string
        email: string | null
        ownerId: string | null
        ownerName: string | null
        hasModule: boolean
      }>`
        select place.name, coalesce(owner.email, place.email) as email, owner.id as "ownerId",
          owner.name as "ownerName", 'real_estate' = any(place.modules) as "hasModule"
        from establishments as place left join users as owner on owner.id = place.user_id
        where place.id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Those that fail first. */
    async listAll(most: number) {
      const { rows } = await statement<
        Pick<PropertyFeed, 'host' | 'format' | 'state' | 'goodAt' | 'failingSince' | 'failure'> & {
          establishment: { id: string; name: string; slug: string }
          kept: number
          crm: { host: string; waiting: number; failed: number } | null
        }
      >`
        select feed.host, feed.format, feed.state, feed.good_at as "goodAt",
          feed.failing_since as "failingSince", feed.failure,
          jsonb_build_object('id', place.id, 'name', place.name, 'slug', place.slug) as establishment,
          (select count(*)::integer from properties as property
            where property.feed_id = feed.id and property.status = 'published') as kept,
          (select jsonb_build_object('host', crm.host,
            'waiting', (select count(*) from property_lead_pushes as push
              where push.establishment_id = place.id and push.state = 'waiting'),
            'failed', (select count(*) from property_lead_pushes as push
              where push.establishment_id = place.id and push.state = 'failed'))
            from property_crms as crm where crm.establishment_id = place.id) as crm
        from property_feeds as feed join establishments as place on place.id = feed.establishment_id
        order by feed.failing_since nulls last, place.name limit ${most}
      `.execute(connection)
      return rows
    },
  }
}
