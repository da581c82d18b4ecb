import { sql } from 'kysely'
import { bool, statement } from '../../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../../platform/database/database.ts'

export type SheetSpan = { from?: Date | undefined; before?: Date | undefined }
/** Where a sheet goes on: after this row. */
export type Place = { micros: string; id: string } | null
/** A Date has milliseconds, a row of the database microseconds. */
type Line = { id: string; at: Date; micros: string }

export type OrderLine = Line & {
  /** Both null once the buyer is forgotten. */
  buyer_name: string | null
  buyer_document_hint: string | null
  plan_type: string
  cycle: string
  method: string
  status: string
  amount_cents: number
  paid_at: Date | null
  invoice: string | null
}
export type PaymentLine = Line & {
  provider: string
  provider_id: string
  order_id: string | null
  buyer_name: string | null
  amount_cents: number
  refunded_cents: number
  decision: string
}
export type LedgerLine = Line & {
  amount_cents: number
  provider_id: string
  order_id: string | null
  protocol: string | null
  reason: string | null
}

/** What leaves in sheets, page by page: a span of years is never in memory at once. */
export function moneySheetsStore(connection: Connection) {
  return {
    async orders(span: SheetSpan, after: Place, limit: number): Promise<OrderLine[]> {
      const { rows } = await statement<OrderLine>`
        select o.id, o.created_at as at, ${micros('o.created_at')} as micros, o.buyer_name, o.buyer_document_hint, o.plan_type, o.cycle,
          o.method, o.status, o.amount_cents, o.paid_at, i.number as invoice
        from plan_orders o left join plan_invoices i on i.order_id = o.id
        where ${within('o.created_at', 'o.id', 'uuid', span, after)}
        order by o.created_at, o.id limit ${limit}
      `.execute(connection)
      return rows
    },

    async payments(span: SheetSpan, after: Place, limit: number): Promise<PaymentLine[]> {
      const { rows } = await statement<PaymentLine>`
        select p.id, p.paid_at as at, ${micros('p.paid_at')} as micros, p.provider, p.provider_id, p.order_id, o.buyer_name, p.amount_cents,
          coalesce((select sum(r.amount_cents)::int from plan_refunds r
            where r.payment_id = p.id and r.status = 'done'), 0) as refunded_cents,
          case when exists (select from plan_refunds r where r.payment_id = p.id and r.reason = 'outside')
            then 'outside' else coalesce(d.decision, p.decision) end as decision
        from plan_payments p left join plan_orders o on o.id = p.order_id
        left join plan_decisions d on d.payment_id = p.id
        where ${within('p.paid_at', 'p.id', 'uuid', span, after)}
        order by p.paid_at, p.id limit ${limit}
      `.execute(connection)
      return rows
    },

    async ledger(span: SheetSpan, after: Place, limit: number): Promise<LedgerLine[]> {
      const { rows } = await statement<LedgerLine>`
        select l.id::text as id, l.at, ${micros('l.at')} as micros, l.amount_cents, p.provider_id, p.order_id, r.protocol, r.reason
        from plan_ledger l join plan_payments p on p.id = l.payment_id
        left join plan_refunds r on r.id = l.refund_id
        where ${within('l.at', 'l.id', 'bigint', span, after)}
        order by l.at, l.id limit ${limit}
      `.execute(connection)
      return rows
    },
  }
}

function within(at: string, id: string, kind: string, { from, before }: SheetSpan, after: Place) {
  const [moment, number, type] = [sql.ref(at), sql.ref(id), sql.raw(kind)]
  return bool`(${from ?? null}::timestamptz is null or ${moment} >= ${from ?? null}::timestamptz)
    and (${before ?? null}::timestamptz is null or ${moment} < ${before ?? null}::timestamptz)
    and (${after === null}::boolean or (${moment}, ${number}) > (timestamptz 'epoch'
      + ${after?.micros ?? null}::bigint * interval '1 microsecond', ${after?.id ?? null}::${type}))`
}

const micros = (at: string) => sql`(extract(epoch from ${sql.ref(at)}) * 1000000)::bigint::text`
