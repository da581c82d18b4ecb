import type { Selectable } from 'kysely'
import { selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanCardCharges } from '../../../platform/database/schema.generated.ts'

/** An order that the card of a renewal is to pay at once. */
export type CardCharge = {
  orderId: string
  renewalId: string
  /** The provider's; nothing can be paid while it is null. */
  invoiceId: string | null
  status: 'open' | 'settled' | 'refused' | 'removed'
  createdAt: Date
}

/** Owns what is asked of a card outside the periods of its renewal. */
export function cardChargesStore(connection: Connection) {
  const change = (orderId: string, now: Date) =>
    connection
      .updateTable('plan_card_charges')
      .set({ updated_at: now })
      .where('order_id', '=', orderId)

  return {
    /** The request that makes it asks the provider itself: the worker looks only where that was cut off. */
    async insert(
      { orderId, renewalId }: Pick<CardCharge, 'orderId' | 'renewalId'>,
      checkAt: Date,
      now: Date,
    ) {
      await connection
        .insertInto('plan_card_charges')
        .values({
          order_id: orderId,
          renewal_id: renewalId,
          status: 'open',
          check_at: checkAt,
          created_at: now,
          updated_at: now,
        })
        .execute()
    },

    async find(orderId: string): Promise<CardCharge | null> {
      const row = await connection
        .selectFrom('plan_card_charges')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row ? toCharge(row) : null
    },

    async keepInvoice(orderId: string, invoiceId: string, now: Date) {
      await change(orderId, now).set({ invoice_id: invoiceId }).execute()
    },

    /** What came to its end stays there, whatever is heard of it later; money that came is the last word. */
    async end(orderId: string, status: 'settled' | 'refused' | 'removed', now: Date) {
      await change(orderId, now)
        .set({
          status: selected<
            CardCharge['status']
          >`case when status = 'open' or ${status} = 'settled' then ${status} else status end`,
          check_at: null,
        })
        .execute()
    },

    /** The card said no: nothing is asked of it again, and its invoice is still to be withdrawn. */
    async refuse(orderId: string, now: Date) {
      await change(orderId, now)
        .set({ status: 'refused', check_at: now })
        .where('status', '=', 'open')
        .execute()
    },

    async checkAgain(orderId: string, checkAt: Date, now: Date) {
      await change(orderId, now)
        .set({ check_at: checkAt })
        .where('status', '<>', 'settled')
        .execute()
    },

    /** The next look is put off first: a provider that hangs must not hold back the others. */
    async takeDue(now: Date, again: Date, limit: number): Promise<CardCharge[]> {
      const { rows } = await statement<Selectable<PlanCardCharges>>`
        update plan_card_charges set check_at = ${again}
        where order_id in (
          select order_id from plan_card_charges where check_at <= ${now}
          order by check_at limit ${limit} for update skip locked)
        returning *
      `.execute(connection)
      return rows.map(toCharge)
    },
  }
}

const toCharge = (row: Selectable<PlanCardCharges>): CardCharge => ({
  orderId: row.order_id,
  renewalId: row.renewal_id,
  invoiceId: row.invoice_id,
  status: row.status,
  createdAt: row.created_at,
})
