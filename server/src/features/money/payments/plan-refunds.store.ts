import type { Selectable } from 'kysely'
import { int8OrNull, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanRefunds } from '../../../platform/database/schema.generated.ts'
import { type RefundReason, refundIdOf } from './payments.rules.ts'

export type Refund = {
  id: string
  paymentId: string
  providerId: string
  amountCents: number
  reason: RefundReason
  status: 'requested' | 'processing' | 'done' | 'not_done'
  protocol: string
  requestedAt: Date
  toldId: string | null
}

type NewRefund = Omit<Refund, 'id' | 'requestedAt' | 'toldId'> & { checkAt: Date | null }

/** Money that went back, or is on its way: a part of the store of payments. */
export function planRefunds(connection: Connection) {
  const refunds = () => connection.selectFrom('plan_refunds').selectAll()

  async function insert(refund: NewRefund, now: Date): Promise<Refund | null> {
    const row = await connection
      .insertInto('plan_refunds')
      .values({
        payment_id: refund.paymentId,
        provider_id: refund.providerId,
        amount_cents: refund.amountCents,
        reason: refund.reason,
        status: refund.status,
        protocol: refund.protocol,
        check_at: refund.checkAt,
        requested_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['payment_id', 'provider_id']).doNothing())
      .returningAll()
      .executeTakeFirst()
    return row ? toRefund(row) : null
  }

  return {
    /** Asked for again it is the same refund, and nothing happens. */
    async requestRefund(
      refund: {
        paymentId: string
        amountCents: number
        reason: RefundReason
        protocol: string
        attempt?: number
      },
      now: Date,
    ): Promise<Refund | null> {
      const providerId = refundIdOf(refund.paymentId, refund.reason, refund.attempt)
      return insert({ ...refund, providerId, status: 'requested', checkAt: now }, now)
    },

    /** What a bank took back by itself; null when it is known already. */
    async recordRefundByBank(
      refund: { paymentId: string; providerId: string; amountCents: number; protocol: string },
      now: Date,
    ): Promise<Refund | null> {
      return insert({ ...refund, reason: 'by-bank', status: 'processing', checkAt: null }, now)
    },

    /** The number by which the provider knows it, where that is not ours. */
    async keepToldId(id: string, toldId: string) {
      await connection
        .updateTable('plan_refunds')
        .set({ told_id: toldId })
        .where('id', '=', id)
        .execute()
    },

    async findRefund(id: string): Promise<Refund | null> {
      const row = await refunds().where('id', '=', id).executeTakeFirst()
      return row ? toRefund(row) : null
    },

    /** What is still to go back of a payment, first asked first. */
    async pendingRefunds(paymentId: string): Promise<Refund[]> {
      const pending = refunds().where('status', 'in', ['requested', 'processing'])
      const rows = await pending.where('payment_id', '=', paymentId).orderBy('id').execute()
      return rows.map(toRefund)
    },

    async refundsOf(orderId: string): Promise<Refund[]> {
      const rows = await refunds()
        .where('payment_id', 'in', (of) =>
          of.selectFrom('plan_payments').select('id').where('order_id', '=', orderId),
        )
        .orderBy('requested_at')
        .execute()
      return rows.map(toRefund)
    },

    /** Money that went back, of one payment. */
    async refundedCents(paymentId: string): Promise<number> {
      const { total } = await connection
        .selectFrom('plan_refunds')
        .select(int8OrNull`sum(amount_cents)`.as('total'))
        .where('payment_id', '=', paymentId)
        .where('status', '=', 'done')
        .executeTakeFirstOrThrow()
      return total ?? 0
    },

    /** False when it had come to its end before: an end is reached once. */
    async updateRefund(
      id: string,
      change: { status: Refund['status']; checkAt: Date | null; amountCents?: number },
      now: Date,
    ): Promise<boolean> {
      const { status, checkAt, amountCents: amount_cents } = change
      const row = await connection
        .updateTable('plan_refunds')
        .set({ status, check_at: checkAt, updated_at: now, ...(amount_cents && { amount_cents }) })
        .where('id', '=', id)
        .where('status', 'in', ['requested', 'processing'])
        .returning(['id', 'payment_id', 'amount_cents'])
        .executeTakeFirst()
      if (row && status === 'done') {
        await connection
          .insertInto('plan_ledger')
          .values({
            payment_id: row.payment_id,
            refund_id: row.id,
            amount_cents: -row.amount_cents,
            at: now,
          })
          .execute()
      }
      return row !== undefined
    },

    async takeDueRefunds(now: Date, again: Date, limit: number): Promise<Refund[]> {
      const { rows } = await statement<Selectable<PlanRefunds>>`
        update plan_refunds set check_at = ${again}
        where id in (
          select id from plan_refunds where check_at <= ${now}
          order by check_at limit ${limit} for update skip locked)
        returning *
      `.execute(connection)
      return rows.map(toRefund)
    },
  }
}

function toRefund(row: Selectable<PlanRefunds>): Refund {
  return {
    id: row.id,
    paymentId: row.payment_id,
    providerId: row.provider_id,
    amountCents: row.amount_cents,
    reason: row.reason,
    status: row.status,
    protocol: row.protocol,
    requestedAt: row.requested_at,
    toldId: row.told_id,
  }
}
