import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** What renews a plan by itself. */
export type ActiveRenewal = { id: string; method: 'pix_automatic' | 'card'; cycle: BillingCycle }
export type BasicListing = { plan: PaidPlan; id: string; name: string }

/** Reads what a change of plan would mean for a person. */
export function planStandingStore(connection: Connection) {
  return {
    /** Listings that a plan does not reach: it is for as many as it allows, the oldest first. */
    async basicListings(userId: string, plans: readonly PaidPlan[]): Promise<BasicListing[]> {
      const { rows } = await statement<BasicListing>`
        select plans.id as plan, beyond.id, beyond.name
        from plans cross join lateral (
          select id, name from establishments
          where user_id = ${userId} and status <> 'archived'
          order by id offset plans.establishments
        ) as beyond
        where plans.id = any(${[...plans]}::text[])
        order by plans.position desc, beyond.id
      `.execute(connection)
      return rows
    },

    /** How the next period is paid by itself; null where the person pays each time. */
    async renewal(userId: string): Promise<ActiveRenewal | null> {
      const row = await connection
        .selectFrom('plan_renewals')
        .select(['id', 'method', 'cycle'])
        .where('user_id', '=', userId)
        .where('status', '=', 'active')
        .executeTakeFirst()
      return row ?? null
    },

    /** What it was to pay was refused, and its person has bought nothing since. */
    async hasFailed(renewalId: string): Promise<boolean> {
      const { rows } = await statement<{ has_failed: boolean }>`
        select exists (
          select from plan_failures f join plan_renewals r on r.id = f.renewal_id
          where r.id = ${renewalId} and f.told_at > all (
            select g.granted_at from plan_grants g
            join subscriptions s on s.id = g.subscription_id
            where s.user_id = r.user_id)) as has_failed
      `.execute(connection)
      return rows[0]?.has_failed ?? false
    },
  }
}
