import type { Selectable } from 'kysely'
import { bool, int4 } from '../../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../../platform/database/database.ts'
import type { PlanInvoices } from '../../../../platform/database/schema.generated.ts'

export type Invoice = Pick<
  Selectable<PlanInvoices>,
  'status' | 'number' | 'access_key' | 'version'
> & { has_xml: boolean }

type StaffRefund = {
  paymentId: string
  providerId: string
  amountCents: number
  protocol: string
  note: string
  by: string
}

/** What belongs to one order, and owns what the team decides about it. */
export function moneyOrdersStore(connection: Connection) {
  return {
    codesOf: (orderId: string) =>
      connection
        .selectFrom('plan_charges')
        .select(['txid', 'amount_cents', 'status', 'created_at', 'expires_at', 'due_on'])
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .execute(),

    /** That which made the order, or began with it. */
    renewalOf: (orderId: string) =>
      connection
        .selectFrom('plan_renewals')
        .innerJoin('plan_orders', (join) =>
          join.on(({ eb, or, ref }) =>
            or([
              eb('plan_orders.renewal_id', '=', ref('plan_renewals.id')),
              eb('plan_renewals.first_order_id', '=', ref('plan_orders.id')),
            ]),
          ),
        )
        .select(['plan_renewals.status', 'plan_renewals.provider_id'])
        .where('plan_orders.id', '=', orderId)
        .executeTakeFirst(),

    /** With who decided and what was bought. */
    paymentsOf: (which: { orderId: string } | { paymentId: string }) =>
      connection
        .selectFrom('plan_payments as payment')
        .leftJoin('plan_decisions as decided', 'decided.payment_id', 'payment.id')
        .leftJoin('users as decider', 'decider.id', 'decided.decided_by')
        .leftJoin('plan_grants as bought', 'bought.payment_id', 'payment.id')
        .leftJoin('plan_withdrawals as undone', 'undone.order_id', 'payment.order_id')
        .selectAll('payment')
        .select([
          'decided.decision as decided_as',
          'decided.reason as decided_reason',
          'decided.decided_at',
          'decider.name as decided_by',
          'bought.plan_type',
          'bought.reason as grant_reason',
          'bought.period_start',
          'bought.period_end',
          'bought.granted_at',
          'bought.revoked_at',
          'undone.protocol as undone_protocol',
          'undone.requested_at as undone_at',
          'undone.decision as undone_decision',
          'undone.reason as undone_reason',
        ])
        .where(
          'orderId' in which ? 'payment.order_id' : 'payment.id',
          '=',
          'orderId' in which ? which.orderId : which.paymentId,
        )
        .orderBy('payment.recorded_at')
        .execute(),

    refundsOf: (paymentIds: readonly string[]) =>
      connection
        .selectFrom('plan_refunds as refund')
        .leftJoin('users as person', 'person.id', 'refund.requested_by')
        .selectAll('refund')
        .select('person.name as requested_by_name')
        .where(bool`refund.payment_id = any(${paymentIds}::uuid[])`)
        .orderBy('refund.requested_at')
        .execute(),

    ledgerOf: (orderId: string) =>
      connection
        .selectFrom('plan_ledger')
        .innerJoin('plan_payments', 'plan_payments.id', 'plan_ledger.payment_id')
        .select(['plan_ledger.id', 'plan_ledger.amount_cents', 'plan_ledger.at'])
        .where('plan_payments.order_id', '=', orderId)
        .orderBy('plan_ledger.id')
        .execute(),

    /** The key of the form makes the number of the refund: pressed twice it is one. */
    async requestRefund(refund: StaffRefund, now: Date): Promise<boolean> {
      const row = await connection
        .insertInto('plan_refunds')
        .values({ ...rowOf(refund, now), reason: 'by-staff', status: 'requested', check_at: now })
        .onConflict((conflict) => conflict.columns(['payment_id', 'provider_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Done when it is written: no provider is asked, so nothing of it is in the books of one. */
    async keepOutsideRefund(refund: StaffRefund, now: Date): Promise<string> {
      const { id } = await connection
        .insertInto('plan_refunds')
        .values({ ...rowOf(refund, now), reason: 'outside', status: 'done' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async findRefund(paymentId: string, providerId: string) {
      const row = await connection
        .selectFrom('plan_refunds')
        .select(['amount_cents', 'note'])
        .where('payment_id', '=', paymentId)
        .where('provider_id', '=', providerId)
        .executeTakeFirst()
      return row ?? null
    },

    async decisionOf(paymentId: string): Promise<'granted' | 'returned' | null> {
      const row = await connection
        .selectFrom('plan_decisions')
        .select('decision')
        .where('payment_id', '=', paymentId)
        .executeTakeFirst()
      return row?.decision ?? null
    },

    async decide(
      {
        paymentId,
        decision,
        reason,
        by,
      }: { paymentId: string; decision: 'granted' | 'returned'; reason: string; by: string },
      now: Date,
    ) {
      await connection
        .insertInto('plan_decisions')
        .values({ payment_id: paymentId, decision, reason, decided_by: by, decided_at: now })
        .execute()
    },

    async invoiceOf(orderId: string): Promise<Invoice | null> {
      const row = await connection
        .selectFrom('plan_invoices')
        .select(['status', 'number', 'access_key', 'version'])
        .select(bool`xml is not null`.as('has_xml'))
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row ?? null
    },

    async invoiceXmlOf(orderId: string): Promise<string | null> {
      const row = await connection
        .selectFrom('plan_invoices')
        .select('xml')
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row?.xml ?? null
    },

    async saveInvoice(
      orderId: string,
      invoice: {
        status: NonNullable<Invoice>['status']
        number: string
        accessKey: string | null
        xml: string | undefined
        note: string
      },
      now: Date,
    ) {
      const fields = {
        status: invoice.status,
        number: invoice.number,
        access_key: invoice.accessKey,
        note: invoice.note,
        ...(invoice.xml === undefined ? {} : { xml: invoice.xml }),
        updated_at: now,
      }
      await connection
        .insertInto('plan_invoices')
        .values({ order_id: orderId, version: 1, ...fields })
        .onConflict((conflict) =>
          conflict
            .column('order_id')
            .doUpdateSet({ ...fields, version: int4`plan_invoices.version + 1` }),
        )
        .execute()
    },
  }
}

const rowOf = (refund: StaffRefund, now: Date) => ({
  payment_id: refund.paymentId,
  provider_id: refund.providerId,
  amount_cents: refund.amountCents,
  note: refund.note,
  requested_by: refund.by,
  protocol: refund.protocol,
  requested_at: now,
  updated_at: now,
})
