import type { PaidPlan } from '@portal/contract/shared/plans'
import { sql } from 'kysely'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

const IN_FORCE = ['trialing', 'active', 'past_due'] as const

/** What is agreed to. Held, so that a change of the plan either comes before or finds this one running. */
const currentVersion = (plan: PaidPlan) =>
  int4`(select version from plans where id = ${plan} for share)`

type Agreement = { plan: PaidPlan; version: number; cycle: 'month' | 'year' }

export type PaidTerms = {
  plan: PaidPlan
  cycle: Agreement['cycle']
  canceledAt: Date | null
  next: { plan: PaidPlan; cycle: Agreement['cycle'] } | null
}

/** Owns subscriptions: what was agreed; what was paid for is in the grants. */
export function subscriptionsStore(connection: Connection) {
  /** What somebody paid for stays theirs. */
  async function endInForce(userId: string, now: Date, reason: string | null = null) {
    await connection
      .updateTable('subscriptions')
      .set({ status: 'canceled', ends_at: now, ended_reason: reason, updated_at: now })
      .where('user_id', '=', userId)
      .where('source', '<>', 'paid')
      .where('status', 'in', IN_FORCE)
      .execute()
  }

  return {
    endInForce,

    /** False when the person had a trial before, or has a plan now: the database decides. */
    async startTrial(
      userId: string,
      plan: PaidPlan,
      now: Date,
      endsAt: Date,
      /** How they mean to pay after it. */
      cycle: Agreement['cycle'] = 'month',
    ): Promise<boolean> {
      if (await this.paid(userId)) return false
      const row = await connection
        .insertInto('subscriptions')
        .values({
          user_id: userId,
          plan_type: plan,
          plan_version: currentVersion(plan),
          status: 'trialing',
          source: 'trial',
          cycle,
          started_at: now,
          ends_at: endsAt,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** A plan given by hand, without an end unless one is said. */
    async grant(
      userId: string,
      plan: PaidPlan,
      now: Date,
      { endsAt = null, reason = null }: { endsAt?: Date | null; reason?: string | null } = {},
    ): Promise<string> {
      await endInForce(userId, now)
      const { id } = await connection
        .insertInto('subscriptions')
        .values({
          user_id: userId,
          plan_type: plan,
          plan_version: currentVersion(plan),
          status: 'active',
          source: 'granted',
          granted_reason: reason,
          started_at: now,
          ends_at: endsAt,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The trial in force, and what its plan costs after it: the price that was agreed to. */
    async findTrial(userId: string, now: Date) {
      const { rows } = await statement<{
        plan: PaidPlan
        ends_at: Date
        cycle: Agreement['cycle']
        month_cents: number
        year_cents: number
      }>`
        select held.plan_type as plan, held.ends_at, held.cycle, agreed.month_cents, agreed.year_cents
        from subscriptions as held join plan_versions as agreed
          on agreed.plan_id = held.plan_type and agreed.version = terms_version(held.id, ${now})
        where held.user_id = ${userId} and held.status = 'trialing' and held.ends_at > ${now}
      `.execute(connection)
      const [row] = rows
      return row ? { ...row, ends_at: row.ends_at.toISOString() } : null
    },

    /** The id of the paid subscription; null when the person never paid. */
    async paid(userId: string) {
      const row = await connection
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .where('source', '=', 'paid')
        .executeTakeFirst()
      return row?.id ?? null
    },

    /**
     * The one paid subscription of a person, which every payment of theirs adds to. Who left is back with what they
     * pay, but not with what a renewal still took.
     */
    async keepPaid(
      userId: string,
      { plan, version, cycle, isByRenewal }: Agreement & { isByRenewal: boolean },
      now: Date,
    ) {
      const { id } = await connection
        .insertInto('subscriptions')
        .values({
          user_id: userId,
          plan_type: plan,
          plan_version: version,
          status: 'active',
          source: 'paid',
          cycle,
          started_at: now,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .where('source', '=', 'paid')
            .doUpdateSet({
              plan_type: plan,
              plan_version: version,
              status: 'active',
              cycle,
              ...(isByRenewal ? {} : { canceled_at: null }),
              next_plan_type: null,
              next_cycle: null,
              updated_at: now,
            }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** What the person said about the time after the period they paid; null when they never paid. */
    async paidTerms(userId: string): Promise<PaidTerms | null> {
      const row = await connection
        .selectFrom('subscriptions')
        .select(['plan_type', 'cycle', 'canceled_at', 'next_plan_type', 'next_cycle'])
        .where('user_id', '=', userId)
        .where('source', '=', 'paid')
        .executeTakeFirst()
      if (!row) return null
      return {
        plan: row.plan_type,
        cycle: row.cycle,
        canceledAt: row.canceled_at,
        next:
          row.next_plan_type && row.next_cycle
            ? { plan: row.next_plan_type, cycle: row.next_cycle }
            : null,
      }
    },

    /** How the person pays, or chose to pay when they signed up. */
    async chosenCycle(userId: string): Promise<Agreement['cycle']> {
      const row = await connection
        .selectFrom('subscriptions')
        .select('cycle')
        .where('user_id', '=', userId)
        .where('source', '<>', 'granted')
        .orderBy(sql`source = 'paid'`, 'desc')
        .executeTakeFirst()
      return row?.cycle === 'year' ? 'year' : 'month'
    },

    /** Who leaves chooses nothing for later. Null takes it back. */
    async setCanceled(userId: string, canceledAt: Date | null, now: Date) {
      await connection
        .updateTable('subscriptions')
        .set({
          canceled_at: canceledAt,
          ...(canceledAt ? { next_plan_type: null, next_cycle: null } : {}),
          updated_at: now,
        })
        .where('user_id', '=', userId)
        .where('source', '=', 'paid')
        .execute()
    },

    /** Null keeps the plan that is held. Whoever chooses stays. */
    async setNext(userId: string, next: PaidTerms['next'], now: Date) {
      await connection
        .updateTable('subscriptions')
        .set({
          next_plan_type: next?.plan ?? null,
          next_cycle: next?.cycle ?? null,
          ...(next ? { canceled_at: null } : {}),
          updated_at: now,
        })
        .where('user_id', '=', userId)
        .where('source', '=', 'paid')
        .execute()
    },

    /** What is left agreed to after a payment went back whole. */
    async setPaidPlan(
      userId: string,
      { plan, planVersion, cycle }: Omit<Agreement, 'version'> & { planVersion: number },
      now: Date,
    ) {
      await connection
        .updateTable('subscriptions')
        .set({ plan_type: plan, plan_version: planVersion, cycle, updated_at: now })
        .where('user_id', '=', userId)
        .where('source', '=', 'paid')
        .execute()
    },

    /** Up to when it is paid, for whoever asks which subscriptions are running: kept with every grant. */
    async setPaidUntil(userId: string, until: Date, now: Date) {
      await connection
        .updateTable('subscriptions')
        .set({ ends_at: until, updated_at: now })
        .where('user_id', '=', userId)
        .where('source', '=', 'paid')
        .execute()
    },

    /** The version of a plan that the person is held to at a moment; null when it is that of everybody. */
    async agreedVersion(userId: string, plan: PaidPlan, at: Date): Promise<number | null> {
      const { rows } = await statement<{ version: number }>`
        select terms_version(id, ${at}) as version from subscriptions
        where user_id = ${userId} and plan_type = ${plan} and source <> 'granted'
          and status in ('trialing', 'active', 'past_due')
          and (ends_at is null or ends_at > ${at}::timestamptz - interval '5 days')
        order by source = 'paid' desc limit 1
      `.execute(connection)
      return rows[0]?.version ?? null
    },

    /** Everything that gives the person a plan, now or later. */
    async holdings(userId: string) {
      const { rows } = await statement<{
        plan_type: PaidPlan
        source: 'trial' | 'granted' | 'paid'
        starts_at: Date
        ends_at: Date | null
        access_until: Date | null
        paid_cents: number | null
        cycle: Agreement['cycle'] | null
        anchor_day: number | null
        is_going_back: boolean | null
      }>`select * from held_plans where user_id = ${userId}`.execute(connection)
      return rows.map((row) => ({
        plan: row.plan_type,
        source: row.source,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        accessUntil: row.access_until,
        paidCents: row.paid_cents,
        cycle: row.cycle,
        anchorDay: row.anchor_day,
        isGoingBack: row.is_going_back ?? false,
      }))
    },

    async inForce(userId: string, now: Date) {
      const { rows } = await statement<{
        plan: PaidPlan
        source: string
        ends_at: Date | null
      }>`
        select plan_type as plan, source, ends_at from plan_held(${userId}, ${now})
      `.execute(connection)
      const row = rows[0]
      return row ? { plan: row.plan, isTrial: row.source === 'trial', endsAt: row.ends_at } : null
    },
  }
}
