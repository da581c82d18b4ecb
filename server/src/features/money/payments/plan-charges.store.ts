import type { Selectable } from 'kysely'
import { int4, momentOrNull, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanCharges } from '../../../platform/database/schema.generated.ts'

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
  /** When the bank is asked again; null when there is nothing left to learn. */
  checkAt: Date | null
  /** How often it was written: who looks at the bank sees by it that somebody wrote meanwhile. */
  checks: number
}

/** What is made of a charge by a look at the bank, or by whoever puts another in its place. */
type ChargeChange = { status: ChargeStatus; copyAndPaste?: string; checkAt: Date | null }

/** Longer than a request lasts: whoever made it asks the bank, and the worker only after that. */
const REQUEST_MS = 60_000

/** What an order can be paid with at the bank. */
export function planCharges(connection: Connection) {
  const charges = () => connection.selectFrom('plan_charges').selectAll()
  /** A charge that came to its end stays there, whatever is heard of it later. */
  const update = (id: string, change: ChargeChange, now: Date) =>
    connection
      .updateTable('plan_charges')
      .set({
        status: change.status,
        ...(change.copyAndPaste ? { copy_and_paste: change.copyAndPaste } : {}),
        check_at: change.checkAt,
        checks: int4`checks + 1`,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '<>', 'settled')

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
          check_at: new Date(now.getTime() + REQUEST_MS),
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

    /** The codes of an order that may still hold money, the newest first; few, for each is asked about. */
    async unsettledCodes(orderId: string): Promise<PlanCharge[]> {
      const rows = await charges()
        .where('order_id', '=', orderId)
        .where('kind', '=', 'cob')
        .where('status', '<>', 'settled')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(3)
        .execute()
      return rows.map(toCharge)
    },

    async updateCharge(id: string, change: ChargeChange, now: Date) {
      await update(id, change, now).execute()
    },

    /** For whoever no longer wants it: what a look under way learns of it must not put this off. */
    async checkChargeAgain(id: string, now: Date) {
      await connection
        .updateTable('plan_charges')
        .set({ check_at: now, checks: int4`checks + 1`, updated_at: now })
        .where('id', '=', id)
        .where('status', '<>', 'settled')
        .execute()
    },

    /**
     * What a look learnt of a charge as it was read before the bank was asked. Where somebody wrote
     * meanwhile, theirs stands, and the sooner of both moments is when it is looked at again: an order
     * that was given up during a look must not wait for the end of its code.
     */
    async keepLook(charge: Pick<PlanCharge, 'id' | 'checks'>, change: ChargeChange, now: Date) {
      const kept = await update(charge.id, change, now)
        .where('checks', '=', charge.checks)
        .returning('id')
        .executeTakeFirst()
      if (kept) return
      await connection
        .updateTable('plan_charges')
        .set({
          check_at: momentOrNull`least(check_at, ${change.checkAt}::timestamptz)`,
          updated_at: now,
        })
        .where('id', '=', charge.id)
        .where('status', '<>', 'settled')
        .execute()
    },

    /** The next look is put off first: a bank that hangs must not hold back the others. */
    async takeDueCharges(now: Date, again: Date, limit: number): Promise<PlanCharge[]> {
      const { rows } = await statement<Selectable<PlanCharges>>`
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
    kind: row.kind,
    txid: row.txid,
    amountCents: row.amount_cents,
    status: row.status,
    copyAndPaste: row.copy_and_paste,
    dueOn: row.due_on,
    expiresAt: row.expires_at,
    checkAt: row.check_at,
    checks: row.checks,
  }
}
