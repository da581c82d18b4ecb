import type { OwnOrder } from '@portal/contract/orders/board'
import type { FollowedOrder } from '@portal/contract/orders/order'
import {
  mayReturn,
  returnAnswerBy,
  usualPromise,
  wayOut,
} from '@portal/contract/orders/order-rules'
import type { FoundOrder } from './order.rules.ts'
import { statusOf } from './order.rules.ts'
import { orderMessage, whatsAppUrl } from './order-message.rules.ts'
import { addressOf, type OrderingPlace } from './ordering.rules.ts'

type Shared = Omit<
  OwnOrder,
  'external_code' | 'orders_of_customer' | 'opens_table' | 'usual_promise_at' | 'whatsapp_url'
>

/** What both sides read, as the clock has it at this moment. */
function shared(order: FoundOrder, now: Date): Shared {
  const status = statusOf(order, now)
  const isEndedByClock = status !== order.status
  const since = isEndedByClock && status === 'cancelled' ? order.respond_by : order.status_since
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    catalogue: order.catalogue,
    mode: order.mode,
    status,
    status_since: since.toISOString(),
    placed_at: order.placed_at.toISOString(),
    respond_by: order.respond_by.toISOString(),
    scheduled_for: order.scheduled_for?.toISOString() ?? null,
    promised_at: order.promised_at?.toISOString() ?? null,
    lines: order.lines.map((line) => ({
      item_id: line.item_id,
      name: line.name,
      variant_name: line.variant_name,
      quantity: line.quantity,
      unit_cents: line.unit_cents,
      total_cents: line.total_cents,
      options: line.options.map(({ name, quantity }) => ({ name, quantity })),
      note: line.note,
      is_alcoholic: line.is_alcoholic,
    })),
    items_cents: order.items_cents,
    delivery_cents: order.delivery_cents,
    service_cents: order.service_cents,
    total_cents: order.total_cents,
    payment_method: order.payment_method,
    change_for_cents: order.change_for_cents,
    table_label: order.table_label,
    note: order.note,
    events: [
      ...order.events.map(({ status: reached, kind, actor, created_at: at }) => ({
        status: reached,
        kind,
        by: actor,
        at: new Date(at).toISOString(),
      })),
      ...(isEndedByClock
        ? [{ status, kind: 'moved' as const, by: 'clock' as const, at: since.toISOString() }]
        : []),
    ],
    cancellation: cancellationOf(order, isEndedByClock && status === 'cancelled'),
    cancellation_request: order.cancel_asked_at && {
      asked_at: order.cancel_asked_at.toISOString(),
      denied: order.cancel_denied,
    },
    return: returnOf(order),
    contact: contactOf(order),
  }
}

function cancellationOf(order: FoundOrder, isUnanswered: boolean): Shared['cancellation'] {
  if (isUnanswered) return { by: 'clock', code: 'no-answer', text: '' }
  const { cancelled_by: by, cancel_code: code, cancel_text: text } = order
  return by && code ? { by, code, text: text ?? '' } : null
}

function returnOf(order: FoundOrder): Shared['return'] {
  const { return_asked_at: asked, return_answer: code, return_answered_at: at } = order
  if (!asked) return null
  return {
    status: order.returned_at ? 'received' : code ? 'answered' : 'asked',
    reason: order.return_reason ?? '',
    asked_at: asked.toISOString(),
    answer_by: returnAnswerBy(asked).toISOString(),
    answer: code && at && { code, text: order.return_answer_text ?? '', at: at.toISOString() },
  }
}

const contactOf = (order: FoundOrder): Shared['contact'] =>
  order.contact_name === null && order.contact_phone === null
    ? null
    : { name: order.contact_name ?? '', phone: order.contact_phone, address: order.address }

export function presentFollowed(
  order: FoundOrder,
  { place, url, waitsForProof }: { place: OrderingPlace; url: string; waitsForProof: boolean },
  now: Date,
): FollowedOrder {
  const present = shared(order, now)
  const { status, catalogue, status_since } = present
  return {
    ...present,
    lines: present.lines.map((line, index) => ({
      ...line,
      variant_id: order.lines[index]?.variant_id ?? null,
      choices: order.lines[index]?.choices ?? [],
    })),
    establishment: {
      id: place.id,
      slug: place.slug,
      name: place.name,
      phone: place.phone ?? place.whatsapp,
      cnpj: place.cnpj,
      address: addressOf(place),
    },
    waits_for_proof: waitsForProof,
    whatsapp_url: whatsAppUrl(place.whatsapp, orderMessage(order, url)),
    way_out: wayOut({ status, isAsked: order.cancel_asked_at !== null }),
    may_return: !order.return_asked_at && mayReturn({ catalogue, status, status_since }, now),
  }
}

type Seeing = {
  place: { name: string }
  content: { preparation_minutes: number }
  /** Who cooks calls a first name, and needs neither phone nor address. */
  seesCustomers: boolean
}

export function presentOwn(
  order: FoundOrder,
  { place, content, seesCustomers }: Seeing,
  now: Date,
): OwnOrder {
  const present = shared(order, now)
  const name = order.contact_name?.split(' ')[0] ?? ''
  const greeting = `Olá${name ? `, ${name}` : ''}! Aqui é de ${place.name}, sobre o seu pedido ${order.number}. `
  return {
    ...present,
    contact: seesCustomers
      ? present.contact
      : present.contact && { name, phone: null, address: null },
    orders_of_customer: order.orders_of_customer,
    opens_table: order.opens_table,
    external_code: order.external_code,
    usual_promise_at: usualPromise(order, content, now).toISOString(),
    whatsapp_url: seesCustomers ? whatsAppUrl(order.contact_phone, greeting) : null,
  }
}
