import { moneyText } from '../../shared/plan-prices.ts'
import type { OrderPeriod } from './board.ts'
import type { OrderPeriodKind } from './business-day.ts'
import { REFUSAL_WORDS } from './orders.texts.ts'

/** What a week or a month sold, in the words of the screen, its sheet and its paper. Free of zod. */
export const orderPeriodTexts = {
  title: { week: 'Vendas da semana', month: 'Vendas do mês' },
  sold: 'Vendido',
  orders: (count: number) => (count === 1 ? 'em 1 pedido' : `em ${count} pedidos`),
  more: (amount: string, than: string) => `${amount} a mais que ${than}.`,
  less: (amount: string, than: string) => `${amount} a menos que ${than}.`,
  same: (than: string) => `O mesmo que ${than}.`,
  than: {
    week: 'na semana anterior',
    month: 'no mês anterior',
    weekSoFar: 'na semana anterior até este ponto',
    monthSoFar: 'no mês anterior até este ponto',
  },
  average: 'Média por pedido',
  cancelled: 'Cancelados',
  returned: 'Devolvido à loja',
  returnedOrders: (count: number, amount: string) =>
    count === 1 ? `1 compra, ${amount}` : `${count} compras, ${amount}`,
  days: 'Por dia',
  reasons: 'Por que não foram adiante',
  reasonWords: { customer: 'O cliente desistiu', 'no-answer': 'Ninguém respondeu a tempo' },
  items: 'O que mais saiu',
  none: {
    week: 'Nenhum pedido chegou ao fim nesta semana.',
    month: 'Nenhum pedido chegou ao fim neste mês.',
  },
  note: 'Conta os pedidos entregues, pelo dia do negócio. O portal não recebe esse dinheiro.',
} as const
const texts = orderPeriodTexts

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

export const reasonText = ({ code }: Pick<Reason, 'code'>): string =>
  code === 'customer' || code === 'no-answer' ? texts.reasonWords[code] : REFUSAL_WORDS[code]
