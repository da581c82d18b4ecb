import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type Pair = { from: string; to: string }
/** `clash`: one phone waits for a delivery of both, and nobody gets two dinners of one kitchen. */
type MovedOrders = { ids: string[] } | 'clash'

/** Goods come back within seven days; a day more for who asks on the last one. */
const RETURN_DAYS = 8

/** What becomes of orders when two listings of one business are merged. */
export function orderMovesStore(connection: Connection) {
  return {
    /**
     * What is under way, and goods that may still come back, so that somebody answers them. Earlier orders
     * stay with the listing that is no more. A number that the other business has given is given anew. How
     * orders are taken goes along where the one that stays has not said it.
     */
    async moveAll(pair: Pair, now: Date): Promise<MovedOrders> {
      const { from, to } = pair
      const { rows: held } = await statement<{ id: string }>`
        select establishment_id as id from ordering_settings
        where establishment_id in (${from}, ${to}) order by establishment_id for update
      `.execute(connection)
      if (!held.some(({ id }) => id === from)) return { ids: [] }
      if (!held.some(({ id }) => id === to)) await copySettings(pair, now)
      if (await hasClash(pair)) return 'clash'
      const returnsFrom = new Date(now.getTime() - RETURN_DAYS * 86_400_000)
      const { rows } = await statement<{ id: string }>`
        with moving as (
          select orders.id, orders.key, orders.number, exists (select from orders as other
              where other.establishment_id = ${to} and other.number = orders.number) as is_taken
          from orders where orders.establishment_id = ${from}
            and (orders.status not in ('delivered', 'cancelled')
              or (orders.catalogue = 'shop' and orders.status = 'delivered' and orders.returned_at is null
                and (orders.return_asked_at is not null or orders.status_since > ${returnsFrom})))
        ), last as (
          select greatest(settings.last_number, coalesce((select max(number) from moving), 0)) as number
          from ordering_settings as settings where settings.establishment_id = ${to}
        ), numbered as (
          select moving.id, moving.key, case when moving.is_taken
            then last.number + row_number() over (partition by moving.is_taken order by moving.number)
            else moving.number end as number
          from moving, last
        ), counted as (
          update ordering_settings as settings
          set last_number = greatest(last.number, (select max(number) from numbered))
          from last where settings.establishment_id = ${to}
        )
        update orders set establishment_id = ${to}, number = numbered.number,
          -- Only a browser that sent one key to both has it twice.
          key = case when exists (select from orders as other where other.establishment_id = ${to}
            and other.key = numbered.key) then gen_random_uuid() else numbered.key end
        from numbered where orders.id = numbered.id returning orders.id
      `.execute(connection)
      return { ids: rows.map(({ id }) => id) }
    },
  }

  async function copySettings({ from, to }: Pair, now: Date) {
    await sql`
      insert into ordering_settings (establishment_id, takes_delivery, takes_pickup, takes_table,
        takes_scheduled, offers_service, asks_phone_code, preparation_minutes, slot_capacity, day_ends_hour, is_paused,
        paused_until, is_paused_by_clock, unanswered, last_number, updated_at)
      select ${to}, takes_delivery, takes_pickup, takes_table, takes_scheduled, offers_service,
        asks_phone_code, preparation_minutes, slot_capacity, day_ends_hour, is_paused, paused_until, is_paused_by_clock, unanswered,
        last_number, ${now}
      from ordering_settings where establishment_id = ${from}
    `.execute(connection)
    await sql`
      update delivery_zones set establishment_id = ${to} where establishment_id = ${from}
    `.execute(connection)
    await sql`
      update delivery_pauses set establishment_id = ${to} where establishment_id = ${from}
    `.execute(connection)
    await sql`
      update dining_tables set establishment_id = ${to} where establishment_id = ${from}
    `.execute(connection)
  }

  async function hasClash({ from, to }: Pair): Promise<boolean> {
    const { rows } = await sql`
      select from orders as one join orders as other using (contact_phone)
      where one.establishment_id = ${from} and other.establishment_id = ${to}
        and one.mode = 'delivery' and one.catalogue = 'menu'
        and one.status not in ('delivered', 'cancelled')
        and other.mode = 'delivery' and other.catalogue = 'menu'
        and other.status not in ('delivered', 'cancelled') limit 1
    `.execute(connection)
    return rows.length > 0
  }
}
