import type { PlanTerms } from '@portal/contract/money/plans/plan-changes'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Period } from './plan-terms.rules.ts'

export type SubscriptionSource = 'paid' | 'trial' | 'granted'

/** A subscription in force, as a change of its plan meets it. */
export type RunningSubscription = Period & {
  id: string
  userId: string
  source: SubscriptionSource
  /** The version whose price it is held to. */
  version: number
  /** Its person was told of a change that has not come yet. */
  awaitsUpdate: boolean
}

/** What the e-mail about one update needs; `held` is what the person has until then. */
export type UpdateToTell = Period & {
  id: string
  plan: PaidPlan
  email: string
  name: string
  source: SubscriptionSource
  held: PlanTerms
  next: PlanTerms
}

const IS_RUNNING = (now: Date) => sql`is_subscription_running(s, ${now})`
export type ToldPerson = { id: string; name: string; business: string | null; held: PlanTerms }

/** Who pays during a trial has two subscriptions of a plan, and is told once: about the one that lasts. */
const LASTING = sql`s.source = 'paid' desc, s.id`
const ANCHOR = sql`coalesce(s.ends_at, s.started_at)`
/** What a person was told of a plan holds for them, under whichever of their subscriptions it was. */
const OF_PERSON = sql`u.user_id = s.user_id and u.plan_id = s.plan_type`
const HELD_TERMS = (at: Date) => sql`
  (select jsonb_build_object('month_cents', month_cents, 'year_cents', year_cents,
      'limits', limits_since(plan_id, version))
    from plan_versions
    where plan_id = s.plan_type and version = terms_version(s.id, ${at})) as held`
const TERMS_OF_UPDATE = sql`
  (select jsonb_build_object('month_cents', month_cents, 'year_cents', year_cents,
      'limits', limits_since(plan_id, version))
    from plan_versions
    where plan_id = later.plan_id and version = later.version) as next`

/** Updates that nobody was told of yet, with the subscription that they would change. */
const UNTOLD = (now: Date) => sql`
  plan_updates as later
  join users on users.id = later.user_id
  cross join lateral (
    select * from subscriptions as s
    where s.user_id = later.user_id and s.plan_type = later.plan_id and ${IS_RUNNING(now)}
    order by ${LASTING} limit 1) as s
  where later.told_at is null and later.withdrawn_at is null
    and later.version > terms_version(s.id, ${now})
    and not exists (select from plan_updates as u
      where ${OF_PERSON} and u.version = later.version and u.told_at is not null)`

