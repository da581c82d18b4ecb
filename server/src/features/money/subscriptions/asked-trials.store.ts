import type { PaidPlan } from '@portal/contract/shared/plans'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type AskedTrial = { plan: PaidPlan; cycle: 'month' | 'year' }

/** Owns the trials that wait until who chose them has proved an e-mail or a WhatsApp number. */
export function askedTrialsStore(connection: Connection) {
  return {
    /** The newest choice counts. False for who had a trial, or has a plan: nothing waits for them. */
    async ask(userId: string, { plan, cycle }: AskedTrial, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into asked_trials (user_id, plan_type, cycle, asked_at)
        select ${userId}, ${plan}, ${cycle}, ${now}
        where exists (select from plans where id = ${plan} and trial_days > 0)
          and not exists (select from subscriptions where user_id = ${userId} and source <> 'granted')
          and subscribed_plan(${userId}::uuid, ${now}) = 'clube'
        on conflict (user_id) do update set plan_type = excluded.plan_type, cycle = excluded.cycle,
          asked_at = excluded.asked_at
        returning user_id
      `.execute(connection)
      return rows.length > 0
    },

    /** What waits, with the days that the plan gives now. */
    async find(userId: string): Promise<(AskedTrial & { days: number }) | null> {
      const { rows } = await statement<AskedTrial & { days: number }>`
        select asked.plan_type as plan, asked.cycle, plans.trial_days as days
        from asked_trials as asked join plans on plans.id = asked.plan_type
        where asked.user_id = ${userId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Of two proofs at once one takes it. */
    async take(userId: string): Promise<AskedTrial | null> {
      const { rows } = await statement<AskedTrial>`
        delete from asked_trials where user_id = ${userId} returning plan_type as plan, cycle
      `.execute(connection)
      return rows[0] ?? null
    },
  }
}
