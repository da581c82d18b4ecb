import type { PixState } from '@portal/contract/money/house-pix/house-pix.texts'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { writeStaticBrCode } from '../../../platform/pix/br-code.ts'
import { type Charge, depositCents, MOVES, newTxid } from './house-pix.rules.ts'

/** What is asked for: all of an order, or the house's part of a stay. */
type Opening = { establishmentId: string; totalCents: number } & (
  | { orderId: string; number: number }
  | { stayId: string }
)
type Offer = { key: string; holder: string; city: string; percent: number }

const FIELDS = sql`charge.id, coalesce(orders.establishment_id, unit.establishment_id) as establishment_id,
  charge.order_id, charge.stay_id, coalesce(orders.user_id, stays.user_id) as user_id, orders.number,
  stays.unit_name as unit, lower(stays.during) as arrival, upper(stays.during) as departure,
  coalesce(orders.contact_name, stays.contact_name) as name, charge.amount_cents, charge.txid,
  charge.holder, charge.code, charge.status, charge.created_at, charge.claimed_at, charge.claims, charge.told,
  receipt.kind as receipt, receipt.sent_at as receipt_at,
  (coalesce(orders.status = 'cancelled', false)
    or coalesce(stays.status in ('declined', 'expired', 'cancelled'), false)) as is_over`
const FROM = sql`house_pix_charges as charge
  left join orders on orders.id = charge.order_id
  left join stays on stays.id = charge.stay_id
  left join lodging_units as unit on unit.id = stays.unit_id
  left join house_pix_receipts as receipt on receipt.charge_id = charge.id`
/** A house answers within days; what is older is in its books. */
const LISTED_DAYS = 60
const DAY_MS = 86_400_000
const LISTED = 100
const MOST_CENTS = 99_999_999
const AT_ONCE = 200

