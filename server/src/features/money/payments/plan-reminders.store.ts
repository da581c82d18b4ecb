import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Reminder } from './payments.rules.ts'

export type EndingPlan = {
  userId: string
  plan: PaidPlan
  endsAt: Date
  /** Up to when nothing is lost: the end of a trial, or that of the days of grace. */
  accessUntil: Date
  isTrial: boolean
  /** The next period is taken without anybody doing anything. */
  renews: boolean
  /** The charge for it was refused, which its person was told, and nothing was bought since. */
  hasFailed: boolean
  /** What the next period is to be. */
  next: { plan: PaidPlan; cycle: BillingCycle }
}

/** Owns which e-mails about the end of a plan were sent. */
export function planRemindersStore(connection: Connection) {
  return {
    /**
     * People whose plan, as far as it is paid or tried, ends between the two. Who has said that they
     * leave is asked for nothing.
     */
    async listEnding(from: Date, to: Date): Promise<EndingPlan[]> {
      const { rows } = await statement<{
        user_id: string
        plan_type: PaidPlan
        ends_at: Date
        access_until: Date
        source: string
        renews: boolean
        has_failed: boolean
        next_plan_type: PaidPlan | null
        cycle: BillingCycle
      }>`
        select ending.*, agreed.next_plan_type, coalesce(agreed.next_cycle, agreed.cycle) as cycle,
          exists (select 1 from plan_renewals r
            where r.user_id = ending.user_id and r.status = 'active') as renews,
          exists (select 1 from plan_renewals r join plan_failures f on f.renewal_id = r.id
            where r.user_id = ending.user_id and r.status = 'active'
              and f.told_at > all (select g.granted_at from plan_grants g
                where g.subscription_id = ending.subscription_id)) as has_failed
        from (
          select distinct on (s.user_id) s.user_id, held.subscription_id, held.plan_type, held.ends_at,
            held.access_until, held.source
          from subscriptions s cross join lateral plan_holdings(s.user_id) as held
          where s.user_id in (
            select user_id from subscriptions where ends_at between ${from} and ${to}
            union
            select paid.user_id from plan_grants g join subscriptions paid on paid.id = g.subscription_id
            where g.revoked_at is null and g.period_end between ${from} and ${to})
          order by s.user_id, held.ends_at desc nulls first
        ) as ending join subscriptions as agreed on agreed.id = ending.subscription_id
        where ending.ends_at between ${from} and ${to} and ending.source <> 'granted'
          and agreed.canceled_at is null
      `.execute(connection)
      return rows.map((row) => ({
        userId: row.user_id,
        plan: row.plan_type,
        endsAt: row.ends_at,
        accessUntil: row.access_until,
        isTrial: row.source === 'trial',
        renews: row.renews,
        hasFailed: row.has_failed,
        next: { plan: row.next_plan_type ?? row.plan_type, cycle: row.cycle },
      }))
    },

    /** False when it was sent before. */
    async mark(userId: string, endsAt: Date, kind: Reminder, now: Date): Promise<boolean> {
      const row = await connection
        .insertInto('plan_reminders')
        .values({ user_id: userId, ends_at: endsAt, kind, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