/** Owns what running subscriptions are told of later versions of their plan. */
export function planUpdatesStore(connection: Connection) {
  return {
    /** Each person once. */
    async running(plan: PaidPlan, now: Date): Promise<RunningSubscription[]> {
      const { rows } = await statement<RunningSubscription>`
        select distinct on (s.user_id) s.id, s.user_id as "userId", s.source, s.cycle, ${ANCHOR} as anchor,
          terms_version(s.id, ${now}) as version,
          exists (select from plan_updates as u where ${OF_PERSON}
            and u.in_force_at > ${now} and u.withdrawn_at is null) as "awaitsUpdate"
        from subscriptions as s
        where s.plan_type = ${plan} and ${IS_RUNNING(now)}
        order by s.user_id, ${LASTING}
      `.execute(connection)
      return rows
    },

    /** Who is held to an earlier version than this one with no later one on its way to them. */
    async behind(
      { id: plan, version }: { id: PaidPlan; version: number },
      now: Date,
    ): Promise<RunningSubscription[]> {
      const { rows } = await statement<RunningSubscription>`
        select held.*, false as "awaitsUpdate" from (
          select distinct on (s.user_id) s.id, s.user_id as "userId", s.source, s.cycle, ${ANCHOR} as anchor,
            terms_version(s.id, ${now}) as version
          from subscriptions as s
          where s.plan_type = ${plan} and ${IS_RUNNING(now)}
          order by s.user_id, ${LASTING}) as held
        where held.version < ${version} and not exists (select from plan_updates as u
          where u.user_id = held."userId" and u.plan_id = ${plan}
            and u.version > held.version and u.withdrawn_at is null)
      `.execute(connection)
      return rows
    },

    /** Who pays for the plan. */
    async countSubscribers(plan: PaidPlan, now: Date): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from subscriptions as s
        where s.source = 'paid' and s.plan_type = ${plan} and ${IS_RUNNING(now)}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** Who is behind subscriptions, with the business that is theirs the longest. */
    async peopleOf(subscriptions: readonly string[], now: Date): Promise<ToldPerson[]> {
      const { rows } = await statement<ToldPerson>`
        select s.id, users.name, ${HELD_TERMS(now)},
          (select name from establishments where user_id = s.user_id
            order by created_at, id limit 1) as business
        from subscriptions as s join users on users.id = s.user_id
        where s.id = any(${[...subscriptions]}::uuid[])
      `.execute(connection)
      return rows
    },

    /** What is held by whoever is held to one of these versions. */
    async termsOf(
      plan: PaidPlan,
      versions: readonly number[],
    ): Promise<(PlanTerms & { version: number })[]> {
      const { rows } = await statement<PlanTerms & { version: number }>`
        select version, month_cents, year_cents, limits_since(plan_id, version) as limits
        from plan_versions where plan_id = ${plan} and version = any(${[...versions]}::integer[])
      `.execute(connection)
      return rows
    },

    /** Administrators who own listings have what the largest plan has. */
    async administrators(): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select id from users where role in ('admin', 'superadmin')
          and exists (select 1 from establishments where user_id = users.id)
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** What has not come into force gives way to the version that is made now. */
    async withdrawWaiting(plan: PaidPlan, now: Date) {
      await connection
        .updateTable('plan_updates')
        .set({ withdrawn_at: now })
        .where('plan_id', '=', plan)
        .where('withdrawn_at', 'is', null)
        .where(({ or, eb }) => or([eb('in_force_at', 'is', null), eb('in_force_at', '>', now)]))
        .execute()
    },

    async add(
      subscriptions: readonly string[],
      { id: plan, version }: { id: PaidPlan; version: number },
      now: Date,
    ): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        insert into plan_updates
          (subscription_id, user_id, plan_id, version, created_at, asked_at)
        select id, user_id, ${plan}, ${version}::integer, ${now}, ${now}
        from subscriptions where id = any(${[...subscriptions]}::uuid[])
        returning id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** What was asked for last before a moment, and is asked for now. */
    async askAgain(before: Date, now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        update plan_updates set asked_at = ${now}
        where id in (select later.id from ${UNTOLD(now)}
          and (later.asked_at is null or later.asked_at <= ${before}))
        returning id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** Null once it was told or withdrawn, or the person no longer has the plan. */
    async findToTell(id: string, now: Date): Promise<UpdateToTell | null> {
      const { rows } = await statement<UpdateToTell>`
        select later.id, later.plan_id as plan, users.email, users.name,
          s.source, s.cycle, ${ANCHOR} as anchor,
          ${HELD_TERMS(now)}, ${TERMS_OF_UPDATE}
        from ${UNTOLD(now)} and later.id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    async markTold(id: string, toldAt: Date, inForceAt: Date) {
      await connection
        .updateTable('plan_updates')
        .set({ told_at: toldAt, in_force_at: inForceAt })
        .where('id', '=', id)
        .where('told_at', 'is', null)
        .execute()
    },

    /** What a person is held to now, and the change they were told of. */
    async ofPerson(userId: string, now: Date) {
      const { rows } = await statement<{
        plan: PaidPlan
        held: PlanTerms
        next: PlanTerms | null
        inForceAt: Date | null
      }>`
        select s.plan_type as plan, ${HELD_TERMS(now)}, ${TERMS_OF_UPDATE},
          later.in_force_at as "inForceAt"
        from subscriptions as s
        left join plan_updates as later on later.user_id = s.user_id and later.plan_id = s.plan_type
          and later.version > terms_version(s.id, ${now})
          and later.in_force_at > ${now} and later.withdrawn_at is null
        where s.user_id = ${userId} and ${IS_RUNNING(now)}
        order by s.source = 'paid' desc, later.version desc nulls last limit 1
      `.execute(connection)
      return rows[0] ?? null
    },
  }
}
