import type { PersonRows } from '../../../platform/database/person-rows.ts'

type Row = Record<string, unknown>

/** What belongs to a person's purchases and names nobody itself. */
export async function collectPurchases(rows: PersonRows, userId: string) {
  const orders = idsOf(await rows.where('plan_orders', 'user_id', userId))
  const payments = await rows.whereIn('plan_payments', 'order_id', orders)
  const refunds = await rows.whereIn('plan_refunds', 'payment_id', idsOf(payments))
  const invoices = await rows.whereIn('plan_invoices', 'order_id', orders)
  return {
    plan_payments: payments,
    plan_refunds: refunds.map(withoutNote),
    plan_grants: await rows.whereIn('plan_grants', 'payment_id', idsOf(payments)),
    plan_invoices: invoices.map(withoutNote),
    plan_withdrawals: (await rows.whereIn('plan_withdrawals', 'order_id', orders)).map(
      ({ decided_by: _by, ...row }) => row,
    ),
    plan_charges: await rows.whereIn('plan_charges', 'order_id', orders),
    plan_card_charges: await rows.whereIn('plan_card_charges', 'order_id', orders),
  }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => String(id))

/** What the team noted for itself is not the person's, nor who wrote. */
const withoutNote = ({ note: _note, requested_by: _by, ...row }: Row): Row => row
