import type { PixReceiptKind } from '@portal/contract/money/house-pix/house-pix.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type ReceiptFile = { kind: PixReceiptKind; content: Buffer }
type StoredReceipt = { kind: PixReceiptKind; content: Buffer<ArrayBuffer> }

/** Owns what customers added to "já paguei". It says nothing of any state. */
export function pixReceiptsStore(connection: Connection) {
  const count = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }) =>
    Number(numAffectedRows ?? 0n)

  return {
    async read(chargeId: string): Promise<StoredReceipt | null> {
      const { rows } = await statement<StoredReceipt>`
        select kind, content from house_pix_receipts where charge_id = ${chargeId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** In place of the one before. */
    async keep(chargeId: string, { kind, content }: ReceiptFile, now: Date) {
      await sql`
        insert into house_pix_receipts (charge_id, kind, content, sent_at)
        values (${chargeId}, ${kind}, ${content}, ${now})
        on conflict (charge_id) do update
          set kind = excluded.kind, content = excluded.content, sent_at = excluded.sent_at
      `.execute(connection)
    },

    /** False where there was none. */
    async remove(chargeId: string): Promise<boolean> {
      return (
        count(
          await sql`delete from house_pix_receipts where charge_id = ${chargeId}`.execute(
            connection,
          ),
        ) > 0
      )
    },

    async forget(before: Date): Promise<number> {
      return count(
        await sql`delete from house_pix_receipts where sent_at < ${before}`.execute(connection),
      )
    },

    /** Of who leaves the portal: what they sent of their orders and stays. */
    async removeOf(userId: string) {
      await sql`
        delete from house_pix_receipts where charge_id in (
          select charge.id from house_pix_charges as charge
            left join orders on orders.id = charge.order_id
            left join stays on stays.id = charge.stay_id
          where orders.user_id = ${userId} or stays.user_id = ${userId})
      `.execute(connection)
    },
  }
}
