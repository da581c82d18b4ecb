import type { Module } from '@portal/contract/guide/establishments/establishment'
import type { SettingsContent, UnitContent } from '@portal/contract/lodging/lodging/lodging-fields'
import { PLAIN_SETTINGS } from '@portal/contract/lodging/lodging/lodging-fields'
import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isListingAt } from '../../../platform/database/listing-at.ts'
import { lockPhotosOfUse } from '../../../platform/database/photos-of-use.ts'
import { houseSeasonsStore } from './house-seasons.store.ts'
import type { Place, Unit, UnitId } from './lodging.rules.ts'
import { unitJson } from './unit-json.ts'

type NewUnit = UnitId & Pick<UnitContent, 'name' | 'kind' | 'capacity' | 'base_price_cents'>
type StoredSettings = SettingsContent & { version: number }

/** Owns units, their seasons and photos, and the rules of a house. What was removed is kept for stays. */
export function lodgingStore(connection: Connection) {
  async function readPlace(which: RawBuilder<unknown>, now: Date): Promise<Place | null> {
    const { rows } = await statement<PlaceRow>`
      select listing.id, listing.slug, listing.name, listing.modules, listing.status,
        listing.check_in as "checkIn", listing.check_out as "checkOut",
        coalesce(subcategory.schema_type, category.schema_type) as "schemaType",
        listing_limits(listing.user_id, listing.id, ${now}) as limits
      from establishments as listing
      join categories as category on category.id = listing.category_id
      left join categories as subcategory on subcategory.id = listing.subcategory_id
      where ${which}
    `.execute(connection)
    const [row] = rows
    if (!row) return null
    const { status, limits, ...place } = row
    return {
      ...place,
      isPublished: status === 'published',
      // The function answers in the shape of the contract.
      limits: limits ? limitsOfPlan({ limits }) : NO_LIMITS,
    }
  }

  async function readUnits(which: RawBuilder<unknown>): Promise<Unit[]> {
    const { rows } = await statement<{ unit: Unit }>`
      select ${unitJson} as unit from lodging_units as unit
      where unit.removed_at is null and ${which}
      order by unit.position, unit.id
    `.execute(connection)
    return rows.map(({ unit }) => unit)
  }

  return {
    findPlace: (id: string, now: Date) => readPlace(sql`listing.id = ${id}`, now),

    /** By its address, an earlier one, or its id. */
    findPlaceAt: (slug: string, now: Date) => readPlace(isListingAt(slug), now),

    /** For the sitemap: houses that let a room. Plans are asked about when the page is opened. */
    async listAddresses(after: string | null, limit: number) {
      const { rows } = await statement<{ id: string; path: string; changedAt: Date }>`
        select listing.id, '/hospedagem/' || listing.slug as path, listing.updated_at as "changedAt"
        from establishments as listing
        where listing.status = 'published' and 'lodging' = any(listing.modules)
          and listing.plan <> 'clube' and (${after}::uuid is null or listing.id > ${after}::uuid)
          and exists (
            select from lodging_units as unit
            where unit.establishment_id = listing.id and unit.is_published and unit.removed_at is null)
        order by listing.id limit ${limit}
      `.execute(connection)
      return rows
    },

    listUnits: (establishmentId: string) =>
      readUnits(sql`unit.establishment_id = ${establishmentId}`),

    async findUnit({ establishmentId, id }: UnitId): Promise<Unit | null> {
      const units = await readUnits(
        sql`unit.establishment_id = ${establishmentId} and unit.id = ${id}`,
      )
      return units[0] ?? null
    },

    async countUnits(establishmentId: string): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from lodging_units
        where establishment_id = ${establishmentId} and removed_at is null
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** Last of the list. False where that id is taken. */
    async addUnit(unit: NewUnit, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into lodging_units (id, establishment_id, name, kind, capacity, base_price_cents,
          position, created_at, updated_at)
        select ${unit.id}, ${unit.establishmentId}, ${unit.name}, ${unit.kind},
          ${unit.capacity}::smallint, ${unit.base_price_cents}::integer,
          coalesce(max(position) + 1, 0), ${now}, ${now}
        from lodging_units where establishment_id = ${unit.establishmentId} and removed_at is null
        on conflict (id) do nothing returning id
      `.execute(connection)
      return rows.length > 0
    },

    /** With what is written on its nights and its photos, which are replaced; seasons of the house are spread anew. */
    async saveUnit({ establishmentId, id }: UnitId, content: UnitContent, now: Date) {
      const { seasons, photo_ids: photos, beds, ...fields } = content
      await connection
        .updateTable('lodging_units')
        .set((eb) => ({
          ...fields,
          beds: JSON.stringify(beds),
          updated_at: now,
          version: eb('version', '+', 1),
        }))
        .where('establishment_id', '=', establishmentId)
        .where('id', '=', id)
        .execute()
      await houseSeasonsStore(connection).saveOwn(id, seasons)
      await sql`delete from unit_photos where unit_id = ${id}`.execute(connection)
      await sql`
        insert into unit_photos (unit_id, media_id, position)
        select ${id}, photo, place - 1
        from unnest(${[...photos]}::uuid[]) with ordinality as p (photo, place)
      `.execute(connection)
    },

    /** Right behind another one. */
    async placeAfter({ establishmentId, id }: UnitId, other: string) {
      await sql`
        update lodging_units set position = position + 1
        where establishment_id = ${establishmentId} and id <> ${id} and removed_at is null
          and position > (select position from lodging_units where id = ${other})
      `.execute(connection)
      await sql`
        update lodging_units set position =
          (select position + 1 from lodging_units where id = ${other})
        where establishment_id = ${establishmentId} and id = ${id}
      `.execute(connection)
    },

    async setOrder(establishmentId: string, order: readonly string[]) {
      await sql`
        update lodging_units as unit set position = wanted.place - 1
        from unnest(${[...order]}::uuid[]) with ordinality as wanted (id, place)
        where unit.id = wanted.id and unit.establishment_id = ${establishmentId}
      `.execute(connection)
    },

    /** The photos are free for the sweep. */
    async removeUnit({ establishmentId, id }: UnitId, now: Date) {
      await sql`
        update lodging_units set removed_at = ${now}, version = version + 1
        where establishment_id = ${establishmentId} and id = ${id}
      `.execute(connection)
      await sql`delete from unit_photos where unit_id = ${id}`.execute(connection)
    },

    /** Whether somebody is to sleep there from that day on; blocks of the owner do not count. */
    async hasComingStays(id: string, today: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from unit_occupancies
        where unit_id = ${id} and kind = 'stay' and upper(during) > ${today}::date limit 1
      `.execute(connection)
      return rows.length > 0
    },

    lockUnitPhotos: (ids: readonly string[]) => lockPhotosOfUse(connection, ids),

    async readSettings(establishmentId: string): Promise<StoredSettings> {
      const { rows } = await statement<StoredSettings>`
        select check_in_until, rules, cancellation, pets, smoking, cadastur, cleaning_fee_cents,
          version
        from lodging_settings where establishment_id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? { ...PLAIN_SETTINGS, version: 0 }
    },

    async saveSettings(establishmentId: string, content: SettingsContent, now: Date) {
      await connection
        .insertInto('lodging_settings')
        .values({ establishment_id: establishmentId, ...content, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('establishment_id').doUpdateSet((eb) => ({
            ...content,
            updated_at: now,
            version: eb('lodging_settings.version', '+', 1),
          })),
        )
        .execute()
    },

    /**
     * To the one that stays of two listings of one house, with all who sleep or will sleep there. Where that
     * one has units of its own, those that come stand behind them and are let no more: they may be the same
     * rooms, which only their people know.
     */
    async moveAllUnits({ from, to }: { from: string; to: string }): Promise<number> {
      // As whoever gives nights away holds them: a request that is under way is there before or after.
      await sql`
        select 1 from lodging_units where establishment_id in (${from}, ${to}) order by id for update
      `.execute(connection)
      const { rows } = await statement<{ count: number }>`
        with own as (
          select coalesce(max(position) + 1, 0) as next, count(*) > 0 as has_units from lodging_units
          where establishment_id = ${to} and removed_at is null
        ), moved as (
          update lodging_units as unit set establishment_id = ${to}, version = unit.version + 1,
            position = unit.position + own.next,
            is_published = unit.is_published and not own.has_units
          from own where unit.establishment_id = ${from} returning unit.removed_at
        )
        select count(*)::integer as count from moved where removed_at is null
      `.execute(connection)
      // Those of the one that stays stand above: of two that are as long, its own goes first.
      await sql`update lodging_seasons set establishment_id = ${to},
        position = position + (select count(*) from lodging_seasons where establishment_id = ${to})
        where establishment_id = ${from}`.execute(connection)
      await sql`update lodging_settings set establishment_id = ${to}
        where establishment_id = ${from} and not exists
          (select 1 from lodging_settings where establishment_id = ${to})`.execute(connection)
      await sql`delete from lodging_settings where establishment_id = ${from}`.execute(connection)
      return rows[0]?.count ?? 0
    },
  }
}

type PlaceRow = Omit<Place, 'isPublished' | 'limits' | 'modules'> & {
  modules: Module[]
  status: string
  limits: Plan['limits'] | null
}
