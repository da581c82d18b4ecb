import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { paymentsTexts as texts } from './payments.texts.ts'

type RefundLinesProps = { order: Pick<PlanOrder, 'method' | 'refunds'> }

/** What goes back of a purchase, how far it has come, and the number to ask about it. */
export function RefundLines({ order: { method, refunds } }: RefundLinesProps) {
  const to = texts.backTo[method === 'card' ? 'card' : 'pix']
  return refunds.map(({ protocol, status, amount_cents: cents }) => (
    <p key={protocol} className="text-center">
      {texts.goesBack[status](moneyText(cents), to)}{' '}
      <b className="whitespace-nowrap font-semibold">{texts.protocol(protocol)}</b>
    </p>
  ))
}
