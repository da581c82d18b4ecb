import { kitchenState } from '@portal/contract/storefront/orders/ordering-time-rules'
import type { OrderMode } from '@portal/contract/storefront/orders/orders.texts'
import type { KeptLine } from './order.rules.ts'
import { boardPath, orderWaiting, toldTopic } from './order-told.rules.ts'
import type { OrderingPlace } from './ordering.rules.ts'
import type { Within } from './orders.feature.ts'

type Arrived = {
  id: string
  number: number
  mode: OrderMode
  scheduledFor: Date | null
  lines: readonly KeptLine[]
  total_cents: number
  respondBy: Date
  tableLabel: string | null
}

/** Everybody whose role answers orders, wherever they are; it ends with the time they have for it. */
export async function tellTeam(
  { notifications }: Pick<Within, 'notifications'>,
  place: OrderingPlace,
  { id, lines, scheduledFor, respondBy, tableLabel, ...order }: Arrived,
  now: Date,
) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const placed = {
    ...order,
    table_label: tableLabel,
    respond_by: respondBy,
    scheduled_for: scheduledFor,
  }
  await notifications.tell(
    {
      to: { establishmentId: place.id, right: 'orders.move' },
      kind: 'order-waiting',
      topic: toldTopic(id),
      ...orderWaiting(placed, units, place.name, now),
      path: boardPath(place.id),
      establishmentId: place.id,
      isOpen: kitchenState({ hours: place.hours, preparation_minutes: 0 }, now).is_open,
      expiresAt: respondBy,
    },
    now,
  )
}
