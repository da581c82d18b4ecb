import type { MoneyOrder, UndecidedPayment } from '@portal/contract/money/payments/money'
import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { ListSort } from '@portal/contract/shared/list-query'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { bool, int4, uuid } from '../../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../../platform/database/database.ts'
import type { DB, PlanOrders } from '../../../../platform/database/schema.generated.ts'
import { ordersBy, sortedList } from '../../../../platform/database/sorted-list.ts'
import { wordPatterns } from '../../../../platform/database/word-patterns.ts'
import { ANSWER_MS, type OrderStatus } from '../payments.rules.ts'
import { type MoneySearch, orderNumber, waysBack } from './money.rules.ts'

export type MoneyFilter = {
  search: MoneySearch | null
  status?: OrderStatus | undefined
  method?: PaymentMethod | undefined
  from?: Date | undefined
  before?: Date | undefined
}
type Page = { sort: ListSort; cursor?: string | undefined; limit: number }

const ORDERS = ordersBy(sql`plan_orders.created_at`, sql`(plan_orders.sort_name collate "C")`)

/** As `leftOf` counts it. */
const LEFT_CENTS = int4`plan_payments.amount_cents - coalesce((select sum(r.amount_cents)::int
  from plan_refunds r where r.payment_id = plan_payments.id and r.status <> 'not_done'), 0)`

/** Reads orders as the team sees them. */
export function moneyListStore(connection: Connection) {
  return {
    async list(filter: MoneyFilter, { sort, cursor, limit }: Page) {
      const list = sortedList(ORDERS, sort, 'plan_orders.id')
      const rows = await matching(connection, filter)
        .selectAll('plan_orders')
        .select(list.key.as('sort_key'))
        .where(list.after(cursor))
        .orderBy(list.orderBy)
        .limit(limit + 1)
        .execute()
      const page = list.toPage(rows, limit)
      return { orders: page.rows.map(toMoneyOrder), nextCursor: page.nextCursor }
    },

    async count(filter: MoneyFilter): Promise<number> {
      const { total } = await matching(connection, filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Money that waits for somebody's decision, the oldest first; also what was bought and is taken back once more. */
    async listUndecided(limit: number, now: Date): Promise<RowOf<typeof UndecidedPayment>[]> {
      const rows = await connection
        .selectFrom('plan_payments')
        .leftJoin('plan_decisions', 'plan_decisions.payment_id', 'plan_payments.id')
        .leftJoin('plan_withdrawals', (join) =>
          join
            .onRef('plan_withdrawals.order_id', '=', 'plan_payments.order_id')
            .on('plan_withdrawals.decision', 'is', null),
        )
        .select(['id', 'provider_id', 'plan_payments.amount_cents', 'paid_at'])
        .select(['plan_payments.order_id', 'plan_withdrawals.requested_at'])
        .select(['plan_payments.decision', LEFT_CENTS.as('left_cents')])
        .where(
          bool`case when plan_withdrawals.order_id is null
            then plan_payments.decision in ('review', 'without-order') and plan_decisions.payment_id is null
            else coalesce(plan_decisions.decision, plan_payments.decision) = 'granted' and ${LEFT_CENTS} > 0 end`,
        )
        .orderBy('recorded_at')
        .limit(limit)
        .execute()
      const ids = rows.flatMap(({ order_id }) => order_id ?? [])
      const orders = ids.length
        ? await connection.selectFrom('plan_orders').selectAll().where('id', 'in', ids).execute()
        : []
      const byId = new Map(orders.map((order) => [order.id, toMoneyOrder(order)]))
      return rows.map((row) => ({
        id: row.id,
        provider_id: row.provider_id,
        amount_cents: row.amount_cents,
        paid_at: row.paid_at,
        order: (row.order_id && byId.get(row.order_id)) || null,
        answer_by: row.requested_at && new Date(+row.requested_at + ANSWER_MS),
        may: waysBack(
          { decision: row.decision, providerId: row.provider_id, paidAt: row.paid_at },
          row.left_cents,
          now,
        ),
      }))
    },

    async find(id: string) {
      const row = await connection
        .selectFrom('plan_orders')
        .leftJoin('users', 'users.id', 'plan_orders.user_id')
        .selectAll('plan_orders')
        .select('users.email')
        .where('plan_orders.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      return {
        ...toMoneyOrder(row),
        user_id: row.user_id,
        email: row.email,
        reason: row.reason,
        price_cents: row.price_cents,
        credit_cents: row.credit_cents,
        terms: { version: row.terms_version, hash: row.terms_hash },
        accepted_at: row.accepted_at,
        accepted_from: row.accepted_from,
        paid_at: row.paid_at,
        withdrawal_until: row.withdrawal_until,
      }
    },
  }
}

function matching(connection: Connection, { search, status, method, from, before }: MoneyFilter) {
  let orders = connection.selectFrom('plan_orders')
  if (status) orders = orders.where('status', '=', status)
  if (method) orders = orders.where('method', '=', method)
  if (from) orders = orders.where('created_at', '>=', from)
  if (before) orders = orders.where('created_at', '<', before)
  return search ? searched(orders, search) : orders
}

type Orders = SelectQueryBuilder<DB, 'plan_orders', object>

function searched(orders: Orders, search: MoneySearch): Orders {
  if (search.by === 'id') return orders.where('plan_orders.id', '=', search.id)
  if (search.by === 'payment') {
    return orders.where('plan_orders.id', 'in', (of) =>
      of
        .selectFrom('plan_payments')
        .select(uuid`order_id`.as('order_id'))
        .where('provider_id', '=', search.providerId)
        .where('order_id', 'is not', null),
    )
  }
  if (search.by === 'protocol') {
    return orders.where('plan_orders.id', 'in', (of) =>
      of
        .selectFrom('plan_refunds')
        .innerJoin('plan_payments', 'plan_payments.id', 'plan_refunds.payment_id')
        .select(uuid`plan_payments.order_id`.as('order_id'))
        .where('plan_refunds.protocol', '=', search.protocol)
        .where('plan_payments.order_id', 'is not', null)
        .union(
          of
            .selectFrom('plan_withdrawals')
            .select('order_id')
            .where('protocol', '=', search.protocol),
        ),
    )
  }
  return orders.where(({ and, or }) =>
    or([
      and(
        wordPatterns(search.words.join(' ')).map(
          (pattern) => bool`sort_name like folded(${pattern})`,
        ),
      ),
      ...(search.number ? [bool`right(plan_orders.id::text, 8) = ${search.number}`] : []),
    ]),
  )
}

function toMoneyOrder(row: Selectable<PlanOrders>): RowOf<typeof MoneyOrder> {
  return {
    id: row.id,
    number: orderNumber(row.id),
    buyer:
      row.buyer_name === null
        ? null
        : { name: row.buyer_name, document_hint: row.buyer_document_hint ?? '' },
    plan: row.plan_type,
    cycle: row.cycle,
    method: row.method,
    amount_cents: row.amount_cents,
    status: row.status,
    created_at: row.created_at,
  }
}
