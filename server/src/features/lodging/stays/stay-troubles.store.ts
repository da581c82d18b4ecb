import type { FeedFault, StayTrouble } from '@portal/contract/lodging/stays/stays.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Dates } from './nights.store.ts'

type House = { id: string; slug: string; name: string }
type TroubledStay = Dates & {
  id: string
  trouble: StayTrouble
  establishment: House
  unit_name: string
  since: Date
  total_cents: number
}
type FailingFeed = {
  id: string
  establishment: House
  unit_name: string
  name: string
  host: string
  fault: FeedFault
  since: Date
}
type HouseClash = Dates & { establishment: House; unit_name: string }

const MOST_ROWS = 100
const HOUSE = sql`jsonb_build_object('id', place.id, 'slug', place.slug, 'name', place.name) as establishment`
const OF_HOUSE = sql`join lodging_units as unit on unit.id = one.unit_id
  join establishments as place on place.id = unit.establishment_id`

/** What is wrong with which stays, and since when. */
export const troubledStays = (now: Date) => sql`
  select one.*, told.trouble, case told.trouble when 'waiting' then one.requested_at
    when 'unanswered' then one.respond_by else one.status_since end as since
  from stays as one
  cross join lateral (select case
    when one.status = 'requested' and one.respond_by > ${now}
      and one.respond_by <= ${now}::timestamptz + interval '3 hours' then 'waiting'
    when one.end_code = 'no-answer' or (one.status = 'requested' and one.respond_by <= ${now})
      then 'unanswered'
    when one.status = 'cancelled' and one.ended_by = 'team' and one.end_code <> 'agreed'
      and one.source = 'guest'
      then 'taken-back' end as trouble) as told
  where told.trouble is not null and one.status_since >= ${now}::timestamptz - interval '7 days'`

/** Reads what goes wrong with stays and calendars, for the team of the portal. */
export function stayTroublesStore(connection: Connection) {
  return {
    /** About to run out, run out unanswered in the last week, or taken back by the house. */
    async stays(now: Date): Promise<TroubledStay[]> {
      const { rows } = await statement<TroubledStay>`
        select one.id, one.unit_name, one.total_cents, lower(one.during) as arrival,
          upper(one.during) as departure, ${HOUSE}, one.trouble, one.since
        from (${troubledStays(now)}) as one ${OF_HOUSE}
        order by one.since desc, one.id limit ${MOST_ROWS}
      `.execute(connection)
      return rows
    },

    async feeds(now: Date): Promise<FailingFeed[]> {
      const { rows } = await statement<FailingFeed>`
        select one.id, one.name, one.host, one.fault, one.failing_since as since, unit.name as unit_name,
          ${HOUSE}
        from calendar_feeds as one ${OF_HOUSE}
        where one.failing_since <= ${now}::timestamptz - interval '1 hour' and unit.removed_at is null
        order by one.failing_since, one.id limit ${MOST_ROWS}
      `.execute(connection)
      return rows
    },

    /** Stays that were agreed to and whose nights another portal has given away too. */
    async clashes(today: string, now: Date): Promise<HouseClash[]> {
      const { rows } = await statement<HouseClash>`
        select distinct unit.name as unit_name, ${HOUSE}, lower(one.during) as arrival,
          upper(one.during) as departure
        from unit_occupancies as one ${OF_HOUSE}
        join calendar_feeds as feed on feed.unit_id = one.unit_id
        join calendar_blocks as block on block.feed_id = feed.id and block.during && one.during
          and block.during <> one.during
        where one.kind = 'stay' and upper(one.during) > ${today}::date
          and not exists (select from released_nights as released
            where released.unit_id = one.unit_id and released.during = block.during
              and released.released_at > ${now}::timestamptz - interval '12 hours')
        order by arrival limit ${MOST_ROWS}
      `.execute(connection)
      return rows
    },
  }
}
