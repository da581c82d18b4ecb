import type { OrderPeriod } from '@portal/contract/storefront/orders/board'
import type { OrderPeriodKind } from '@portal/contract/storefront/orders/business-day'
import {
  reasonText,
  orderPeriodTexts as texts,
} from '@portal/contract/storefront/orders/order-period.texts'
import { csvLine, guarded } from '../../../platform/csv/csv.ts'
import { reais } from './day-closing.rules.ts'

const HEADINGS = ['parte', 'nome', 'quantidade', 'valor']

/** "18/07/2026": a spreadsheet of this country reads it as a day. */
export const dayText = (day: string): string => day.split('-').reverse().join('/')

/** What the screen says, one figure a line, in its words and its order. Names that people typed begin no formula. */
export function periodSheet(kind: OrderPeriodKind, figures: OrderPeriod): string {
  const { from, until, delivered, average_cents, cancelled, returned, before } = figures
  const isRunning = figures.today <= until
  const rows = [
    [texts.title[kind], `${dayText(from)} a ${dayText(until)}`, '', ''],
    [texts.sold, '', String(delivered), reais(figures.total_cents)],
    [texts.average, '', '', average_cents === null ? '' : reais(average_cents)],
    [texts.cancelled, '', String(cancelled), ''],
    [texts.returned, '', String(returned.orders), reais(returned.total_cents)],
    [
      texts.sold,
      texts.than[isRunning ? (`${kind}SoFar` as const) : kind],
      String(before.delivered),
      reais(before.total_cents),
    ],
    ...figures.days.map((one) => [
      texts.days,
      dayText(one.day),
      String(one.delivered),
      reais(one.total_cents),
    ]),
    ...figures.items.map((item) => [
      texts.items,
      item.name,
      String(item.quantity),
      reais(item.total_cents),
    ]),
    ...figures.reasons.map((reason) => [
      texts.reasons,
      reasonText(reason),
      String(reason.orders),
      '',
    ]),
  ]
  return `\uFEFF${[HEADINGS, ...rows].map((row) => csvLine(row.map(guarded), ';')).join('')}`
}
