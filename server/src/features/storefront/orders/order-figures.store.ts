import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { DISPATCHED_HOURS, READY_HOURS } from '@portal/contract/storefront/orders/order-rules'
import type { CancelCode } from '@portal/contract/storefront/orders/orders.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type Span = { start: Date; end: Date }
const MOST_ITEMS = 10

/** Reads what a business sold over many days, where the database adds up. It owns nothing. */
export function orderFiguresStore(connection: Connection) {
  return {
    async sold(establishmentId: string, span: Span, now: Date) {
      const { rows } = await statement<{
        delivered: number
        total_cents: number
        cancelled: number
        returned: number
        returned_cents: number
      }>`
        select count(*) filter (where ${hasArrived(now)})::integer as delivered,
          coalesce(sum(total_cents) filter (where ${hasArrived(now)}), 0)::float8 as total_cents,
          count(*) filter (where ${isCancelled(now)})::integer as cancelled,
          count(*) filter (where returned_at is not null)::integer as returned,
          coalesce(sum(total_cents) filter (where returned_at is not null), 0)::float8 as returned_cents
        from orders where ${isOf(establishmentId, span)}
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error('an aggregate without a row')
      return row
    },

    async reasons(establishmentId: string, span: Span, now: Date) {
      const { rows } = await statement<{ code: CancelCode; orders: number }>`
        select coalesce(cancel_code, 'no-answer') as code, count(*)::integer as orders from orders
        where ${isOf(establishmentId, span)} and ${isCancelled(now)} group by 1 order by 2 desc, 1
      `.execute(connection)
      return rows
    },

    async items(establishmentId: string, span: Span, now: Date) {
      const { rows } = await statement<{ name: string; quantity: number; total_cents: number }>`
        select concat_ws(' · ', line.name, line.variant_name) as name,
          sum(line.quantity)::integer as quantity, sum(line.total_cents)::float8 as total_cents
        from orders join order_lines as line on line.order_id = orders.id
        where ${isOf(establishmentId, span)} and ${hasArrived(now)}
        group by 1 order by 2 desc, 3 desc, 1 limit ${MOST_ITEMS}
      `.execute(connection)
      return rows
    },

    /** Days on which something arrived. */
    async byDay(establishmentId: string, span: Span, { hour, now }: { hour: number; now: Date }) {
      const { rows } = await statement<{ day: string; delivered: number; total_cents: number }>`
        select to_char((placed_at at time zone ${CITY_TIME_ZONE}) - make_interval(hours => ${hour}),
            'YYYY-MM-DD') as day,
          count(*)::integer as delivered, sum(total_cents)::float8 as total_cents
        from orders where ${isOf(establishmentId, span)} and ${hasArrived(now)} group by 1 order by 1
      `.execute(connection)
      return rows
    },
  }
}

const isOf = (establishmentId: string, { start, end }: Span) =>
  sql`orders.establishment_id = ${establishmentId} and placed_at >= ${start} and placed_at < ${end}`

/** As the clock has it, whether or not it was written down yet. */
const hasArrived = (now: Date) => sql`(status = 'delivered'
  or (status = 'ready' and status_since <= ${now}::timestamptz - make_interval(hours => ${READY_HOURS}))
  or (status = 'dispatched' and status_since <= ${now}::timestamptz - make_interval(hours => ${DISPATCHED_HOURS})))`

const isCancelled = (now: Date) =>
  sql`(status = 'cancelled' or (status = 'received' and respond_by <= ${now}))`
