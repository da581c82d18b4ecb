import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { type Selectable, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanPayments } from '../../../platform/database/schema.generated.ts'
import { planRefunds } from './plan-refunds.store.ts'
import { planWithdrawals } from './plan-withdrawals.store.ts'

export type Provider = 'pix' | 'stripe'

export type Payment = {
  id: string
  provider: Provider
  /** The end-to-end id of a Pix, the invoice of a card. */
  providerId: string
  /** What a refund to a card is asked of. */
  intentId: string | null
  orderId: string | null
  amountCents: number
  decision: 'granted' | 'review' | 'returned' | 'without-order'
  paidAt: Date
}

export type Grant = { id: string; plan: PaidPlan; startsAt: Date; endsAt: Date; isRevoked: boolean }

/** Owns money that came, what it bought, and money that went back. */
export function planPaymentsStore(connection: Connection) {
  // What somebody of the team decided stands in place of "a person decides".
  const payments = () =>
    connection
      .selectFrom('plan_payments')
      .leftJoin('plan_decisions', 'plan_decisions.payment_id', 'plan_payments.id')
      .selectAll('plan_payments')
      .select('plan_decisions.decision as decided')

  async function find(providerId: string, provider: Provider = 'pix'): Promise<Payment | null> {
    const row = await payments()
      .where('provider', '=', provider)
      .where('provider_id', '=', providerId)
      .executeTakeFirst()
    return row ? toPayment(row) : null
  }

  return {
    ...planRefunds(connection),
    ...planWithdrawals(connection),
    find,

    async findByIntent(intentId: string): Promise<Payment | null> {
      const row = await payments().where('intent_id', '=', intentId).executeTakeFirst()
      return row ? toPayment(row) : null
    },

    async findById(id: string): Promise<Payment | null> {
      const row = await payments().where('id', '=', id).executeTakeFirst()
      return row ? toPayment(row) : null
    },

    /** The payment that bought what was ordered. */
    async findGranted(orderId: string): Promise<Payment | null> {
      const row = await payments()
        .where('order_id', '=', orderId)
        .where(sql`coalesce(plan_decisions.decision, plan_payments.decision)`, '=', 'granted')
        .executeTakeFirst()
      return row ? toPayment(row) : null
    },

    /** Null when it is known already: the database decides who was first. */
    async insert(
      payment: Omit<Payment, 'id'> & { chargeId: string | null },
      now: Date,
    ): Promise<Payment | null> {
      const row = await connection
        .insertInto('plan_payments')
        .values({
          provider: payment.provider,
          provider_id: payment.providerId,
          intent_id: payment.intentId,
          order_id: payment.orderId,
          charge_id: payment.chargeId,
          amount_cents: payment.amountCents,
          decision: payment.decision,
          paid_at: payment.paidAt,
          recorded_at: now,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!row) return null
      await connection
        .insertInto('plan_ledger')
        .values({ payment_id: row.id, amount_cents: row.amount_cents, at: now })
        .execute()
      return toPayment(row)
    },

    async grant(
      grant: {
        subscriptionId: string
        paymentId: string
        plan: PaidPlan
        planVersion: number
        reason: 'renewal' | 'upgrade'
        startsAt: Date
        endsAt: Date
        anchorDay: number
      },
      now: Date,
    ) {
      // What goes back is held until it is back, and the same period may be bought anew before.
      const goingBack = await connection
        .selectFrom('held_plans')
        .innerJoin('plan_grants', 'plan_grants.id', 'held_plans.grant_id')
        .select(({ fn }) => fn.max('plan_grants.attempt').as('attempt'))
        .where('plan_grants.subscription_id', '=', grant.subscriptionId)
        .where('plan_grants.period_start', '=', grant.startsAt)
        .where('plan_grants.reason', '=', grant.reason)
        .where('plan_grants.plan_type', '=', grant.plan)
        .where('held_plans.is_going_back', '=', true)
        .executeTakeFirst()
      await connection
        .insertInto('plan_grants')
        .values({
          subscription_id: grant.subscriptionId,
          payment_id: grant.paymentId,
          plan_type: grant.plan,
          plan_version: grant.planVersion,
          reason: grant.reason,
          period_start: grant.startsAt,
          period_end: grant.endsAt,
          anchor_day: grant.anchorDay,
          attempt: (goingBack?.attempt ?? 0) + 1,
          granted_at: now,
        })
        .execute()
    },

    /** Up to when a person has paid; null when nothing is left of it. */
    async paidUntil(userId: string): Promise<Date | null> {
      const row = await connection
        .selectFrom('plan_grants')
        .innerJoin('subscriptions', 'subscriptions.id', 'plan_grants.subscription_id')
        .select(({ fn }) => fn.max('plan_grants.period_end').as('until'))
        .where('subscriptions.user_id', '=', userId)
        .where('plan_grants.revoked_at', 'is', null)
        .executeTakeFirst()
      return row?.until ?? null
    },

    /** What a person has paid furthest without this order; null when nothing is left. */
    async heldBeside(order: {
      id: string
      userId: string | null
    }): Promise<{ plan: PaidPlan; planVersion: number; cycle: BillingCycle } | null> {
      const row = await connection
        .selectFrom('plan_grants')
        .innerJoin('plan_payments', 'plan_payments.id', 'plan_grants.payment_id')
        .innerJoin('plan_orders', 'plan_orders.id', 'plan_payments.order_id')
        .innerJoin('plans', 'plans.id', 'plan_grants.plan_type')
        .select(['plan_grants.plan_type', 'plan_grants.plan_version', 'plan_orders.cycle'])
        .where('plan_orders.user_id', '=', order.userId)
        .where('plan_orders.id', '<>', order.id)
        .where('plan_grants.revoked_at', 'is', null)
        .orderBy('plan_grants.period_end', 'desc')
        .orderBy('plans.position', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row
        ? {
            plan: row.plan_type,
            planVersion: row.plan_version,
            cycle: row.cycle,
          }
        : null
    },

    /** A dearer plan was paid with the rest of this payment's period as its credit, and nobody gives it back. */
    async isCreditOf(paymentId: string): Promise<boolean> {
      const { rows } = await statement<{ is_credit: boolean }>`
        select exists (
          select from plan_grants own
          join plan_grants dearer on dearer.subscription_id = own.subscription_id
            and dearer.reason = 'upgrade' and dearer.revoked_at is null and dearer.id > own.id
            and dearer.period_start < own.period_end
          join plan_payments p on p.id = dearer.payment_id
          where own.payment_id = ${paymentId} and own.revoked_at is null
            and p.amount_cents > (select coalesce(sum(r.amount_cents), 0) from plan_refunds r
              where r.payment_id = p.id and r.status <> 'not_done')) as is_credit
      `.execute(connection)
      return rows[0]?.is_credit ?? false
    },

    async grantOf(paymentId: string): Promise<Grant | null> {
      const row = await connection
        .selectFrom('plan_grants')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .executeTakeFirst()
      return row
        ? {
            id: row.id,
            plan: row.plan_type,
            startsAt: row.period_start,
            endsAt: row.period_end,
            isRevoked: row.revoked_at !== null,
          }
        : null
    },

    async revokeGrant(paymentId: string, now: Date) {
      await connection
        .updateTable('plan_grants')
        .set({ revoked_at: now })
        .where('payment_id', '=', paymentId)
        .where('revoked_at', 'is', null)
        .execute()
    },

    /** What our books say came in and went back, of the payments made in a span. */
    async totals(
      from: Date,
      to: Date,
      provider: Provider = 'pix',
    ): Promise<{ paidCents: number; refundedCents: number }> {
      const { rows } = await statement<{ paid: number; refunded: number }>`
        select coalesce(sum(amount_cents) filter (where refund_id is null), 0) as paid,
          coalesce(-sum(amount_cents) filter (where refund_id is not null), 0) as refunded
        from plan_ledger
        where payment_id in (
          select id from plan_payments
          where provider = ${provider} and paid_at >= ${from} and paid_at < ${to})
      `.execute(connection)
      return { paidCents: rows[0]?.paid ?? 0, refundedCents: rows[0]?.refunded ?? 0 }
    },

    /** The same of these payments alone, whenever they were made. */
    async totalsOf(
      provider: Provider,
      providerIds: readonly string[],
    ): Promise<{ paidCents: number; refundedCents: number }> {
      const { rows } = await statement<{ paid: number; refunded: string }>`
        select coalesce(sum(p.amount_cents), 0) as paid,
          coalesce(sum((select sum(r.amount_cents) from plan_refunds r
            where r.payment_id = p.id and r.status = 'done')), 0) as refunded
        from plan_payments p
        where p.provider = ${provider} and p.provider_id = any(${[...providerIds]}::text[])
      `.execute(connection)
      return { paidCents: rows[0]?.paid ?? 0, refundedCents: Number(rows[0]?.refunded) }
    },
  }
}

function toPayment(
  row: Selectable<PlanPayments> & { decided?: Payment['decision'] | null },
): Payment {
  return {
    id: row.id,
    provider: row.provider,
    providerId: row.provider_id,
    intentId: row.intent_id,
    orderId: row.order_id,
    amountCents: row.amount_cents,
    decision: row.decided ?? row.decision,
    paidAt: row.paid_at,
  }
}
