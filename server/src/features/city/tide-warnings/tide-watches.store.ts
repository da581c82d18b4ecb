import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Subscription } from '../../../platform/push/send-push.ts'
import { SAME_TIDE_MS, type Step } from './tide-warnings.rules.ts'

export type Watch = Subscription & {
  id: string
  sightId: string
  rampId: string | null
  firstDay: string
  lastDay: string | null
  atNight: boolean
  tellsChanges: boolean
}
export type NewWatch = Omit<Watch, 'id'>

/** Whom one warning is for; what they heard before it. */
export type Claimed = Subscription & {
  id: string
  knownDeadline: Date | null
  toldStep: Step | null
}
type Claim = { limit: number; now: Date }

const COLUMNS = sql`id, sight_id as "sightId", ramp_id as "rampId", endpoint, push_key as "pushKey",
  push_secret as "pushSecret", first_day::text as "firstDay", last_day::text as "lastDay",
  at_night as "atNight", tells_changes as "tellsChanges"`
const CLAIMED = sql`old.known_deadline as "knownDeadline", old.told_step as "toldStep"`

/** Owns which browsers are warned before the water, and what each of them heard last. */
export function tideWatchesStore(connection: Connection) {
  return {
    /** One at a time of one browser: the limit is counted under it. */
    async holdBrowser(endpoint: string) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`tide-watches:${endpoint}`}, 0))`.execute(
        connection,
      )
    },

    async countOf(endpoint: string): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from tide_watches where endpoint = ${endpoint}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** What the page told whoever asks is what they know: another hour is a change. */
    async keep(watch: NewWatch, known: Date | null, now: Date): Promise<string> {
      const { rows } = await statement<{ id: string }>`
        insert into tide_watches as kept (sight_id, ramp_id, endpoint, push_key, push_secret,
          first_day, last_day, at_night, tells_changes, known_deadline, told_step, created_at, seen_at)
        values (${watch.sightId}, ${watch.rampId}, ${watch.endpoint}, ${watch.pushKey},
          ${watch.pushSecret}, ${watch.firstDay}::date, ${watch.lastDay}::date, ${watch.atNight},
          ${watch.tellsChanges}, ${known}, null, ${now}, ${now})
        on conflict (endpoint, sight_id, ramp_id) do update set
          push_key = excluded.push_key, push_secret = excluded.push_secret,
          first_day = excluded.first_day, last_day = excluded.last_day,
          at_night = excluded.at_night, tells_changes = excluded.tells_changes,
          -- What was told of this deadline is not told again.
          told_step = case when kept.known_deadline = excluded.known_deadline then kept.told_step end,
          known_deadline = excluded.known_deadline, seen_at = excluded.seen_at
        returning id
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error('a watch that was just written')
      return row.id
    },

    async find(id: string): Promise<Watch | null> {
      const { rows } = await statement<Watch>`
        select ${COLUMNS} from tide_watches where id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    async see(id: string, now: Date) {
      await sql`update tide_watches set seen_at = ${now} where id = ${id}`.execute(connection)
    },

    async remove(ids: readonly string[]) {
      await sql`delete from tide_watches where id = any(${[...ids]}::uuid[])`.execute(connection)
    },

    /** Where both addresses have the same watch, the newer address keeps its own. */
    async move(from: string, { endpoint, pushKey, pushSecret }: Subscription, now: Date) {
      await sql`
        delete from tide_watches as old using tide_watches as own
        where old.endpoint = ${from} and own.endpoint = ${endpoint} and own.id <> old.id
          and own.sight_id = old.sight_id and own.ramp_id is not distinct from old.ramp_id
      `.execute(connection)
      await sql`
        update tide_watches set endpoint = ${endpoint}, push_key = ${pushKey},
          push_secret = ${pushSecret}, seen_at = ${now}
        where endpoint = ${from}
      `.execute(connection)
    },

    /** Every ramp that somebody is warned of, by its beach. */
    async listWatched(): Promise<{ sightId: string; rampId: string | null }[]> {
      const { rows } = await statement<{ sightId: string; rampId: string | null }>`
        select sight_id as "sightId", ramp_id as "rampId" from tide_watches
        group by sight_id, ramp_id order by sight_id, ramp_id
      `.execute(connection)
      return rows
    },

    /**
     * Takes some of those who have not heard this step of this deadline. That they hear it is written before
     * it is sent: a worker that dies meanwhile leaves nobody who hears it twice.
     */
    async claimStep(
      { sightId, rampId }: { sightId: string; rampId: string | null },
      {
        deadline,
        day,
        step,
        isNight,
      }: { deadline: Date; day: string; step: Step; isNight: boolean },
      { limit }: Claim,
    ): Promise<Claimed[]> {
      const { rows } = await statement<Claimed>`
        update tide_watches set known_deadline = ${deadline}, told_step = ${step}
        where id in (
          select id from tide_watches
          where sight_id = ${sightId} and ramp_id is not distinct from ${rampId}::uuid
            and first_day <= ${day}::date and (last_day is null or last_day >= ${day}::date)
            and (at_night or not ${isNight})
            and (known_deadline is distinct from ${deadline} or told_step is null or told_step > ${step})
          order by id limit ${limit} for update skip locked)
        returning id, endpoint, push_key as "pushKey", push_secret as "pushSecret", ${CLAIMED}
      `.execute(connection)
      return rows
    },

    /** Those who heard of another hour of the same tide that is still to come. */
    async claimMoved(
      { sightId, rampId }: { sightId: string; rampId: string | null },
      deadline: Date,
      { limit, now }: Claim,
    ): Promise<Claimed[]> {
      const { rows } = await statement<Claimed>`
        update tide_watches set known_deadline = ${deadline}, told_step = null
        where id in (
          select id from tide_watches
          where sight_id = ${sightId} and ramp_id is not distinct from ${rampId}::uuid and tells_changes
            and known_deadline > ${now} and known_deadline <> ${deadline}
            and abs(extract(epoch from known_deadline - ${deadline}::timestamptz)) * 1000 < ${SAME_TIDE_MS}
          order by id limit ${limit} for update skip locked)
        returning id, endpoint, push_key as "pushKey", push_secret as "pushSecret", ${CLAIMED}
      `.execute(connection)
      return rows
    },

    /** Those who were told of an hour to come, where the water is at the limit since an earlier one. */
    async claimPassed(
      { sightId, rampId }: { sightId: string; rampId: string | null },
      since: Date,
      { limit, now }: Claim,
    ): Promise<Claimed[]> {
      const { rows } = await statement<Claimed>`
        update tide_watches set known_deadline = ${since}, told_step = 0
        where id in (
          select id from tide_watches
          where sight_id = ${sightId} and ramp_id is not distinct from ${rampId}::uuid
            and known_deadline > ${now}
            and abs(extract(epoch from known_deadline - ${since}::timestamptz)) * 1000 < ${SAME_TIDE_MS}
          order by id limit ${limit} for update skip locked)
        returning id, endpoint, push_key as "pushKey", push_secret as "pushSecret", ${CLAIMED}
      `.execute(connection)
      return rows
    },

    /** It was certainly not taken: as if it had not been tried. */
    async giveBack({ id, knownDeadline, toldStep }: Claimed) {
      await sql`
        update tide_watches set known_deadline = ${knownDeadline}, told_step = ${toldStep} where id = ${id}
      `.execute(connection)
    },

    /** What has ended, and what no browser has shown for so long. */
    async forget(today: string, seenBefore: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from tide_watches where last_day < ${today}::date or seen_at < ${seenBefore}
      `.execute(connection)
      return Number(numAffectedRows ?? 0n)
    },
  }
}
