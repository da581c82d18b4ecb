import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { Module } from '@portal/contract/guide/establishments/establishment'
import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import type { CatalogueOrder } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type {
  ItemContent,
  SectionContent,
} from '@portal/contract/storefront/catalogue/catalogue-fields'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isListingAt } from '../../../platform/database/listing-at.ts'
import { lockPhotosOfUse, type PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import type { FoundItem, Item, Place, Section } from './catalogue.rules.ts'
import { itemJson, sectionWindows } from './catalogue-json.ts'

type NewSection = { id: string; establishmentId: string; kind: CatalogueKind; name: string }
type NewItem = Pick<ItemContent, 'name' | 'price_cents' | 'description' | 'tags'> & {
  id: string
  establishmentId: string
  sectionId: string
}
type OrderedItem = { item: Item; rank: number; section: Pick<Section, 'is_available' | 'windows'> }
type Counts = { items: number; menuItems: number; sections: number }
type OwnId = { establishmentId: string; id: string }
/** Owns sections and items. What was removed is kept for orders, and read by nothing here. */
export function catalogueStore(connection: Connection) {
  async function readSections(which: RawBuilder<unknown>): Promise<Section[]> {
    const { rows } = await statement<Section>`
      select section.id, section.kind, section.name, section.description, section.is_available,
        section.version, ${sectionWindows} as windows, coalesce((
          select jsonb_agg(${itemJson} order by item.position, item.id)
          from catalog_items as item
          where item.section_id = section.id and item.removed_at is null), '[]'::jsonb) as items
      from catalog_sections as section
      where section.removed_at is null and ${which}
      order by section.position, section.id
    `.execute(connection)
    return rows
  }

  async function readPlace(which: RawBuilder<unknown>, now: Date): Promise<Place | null> {
    const { rows } = await statement<PlaceRow>`
      select listing.id, listing.slug, listing.name, listing.modules, listing.status,
        listing_limits(listing.user_id, listing.id, ${now}) as limits
      from establishments as listing where ${which}
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

  return {
    findPlace: (id: string, now: Date) => readPlace(sql`listing.id = ${id}`, now),

    /** By its address, an earlier one, or its id. */
    findPlaceAt: (slug: string, now: Date) => readPlace(isListingAt(slug), now),

    /** For the sitemap: where something is for sale. Plans are asked about when the page is opened. */
    async listAddresses(kind: CatalogueKind, after: string | null, limit: number) {
      const folder = kind === 'shop' ? '/loja/' : '/cardapio/'
      const { rows } = await statement<{ id: string; path: string; changedAt: Date }>`
        select listing.id, ${folder}::text || listing.slug as path, listing.updated_at as "changedAt"
        from establishments as listing
        where listing.status = 'published' and ${kind}::text = any(listing.modules)
          and listing.plan <> 'clube' and (${after}::uuid is null or listing.id > ${after}::uuid)
          and exists (
            select from catalog_items as item
            join catalog_sections as section on section.id = item.section_id
            where item.establishment_id = listing.id and section.kind = ${kind}
              and item.removed_at is null)
        order by listing.id limit ${limit}
      `.execute(connection)
      return rows
    },

    listSections: (establishmentId: string, kind: CatalogueKind) =>
      readSections(sql`section.establishment_id = ${establishmentId} and section.kind = ${kind}`),

    async findSection({ establishmentId, id }: OwnId): Promise<Section | null> {
      const rows = await readSections(
        sql`section.establishment_id = ${establishmentId} and section.id = ${id}`,
      )
      return rows[0] ?? null
    },

    async findItem({ establishmentId, id }: OwnId): Promise<FoundItem | null> {
      const { rows } = await statement<{ item: Item; sectionId: string; kind: CatalogueKind }>`
        select ${itemJson} as item, section.id as "sectionId", section.kind
        from catalog_items as item join catalog_sections as section on section.id = item.section_id
        where item.establishment_id = ${establishmentId} and item.id = ${id}
          and item.removed_at is null
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Items that somebody orders, each with its section and its place among all of them, by id. */
    async listForOrder(
      establishmentId: string,
      kind: CatalogueKind,
      ids: readonly string[],
    ): Promise<Map<string, OrderedItem>> {
      const { rows } = await statement<OrderedItem>`
        with ranked as (
          select item.id, row_number() over (order by section.kind = 'shop', section.position,
            section.id, item.position, item.id)::integer as rank
          from catalog_sections as section join catalog_items as item on item.section_id = section.id
          where section.establishment_id = ${establishmentId} and section.removed_at is null
            and item.removed_at is null
        )
        select ${itemJson} as item, ranked.rank, jsonb_build_object(
          'is_available', section.is_available, 'windows', ${sectionWindows}) as section
        from ranked join catalog_items as item on item.id = ranked.id
        join catalog_sections as section on section.id = item.section_id
        where item.id = any(${[...ids]}::uuid[]) and section.kind = ${kind}
      `.execute(connection)
      return new Map(rows.map((row) => [row.item.id, row]))
    },

    /** Of both catalogues. */
    async count(establishmentId: string): Promise<Counts> {
      const { rows } = await statement<Counts>`
        select count(item.id)::integer as items, count(distinct section.id)::integer as sections,
          count(item.id) filter (where section.kind = 'menu')::integer as "menuItems"
        from catalog_sections as section
        left join catalog_items as item on item.section_id = section.id and item.removed_at is null
        where section.establishment_id = ${establishmentId} and section.removed_at is null
      `.execute(connection)
      return rows[0] ?? { items: 0, menuItems: 0, sections: 0 }
    },

    /** Every code that an item has, and whose it is. */
    async codes(establishmentId: string): Promise<Map<string, string>> {
      const rows = await connection
        .selectFrom('catalog_items')
        .select(['id', 'sku'])
        .where('establishment_id', '=', establishmentId)
        .where('sku', 'is not', null)
        .where('removed_at', 'is', null)
        .execute()
      return new Map(rows.map(({ id, sku }) => [sku ?? '', id]))
    },

    /** Last of its catalogue. False where that id is taken. */
    async addSection({ id, establishmentId, kind, name }: NewSection, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into catalog_sections (id, establishment_id, kind, name, position, created_at, updated_at)
        select ${id}, ${establishmentId}, ${kind}, ${name}, coalesce(max(position) + 1, 0), ${now}, ${now}
        from catalog_sections
        where establishment_id = ${establishmentId} and kind = ${kind} and removed_at is null
        on conflict (id) do nothing returning id
      `.execute(connection)
      return rows.length > 0
    },

    async saveSection({ establishmentId, id }: OwnId, content: SectionContent, now: Date) {
      const { name, description, is_available } = content
      await connection
        .updateTable('catalog_sections')
        .set((eb) => ({
          name,
          description,
          is_available,
          updated_at: now,
          version: eb('version', '+', 1),
        }))
        .where('establishment_id', '=', establishmentId)
        .where('id', '=', id)
        .execute()
    },

    /** With its items. The photos are free for the sweep, the codes for others. */
    async removeSection({ establishmentId, id }: OwnId, now: Date): Promise<number> {
      await sql`
        update catalog_sections set removed_at = ${now}, version = version + 1
        where establishment_id = ${establishmentId} and id = ${id}
      `.execute(connection)
      return remove(sql`establishment_id = ${establishmentId} and section_id = ${id}`, now)
    },

    removeItem: ({ establishmentId, id }: OwnId, now: Date) =>
      remove(sql`establishment_id = ${establishmentId} and id = ${id}`, now),

    /** Last of its section. False where that id is taken. */
    async addItem(item: NewItem, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into catalog_items (id, establishment_id, section_id, name, price_cents, description, tags,
          position, created_at, updated_at)
        select ${item.id}, ${item.establishmentId}, ${item.sectionId}, ${item.name},
          ${item.price_cents}::integer, ${item.description}, ${[...item.tags]}::text[],
          coalesce(max(position) + 1, 0), ${now}, ${now}
        from catalog_items where section_id = ${item.sectionId} and removed_at is null
        on conflict (id) do nothing returning id
      `.execute(connection)
      return rows.length > 0
    },

    /** Everything but its parts. */
    async saveItem({ establishmentId, id }: OwnId, content: ItemContent, now: Date) {
      const { promo, windows: _w, group_ids: _g, variants: _v, ...fields } = content
      await connection
        .updateTable('catalog_items')
        .set((eb) => ({
          ...fields,
          promo_cents: promo?.cents ?? null,
          promo_starts_at: promo?.starts_at ?? null,
          promo_ends_at: promo?.ends_at ?? null,
          updated_at: now,
          version: eb('version', '+', 1),
        }))
        .where('establishment_id', '=', establishmentId)
        .where('id', '=', id)
        .execute()
    },

    /** Right behind another one. */
    async placeAfter({ establishmentId, id }: OwnId, other: string) {
      await sql`
        update catalog_items set position = position + 1
        where establishment_id = ${establishmentId} and id <> ${id} and removed_at is null
          and (section_id, position) > (select section_id, position from catalog_items where id = ${other})
          and section_id = (select section_id from catalog_items where id = ${other})
      `.execute(connection)
      await sql`
        update catalog_items set position =
          (select position + 1 from catalog_items where id = ${other})
        where establishment_id = ${establishmentId} and id = ${id}
      `.execute(connection)
    },

    /** Each where it stands; an item moves to the section it stands in. */
    async setOrder(establishmentId: string, order: CatalogueOrder) {
      const places = order.flatMap(({ section, items }) =>
        items.map((id, position) => ({ id, section, position })),
      )
      await sql`
        update catalog_sections as section set position = wanted.place - 1
        from unnest(${order.map(({ section }) => section)}::uuid[]) with ordinality as wanted (id, place)
        where section.id = wanted.id and section.establishment_id = ${establishmentId}
      `.execute(connection)
      await sql`
        update catalog_items as item set position = wanted.position, section_id = wanted.section
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
          as wanted (id uuid, section uuid, position integer)
        where item.id = wanted.id and item.establishment_id = ${establishmentId}
          and (item.position, item.section_id) is distinct from (wanted.position, wanted.section)
      `.execute(connection)
    },

    async lockPhoto(id: string): Promise<PhotoOfUse | null> {
      return (await lockPhotosOfUse(connection, [id]))[0] ?? null
    },

    /** Null where the business has no such item or option; the name for the record otherwise. */
    async setSoldOut(of: 'item' | 'option', { establishmentId, id }: OwnId, until: Date | null) {
      const { rows } = await (of === 'item'
        ? statement<{ name: string }>`
            update catalog_items set sold_out_until = ${until}
            where establishment_id = ${establishmentId} and id = ${id} and removed_at is null
            returning name`
        : statement<{ name: string }>`
            update options set sold_out_until = ${until}
            where establishment_id = ${establishmentId} and id = ${id} returning name`
      ).execute(connection)
      return rows[0]?.name ?? null
    },
  }

  async function remove(which: RawBuilder<unknown>, now: Date): Promise<number> {
    const { rows } = await statement<{ id: string }>`
      update catalog_items set removed_at = ${now}, photo_id = null, version = version + 1
      where removed_at is null and ${which} returning id
    `.execute(connection)
    await sql`
      update item_variants set removed_at = ${now}
      where removed_at is null and item_id = any(${rows.map(({ id }) => id)}::uuid[])
    `.execute(connection)
    return rows.length
  }
}

type PlaceRow = {
  id: string
  slug: string
  name: string
  modules: Module[]
  status: string
  limits: Plan['limits'] | null
}