/** Owns the codes that customers pay by. One is written once and shown as it was written. */
export function houseChargesStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<Charge[]> {
    const { rows } = await statement<Charge>`select ${FIELDS} from ${FROM} where ${which}`.execute(
      connection,
    )
    return rows
  }
  const one = async (which: RawBuilder<unknown>) => (await read(which))[0] ?? null

  return {
    find: (establishmentId: string, id: string) =>
      one(sql`charge.id = ${id}
        and coalesce(orders.establishment_id, unit.establishment_id) = ${establishmentId}`),
    findAny: (id: string) => one(sql`charge.id = ${id}`),
    ofOrder: (orderId: string) => one(sql`charge.order_id = ${orderId}`),
    ofStay: (stayId: string) => one(sql`charge.stay_id = ${stayId}`),

    /** Until the end of the transaction it stays in the state it is in. */
    async hold(id: string): Promise<{ status: PixState } | null> {
      const { rows } = await statement<{ status: PixState }>`
        select status from house_pix_charges where id = ${id} for update`.execute(connection)
      return rows[0] ?? null
    },

    /** With the key of this moment; false where the house takes none in advance. */
    async open(wanted: Opening, now: Date): Promise<boolean> {
      const isOrder = 'orderId' in wanted
      const { rows } = await statement<Offer>`
        select key.key, key.holder, key.city, settings.deposit_percent as percent
        from house_pix_settings as settings
          join house_pix_keys as key on key.id = house_pix_key(settings.establishment_id, ${now})
        where settings.establishment_id = ${wanted.establishmentId}
          and ${isOrder ? sql`settings.takes_orders` : sql`settings.takes_deposits`}
      `.execute(connection)
      const [offer] = rows
      if (!offer) return false
      const amountCents = isOrder
        ? wanted.totalCents
        : depositCents(wanted.totalCents, offer.percent)
      // Nothing is asked for by a code of nothing, nor by one that no bank would take.
      if (amountCents < 1 || amountCents > MOST_CENTS) return false
      const txid = newTxid(isOrder ? wanted.number : null)
      const { key, holder, city } = offer
      await connection
        .insertInto('house_pix_charges')
        .values({
          order_id: isOrder ? wanted.orderId : null,
          stay_id: isOrder ? null : wanted.stayId,
          amount_cents: amountCents,
          txid,
          holder,
          code: writeStaticBrCode({ key, name: holder, city, amountCents, txid }),
          created_at: now,
          moved_at: now,
        })
        .execute()
      return true
    },

    /** What a house has to look for, and what it settled lately. */
    listOf: (establishmentId: string, now: Date) => {
      const since = new Date(now.getTime() - LISTED_DAYS * DAY_MS)
      return read(sql`charge.id in (
          select of_order.id from house_pix_charges as of_order
            join orders as placed on placed.id = of_order.order_id
            where placed.establishment_id = ${establishmentId} and placed.placed_at > ${since}
          union all
          select of_stay.id from house_pix_charges as of_stay
            join stays as asked on asked.id = of_stay.stay_id
            join lodging_units as let on let.id = asked.unit_id
            where let.establishment_id = ${establishmentId})
        and (charge.status = 'claimed' or charge.moved_at > ${since})
        order by charge.status <> 'claimed', charge.moved_at desc limit ${LISTED}`)
    },

    /** One step, and only from where it can be taken: of two at once one comes too late. */
    async move(id: string, to: Exclude<PixState, 'waiting'>, now: Date): Promise<boolean> {
      const change = {
        claimed: sql`claims = claims + 1, claimed_at = ${now}, told = 1, told_at = ${now}`,
        missing: sql`missing_at = ${now}, told_at = null, told = 0`,
        confirmed: sql`confirmed_at = ${now}, told_at = null, told = 0`,
        returned: sql`returned_at = ${now}`,
      }[to]
      const { numAffectedRows } = await sql`
        update house_pix_charges set status = ${to}, moved_at = ${now}, ${change}
        where id = ${id} and status = any(${[...MOVES[to]]}::text[])
          ${to === 'claimed' ? sql`and claims < 5` : sql``}
      `.execute(connection)
      return numAffectedRows === 1n
    },

    /** Claims that the house was told of for the `told`th time before then. */
    listUnanswered: (told: number, before: Date) =>
      read(sql`charge.status = 'claimed' and charge.told = ${told} and charge.told_at <= ${before}
        order by charge.told_at limit ${AT_ONCE}`),

    /** Confirmed, of what came to nothing afterwards or before, and nobody was told. */
    listOwed: () =>
      read(sql`charge.status = 'confirmed' and charge.told = 0
        and (orders.status = 'cancelled' or stays.status in ('declined', 'expired', 'cancelled'))
        order by charge.moved_at limit ${AT_ONCE}`),

    /** False where somebody else told it, or it was answered meanwhile. */
    async markTold({ id, told, status }: Pick<Charge, 'id' | 'told' | 'status'>, now: Date) {
      const { numAffectedRows } = await sql`
        update house_pix_charges set told = told + 1, told_at = ${now}
        where id = ${id} and told = ${told} and status = ${status}
      `.execute(connection)
      return numAffectedRows === 1n
    },

    /** The key in it may be somebody's CPF or phone: kept as long as the contact of what it paid. */
    async forget(before: Date, now: Date): Promise<number> {
      return forgetWhere(sql`created_at < ${before}`, now)
    },

    /** Of who leaves the portal: what their businesses showed and is answered. */
    forgetShownBy: (userId: string, now: Date) =>
      forgetWhere(
        sql`status <> 'claimed' and id in (select charge.id from ${FROM}
          join establishments as listing
            on listing.id = coalesce(orders.establishment_id, unit.establishment_id)
          where listing.user_id = ${userId})`,
        now,
      ),
  }

  async function forgetWhere(which: RawBuilder<unknown>, now: Date): Promise<number> {
    const { numAffectedRows } = await sql`
      update house_pix_charges set holder = null, code = null, forgotten_at = ${now}
      where forgotten_at is null and ${which}
    `.execute(connection)
    return Number(numAffectedRows ?? 0n)
  }
}
