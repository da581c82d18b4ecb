import type { MoneyOrderDetails } from '@portal/contract/payments/money'
import { moneyText } from '@portal/contract/plans/plan-rules'
import { dayText } from '~/platform/moments.ts'
import { moneyTexts } from './money.texts.ts'

export type TimelineEntry = { at: string; text: string }
const texts = moneyTexts.order
const day = (moment: string) => dayText(new Date(moment))

/** Everything that happened to an order, the oldest first. */
export function timelineOf({ order, codes, payments, ledger }: MoneyOrderDetails): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { at: order.created_at, text: texts.placed },
    ...codes.map(({ created_at, status }) => ({
      at: created_at,
      text: texts.code(texts.codes[status]),
    })),
    ...payments.flatMap(entriesOf),
    ...ledger.map((line) => ({ at: line.at, text: texts.ledger(moneyText(line.amount_cents)) })),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function entriesOf(payment: MoneyOrderDetails['payments'][number]): TimelineEntry[] {
  const { grant, decided } = payment
  return [
    { at: payment.paid_at, text: texts.paid(moneyText(payment.amount_cents), payment.provider_id) },
    ...(decided
      ? [{ at: decided.at, text: texts.decided(decided.by ?? texts.somebody, decided.reason) }]
      : []),
    ...(grant
      ? [{ at: grant.granted_at, text: texts.granted(day(grant.starts_at), day(grant.ends_at)) }]
      : []),
    ...payment.refunds.map((refund) => ({
      at: refund.requested_at,
      text:
        texts.refund(
          moneyText(refund.amount_cents),
          texts.refunds[refund.status],
          refund.protocol,
        ) + (refund.note ? texts.note(refund.requested_by ?? texts.somebody, refund.note) : ''),
    })),
    ...(grant?.revoked_at ? [{ at: grant.revoked_at, text: texts.revoked }] : []),
  ]
}
