import {
  type CancelledEventCode,
  EVENT_CODE_OF_CANCEL,
  OPEN_DELIVERY_BASE,
  type PosCancelCode,
  type PosEventType,
} from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import type { PosEvent } from '@portal/contract/storefront/open-delivery/pos-order'
import {
  type CancelCode,
  type OrderActor,
  type OrderMode,
  type OrderStatus,
  REFUSAL_SENTENCES,
} from '@portal/contract/storefront/orders/orders.texts'

type Metadata = { reason: string; code: CancelledEventCode }
export type NewPosEvent = { type: PosEventType; metadata: Metadata | null }

/** A step of an order as its business wrote it down. */
export type PosStep = {
  establishmentId: string
  orderId: string
  version: number
  mode: OrderMode
  kind:
    | 'moved'
    | 'cancellation-asked'
    | 'cancellation-denied'
    | 'promised'
    | 'return-asked'
    | 'return-answered'
    | 'returned'
  status: OrderStatus
  actor: OrderActor
  cancelling?: {
    code: CancelCode
    text: string
    pos?: { code: PosCancelCode; reason: string }
  }
}

const CUSTOMER = 'CONSUMER_CANCELLATION_REQUESTED' as const
const plain = (type: PosEventType): NewPosEvent => ({ type, metadata: null })

/** What the system at the counter is told of a step; nothing of what is only between us and the customer. */
export function posEventsOf(step: PosStep): NewPosEvent[] {
  switch (step.kind) {
    case 'moved':
      return movedTo(step)
    case 'cancellation-asked': {
      const metadata = { reason: 'O cliente pediu o cancelamento.', code: CUSTOMER }
      return [{ type: 'ORDER_CANCELLATION_REQUEST', metadata }]
    }
    case 'cancellation-denied': {
      const metadata = { reason: 'O negócio não aceitou cancelar.', code: CUSTOMER }
      return [{ type: 'CANCELLED_DENIED', metadata }]
    }
    case 'promised':
    case 'return-asked':
    case 'return-answered':
    case 'returned':
      return []
  }
}

function movedTo(step: PosStep): NewPosEvent[] {
  switch (step.status) {
    case 'received':
      return [plain('CREATED')]
    case 'accepted':
      return [plain('CONFIRMED')]
    case 'preparing':
      return [plain('PREPARING')]
    case 'ready':
      return [plain('READY_FOR_PICKUP')]
    case 'dispatched':
      return [plain('DISPATCHED')]
    case 'delivered': {
      // Nobody said that it arrived: it is only over.
      if (step.actor === 'clock') return [plain('CONCLUDED')]
      return [plain(step.mode === 'delivery' ? 'DELIVERED' : 'PICKED_UP'), plain('CONCLUDED')]
    }
    case 'cancelled':
      return cancelled(step)
  }
}

function cancelled({ cancelling, actor }: PosStep): NewPosEvent[] {
  const { code = 'other', text = '', pos } = cancelling ?? {}
  if (pos) {
    return [
      { type: 'CANCELLATION_REQUESTED', metadata: pos },
      { type: 'CANCELLED', metadata: pos },
    ]
  }
  const reason = text || reasonOf(code, actor)
  return [{ type: 'CANCELLED', metadata: { reason, code: EVENT_CODE_OF_CANCEL[code] } }]
}

function reasonOf(code: CancelCode, actor: OrderActor): string {
  if (code === 'customer') return 'O cliente cancelou o pedido.'
  if (code === 'no-answer') return 'Ninguém aceitou o pedido a tempo.'
  return actor === 'team' ? REFUSAL_SENTENCES[code] : 'Pedido cancelado.'
}

export type KeptPosEvent = {
  id: string
  type: PosEventType
  orderId: string
  metadata: Metadata | null
  createdAt: Date
}

const orderUrl = (origin: string, orderId: string) =>
  `${origin}${OPEN_DELIVERY_BASE}/v1/orders/${orderId}`

export const presentEvent = (
  { id, type, orderId, metadata, createdAt }: KeptPosEvent,
  { origin, appId }: { origin: string; appId: string },
): PosEvent => ({
  eventId: id,
  eventType: type,
  orderId,
  orderURL: orderUrl(origin, orderId),
  createdAt: createdAt.toISOString(),
  sourceAppId: appId,
  // The standard wants it with an acceptance too, where nothing in it is needed.
  ...(metadata ? { metadata } : type === 'CONFIRMED' ? { metadata: {} } : {}),
})
