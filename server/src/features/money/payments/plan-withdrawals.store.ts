import type { Selectable } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanWithdrawals } from '../../../platform/database/schema.generated.ts'
import type { Order } from './plan-orders.store.ts'

/** A withdrawal that a person looks at before money moves. */
export type Withdrawal = {
  orderId: string
  protocol: string
  amountCents: number
  requestedAt: Date
  /** Null while nobody has decided. */
  decision: 'returned' | 'kept' | null
  reason: string | null
}

/** Withdrawals that wait for a decision, or had one: a part of the store of payments. */
export function planWithdrawals(connection: Connection) {
  return {
    /** The same person, by their account or by their document, took back the same plan since that moment. */
    async withdrewBefore(
      { id, userId, plan }: Pick<Order, 'id' | 'userId' | 'plan'>,
      since: Date,
    ): Promise<boolean> {
      const { rows } = await statement<{ before: boolean }>`
        select exists (
          select from plan_orders own join plan_orders before
            on before.user_id = ${userId} or before.buyer_document_hash = own.buyer_document_hash
          where own.id = ${id} and before.id <> own.id and before.plan_type = ${plan}
            and (exists (select from plan_withdrawals w where w.order_id = before.id
                and w.requested_at >= ${since} and w.decision is distinct from 'kept')
              or exists (select from plan_payments p join plan_refunds r on r.payment_id = p.id
                where p.order_id = before.id and r.reason = 'withdrawal'
                  and r.status <> 'not_done' and r.requested_at >= ${since}))) as before
      `.execute(connection)
      return rows[0]?.before ?? false
    },

    async askWithdrawal(
      { orderId, protocol, amountCents }: Pick<Withdrawal, 'orderId' | 'protocol' | 'amountCents'>,
      now: Date,
    ) {
      await connection
        .insertInto('plan_withdrawals')
        .values({ order_id: orderId, protocol, amount_cents: amountCents, requested_at: now })
        .execute()
    },

    async withdrawalOf(orderId: string): Promise<Withdrawal | null> {
      const row = await connection
        .selectFrom('plan_withdrawals')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row ? toWithdrawal(row) : null
    },

    async decideWithdrawal(
      orderId: string,
      { decision, reason, by }: { decision: 'returned' | 'kept'; reason: string; by: string },
      now: Date,
    ) {
      await connection
        .updateTable('plan_withdrawals')
        .set({ decision, reason, decided_by: by, decided_at: now })
        .where('order_id', '=', orderId)
        .execute()
    },
  }
}

const toWithdrawal = (row: Selectable<PlanWithdrawals>): Withdrawal => ({
  orderId: row.order_id,
  protocol: row.protocol,
  amountCents: row.amount_cents,
  requestedAt: row.requested_at,
  decision: row.decision,
  reason: row.reason,
})
