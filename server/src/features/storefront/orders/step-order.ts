import { topics } from '@portal/contract/live/topics'
import type { PosCancelCode } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import {
  TABLE_HOURS,
  UNANSWERED_BEFORE_PAUSE,
} from '@portal/contract/storefront/orders/order-rules'
import type {
  CancelCode,
  OrderActor,
  OrderStatus,
} from '@portal/contract/storefront/orders/orders.texts'
import { orderTexts as texts } from '@portal/contract/storefront/orders/orders.texts'
import { Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { TELL_POS_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Order, OrderChange, OrderEventKind } from './order.rules.ts'
import { ownOrderMoved, ownTopic, toldTopic } from './order-told.rules.ts'
import { kitchensTag, type OrderingSettings, orderingTag } from './ordering.rules.ts'
import type { Within } from './orders.feature.ts'

export type Mover = { actor: OrderActor; userId: string | null }
/** `pos`: as the system at the counter said it, for its own log. */
export type Cancelling = {
  code: CancelCode
  text: string
  pos?: { code: PosCancelCode; reason: string }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** One step beside the state: the event, one version more, and everybody who looks is told. */
export async function noteOnOrder(
  within: Within,
  order: Order,
  step: { kind: OrderEventKind; change: OrderChange; mover: Mover; cancelling?: Cancelling },
  now: Date,
) {
  const { orders, changes } = within
  const { kind, change, mover, cancelling } = step
  if (!(await orders.step(order, change, { kind, ...mover }, now))) {
    throw new Stale(`order ${order.id} moved meanwhile`, texts.moved)
  }
  await tellPos(
    within,
    {
      establishmentId: order.establishment_id,
      orderId: order.id,
      version: order.version + 1,
      mode: order.mode,
      kind,
      status: change.status ?? order.status,
      actor: mover.actor,
      ...(cancelling ? { cancelling } : {}),
    },
    now,
  )
  changes.announce(
    Tag.live(topics.orders(order.establishment_id)),
    Tag.live(topics.order(order.id)),
  )
}

/** In the commit of the step itself; whether a system at the counter is there is asked of its store. */
export async function tellPos(
  { posEvents, jobs }: Pick<Within, 'posEvents' | 'jobs'>,
  step: Parameters<Within['posEvents']['record']>[0],
  now: Date,
) {
  for (const eventId of await posEvents.record(step, now)) await jobs.add(TELL_POS_JOB, { eventId })
}

/**
 * Moves an order whose business is held, whoever moves it, and with it what hangs from it: stock, the
 * table of the visit, the count of orders that nobody answered. Whether the move is allowed was asked.
 */
export async function stepOrder(
  within: Within,
  { order, settings }: { order: Order; settings: OrderingSettings },
  step: { to: OrderStatus; mover: Mover; promisedAt?: Date; cancelling?: Cancelling },
  now: Date,
) {
  const { to, mover, promisedAt, cancelling } = step
  await moveStock(within, order, to, now)
  await noteOnOrder(
    within,
    order,
    {
      kind: 'moved',
      mover,
      ...(cancelling ? { cancelling } : {}),
      change: {
        status: to,
        status_since: now,
        ...(to === 'accepted' ? { accepted_at: now, promised_at: promisedAt ?? null } : {}),
        ...(to === 'ready' || to === 'dispatched' ? { finished_at: now } : {}),
        ...(to === 'cancelled'
          ? {
              cancelled_by: mover.actor,
              cancel_code: cancelling?.code ?? 'other',
              cancel_text: cancelling?.text ?? '',
            }
          : {}),
      },
    },
    now,
  )
  if (order.status === 'received') await within.notifications.settle(toldTopic(order.id), now)
  if (mover.actor !== 'customer') await tellCustomer(within, order, { to, promisedAt }, now)
  if (to === 'accepted') await welcome(within, order, settings, now)
  if (mover.actor === 'clock' && to === 'cancelled')
    await countUnanswered(within, order, settings, now)
}

/** Who ordered with an account and looks elsewhere; their link tells everybody else. */
async function tellCustomer(
  { ordering, notifications }: Within,
  order: Order,
  step: { to: OrderStatus; promisedAt: Date | undefined },
  now: Date,
) {
  if (!order.user_id) return
  const names = await ordering.names([order.establishment_id])
  const name = names.get(order.establishment_id)?.name ?? ''
  const words = ownOrderMoved(order, step, name, now)
  if (!words) return
  await notifications.tell(
    {
      to: { userId: order.user_id },
      kind: 'order-moved',
      topic: ownTopic(order.id),
      ...words,
      path: '/dash-clube#pedidos',
      isOpen: true,
    },
    now,
  )
}

/** Promised until it is accepted, gone from then on, back again where it is cancelled. Each once. */
async function moveStock(
  { orders, stock, changes }: Within,
  order: Order,
  to: OrderStatus,
  now: Date,
) {
  const kind =
    to === 'accepted'
      ? 'sold'
      : to !== 'cancelled'
        ? null
        : order.status === 'received'
          ? 'released'
          : 'returned'
  if (!kind) return
  const lines = await orders.stockLines(order.id)
  if (lines.length === 0) return
  const { establishment_id: place } = order
  await stock.lock(
    null,
    lines.map(({ variantId }) => variantId),
  )
  const changed = await stock.move(place, { kind, orderId: order.id, lines }, now)
  changes.announce(...changed.map(Tag.catalogue))
}

/** The guests of a table are known from their first order on; somebody is there who answers. */
async function welcome(
  { ordering }: Within,
  { establishment_id: place, opens_table: opensTable, table_id: tableId }: Order,
  { unanswered }: OrderingSettings,
  now: Date,
) {
  if (unanswered > 0) await ordering.setUnanswered(place, 0)
  if (opensTable && tableId) {
    await ordering.releaseTable(place, tableId, new Date(now.getTime() + TABLE_HOURS * HOUR_MS))
  }
}

/** Nobody is there: the shop stops taking orders until somebody comes back. */
async function countUnanswered(
  { ordering, holds, changes }: Within,
  order: Order,
  settings: OrderingSettings,
  now: Date,
) {
  const { establishment_id: place } = order
  // Goods that were held for minutes say nothing of a shop that has a day; and one origin says it once,
  // or a stranger's orders would close the shop.
  if (order.proof === null && order.catalogue === 'shop') return
  const since = new Date(now.getTime() - DAY_MS)
  if (await holds.saidUnanswered(order, since)) return
  settings.unanswered += 1
  if (settings.unanswered < UNANSWERED_BEFORE_PAUSE) {
    await ordering.setUnanswered(place, settings.unanswered)
    return
  }
  await ordering.pause(place, { until: null, isByClock: true }, now)
  changes.announce(orderingTag(place), kitchensTag)
}
