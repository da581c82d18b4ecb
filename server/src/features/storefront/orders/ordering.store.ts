import type { PaymentMethod } from '@portal/contract/guide/establishments/establishment'
import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import type { DeliveryZone, OrderingContent } from '@portal/contract/storefront/orders/ordering'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isListingAt } from '../../../platform/database/listing-at.ts'
import type { DeliveryRest, OrderingPlace, OrderingSettings, Table } from './ordering.rules.ts'

/** Owns how a business takes orders: its settings, its bairros and its tables. */
export function orderingStore(connection: Connection) {
  async function readPlace(which: RawBuilder<unknown>, now: Date): Promise<OrderingPlace | null> {
    const { rows } = await statement<PlaceRow>`
      select listing.id, listing.slug, listing.name, listing.phone, listing.whatsapp, listing.cnpj,
        listing.street, listing.number, listing.neighbourhood, listing.hours, listing.status,
        listing.modules, listing.payment_methods,
        (house_pix_key(listing.id, ${now}) is not null and exists (select from house_pix_settings as pix
          where pix.establishment_id = listing.id and pix.takes_orders)) as pays_ahead,
        listing_limits(listing.user_id, listing.id, ${now}) as limits
      from establishments as listing where ${which}
    `.execute(connection)
    return rows[0] ? toPlace(rows[0]) : null
  }

  async function readSettings(
    establishmentId: string,
    how: RawBuilder<unknown>,
  ): Promise<OrderingSettings | null> {
    const { rows } = await statement<SettingsRow>`
      select settings.* from ordering_settings as settings
      where establishment_id = ${establishmentId} ${how}
    `.execute(connection)
    return rows[0] ? toSettings(rows[0]) : null
  }

  return {
    findPlace: (id: string, now: Date) => readPlace(sql`listing.id = ${id}`, now),

    /** By its address, an earlier one, or its id. */
    findPlaceAt: (slug: string, now: Date) => readPlace(isListingAt(slug), now),

    /** How businesses are called, by id. */
    async names(ids: readonly string[]): Promise<Map<string, { slug: string; name: string }>> {
      const { rows } = await statement<{ id: string; slug: string; name: string }>`
        select id, slug, name from establishments where id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return new Map(rows.map(({ id, ...names }) => [id, names]))
    },

    find: (establishmentId: string) => readSettings(establishmentId, sql``),

    /** Whoever places or moves an order of this business holds it; null where it takes none. */
    lock: (establishmentId: string) => readSettings(establishmentId, sql`for update`),

    async zones(establishmentId: string): Promise<DeliveryZone[]> {
      const { rows } = await statement<DeliveryZone>`
        select neighbourhood, fee_cents, minimum_cents, minutes from delivery_zones
        where establishment_id = ${establishmentId} order by position
      `.execute(connection)
      return rows
    },

    /** Half hours that lie ahead and have all the orders they take. */
    async fullSlots(establishmentId: string, now: Date): Promise<Date[]> {
      const { rows } = await statement<{ slot: Date }>`
        select taken.scheduled_for as slot from ordering_settings as settings
        join orders as taken on taken.establishment_id = settings.establishment_id
        where settings.establishment_id = ${establishmentId} and settings.slot_capacity is not null
          and taken.scheduled_for > ${now} and taken.status <> 'cancelled'
        group by taken.scheduled_for, settings.slot_capacity having count(*) >= settings.slot_capacity
      `.execute(connection)
      return rows.map(({ slot }) => slot)
    },

    /** What rests at this moment: all of delivery first. */
    async deliveryPauses(establishmentId: string, now: Date): Promise<DeliveryRest[]> {
      const { rows } = await statement<DeliveryRest>`
        select neighbourhood, until from delivery_pauses
        where establishment_id = ${establishmentId} and (until is null or until > ${now})
        order by neighbourhood nulls first
      `.execute(connection)
      return rows
    },

    /** Null is all of delivery. */
    async pauseDelivery(
      establishmentId: string,
      { neighbourhood, until }: DeliveryRest,
      now: Date,
    ) {
      await sql`
        insert into delivery_pauses (establishment_id, neighbourhood, until, created_at)
        values (${establishmentId}, ${neighbourhood}, ${until}, ${now})
        on conflict (establishment_id, lower(neighbourhood)) do update set until = ${until}, created_at = ${now}
      `.execute(connection)
    },

    async resumeDelivery(establishmentId: string, neighbourhood: string | null) {
      await sql`
        delete from delivery_pauses where establishment_id = ${establishmentId}
          and lower(neighbourhood) is not distinct from lower(${neighbourhood}::text)
      `.execute(connection)
    },

    /** The first time or again. */
    async save(establishmentId: string, content: OrderingContent, now: Date) {
      const { zones, ...fields } = content
      await connection
        .insertInto('ordering_settings')
        .values({ establishment_id: establishmentId, ...fields, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('establishment_id').doUpdateSet((eb) => ({
            ...fields,
            updated_at: now,
            version: eb('ordering_settings.version', '+', 1),
          })),
        )
        .execute()
      await connection
        .deleteFrom('delivery_zones')
        .where('establishment_id', '=', establishmentId)
        .execute()
      const names = zones.map(({ neighbourhood }) => neighbourhood)
      await sql`
        delete from delivery_pauses where establishment_id = ${establishmentId}
          and lower(neighbourhood) <> all(select lower(name) from unnest(${names}::text[]) as name)
      `.execute(connection)
      if (zones.length === 0) return
      await connection
        .insertInto('delivery_zones')
        .values(
          zones.map((zone, position) => ({
            ...zone,
            establishment_id: establishmentId,
            position,
          })),
        )
        .execute()
    },

    /** Null ends it. */
    async pause(
      establishmentId: string,
      pause: { until: Date | null; isByClock: boolean } | null,
      now: Date,
    ) {
      await sql`
        update ordering_settings set is_paused = ${pause !== null},
          paused_until = ${pause?.until ?? null}, is_paused_by_clock = ${pause?.isByClock ?? false},
          unanswered = 0, updated_at = ${now}
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    /** Of the row that `lock` holds. */
    async takeNumber(establishmentId: string): Promise<number> {
      const { rows } = await statement<{ number: number }>`
        update ordering_settings set last_number = last_number + 1
        where establishment_id = ${establishmentId} returning last_number as number
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error(`no settings of orders for ${establishmentId}`)
      return row.number
    },

    async setUnanswered(establishmentId: string, count: number) {
      await sql`
        update ordering_settings set unanswered = ${count} where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async tables(establishmentId: string): Promise<Table[]> {
      return readTables(sql`establishment_id = ${establishmentId}`)
    },

    async findTable(establishmentId: string, label: string): Promise<Table | null> {
      const [table] = await readTables(
        sql`establishment_id = ${establishmentId} and lower(label) = lower(${label})`,
      )
      return table ?? null
    },

    /** Labels that are there already are left as they are. */
    async addTables(establishmentId: string, labels: readonly string[], now: Date) {
      await sql`
        insert into dining_tables (establishment_id, label, rotated_at)
        select ${establishmentId}, label, ${now} from unnest(${[...labels]}::text[]) as label
        on conflict do nothing
      `.execute(connection)
    },

    async removeTable(establishmentId: string, id: string): Promise<boolean> {
      const { rows } = await sql`
        delete from dining_tables where establishment_id = ${establishmentId} and id = ${id}
        returning id
      `.execute(connection)
      return rows.length > 0
    },

    /** A new code; whoever sits there is a new guest. */
    async rotateTable(establishmentId: string, id: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update dining_tables set token_number = token_number + 1, rotated_at = ${now},
          released_until = null
        where establishment_id = ${establishmentId} and id = ${id} returning id
      `.execute(connection)
      return rows.length > 0
    },

    async releaseTable(establishmentId: string, id: string, until: Date) {
      await sql`
        update dining_tables set released_until = ${until}
        where establishment_id = ${establishmentId} and id = ${id}
      `.execute(connection)
    },
  }

  async function readTables(which: RawBuilder<unknown>): Promise<Table[]> {
    const { rows } = await statement<Table>`
      select id, label, token_number as "tokenNumber", rotated_at as "rotatedAt",
        released_until as "releasedUntil"
      from dining_tables where ${which}
      order by (substring(label from '[0-9]{1,9}'))::integer nulls last, label
    `.execute(connection)
    return rows
  }
}

type PlaceRow = Omit<OrderingPlace, 'paymentMethods' | 'paysAhead' | 'isPublished' | 'limits'> & {
  status: string
  pays_ahead: boolean
  payment_methods: PaymentMethod[]
  limits: Plan['limits'] | null
}

function toPlace(row: PlaceRow): OrderingPlace {
  const { status, limits, payment_methods, pays_ahead: paysAhead, ...place } = row
  return {
    ...place,
    paysAhead,
    paymentMethods: payment_methods,
    isPublished: status === 'published',
    limits: limits ? limitsOfPlan({ limits }) : NO_LIMITS,
  }
}

type SettingsRow = {
  takes_delivery: boolean
  takes_pickup: boolean
  takes_table: boolean
  takes_scheduled: boolean
  offers_service: boolean
  asks_phone_code: boolean
  preparation_minutes: number
  slot_capacity: number | null
  day_ends_hour: number
  is_paused: boolean
  paused_until: Date | null
  is_paused_by_clock: boolean
  unanswered: number
  version: number
}

function toSettings(row: SettingsRow): OrderingSettings {
  const { is_paused, paused_until, is_paused_by_clock, unanswered, version, ...content } = row
  const { takes_delivery, takes_pickup, takes_table, takes_scheduled, offers_service } = content
  return {
    content: {
      takes_delivery,
      takes_pickup,
      takes_table,
      takes_scheduled,
      offers_service,
      asks_phone_code: content.asks_phone_code,
      preparation_minutes: content.preparation_minutes,
      slot_capacity: content.slot_capacity,
      day_ends_hour: content.day_ends_hour,
    },
    pause: is_paused ? { until: paused_until, isByClock: is_paused_by_clock } : null,
    unanswered,
    version,
  }
}
