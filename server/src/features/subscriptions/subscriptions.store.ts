import type { PaidPlan } from '@portal/contract/shared/plans'
import type { Connection } from '../../platform/database/database.ts'

const IN_FORCE = ['trialing', 'active', 'past_due']

/** Owns subscriptions: the only source of a paid plan. */
export function subscriptionsStore(connection: Connection) {
  async function endInForce(userId: string, now: Date) {
    await connection
      .updateTable('subscriptions')
      .set({ status: 'canceled', ends_at: now, updated_at: now })
      .where('user_id', '=', userId)
      .where('status', 'in', IN_FORCE)
      .execute()
  }

  return {
    endInForce,

    /** False when the person had a trial before, or has a plan now: the database decides. */
    async startTrial(userId: string, plan: PaidPlan, now: Date, endsAt: Date): Promise<boolean> {
      const row = await connection
        .insertInto('subscriptions')
        .values({
          user_id: userId,
          plan_type: plan,
          status: 'trialing',
          source: 'trial',
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

    /** A plan given by hand, without an end. */
    async grant(userId: string, plan: PaidPlan, now: Date) {
      await endInForce(userId, now)
      await connection
        .insertInto('subscriptions')
        .values({
          user_id: userId,
          plan_type: plan,
          status: 'active',
          source: 'granted',
          started_at: now,
          created_at: now,
          updated_at: now,
        })
        .execute()
    },

    async inForce(userId: string, now: Date) {
      const row = await connection
        .selectFrom('subscriptions')
        .select(['plan_type', 'source', 'ends_at'])
        .where('user_id', '=', userId)
        .where('status', 'in', IN_FORCE)
        .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
        .executeTakeFirst()
      return row
        ? { plan: row.plan_type as PaidPlan, isTrial: row.source === 'trial', endsAt: row.ends_at }
        : null
    },
  }
}
