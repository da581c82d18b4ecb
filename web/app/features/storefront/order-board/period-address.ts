import type { OrderPeriodKind } from '@portal/contract/storefront/orders/business-day'

/** The week or the month in an address; none is the day. Loaded with the board: nothing else is here. */
const PERIOD = 'periodo'
const WORDS = { week: 'semana', month: 'mes' } as const

export const periodIn = (search: URLSearchParams): OrderPeriodKind | null =>
  (['week', 'month'] as const).find((kind) => WORDS[kind] === search.get(PERIOD)) ?? null

export function withPeriod(search: URLSearchParams, kind: OrderPeriodKind | null): string {
  const next = new URLSearchParams(search)
  if (kind) next.set(PERIOD, WORDS[kind])
  else next.delete(PERIOD)
  return `?${next}`
}
