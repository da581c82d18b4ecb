import type { OrderActor, OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  isBehindPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import type { WaitingAt, WaitingCount } from '../../../platform/feature.ts'
import type { SummedOrder } from './day-closing.rules.ts'
import type {
  FoundOrder,
  KeptLine,
  NewOrderRow,
  Order,
  OrderChange,
  OrderEventKind,
  StockLine,
} from './order.rules.ts'

const OPEN = sql`orders.status not in ('delivered', 'cancelled')`
const PAGE = 30
/** More than anybody works on at once: what is older comes after them. */
const MOST_RETURNS = 50
/** More than a sheet is for; who has more asks for fewer days. */
const MOST_IN_A_SHEET = 10_000

const IS_RETURN_ASKED = sql`orders.return_asked_at is not null and orders.returned_at is null
  and orders.return_answer is null`
type Window = Pick<WaitingAt, 'establishmentId' | 'after' | 'limit'>

/** Owns orders, their lines and what became of them. Everything is written under the business's settings. */
export function ordersStore(connection: Connection) {
  /** `by` is the moment that a page of them goes on by. */
  async function read(which: RawBuilder<unknown>, by = 'placed_at'): Promise<FoundOrder[]> {
    const { rows } = await statement<FoundOrder>`
      select orders.*, ${microsOf(`orders.${by}`)} as micros,
        (select coalesce(jsonb_agg(to_jsonb(line) - 'order_id' - 'position' order by line.position), '[]')
          from order_lines as line where line.order_id = orders.id) as lines,
        (select coalesce(jsonb_agg(jsonb_build_object('version', event.version, 'kind', event.kind,
            'status', event.status, 'actor', event.actor, 'created_at', event.created_at)
            order by event.version), '[]')
          from order_events as event where event.order_id = orders.id) as events,
        case when orders.contact_phone is null then 0 else (
          select count(*)::integer from orders as other
          where other.establishment_id = orders.establishment_id
            and other.contact_phone = orders.contact_phone) end as orders_of_customer,
        (select status from house_pix_charges where order_id = orders.id) as pix,
        (select external_code from pos_orders where order_id = orders.id) as external_code
      from orders where ${which}
    `.execute(connection)
    return rows
  }
  async function countWhere(
    establishmentIds: readonly string[],
    which: RawBuilder<unknown>,
  ): Promise<WaitingCount[]> {
    const { rows } = await statement<WaitingCount>`
      select orders.establishment_id, count(*)::integer as count from orders
      where orders.establishment_id = any(${[...establishmentIds]}::uuid[]) and ${which}
      group by orders.establishment_id
    `.execute(connection)
    return rows
  }
  const one = async (which: RawBuilder<unknown>) => (await read(which))[0] ?? null

  return {
    find: (establishmentId: string, id: string) =>
      one(sql`orders.establishment_id = ${establishmentId} and orders.id = ${id}`),
    findByToken: (tokenHash: Buffer) => one(sql`orders.token_hash = ${tokenHash}`),

    async findByKey(establishmentId: string, key: string): Promise<Order | null> {
      const { rows } = await statement<Order>`
        select * from orders where establishment_id = ${establishmentId} and key = ${key}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Whether the secret of a private link is that of this order. */
    async hasToken(id: string, tokenHash: Buffer): Promise<boolean> {
      const { rows } = await sql`
        select 1 from orders where id = ${id} and token_hash = ${tokenHash}
      `.execute(connection)
      return rows.length > 0
    },

    listOpen: (establishmentId: string) =>
      read(sql`orders.establishment_id = ${establishmentId} and ${OPEN}
        order by orders.placed_at, orders.id`),

    /** Goods that are to come back, the first asked first. */
    listReturns: (establishmentId: string) =>
      read(sql`orders.establishment_id = ${establishmentId} and orders.return_asked_at is not null
        and orders.returned_at is null order by orders.return_asked_at, orders.id limit ${MOST_RETURNS}`),

    /** Nobody has accepted them, those that run out first before the others. */
    async listReceived({ establishmentId, after, limit }: Window, now: Date) {
      const behind = after ? isBehindPlace('orders.respond_by', 'orders.id', after) : sql`true`
      return read(
        sql`orders.establishment_id = ${establishmentId} and ${OPEN}
          and orders.status = 'received' and orders.respond_by > ${now} and ${behind}
          order by orders.respond_by, orders.id limit ${limit}`,
        'respond_by',
      )
    },

    /** Nobody has said how they come back, the first asked first. */
    async listAskedReturns({ establishmentId, after, limit }: Window) {
      const behind = after ? isBehindPlace('orders.return_asked_at', 'orders.id', after) : sql`true`
      return read(
        sql`orders.establishment_id = ${establishmentId} and ${IS_RETURN_ASKED} and ${behind}
          order by orders.return_asked_at, orders.id limit ${limit}`,
        'return_asked_at',
      )
    },

    countReceived: (establishmentIds: readonly string[], now: Date) =>
      countWhere(
        establishmentIds,
        sql`${OPEN} and orders.status = 'received' and orders.respond_by > ${now}`,
      ),

    countAskedReturns: (establishmentIds: readonly string[]) =>
      countWhere(establishmentIds, IS_RETURN_ASKED),

    /** Placed between the two, the oldest first. */
    listDay: (establishmentId: string, { start, end }: { start: Date; end: Date }) =>
      read(sql`orders.establishment_id = ${establishmentId} and orders.placed_at >= ${start}
        and orders.placed_at < ${end} order by orders.placed_at, orders.id limit ${MOST_IN_A_SHEET}`),

    /** The same orders without what was ordered: a busy evening has hundreds. */
    async listDaySums(
      establishmentId: string,
      { start, end }: { start: Date; end: Date },
    ): Promise<SummedOrder[]> {
      const { rows } = await statement<SummedOrder>`
        select status, status_since, respond_by, accepted_at, finished_at, total_cents from orders
        where establishment_id = ${establishmentId} and placed_at >= ${start} and placed_at < ${end}
        limit ${MOST_IN_A_SHEET}
      `.execute(connection)
      return rows
    },

    async list(
      establishmentId: string,
      filter: {
        from: Date | null
        until: Date | null
        status: OrderStatus | null
        search: string | null
      },
      after: ListPosition | null,
    ) {
      const { from, until, status, search } = filter
      const number = search && /^\d{1,9}$/.test(search) ? Number(search) : null
      const rows = await read(sql`orders.establishment_id = ${establishmentId}
        and ${from ? sql`orders.placed_at >= ${from}` : sql`true`}
        and ${until ? sql`orders.placed_at < ${until}` : sql`true`}
        and ${status ? sql`orders.status = ${status}` : sql`true`}
        and ${
          search
            ? sql`(orders.number = ${number}::integer or orders.contact_phone = ${search}
                or strpos(lower(orders.contact_name), lower(${search})) > 0
                or orders.table_label = ${search})`
            : sql`true`
        }
        and ${after ? isAfterPlace('orders.placed_at', 'orders.id', after) : sql`true`}
        order by orders.placed_at desc, orders.id desc limit ${PAGE + 1}`)
      return toPage(rows, PAGE)
    },

    async listOf(userId: string, after: ListPosition | null) {
      const rows = await read(sql`orders.user_id = ${userId}
        and ${after ? isAfterPlace('orders.placed_at', 'orders.id', after) : sql`true`}
        order by orders.placed_at desc, orders.id desc limit ${PAGE + 1}`)
      return toPage(rows, PAGE)
    },

    /** Orders for later that a half hour has already. */
    async countInSlot(establishmentId: string, slot: Date): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from orders
        where establishment_id = ${establishmentId} and scheduled_for = ${slot}
          and status <> 'cancelled'
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    async add(order: NewOrderRow, lines: readonly KeptLine[]) {
      const { address, ...fields } = order
      await connection
        .insertInto('orders')
        .values({
          ...fields,
          address: address && JSON.stringify(address),
          status: 'received',
          status_since: order.placed_at,
        })
        .execute()
      await connection
        .insertInto('order_lines')
        .values(
          lines.map((line, position) => ({
            ...line,
            options: JSON.stringify(line.options),
            choices: JSON.stringify(line.choices),
            order_id: order.id,
            position,
          })),
        )
        .execute()
    },

    /** One step: the change, one version more, and its event. False where another one came first. */
    async step(
      { id, version }: Pick<Order, 'id' | 'version'>,
      change: OrderChange,
      event: { kind: OrderEventKind; actor: OrderActor; userId: string | null },
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('orders')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await this.record({ id, version: version + 1 }, event, now)
      return true
    },

    /** Under the settings of the business, like every write; no step of the order. */
    async prove(id: string, respondBy: Date) {
      await sql`
        update orders set proof = 'phone', respond_by = ${respondBy} where id = ${id}
      `.execute(connection)
    },

    async record(
      { id, version }: Pick<Order, 'id' | 'version'>,
      { kind, actor, userId }: { kind: OrderEventKind; actor: OrderActor; userId: string | null },
      now: Date,
    ) {
      await sql`
        insert into order_events (order_id, version, kind, status, actor, user_id, created_at)
        select id, ${version}, ${kind}, status, ${actor}, ${userId}, ${now} from orders where id = ${id}
      `.execute(connection)
    },

    /** What was ordered of variants; the rest has no stock. */
    async stockLines(id: string): Promise<StockLine[]> {
      const { rows } = await statement<StockLine>`
        select variant_id as "variantId", sum(quantity)::integer as quantity from order_lines
        where order_id = ${id} and variant_id is not null group by 1 order by 1
      `.execute(connection)
      return rows
    },

    /** Businesses whose orders the clock has something to say to. */
    async placesDue(now: Date, ends: { ready: Date; dispatched: Date }): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select distinct establishment_id as id from orders where ${isDue(now, ends)}
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async listDue(
      establishmentId: string,
      now: Date,
      ends: { ready: Date; dispatched: Date },
    ): Promise<Order[]> {
      const { rows } = await statement<Order>`
        select * from orders where establishment_id = ${establishmentId} and ${isDue(now, ends)}
        order by respond_by, id
      `.execute(connection)
      return rows
    },

    /** Names, phones and addresses that have been kept long enough. */
    async forget(before: Date, now: Date): Promise<number> {
      return forgetWhere(sql`placed_at < ${before}`, now)
    },

    forgetPerson: (userId: string, now: Date) => forgetWhere(sql`user_id = ${userId}`, now),
  }

  async function forgetWhere(which: RawBuilder<unknown>, now: Date): Promise<number> {
    const { numAffectedRows } = await sql`
      update orders set contact_name = null, contact_phone = null, address = null, note = '',
        return_reason = case when return_asked_at is not null then '' end, address_mark = null,
        device_mark = null, forgotten_at = ${now}
      where forgotten_at is null and ${OPEN_IS_OVER} and ${which}
    `.execute(connection)
    return Number(numAffectedRows ?? 0n)
  }
}

const OPEN_IS_OVER = sql`status in ('delivered', 'cancelled')`

const isDue = (now: Date, { ready, dispatched }: { ready: Date; dispatched: Date }) => sql`(
  (status = 'received' and respond_by <= ${now})
  or (status = 'ready' and status_since <= ${ready})
  or (status = 'dispatched' and status_since <= ${dispatched}))`
