import type { Lane } from './lane.ts'

export type OrderRow = {
  id: string
  user_id: string
  plan_type: string
  reason: string
  status: string
  price_cents: number
  credit_cents: number
  amount_cents: number
}
export type ChargeRow = {
  id: string
  order_id: string
  txid: string
  amount_cents: number
  status: string
  expires_at: string
}
export type RenewalRow = {
  id: string
  user_id: string
  provider_id: string | null
  status: string
  check_at: string | null
}
export type PaymentRow = {
  id: string
  provider: 'pix' | 'stripe'
  provider_id: string
  order_id: string | null
  charge_id: string | null
  amount_cents: number
  decision: string
  paid_at: string
}
export type GrantRow = {
  payment_id: string
  subscription_id: string
  plan_type: string
  reason: string
  period_start: string
  period_end: string
  revoked_at: string | null
}
export type RefundRow = {
  id: string
  payment_id: string
  provider_id: string
  amount_cents: number
  reason: string
  status: string
  requested_at: string
}
export type LedgerRow = {
  id: number
  payment_id: string
  refund_id: string | null
  amount_cents: number
}

/** Everything the portal has written down about the money of two people, at one moment. */
export type Snapshot = {
  orders: OrderRow[]
  charges: ChargeRow[]
  renewals: RenewalRow[]
  payments: PaymentRow[]
  grants: GrantRow[]
  refunds: RefundRow[]
  ledger: LedgerRow[]
  /** Orders a receipt was asked for, and decisions in the audit log by their subject. */
  receipts: string[]
  audits: { subject_id: string; action: string }[]
  hints: string[]
  withdrawals: { order_id: string; decision: string | null }[]
}

const rows = (from: string) => `(select coalesce(json_agg(x), '[]') from (${from}) x)`
const ONE_ANSWER = `
  with o as materialized (select * from plan_orders where user_id = any($1::uuid[])),
    c as materialized (select * from plan_charges where order_id in (select id from o)),
    p as materialized (select * from plan_payments
      where order_id in (select id from o) or provider_id = any($2::text[]))
  select ${rows('select id, user_id, plan_type, reason, status, price_cents, credit_cents, amount_cents from o order by id')} as orders,
    ${rows('select id, order_id, txid, amount_cents, status, expires_at from c order by id')} as charges,
    ${rows('select id, user_id, provider_id, status, check_at from plan_renewals where user_id = any($1::uuid[]) order by id')} as renewals,
    ${rows('select id, provider, provider_id, order_id, charge_id, amount_cents, decision, paid_at from p order by id')} as payments,
    ${rows('select * from plan_grants where payment_id in (select id from p) order by id')} as grants,
    ${rows(`select id, payment_id, provider_id, amount_cents, reason, status, requested_at
      from plan_refunds where payment_id in (select id from p) order by id`)} as refunds,
    ${rows(`select id, payment_id, refund_id, amount_cents from plan_ledger
      where payment_id in (select id from p) order by id`)} as ledger,
    (select coalesce(json_agg(data->>'orderId'), '[]') from jobs.job
      where name = 'payments.send-receipt') as receipts,
    ${rows(`select subject_id, action from audit_log where action like 'plan-payment.%'
      and subject_id in (select id from o)`)} as audits,
    ${rows('select order_id, decision from plan_withdrawals where order_id in (select id from o)')} as withdrawals,
    (select coalesce(json_agg(id order by id), '[]') from payment_hints) as hints`

export async function readSnapshot(
  { query, control, cards }: Pick<Lane, 'query' | 'control' | 'cards'>,
  people: readonly { userId: string }[],
): Promise<Snapshot> {
  const { rows } = await query<Snapshot>({
    name: 'snapshot',
    text: ONE_ANSWER,
    values: [
      people.map(({ userId }) => userId),
      [...control.state().payments.keys(), ...cards.state().invoices.keys()],
    ],
  })
  const [snapshot] = rows
  if (!snapshot) throw new Error('no snapshot')
  return snapshot
}
