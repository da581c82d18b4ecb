import { createHash, createHmac } from 'node:crypto'
import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { PaymentMethod } from '@portal/contract/guide/establishments/establishment'
import type { PixState } from '@portal/contract/money/house-pix/house-pix.texts'
import type {
  DeliveryAddress,
  NewOrder,
  OrderedLine,
} from '@portal/contract/storefront/orders/order'
import { statusAt } from '@portal/contract/storefront/orders/order-rules'
import type {
  CancelCode,
  KeepCode,
  OrderActor,
  OrderMode,
  OrderStatus,
  ReturnAnswer,
} from '@portal/contract/storefront/orders/orders.texts'

import type { OrderProof } from './customers.rules.ts'

export type OrderEventKind =
  | 'moved'
  | 'cancellation-asked'
  | 'cancellation-denied'
  | 'promised'
  | 'return-asked'
  | 'return-answered'
  | 'returned'

export type ChosenOption = {
  /** Not with the oldest orders. */
  id?: string
  sku?: string | null
  name: string
  quantity: number
  cents: number
  list_cents: number
}

/** A line as it is kept: what was agreed, whatever becomes of the catalogue. */
export type KeptLine = {
  item_id: string
  variant_id: string | null
  name: string
  variant_name: string | null
  sku: string | null
  quantity: number
  base_cents: number
  options_cents: number
  unit_cents: number
  total_cents: number
  options: ChosenOption[]
  /** By their ids, as they were sent. */
  choices: OrderedLine['choices']
  note: string
  is_alcoholic: boolean
}

export type KeptEvent = {
  version: number
  kind: OrderEventKind
  status: OrderStatus
  actor: OrderActor
  created_at: string
}

export type Order = {
  id: string
  establishment_id: string
  number: number
  key: string
  content_hash: Buffer
  user_id: string | null
  catalogue: CatalogueKind
  mode: OrderMode
  status: OrderStatus
  version: number
  placed_at: Date
  status_since: Date
  respond_by: Date
  scheduled_for: Date | null
  promised_at: Date | null
  accepted_at: Date | null
  finished_at: Date | null
  items_cents: number
  delivery_cents: number
  service_cents: number
  total_cents: number
  payment_method: PaymentMethod | null
  change_for_cents: number | null
  zone_minutes: number
  table_id: string | null
  table_label: string | null
  opens_table: boolean
  note: string
  contact_name: string | null
  contact_phone: string | null
  address: DeliveryAddress | null
  cancelled_by: OrderActor | null
  cancel_code: CancelCode | null
  cancel_text: string | null
  cancel_asked_at: Date | null
  cancel_denied: KeepCode | null
  return_asked_at: Date | null
  return_reason: string | null
  return_answer: ReturnAnswer | null
  return_answer_text: string | null
  return_answered_at: Date | null
  returned_at: Date | null
  proof: OrderProof
  address_mark: Buffer | null
  device_mark: Buffer | null
}
export type FoundOrder = Order & {
  lines: KeptLine[]
  events: KeptEvent[]
  pix: PixState | null
  /** Of this phone at this business. */
  orders_of_customer: number
  /** By the system at the counter. */
  external_code: string | null
  micros: number
}

export type NewOrderRow = Omit<
  Order,
  | 'version'
  | 'status'
  | 'status_since'
  | 'accepted_at'
  | 'finished_at'
  | 'promised_at'
  | 'cancelled_by'
  | 'cancel_code'
  | 'cancel_text'
  | 'cancel_asked_at'
  | 'cancel_denied'
  | 'return_asked_at'
  | 'return_reason'
  | 'return_answer'
  | 'return_answer_text'
  | 'return_answered_at'
  | 'returned_at'
> & { token_hash: Buffer; is_adult: boolean }

/** What a step changes beside the version. */
export type OrderChange = Partial<
  Pick<
    Order,
    | 'status'
    | 'status_since'
    | 'promised_at'
    | 'accepted_at'
    | 'finished_at'
    | 'cancelled_by'
    | 'cancel_code'
    | 'cancel_text'
    | 'cancel_asked_at'
    | 'cancel_denied'
    | 'return_asked_at'
    | 'return_reason'
    | 'return_answer'
    | 'return_answer_text'
    | 'return_answered_at'
    | 'returned_at'
  >
>

export type StockLine = { variantId: string; quantity: number }

/** The secret of an order's page: derived, so that no table holds it and every list can link to it. */
export const orderToken = (orderId: string, secret: string) =>
  createHmac('sha256', secret).update(`order\0${orderId}`).digest('base64url')

/** The secret follows the hash sign: no log and no Referer sees it. */
export const orderUrl = (origin: string, token: string) => `${origin}/pedido#token=${token}`

/** What was sent, so that the same key with something else in it is told from a repetition. */
export function contentHash(order: NewOrder): Buffer {
  // A proof of the phone is no part of what was ordered.
  const content = { ...order, phone_code: undefined }
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inside]) => [name, sorted(inside)]))
}

/** The status as the clock has it, whether or not somebody has written it down. */
export const statusOf = (
  { status, respond_by, status_since }: Pick<Order, 'status' | 'respond_by' | 'status_since'>,
  now: Date,
): OrderStatus =>
  statusAt(
    {
      status,
      respond_by: respond_by.toISOString(),
      status_since: status_since.toISOString(),
    },
    now,
  )
