import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { OrderProof } from './customers.rules.ts'

/** Of whom something is counted. */
export type Origin = {
  proof: OrderProof
  userId: string | null
  phone: string | null
  deviceMark: Buffer
  addressMark: Buffer
}

/** What orders hold that nobody has answered, counted while the settings of the business are held. */
export function holdsStore(connection: Connection) {
  /** What others ordered with somebody's number is none of theirs, once the number is proved. */
  const isOwn = ({
    proof,
    userId,
    phone,
    deviceMark,
  }: Origin) => sql`(orders.device_mark = ${deviceMark}
    or orders.user_id = ${userId}::uuid
    or (${proof === null} and orders.contact_phone = ${phone}::text)
    or (${proof === 'phone'} and orders.contact_phone = ${phone}::text and orders.proof = 'phone'))`

  return {
    /** An address counts for who is not proved: houses and phones of one operator share it. */
    async heldUnits(establishmentId: string, origin: Origin, now: Date) {
      const { rows } = await statement<{ variant: string; unproved: number; own: number }>`
        select line.variant_id as variant,
          coalesce(sum(line.quantity) filter (where orders.proof is null), 0)::integer as unproved,
          coalesce(sum(line.quantity) filter (where ${isOwn(origin)}
            or (${origin.proof === null} and orders.proof is null
              and orders.address_mark = ${origin.addressMark})), 0)::integer as own
        from orders join order_lines as line on line.order_id = orders.id
        where orders.establishment_id = ${establishmentId} and orders.status = 'received'
          and orders.respond_by > ${now} and line.variant_id is not null
        group by 1
      `.execute(connection)
      const { rows: all } = await statement<{ units: number }>`
        select coalesce(sum(on_hand), 0)::integer as units from stock
        where establishment_id = ${establishmentId}
      `.execute(connection)
      return {
        byOrigin: rows.reduce((sum, { own }) => sum + own, 0),
        byUnproved: new Map(rows.map(({ variant, unproved }) => [variant, unproved])),
        ofShop: all[0]?.units ?? 0,
      }
    },

    /** Orders of an unproved origin that wait, or ended without anybody having accepted them. */
    async countUnserved(establishmentId: string, origin: Origin, since: Date) {
      const { rows } = await statement<{ own: number; address: number }>`
        select count(*) filter (where ${isOwn(origin)})::integer as own,
          count(*) filter (where orders.address_mark = ${origin.addressMark})::integer as address
        from orders
        where orders.establishment_id = ${establishmentId} and orders.placed_at > ${since}
          and orders.proof is null and orders.mode <> 'table' and orders.accepted_at is null
          and (orders.status = 'received' or orders.cancelled_by in ('clock', 'customer'))
      `.execute(connection)
      return rows[0] ?? { own: 0, address: 0 }
    },

    async countInSlot(establishmentId: string, slot: Date, origin: Origin): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from orders
        where orders.establishment_id = ${establishmentId} and orders.scheduled_for = ${slot}
          and orders.status <> 'cancelled' and ${isOwn(origin)}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** Whether the clock has ended another order of the same origin: one who is not served says it once. */
    async saidUnanswered(
      {
        id,
        establishment_id: place,
        address_mark: mark,
      }: {
        id: string
        establishment_id: string
        address_mark: Buffer | null
      },
      since: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        select from orders where establishment_id = ${place} and id <> ${id} and placed_at > ${since}
          and address_mark = ${mark} and cancelled_by = 'clock' limit 1
      `.execute(connection)
      return rows.length > 0
    },
  }
}
