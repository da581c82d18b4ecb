import type { MoneyOrderDetails, MoneyPayment } from '@portal/contract/money/payments/money'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { dayText } from '~/platform/moments.ts'
import { moneyTexts } from './money.texts.ts'

/** Two lines may say the same at the same moment: the key tells them apart. */
type TimelineEntry = { key: string; at: string; text: string }
const texts = moneyTexts.order
const day = (moment: string) => dayText(new Date(moment))

/** Everything that happened to an order, the oldest first. */
export function timelineOf({ order, codes, payments, ledger }: MoneyOrderDetails): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { key: 'placed', at: order.created_at, text: texts.placed },
    ...codes.map(({ txid, created_at, status, due_on }) => ({
      key: `code ${txid}`,
      at: created_at,
      text: due_on
        ? texts.debit(dayText(new Date(`${due_on}T12:00:00-03:00`)), texts.debits[status])
        : texts.code(texts.codes[status]),
    })),
    ...payments.flatMap(entriesOf),
    ...ledger.map(({ id, at, amount_cents }) => ({
      key: `ledger ${id}`,
      at,
      text: texts.ledger(moneyText(amount_cents)),
    })),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function entriesOf(payment: MoneyPayment): TimelineEntry[] {
  const { id, grant, decided, amount_cents, provider_id } = payment
  return [
    {
      key: `paid ${id}`,
      at: payment.paid_at,
      text: texts.paid(moneyText(amount_cents), provider_id),
    },
    ...(decided
      ? [
          {
            key: `decided ${id}`,
            at: decided.at,
            text: texts.decided(decided.by ?? texts.somebody, decided.reason),
          },
        ]
      : []),
    ...(grant
      ? [
          {
            key: `granted ${id}`,
            at: grant.granted_at,
            text: texts.granted(day(grant.starts_at), day(grant.ends_at)),
          },
        ]
      : []),
    ...(payment.withdrawal
      ? [
          {
            key: `withdrawn ${id}`,
            at: payment.withdrawal.requested_at,
            text: texts.withdrawn(payment.withdrawal.protocol),
          },
        ]
      : []),
    ...payment.refunds.map((refund) => ({
      key: `refund ${refund.id}`,
      at: refund.requested_at,
      text: refundText(refund),
    })),
    ...(grant?.revoked_at
      ? [{ key: `revoked ${id}`, at: grant.revoked_at, text: texts.revoked }]
      : []),
  ]
}

function refundText({ amount_cents, reason, status, ...refund }: Refund): string {
  const { protocol, note, requested_by } = refund
  const came = reason === 'outside' ? texts.outside : texts.refunds[status]
  const what = texts.refund(moneyText(amount_cents), came, protocol)
  return note ? what + texts.note(requested_by ?? texts.somebody, note) : what
}
type Refund = MoneyPayment['refunds'][number]
