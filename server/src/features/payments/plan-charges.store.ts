import { type Selectable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { PlanCharges } from '../../platform/database/schema.generated.ts'

export type ChargeStatus =
  | 'intent_saved'
  | 'unknown'
  | 'active'
  | 'settled'
  | 'expired_local'
  | 'removed'

export type PlanCharge = {
  id: string
  orderId: string
  /** `cobr` is taken by the payer's bank on a day, under a recurrence; it has no code. */
  kind: 'cob' | 'cobr'
  txid: string
  amountCents: number
  status: ChargeStatus
  copyAndPaste: string | null
  /** The day of a `cobr`. */
  dueOn: string | null
  expiresAt: Date
}

/** What an order can be paid with at the bank. */
export function planCharges(connection: Connection) {
  const charges = () => connection.selectFrom('plan_charges').selectAll()

  return {
    async insertCharge(
      charge: Pick<PlanCharge, 'orderId' | 'txid' | 'amountCents' | 'expiresAt'> & {
        dueOn?: string
      },
      now: Date,
    ): Promise<PlanCharge> {
      const row = await connection
        .insertInto('plan_charges')
        .values({
          order_id: charge.orderId,
          txid: charge.txid,
          amount_cents: charge.amountCents,
          kind: charge.dueOn ? 'cobr' : 'cob',
          due_on: charge.dueOn ?? null,
          status: 'intent_saved',
          expires_at: charge.expiresAt,
          check_at: now,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toCharge(row)
    },

    async findCharge(id: string): Promise<PlanCharge | null> {
      const row = await charges().where('id', '=', id).executeTakeFirst()
      return row ? toCharge(row) : null
    },

    async findChargeByTxid(txid: string): Promise<PlanCharge | null> {
      const row = await charges().where('txid', '=', txid).executeTakeFirst()
      return row ? toCharge(row) : null
    },

    async newestCharge(orderId: string): Promise<PlanCharge | null> {
      const row = await charges()
        .where('order_id', '=', orderId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? toCharge(row) : null
    },

    /** A charge that came to its end stays there, whatever is heard of it later. */
    async updateCharge(
      id: string,
      change: { status: ChargeStatus; copyAndPaste?: string; checkAt: Date | null },
      now: Date,
    ) {
      await connection
        .updateTable('plan_charges')
        .set({
          status: change.status,
          ...(change.copyAndPaste ? { copy_and_paste: change.copyAndPaste } : {}),
          check_at: change.checkAt,
          checks: sql<number>`checks + 1`,
          updated_at: now,
        })
        .where('id', '=', id)
        .where('status', '<>', 'settled')
        .execute()
    },

    /** The next look is put off first: a bank that hangs must not hold back the others. */
    async takeDueCharges(now: Date, again: Date, limit: number): Promise<PlanCharge[]> {
      const { rows } = await sql<Selectable<PlanCharges>>`
        update plan_charges set check_at = ${again}
        where id in (
          select id from plan_charges where check_at <= ${now}
          order by check_at limit ${limit} for update skip locked)
        returning *
      `.execute(connection)
      return rows.map(toCharge)
    },
  }
}

function toCharge(row: Selectable<PlanCharges>): PlanCharge {
  return {
    id: row.id,
    orderId: row.order_id,
    kind: row.kind as PlanCharge['kind'],
    txid: row.txid,
    amountCents: row.amount_cents,
    status: row.status as ChargeStatus,
    copyAndPaste: row.copy_and_paste,
    dueOn: row.due_on,
    expiresAt: row.expires_at,
  }
}
