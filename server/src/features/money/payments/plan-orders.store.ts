import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { type Selectable, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanOrders } from '../../../platform/database/schema.generated.ts'
import type { OrderStatus } from './payments.rules.ts'
import { planCharges } from './plan-charges.store.ts'

/** The document is sealed; the hint is what of it may be shown. */
export type Buyer = { name: string; document: Buffer; documentHint: string }
/** By the hash the same document is known again, and read by nobody. */
type NewBuyer = Buyer & { documentHash: Buffer }

export type Order = {
  id: string
  /** Null once the account is gone. */
  userId: string | null
  key: string
  plan: PaidPlan
  planVersion: number
  cycle: BillingCycle
  reason: 'renewal' | 'upgrade'
  method: PaymentMethod
  status: OrderStatus
  amountCents: number
  /** Null once it is forgotten. */
  buyer: Buyer | null
  /** Of the terms of use that were agreed to. */
  termsVersion: number
  createdAt: Date
  paidAt: Date | null
  withdrawalUntil: Date | null
  /** The renewal that made it by itself. */
  renewalId: string | null
  /** The end of the period of which a dearer plan is the rest; null for whole periods. */
  coversUntil: Date | null
}

export type NewOrder = Pick<
  Order,
  'key' | 'plan' | 'planVersion' | 'cycle' | 'reason' | 'method' | 'amountCents' | 'coversUntil'
> & {
  buyer: NewBuyer
  userId: string
  priceCents: number
  creditCents: number
  terms: { version: number; hash: string }
  acceptedFrom: string
}

/** Owns what was ordered and the codes it can be paid with. */
export function planOrdersStore(connection: Connection) {
  const orders = () => connection.selectFrom('plan_orders').selectAll()

  return {
    ...planCharges(connection),

    /**
     * Everything that decides about a person's money waits for this, in whatever process: what they
     * hold is read, judged and changed by one at a time.
     */
    async lockPerson(userId: string) {
      await sql`select pg_advisory_xact_lock(hashtextextended('plan-orders:' || ${userId}::text, 0))`.execute(
        connection,
      )
    },

    async insert(order: NewOrder, now: Date): Promise<Order> {
      const row = await connection
        .insertInto('plan_orders')
        .values({
          user_id: order.userId,
          key: order.key,
          plan_type: order.plan,
          plan_version: order.planVersion,
          cycle: order.cycle,
          reason: order.reason,
          method: order.method,
          status: 'awaiting_payment',
          price_cents: order.priceCents,
          credit_cents: order.creditCents,
          amount_cents: order.amountCents,
          covers_until: order.coversUntil,
          buyer_name: order.buyer.name,
          buyer_document: order.buyer.document,
          buyer_document_hint: order.buyer.documentHint,
          buyer_document_hash: order.buyer.documentHash,
          terms_version: order.terms.version,
          terms_hash: order.terms.hash,
          accepted_at: now,
          accepted_from: order.acceptedFrom,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toOrder(row)
    },

    /**
     * The order of a later period: its buyer and what they agreed to are those of the first. Where the
     * money is there before the order it never waits for any: until it is settled it is one to look at.
     */
    async insertFollowing(
      firstOrderId: string,
      order: Pick<Order, 'key' | 'plan' | 'planVersion' | 'cycle' | 'amountCents'> & {
        renewalId: string
        status: 'scheduled' | 'review'
      },
      now: Date,
    ): Promise<Order> {
      const { rows } = await statement<Selectable<PlanOrders>>`
        insert into plan_orders (user_id, key, plan_type, plan_version, cycle, reason, method, status,
          price_cents, credit_cents, amount_cents, buyer_name, buyer_document, buyer_document_hint,
          buyer_document_hash, terms_version, terms_hash, accepted_at, accepted_from, renewal_id, created_at, updated_at)
        select user_id, ${order.key}, ${order.plan}, ${order.planVersion}, ${order.cycle}, 'renewal', method,
          ${order.status}, ${order.amountCents}, 0, ${order.amountCents}, buyer_name, buyer_document,
          buyer_document_hint, buyer_document_hash, terms_version, terms_hash, accepted_at, accepted_from,
          ${order.renewalId}, ${now}, ${now}
        from plan_orders where id = ${firstOrderId}
        returning *
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error(`there is no order ${firstOrderId}`)
      return toOrder(row)
    },

    async find(id: string): Promise<Order | null> {
      const row = await orders().where('id', '=', id).executeTakeFirst()
      return row ? toOrder(row) : null
    },

    async findByKey(userId: string, key: string): Promise<Order | null> {
      const row = await orders()
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst()
      return row ? toOrder(row) : null
    },

    async findAwaiting(userId: string): Promise<Order | null> {
      const row = await orders()
        .where('user_id', '=', userId)
        .where('status', '=', 'awaiting_payment')
        .executeTakeFirst()
      return row ? toOrder(row) : null
    },

    /** The period that is about to be taken by itself. */
    async findScheduled(userId: string): Promise<Order | null> {
      const row = await orders()
        .where('user_id', '=', userId)
        .where('status', '=', 'scheduled')
        .executeTakeFirst()
      return row ? toOrder(row) : null
    },

    async listOf(userId: string, limit: number): Promise<Order[]> {
      const rows = await orders()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toOrder)
    },

    async setStatus(id: string, status: OrderStatus, now: Date) {
      await connection
        .updateTable('plan_orders')
        .set({ status, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    async markPaid(id: string, paidAt: Date, withdrawalUntil: Date, now: Date) {
      await connection
        .updateTable('plan_orders')
        .set({
          status: 'paid',
          paid_at: paidAt,
          withdrawal_until: withdrawalUntil,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
    },

    /** Orders whose newest code ran out before the moment and that nobody paid. */
    async listGivenUp(codesEndedBefore: Date, limit: number): Promise<Order[]> {
      const rows = await orders()
        .where('status', '=', 'awaiting_payment')
        // The page of a card has an end of its own.
        .where('method', '<>', 'card')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('plan_charges')
                .select('plan_charges.id')
                .whereRef('plan_charges.order_id', '=', 'plan_orders.id')
                .where('plan_charges.expires_at', '>=', codesEndedBefore),
            ),
          ),
        )
        .orderBy('created_at')
        .limit(limit)
        .execute()
      return rows.map(toOrder)
    },
  }
}

function toOrder(row: Selectable<PlanOrders>): Order {
  return {
    id: row.id,
    userId: row.user_id,
    key: row.key,
    plan: row.plan_type,
    planVersion: row.plan_version,
    cycle: row.cycle,
    reason: row.reason,
    method: row.method,
    status: row.status,
    amountCents: row.amount_cents,
    buyer: toBuyer(row),
    termsVersion: row.terms_version,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    withdrawalUntil: row.withdrawal_until,
    renewalId: row.renewal_id,
    coversUntil: row.covers_until,
  }
}

function toBuyer({
  buyer_name: name,
  buyer_document: document,
  buyer_document_hint: documentHint,
}: Selectable<PlanOrders>): Buyer | null {
  return name === null || document === null || documentHint === null
    ? null
    : { name, document, documentHint }
}
