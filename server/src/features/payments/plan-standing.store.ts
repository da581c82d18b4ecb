import type { PaidPlan } from '@portal/contract/shared/plans'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

export type RenewalMethod = 'pix_automatic' | 'card'
export type BasicListing = { plan: PaidPlan; id: string; name: string }

/** Reads what a change of plan would mean for a person. */
export function planStandingStore(connection: Connection) {
  return {
    /** Listings that a plan does not reach: it is for as many as it allows, the oldest first. */
    async basicListings(userId: string, plans: readonly PaidPlan[]): Promise<BasicListing[]> {
      const { rows } = await sql<BasicListing>`
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
    async renewalMethod(userId: string): Promise<RenewalMethod | null> {
      const row = await connection
        .selectFrom('plan_renewals')
        .select('method')
        .where('user_id', '=', userId)
        .where('status', '=', 'active')
        .executeTakeFirst()
      return (row?.method as RenewalMethod | undefined) ?? null
    },
  }
}
