import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

const FORGOTTEN = sql`buyer_name = null, buyer_document = null, buyer_document_hint = null,
  buyer_document_hash = null`

/** What of a purchase says who bought it, and the end of that. What was paid, when and for what stays. */
export function planBuyersStore(connection: Connection) {
  return {
    /** A renewal that was begun and not paid yet is looked at now: nobody wants it any more. */
    async checkBegunRenewals(userId: string, now: Date) {
      await connection
        .updateTable('plan_renewals')
        .set({ check_at: now, updated_at: now })
        .where('user_id', '=', userId)
        .where('status', '=', 'pending')
        .execute()
    },

    /** Of what was paid since that moment the name, the document and the invoice stay. */
    async forgetPerson(userId: string, paidSince: Date) {
      await connection
        .updateTable('plan_orders')
        .set({ accepted_from: null })
        .where('user_id', '=', userId)
        .execute()
      await forget(
        sql`o.user_id = ${userId} and not ${wasPaid(paidSince)}`,
        sql`${FORGOTTEN}`,
        connection,
      )
    },

    /** How many are forgotten now: what nobody paid, and what was paid by who has no account any more. */
    async forgetOld({ paidSince, openSince }: { paidSince: Date; openSince: Date }) {
      const ended = sql`o.status in ('expired', 'canceled')`
      return forget(
        sql`o.buyer_name is not null and ((o.user_id is null and not ${wasPaid(paidSince)}
            and o.status not in ('awaiting_payment', 'scheduled'))
          or (${ended} and o.updated_at < ${openSince} and not ${wasPaid(null)}))`,
        sql`${FORGOTTEN}, accepted_from = null`,
        connection,
      )
    },

    /** What is known of who is gone beside their purchases, once the operator of cards was told. */
    async forgetTraces() {
      await connection
        .updateTable('plan_orders')
        .set({ accepted_from: null })
        .where('user_id', 'is', null)
        .where('accepted_from', 'is not', null)
        .execute()
      await connection
        .updateTable('plan_renewals')
        .set({ customer_id: null, checkout_id: null, checkout_url: null })
        .where('user_id', 'is', null)
        .where('status', '=', 'ended')
        .where('check_at', 'is', null)
        .where(({ or, eb }) =>
          or([eb('customer_id', 'is not', null), eb('checkout_id', 'is not', null)]),
        )
        .execute()
    },
  }
}

const wasPaid = (since: Date | null) => sql`exists (
  select from plan_payments p where p.order_id = o.id
    and (${since}::timestamptz is null or p.paid_at >= ${since}::timestamptz))`

/** The file of an invoice names its buyer as well. */
async function forget(which: RawBuilder<unknown>, changes: RawBuilder<unknown>, on: Connection) {
  const { rows } = await statement<{ count: number }>`
    with forgotten as (update plan_orders o set ${changes} where ${which} returning o.id),
      emptied as (update plan_invoices set xml = null
        where order_id in (select id from forgotten) returning order_id)
    select count(*)::int as count from forgotten
  `.execute(on)
  return rows[0]?.count ?? 0
}
