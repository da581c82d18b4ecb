import type { VisitSource } from '@portal/contract/insight/analytics/visit-kinds'
import type { HourFigure, Pair, SourceFigure } from '@portal/contract/insight/insight/figures'
import type { Frame } from '@portal/contract/insight/insight/periods'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { AnalyticsLevel, BarCount, SheetRow } from './insight.rules.ts'

type InsightPlace = { id: string; slug: string; name: string; analytics: AnalyticsLevel }
export type Unit = 'day' | 'month'

/** A word that fewer visits came by might be somebody's own. */
const FEWEST_BY_A_WORD = 3
const MOST_WORDS = 10
/** Days since one are counted faster than each is asked for its weekday. */
const A_SUNDAY = '1970-01-04'

/** Reads the rollups of visits, which another feature keeps, and never the visits themselves. */
export function insightStore(connection: Connection) {
  return {
    async findPlace(id: string, at: Date): Promise<InsightPlace | null> {
      const { rows } = await statement<InsightPlace>`
        select id, slug, name,
          coalesce(listing_limits(user_id, id, ${at}) ->> 'analytics', 'none') as analytics
        from establishments where id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Of both periods, each up to the same hour of its last day: only those two days are read by hours. */
    async countBars(
      id: string,
      { now, before, untilHour }: Frame,
      unit: Unit,
    ): Promise<BarCount[]> {
      const start = unit === 'day' ? sql`day` : sql`date_trunc('month', day::timestamp)::date`
      const { rows } = await statement<BarCount>`
        with days as (
          select day, kind, people from visit_days
          where establishment_id = ${id}
            and (day between ${iso(before.firstDay)}::date and ${iso(before.lastDay - 1)}::date
              or day between ${iso(now.firstDay)}::date and ${iso(now.lastDay - 1)}::date)
          union all select day, kind, people from visit_hours
          where establishment_id = ${id} and hour <= ${untilHour}
            and day in (${iso(before.lastDay)}::date, ${iso(now.lastDay)}::date)
        )
        select to_char(${start}, 'YYYY-MM-DD') as start, kind, sum(people)::integer as people
        from days group by ${start}, kind
      `.execute(connection)
      return rows
    },

    async countHours(id: string, { now }: Frame): Promise<HourFigure[]> {
      const { rows } = await statement<HourFigure>`
        select (day - ${A_SUNDAY}::date) % 7 as weekday, (hour / 2 * 2)::integer as hour,
          sum(people)::integer as visits
        from visit_hours
        where establishment_id = ${id} and kind = 'view'
          and day between ${iso(now.firstDay)}::date and ${iso(now.lastDay)}::date
        group by 1, 2 order by 1, 2
      `.execute(connection)
      return rows
    },

    async countSources(id: string, { now }: Frame): Promise<SourceFigure[]> {
      const { rows } = await statement<{ source: VisitSource; visits: number }>`
        select source, sum(people)::integer as visits from visit_sources
        where establishment_id = ${id}
          and day between ${iso(now.firstDay)}::date and ${iso(now.lastDay)}::date
        group by source order by visits desc, source
      `.execute(connection)
      return rows
    },

    async listWords(id: string, { now }: Frame): Promise<{ word: string; visits: number }[]> {
      const { rows } = await statement<{ word: string; visits: number }>`
        select word, sum(people)::integer as visits from visit_words
        where establishment_id = ${id}
          and day between ${iso(now.firstDay)}::date and ${iso(now.lastDay)}::date
        group by word having sum(people) >= ${sql.lit(FEWEST_BY_A_WORD)}
        order by visits desc, word limit ${sql.lit(MOST_WORDS)}
      `.execute(connection)
      return rows
    },

    /** Published reviews and coupons used at the counter, by the same bounds. */
    async countBeside(id: string, frame: Frame) {
      const [now, before] = [boundsOf(frame.now, frame), boundsOf(frame.before, frame)]
      const isIn = (column: string, { start, end }: Bounds) =>
        sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`
      const { rows } = await statement<{
        count: number
        countBefore: number
        mean: number | null
        redeemed: number
        redeemedBefore: number
      }>`
        select review.*, redemption.* from (
          select
            count(*) filter (where ${isIn('created_at', now)})::integer as count,
            count(*) filter (where ${isIn('created_at', before)})::integer as "countBefore",
            (avg(rating) filter (where ${isIn('created_at', now)}))::float8 as mean
          from reviews where establishment_id = ${id} and status = 'published'
            and created_at >= ${before.start}
        ) as review, (
          select
            count(*) filter (where ${isIn('redeemed_at', now)})::integer as redeemed,
            count(*) filter (where ${isIn('redeemed_at', before)})::integer as "redeemedBefore"
          from redemptions where establishment_id = ${id} and undone_at is null and counts
            and redeemed_at >= ${before.start}
        ) as redemption
      `.execute(connection)
      const row = rows[0]
      const redeemed: Pair = { now: row?.redeemed ?? 0, before: row?.redeemedBefore ?? 0 }
      return {
        reviews: {
          count: row?.count ?? 0,
          before: row?.countBefore ?? 0,
          mean: row?.mean ?? null,
        },
        redeemed,
      }
    },

    /** The first day of which anything is known. */
    async countingSince(id: string): Promise<string | null> {
      const { rows } = await statement<{ day: string | null }>`
        select to_char(min(day), 'YYYY-MM-DD') as day from visit_days where establishment_id = ${id}
      `.execute(connection)
      return rows[0]?.day ?? null
    },

    async listRows(id: string, { now }: Frame, isByHour: boolean): Promise<SheetRow[]> {
      const [hour, rollup] = isByHour
        ? [sql`hour`, sql`visit_hours`]
        : [sql`null::smallint`, sql`visit_days`]
      const { rows } = await statement<SheetRow>`
        select to_char(day, 'YYYY-MM-DD') as day, ${hour} as hour, kind, people, events
        from ${rollup}
        where establishment_id = ${id}
          and day between ${iso(now.firstDay)}::date and ${iso(now.lastDay)}::date
        order by 1, 2, 3
      `.execute(connection)
      return rows
    },
  }
}

const iso = isoDateOfDay
type Bounds = { start: Date; end: Date }

const boundsOf = (
  { firstDay, lastDay }: Frame['now'],
  { untilHour }: Pick<Frame, 'untilHour'>,
): Bounds => ({
  start: instantOfWallMinute(firstDay * MINUTES_PER_DAY),
  end: instantOfWallMinute(lastDay * MINUTES_PER_DAY + (untilHour + 1) * 60),
})
