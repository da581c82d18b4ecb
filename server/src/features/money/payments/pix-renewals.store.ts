import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import type { Selectable } from 'kysely'
import { momentOrNull, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanRenewals } from '../../../platform/database/schema.generated.ts'

export type PixRenewal = {
  id: string
  /** Null once the account is gone. */
  userId: string | null
  firstOrderId: string
  /** The bank's recurrence; null until the bank has named it. */
  recurrenceId: string | null
  plan: PaidPlan
  planVersion: number
  cycle: BillingCycle
  /** `pending` until the first period is paid and the payer has authorised the others. */
  status: 'pending' | 'active' | 'ended'
  /** When the bank was first asked for it. */
  askedAt: Date | null
  checkAt: Date | null
  createdAt: Date
}

type NewRenewal = Pick<PixRenewal, 'plan' | 'planVersion' | 'cycle'> & {
  userId: string
  orderId: string
}

/** Owns recurrences of Pix Automático, as the portal wants them and as the bank told them. */
export function pixRenewalsStore(connection: Connection) {
  const renewals = () =>
    connection.selectFrom('plan_renewals').selectAll().where('method', '=', 'pix_automatic')
  const change = (id: string, now: Date) =>
    connection
      .updateTable('plan_renewals')
      .set({ updated_at: now })
      .where('method', '=', 'pix_automatic')
      .where('id', '=', id)

  return {
    /** The code asks for it: nothing is due before that. */
    async insert(renewal: NewRenewal, now: Date): Promise<PixRenewal> {
      const row = await connection
        .insertInto('plan_renewals')
        .values({
          user_id: renewal.userId,
          method: 'pix_automatic',
          first_order_id: renewal.orderId,
          plan_type: renewal.plan,
          plan_version: renewal.planVersion,
          cycle: renewal.cycle,
          status: 'pending',
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toRenewal(row)
    },

    async find(id: string): Promise<PixRenewal | null> {
      const row = await renewals().where('id', '=', id).executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    async findByFirstOrder(orderId: string): Promise<PixRenewal | null> {
      const row = await renewals().where('first_order_id', '=', orderId).executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    async findByRecurrence(recurrenceId: string): Promise<PixRenewal | null> {
      const row = await renewals().where('provider_id', '=', recurrenceId).executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    async findActive(userId: string): Promise<PixRenewal | null> {
      const row = await renewals()
        .where('user_id', '=', userId)
        .where('status', '=', 'active')
        .executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    /** By their ids, from the one after. */
    async listActive(after: string | null, limit: number): Promise<PixRenewal[]> {
      let active = renewals().where('status', '=', 'active')
      if (after) active = active.where('id', '>', after)
      return (await active.orderBy('id').limit(limit).execute()).map(toRenewal)
    },

    async keepAsked(id: string, now: Date) {
      await change(id, now).set({ asked_at: now }).execute()
    },

    /** False when the bank had named another one before: two calls were on their way at once. */
    async keepRecurrence(id: string, recurrenceId: string, checkAt: Date, now: Date) {
      const row = await change(id, now)
        .set({ provider_id: recurrenceId, check_at: checkAt })
        .where('provider_id', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whoever calls has ended any other permission: two would take the same period twice. */
    async activate(id: string, checkAt: Date, now: Date) {
      await change(id, now).set({ status: 'active', ended_at: null, check_at: checkAt }).execute()
    },

    /** `checkAt` is now where the bank has to be told, null where it told us. */
    async end(id: string, checkAt: Date | null, now: Date) {
      await change(id, now)
        .set({
          status: 'ended',
          ended_at: momentOrNull`coalesce(ended_at, ${now})`,
          check_at: checkAt,
        })
        .execute()
    },

    async checkAgain(id: string, checkAt: Date | null, now: Date) {
      await change(id, now).set({ check_at: checkAt }).execute()
    },

    /** The next look is put off first. Whoever deleted their account is not charged again. */
    async takeDue(now: Date, again: Date, limit: number): Promise<PixRenewal[]> {
      const { rows } = await statement<Selectable<PlanRenewals>>`
        update plan_renewals set check_at = ${again}
        where id in (
          select id from plan_renewals
          where method = 'pix_automatic' and (check_at <= ${now}
            or (user_id is null and status <> 'ended' and check_at is null))
          order by check_at limit ${limit} for update skip locked)
        returning *
      `.execute(connection)
      return rows.map(toRenewal)
    },
  }
}

function toRenewal(row: Selectable<PlanRenewals>): PixRenewal {
  return {
    id: row.id,
    userId: row.user_id,
    firstOrderId: row.first_order_id,
    recurrenceId: row.provider_id,
    plan: row.plan_type,
    planVersion: row.plan_version,
    cycle: row.cycle,
    status: row.status,
    askedAt: row.asked_at,
    checkAt: row.check_at,
    createdAt: row.created_at,
  }
}
