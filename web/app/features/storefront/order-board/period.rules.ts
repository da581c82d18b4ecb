import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OrderPeriod } from '@portal/contract/storefront/orders/board'
import type { OrderPeriodKind } from '@portal/contract/storefront/orders/business-day'
import { REFUSAL_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import { historyTexts } from './history.texts.ts'

const { period: texts } = historyTexts

/** "R$ 318,00 a mais que na semana anterior até este ponto."; null where there is nothing to compare with. */
export function comparedText(
  kind: OrderPeriodKind,
  { total_cents: sold, before, today, until }: OrderPeriod,
): string | null {
  if (before.delivered === 0) return null
  const isRunning = today <= until
  const than = texts.than[isRunning ? (`${kind}SoFar` as const) : kind]
  const more = sold - before.total_cents
  if (more === 0) return texts.same(than)
  return more > 0 ? texts.more(moneyText(more), than) : texts.less(moneyText(-more), than)
}

type Reason = OrderPeriod['reasons'][number]

export const reasonText = ({ code }: Reason): string =>
  code === 'customer' || code === 'no-answer' ? texts.reasonWords[code] : REFUSAL_WORDS[code]
