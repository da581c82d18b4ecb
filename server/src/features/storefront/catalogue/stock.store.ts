import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type Stock = { onHand: number; reserved: number }
export type StockLine = { variantId: string; quantity: number }
type OrderMove = 'reserved' | 'released' | 'sold' | 'returned'
/** What must have been done for an order before: counting may have begun after it was placed. */
const BEFORE: Record<OrderMove, OrderMove | null> = {
  reserved: null,
  released: 'reserved',
  sold: 'reserved',
  returned: 'sold',
}

/** What each move of an order does to what is there and to what is promised of it. */
const MOVES: Record<OrderMove, { onHand: number; reserved: number }> = {
  reserved: { onHand: 0, reserved: 1 },
  released: { onHand: 0, reserved: -1 },
  sold: { onHand: -1, reserved: -1 },
  returned: { onHand: 1, reserved: 0 },
}

/** Owns stock and its movements: each change is written down in the statement that makes it. */
export function stockStore(connection: Connection) {
  return {
    /**
     * Held in the order of ids, so that two orders never wait for each other. Not counted: not in it. Null is
     * wherever they are: what was ordered of a business may have gone over to another one since.
     */
    async lock(
      establishmentId: string | null,
      variantIds: readonly string[],
    ): Promise<Map<string, Stock>> {
      const { rows } = await statement<Stock & { id: string }>`
        select variant_id as id, on_hand as "onHand", reserved from stock
        where variant_id = any(${[...variantIds]}::uuid[])
          and (${establishmentId}::uuid is null or establishment_id = ${establishmentId})
        order by variant_id for update
      `.execute(connection)
      return new Map(rows.map(({ id, ...stock }) => [id, stock]))
    },

    /** Whether such a variant is sold here. */
    async knows(establishmentId: string, variantId: string): Promise<string | null> {
      const { rows } = await statement<{ name: string }>`
        select item.name || ' · ' || variant.name as name
        from item_variants as variant join catalog_items as item on item.id = variant.item_id
        where variant.establishment_id = ${establishmentId} and variant.id = ${variantId}
          and variant.removed_at is null
      `.execute(connection)
      return rows[0]?.name ?? null
    },

    async setCount(
      { establishmentId, variantId }: { establishmentId: string; variantId: string },
      { onHand, note }: { onHand: number; note: string },
      now: Date,
    ) {
      await sql`
        with before as (select on_hand from stock where variant_id = ${variantId}),
        counted as (
          insert into stock (variant_id, establishment_id, on_hand, updated_at)
          values (${variantId}, ${establishmentId}, ${onHand}, ${now})
          on conflict (variant_id) do update set on_hand = excluded.on_hand, updated_at = excluded.updated_at
          returning on_hand, reserved
        )
        insert into stock_movements (establishment_id, variant_id, kind, on_hand_change, reserved_change,
          on_hand_after, reserved_after, note, created_at)
        select ${establishmentId}, ${variantId}, 'counted',
          on_hand - coalesce((select before.on_hand from before), 0), 0, on_hand, reserved, ${note}, ${now}
        from counted
      `.execute(connection)
    },

    /** Nobody counts it any more. */
    async stopCounting(establishmentId: string, variantId: string) {
      await sql`
        delete from stock where establishment_id = ${establishmentId} and variant_id = ${variantId}
      `.execute(connection)
    },

    /**
     * For orders, on rows that `lock` holds. Variants nobody counts, or nobody counted then, are passed over. The database refuses
     * what would be oversold, and the same move of an order a second time. Something is promised only of the
     * business itself; what was promised is found by its order, wherever it is now. Answers with the businesses
     * whose stock has changed.
     */
    async move(
      establishmentId: string,
      { kind, orderId, lines }: { kind: OrderMove; orderId: string; lines: readonly StockLine[] },
      now: Date,
    ): Promise<string[]> {
      const change = MOVES[kind]
      const before = BEFORE[kind]
      const { rows } = await statement<{ place: string }>`
        with wanted as (
          select "variantId", sum(quantity)::integer as quantity
          from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
            as line ("variantId" uuid, quantity integer) group by 1
        ),
        moved as (
          update stock set on_hand = on_hand + ${change.onHand}::integer * wanted.quantity,
            reserved = reserved + ${change.reserved}::integer * wanted.quantity, updated_at = ${now}
          from wanted
          where stock.variant_id = wanted."variantId"
            and case when ${before}::text is null then stock.establishment_id = ${establishmentId}
              else exists (
                select from stock_movements as earlier where earlier.reference_id = ${orderId}
                  and earlier.variant_id = stock.variant_id and earlier.kind = ${before}) end
          returning stock.establishment_id, stock.variant_id, stock.on_hand, stock.reserved, wanted.quantity
        )
        insert into stock_movements (establishment_id, variant_id, kind, on_hand_change, reserved_change,
          on_hand_after, reserved_after, reference_id, created_at)
        select establishment_id, variant_id, ${kind}, ${change.onHand}::integer * quantity,
          ${change.reserved}::integer * quantity, on_hand, reserved, ${orderId}, ${now}
        from moved returning establishment_id as place
      `.execute(connection)
      return [...new Set(rows.map(({ place }) => place))]
    },
  }
}
