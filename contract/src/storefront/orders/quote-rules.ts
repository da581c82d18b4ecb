import type { OrderMode } from './orders.texts.ts'

/** What an order costs, in centavos. Free of zod: the cart shows what the server will say. */

export const SERVICE_PERCENT = 10
/**
 * R$ 1 million: the most one order adds up to, with delivery and service. Dearer, its amounts would come
 * near the end of the integers they are kept in (R$ 21 million), at which nothing can be written.
 */
export const MOST_ORDER_CENTS = 100_000_000

export type QuotedLine = { unit_cents: number; quantity: number }
export type Quote = {
  items_cents: number
  delivery_cents: number
  service_cents: number
  total_cents: number
  /** How much is missing for the least that is delivered there. */
  short_cents: number
  is_too_much: boolean
}
type Asked = {
  mode: OrderMode
  zone: { fee_cents: number; minimum_cents: number } | null
  /** Ticked by the customer; never by default. */
  withService: boolean
}

export function quoteOf(lines: readonly QuotedLine[], { mode, zone, withService }: Asked): Quote {
  const items = lines.reduce((sum, { unit_cents, quantity }) => sum + unit_cents * quantity, 0)
  const delivery = mode === 'delivery' ? (zone?.fee_cents ?? 0) : 0
  const minimum = mode === 'delivery' ? (zone?.minimum_cents ?? 0) : 0
  // Half a centavo is a whole one, as everywhere.
  const service =
    mode === 'table' && withService ? Math.floor((items * SERVICE_PERCENT + 50) / 100) : 0
  const total = items + delivery + service
  return {
    items_cents: items,
    delivery_cents: delivery,
    service_cents: service,
    total_cents: total,
    short_cents: Math.max(0, minimum - items),
    is_too_much: total > MOST_ORDER_CENTS,
  }
}

/** What somebody who pays in cash must be handed back; null where they bring it exact. */
export const changeOf = (totalCents: number, changeForCents: number | null): number | null =>
  changeForCents === null ? null : changeForCents - totalCents
