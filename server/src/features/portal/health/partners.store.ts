import type { RawBuilder } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { NO_SIGNS, type Signs } from './health.rules.ts'

type PartnerRow = {
  all: number
  good: number
  ok_at: Date | null
  failed_at: Date | null
  failure: string | null
}

/** Only reads: how the connections of businesses do, from the rows that their features keep. */
export function partnersStore(connection: Connection) {
  const ask = async (signs: RawBuilder<PartnerRow>): Promise<Signs> => {
    const { rows } = await signs.execute(connection)
    const [row] = rows
    if (!row || row.all === 0) return { ...NO_SIGNS, isSetUp: false }
    return {
      ...NO_SIGNS,
      okAt: row.ok_at,
      failedAt: row.failed_at,
      failure: row.failure,
      figures: { good: row.good, all: row.all },
    }
  }
  return {
    calendars: () =>
      ask(statement<PartnerRow>`
        select count(*)::integer as all, count(*) filter (where fault is null)::integer as good,
          max(read_at) as ok_at, max(failing_since) as failed_at,
          (select concat_ws(' ', fault, fault_status) from calendar_feeds
            where failing_since is not null order by failing_since desc limit 1) as failure
        from calendar_feeds`),

    agencyFeeds: () =>
      ask(statement<PartnerRow>`
        select count(*)::integer as all, count(*) filter (where failing_since is null)::integer as good,
          max(good_at) as ok_at, max(failing_since) as failed_at,
          (select failure from property_feeds
            where failing_since is not null order by failing_since desc limit 1) as failure
        from property_feeds`),

    /** A counter whose last event went through is well, whatever failed before. */
    counters: () =>
      ask(statement<PartnerRow>`
        select count(*)::integer as all,
          count(*) filter (where failed_at is null or last_delivery_at > failed_at)::integer as good,
          max(last_delivery_at) as ok_at, max(failed_at) as failed_at,
          (select failure from pos_connections
            where failed_at is not null order by failed_at desc limit 1) as failure
        from pos_connections where webhook_url is not null`),

    async tideTable(): Promise<Signs> {
      const { rows } = await statement<{ until: string | null }>`
        select max(day)::text as until from tide_extremes`.execute(connection)
      const until = rows[0]?.until ?? null
      return { ...NO_SIGNS, isSetUp: until !== null, until }
    },
  }
}
