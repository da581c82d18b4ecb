import type { OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import type { Lane } from './lane.ts'

type OrderRow = {
  id: string
  status: OrderStatus
  mode: 'delivery' | 'pickup'
  version: number
  respond_by: string
  status_since: string
  returned_at: string | null
  items_cents: number
  delivery_cents: number
  service_cents: number
  total_cents: number
}
type LineRow = {
  order_id: string
  variant_id: string | null
  quantity: number
  total_cents: number
}
type EventRow = { order_id: string; version: number; kind: string; status: OrderStatus }

/** Everything that is written down about some orders, and about what they take from, at one moment. */
export type Snapshot = {
  orders: OrderRow[]
  lines: LineRow[]
  events: EventRow[]
  stock: { on_hand: number; reserved: number }
  isPaused: boolean
  dishCents: number
}

const rows = (from: string) => `(select coalesce(json_agg(x), '[]') from (${from}) x)`
const ONE_ANSWER = `select
  ${rows(`select id, status, mode, version, respond_by, status_since, returned_at, items_cents,
      delivery_cents, service_cents, total_cents
    from orders where id = any($1::uuid[]) order by id`)} as orders,
  ${rows('select * from order_lines where order_id = any($1::uuid[]) order by order_id, position')} as lines,
  ${rows(`select order_id, version, kind, status from order_events
    where order_id = any($1::uuid[]) order by order_id, version`)} as events,
  (select json_build_object('on_hand', on_hand, 'reserved', reserved)
    from stock where variant_id = $2) as stock,
  coalesce((select is_paused from ordering_settings where establishment_id = $3), false) as "isPaused",
  (select price_cents from catalog_items where id = $4) as "dishCents"`

export async function readSnapshot(
  { portal, goods, kitchen, dish }: Lane,
  ids: readonly string[],
): Promise<Snapshot> {
  const { rows } = await portal.deps.pool.query<Snapshot>(ONE_ANSWER, [
    ids,
    goods.variant,
    kitchen.listing.id,
    dish.id,
  ])
  const [snapshot] = rows
  if (!snapshot) throw new Error('no snapshot')
  return snapshot
}
