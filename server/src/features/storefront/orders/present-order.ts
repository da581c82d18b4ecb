import type { RowOf } from '@portal/contract/shared/endpoint'
import type { OrderReturn } from '@portal/contract/storefront/orders/order'
import {
  mayReturn,
  returnAnswerBy,
  usualPromise,
  wayOut,
} from '@portal/contract/storefront/orders/order-rules'
import type { FoundOrder } from './order.rules.ts'
import { statusOf } from './order.rules.ts'
import { orderMessage, whatsAppUrl } from './order-message.rules.ts'
import { addressOf, type OrderingPlace } from './ordering.rules.ts'

/** What both sides read, as the clock has it at this moment. */
function shared(order: FoundOrder, now: Date) {
  const status = statusOf(order, now)
  const isEndedByClock = status !== order.status
  const since = isEndedByClock && status === 'cancelled' ? order.respond_by : order.status_since
  return {
    ...order,
    status,
    status_since: since,
    events: [
      ...order.events.map(({ status: reached, kind, actor, created_at: at }) => ({
        status: reached,
        kind,
        by: actor,
        at: new Date(at),
      })),
      ...(isEndedByClock
        ? [{ status, kind: 'moved' as const, by: 'clock' as const, at: since }]
        : []),
    ],
    cancellation: cancellationOf(order, isEndedByClock && status === 'cancelled'),
    cancellation_request: order.cancel_asked_at && {
      asked_at: order.cancel_asked_at,
      denied: order.cancel_denied,
    },
    return: returnOf(order),
    contact: contactOf(order),
  }
}

function cancellationOf(order: FoundOrder, isUnanswered: boolean) {
  if (isUnanswered) return { by: 'clock' as const, code: 'no-answer' as const, text: '' }
  const { cancelled_by: by, cancel_code: code, cancel_text: text } = order
  return by && code ? { by, code, text: text ?? '' } : null
}

function returnOf(order: FoundOrder): RowOf<typeof OrderReturn> | null {
  const { return_asked_at: asked, return_answer: code, return_answered_at: at } = order
  if (!asked) return null
  return {
    status: order.returned_at ? 'received' : code ? 'answered' : 'asked',
    reason: order.return_reason ?? '',
    asked_at: asked,
    answer_by: returnAnswerBy(asked),
    answer: code && at && { code, text: order.return_answer_text ?? '', at },
  }
}

const contactOf = (order: FoundOrder) =>
  order.contact_name === null && order.contact_phone === null
    ? null
    : { name: order.contact_name ?? '', phone: order.contact_phone, address: order.address }

export function presentFollowed(
  order: FoundOrder,
  { place, url, waitsForProof }: { place: OrderingPlace; url: string; waitsForProof: boolean },
  now: Date,
) {
  const present = shared(order, now)
  const { status, catalogue, status_since } = present
  return {
    ...present,
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
) {
  const present = shared(order, now)
  const name = order.contact_name?.split(' ')[0] ?? ''
  const greeting = `Olá${name ? `, ${name}` : ''}! Aqui é de ${place.name}, sobre o seu pedido ${order.number}. `
  return {
    ...present,
    contact: seesCustomers
      ? present.contact
      : present.contact && { name, phone: null, address: null },
    usual_promise_at: usualPromise(order, content, now),
    whatsapp_url: seesCustomers ? whatsAppUrl(order.contact_phone, greeting) : null,
  }
}
