import { PAYMENT_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import type { DayClosing } from '@portal/contract/storefront/orders/board'
import {
  ORDER_MODE_WORDS,
  ORDER_STATUS_WORDS,
} from '@portal/contract/storefront/orders/orders.texts'
import { csvLine, guarded } from '../../../platform/csv/csv.ts'
import type { FoundOrder } from './order.rules.ts'
import { statusOf } from './order.rules.ts'

const MINUTE_MS = 60_000

type Summary = Pick<
  RowOf<typeof DayClosing>,
  'day' | 'delivered' | 'cancelled' | 'total_cents' | 'mean_preparation_minutes'
>

/** What the summary of a day needs of an order; the board asks for it at every change. */
export type SummedOrder = Pick<
  FoundOrder,
  'status' | 'status_since' | 'respond_by' | 'accepted_at' | 'finished_at' | 'total_cents'
>

/** Of the orders placed on a day; only what arrived is money. */
export function summaryOf(day: string, orders: readonly SummedOrder[], now: Date): Summary {
  const delivered = orders.filter((order) => statusOf(order, now) === 'delivered')
  const minutes = orders.flatMap(({ accepted_at: from, finished_at: to }) =>
    from && to ? [(to.getTime() - from.getTime()) / MINUTE_MS] : [],
  )
  return {
    day,
    delivered: delivered.length,
    cancelled: orders.filter((order) => statusOf(order, now) === 'cancelled').length,
    total_cents: sum(delivered.map(({ total_cents }) => total_cents)),
    mean_preparation_minutes: minutes.length > 0 ? Math.round(sum(minutes) / minutes.length) : null,
  }
}

export function closingOf(
  day: string,
  { start, end }: { start: Date; end: Date },
  orders: readonly FoundOrder[],
  now: Date,
): RowOf<typeof DayClosing> {
  const delivered = orders.filter((order) => statusOf(order, now) === 'delivered')
  return {
    ...summaryOf(day, orders, now),
    starts_at: start,
    ends_at: end,
    items_cents: sum(delivered.map(({ items_cents }) => items_cents)),
    delivery_cents: sum(delivered.map(({ delivery_cents }) => delivery_cents)),
    service_cents: sum(delivered.map(({ service_cents }) => service_cents)),
    by_payment: grouped(delivered, ({ payment_method: method }) =>
      method ? PAYMENT_WORDS[method] : 'Na mesa',
    ).map(({ name, ...rest }) => ({ method: name, ...rest })),
    by_mode: grouped(delivered, ({ mode }) => ORDER_MODE_WORDS[mode]).map(({ name, ...rest }) => ({
      mode: name,
      ...rest,
    })),
    items: itemsOf(delivered),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function grouped(orders: readonly FoundOrder[], nameOf: (order: FoundOrder) => string) {
  const groups = Map.groupBy(orders, nameOf)
  return [...groups]
    .map(([name, own]) => ({
      name,
      orders: own.length,
      total_cents: sum(own.map(({ total_cents }) => total_cents)),
    }))
    .sort((one, other) => other.total_cents - one.total_cents)
}

function itemsOf(orders: readonly FoundOrder[]): RowOf<typeof DayClosing>['items'] {
  const lines = orders.flatMap((order) => order.lines)
  const byName = Map.groupBy(lines, ({ name, variant_name: variant }) =>
    variant ? `${name} · ${variant}` : name,
  )
  return [...byName]
    .map(([name, own]) => ({
      name,
      quantity: sum(own.map(({ quantity }) => quantity)),
      total_cents: sum(own.map(({ total_cents }) => total_cents)),
    }))
    .sort((one, other) => other.quantity - one.quantity || other.total_cents - one.total_cents)
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: CITY_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})
export const reais = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const HEADINGS = [
  'numero',
  'feito_em',
  'situacao',
  'modo',
  'cliente',
  'telefone',
  'bairro',
  'mesa',
  'itens',
  'produtos',
  'entrega',
  'servico',
  'total',
  'pagamento',
]

/** For a spreadsheet: what people typed begins no formula. */
export function sheetOf(orders: readonly FoundOrder[], now: Date): string {
  const rows = orders.map((order) => [
    String(order.number),
    moment.format(order.placed_at),
    ORDER_STATUS_WORDS[statusOf(order, now)],
    ORDER_MODE_WORDS[order.mode],
    order.contact_name ?? '',
    order.contact_phone ?? '',
    order.address?.neighbourhood ?? '',
    order.table_label ?? '',
    order.lines.map(({ quantity, name }) => `${quantity}x ${name}`).join(' | '),
    reais(order.items_cents),
    reais(order.delivery_cents),
    reais(order.service_cents),
    reais(order.total_cents),
    order.payment_method ? PAYMENT_WORDS[order.payment_method] : '',
  ])
  return `\uFEFF${[HEADINGS, ...rows].map((row) => csvLine(row.map(guarded), ';')).join('')}`
}
