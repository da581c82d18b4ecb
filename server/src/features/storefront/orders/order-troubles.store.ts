import { RETURN_ANSWER_HOURS } from '@portal/contract/storefront/orders/order-rules'
import type {
  OrderMode,
  OrderStatus,
  OrderTrouble,
} from '@portal/contract/storefront/orders/orders.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type Trouble = {
  id: string
  number: number
  trouble: OrderTrouble
  establishment: { id: string; slug: string; name: string }
  mode: OrderMode
  status: OrderStatus
  placed_at: Date
  since: Date
  total_cents: number
  phone: string | null
}
export type Pause = {
  establishment: Trouble['establishment']
  until: Date | null
  is_by_clock: boolean
}
export type RestlessPhone = { phone: string; orders: number; left: number; businesses: number }

const MOST_ROWS = 100
/** A customer who waits ten minutes more calls; one who is not answered in five is angry. */
const LATE = sql`interval '10 minutes'`
const UNHEARD = sql`interval '5 minutes'`
const RETURN_ANSWER = sql.raw(`interval '${RETURN_ANSWER_HOURS} hours'`)
/** What nobody answered in two months is no work of today. */
const RETURNS_SEEN = sql`interval '60 days'`
/** So many orders that came to nothing, and more of them than of the others. */
const RESTLESS_ORDERS = 3

/** What is wrong with which orders, and since when. */
export const troubledOrders = (now: Date) => sql`
  select told.*, case told.trouble when 'asking' then told.cancel_asked_at
    when 'late' then told.promised_at when 'return' then told.return_asked_at
    when 'unanswered' then told.respond_by else told.status_since end as since
  from (
    select orders.*, case
      when status not in ('delivered', 'cancelled', 'received') and cancel_asked_at <= ${now}::timestamptz - ${UNHEARD}
        and cancel_denied is null then 'asking'
      when status in ('accepted', 'preparing', 'dispatched')
        and promised_at <= ${now}::timestamptz - ${LATE} then 'late'
      when cancelled_by = 'clock' or (status = 'received' and respond_by <= ${now}) then 'unanswered'
      when cancelled_by in ('team', 'pos') and accepted_at is not null
        and cancel_code <> 'customer-asked' then 'refused' end as trouble
    from orders
    where placed_at >= ${now}::timestamptz - interval '3 days'
      and (status not in ('delivered', 'cancelled') or status_since >= ${now}::timestamptz - interval '24 hours')
    union all
    select orders.*, 'return' as trouble from orders
    where return_asked_at is not null and returned_at is null and return_answered_at is null
      and return_asked_at between ${now}::timestamptz - ${RETURNS_SEEN} and ${now}::timestamptz - ${RETURN_ANSWER}
  ) as told where told.trouble is not null`

/** Owns blocked phones; reads what goes wrong with orders. */
export function orderTroublesStore(connection: Connection) {
  return {
    async list(now: Date): Promise<Trouble[]> {
      const { rows } = await statement<Trouble>`
        select told.id, told.number, told.trouble, told.mode, told.status, told.placed_at, told.total_cents,
          told.contact_phone as phone, told.since,
          jsonb_build_object('id', place.id, 'slug', place.slug, 'name', place.name) as establishment
        from (${troubledOrders(now)}) as told
        join establishments as place on place.id = told.establishment_id
        order by told.since, told.id limit ${MOST_ROWS}
      `.execute(connection)
      return rows
    },

    async pauses(now: Date): Promise<Pause[]> {
      const { rows } = await statement<Pause>`
        select jsonb_build_object('id', place.id, 'slug', place.slug, 'name', place.name) as establishment,
          settings.paused_until as until, settings.is_paused_by_clock as is_by_clock
        from ordering_settings as settings
        join establishments as place on place.id = settings.establishment_id
        where settings.is_paused and (settings.paused_until is null or settings.paused_until > ${now})
        order by settings.updated_at limit ${MOST_ROWS}
      `.execute(connection)
      return rows
    },

    /** Left by the customer, or refused as false. */
    async restlessPhones(now: Date): Promise<RestlessPhone[]> {
      const { rows } = await statement<RestlessPhone>`
        select contact_phone as phone, count(*)::integer as orders,
          count(*) filter (where ${CAME_TO_NOTHING})::integer as "left",
          count(distinct establishment_id)::integer as businesses
        from orders
        where placed_at >= ${now}::timestamptz - interval '30 days' and contact_phone is not null
          and not exists (select from order_blocks where phone = contact_phone)
        group by 1 having count(*) filter (where ${CAME_TO_NOTHING}) >= ${RESTLESS_ORDERS}
          and 2 * count(*) filter (where ${CAME_TO_NOTHING}) > count(*)
        order by 3 desc, 1 limit ${MOST_ROWS}
      `.execute(connection)
      return rows
    },

    async blocks(): Promise<{ phone: string; reason: string; created_at: Date }[]> {
      const { rows } = await statement<{ phone: string; reason: string; created_at: Date }>`
        select phone, reason, created_at from order_blocks order by created_at desc limit 500
      `.execute(connection)
      return rows
    },

    async isBlocked(phone: string): Promise<boolean> {
      const { rows } = await sql`select from order_blocks where phone = ${phone}`.execute(
        connection,
      )
      return rows.length > 0
    },

    async block(phone: string, { reason, by }: { reason: string; by: string }, now: Date) {
      await sql`
        insert into order_blocks (phone, reason, blocked_by, created_at)
        values (${phone}, ${reason}, ${by}, ${now})
        on conflict (phone) do update set reason = excluded.reason
      `.execute(connection)
    },

    async unblock(phone: string): Promise<boolean> {
      const { rows } = await sql`
        delete from order_blocks where phone = ${phone} returning phone
      `.execute(connection)
      return rows.length > 0
    },
  }
}

const CAME_TO_NOTHING = sql`cancel_code in ('customer', 'customer-asked', 'suspicious', 'no-contact')`
