import type { Photo } from '@portal/contract/ground/media/media'
import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { DuplicateReason } from '@portal/contract/guide/establishments/duplicates'
import type { EstablishmentStatus } from '@portal/contract/guide/establishments/establishment'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../../platform/database/database.ts'
import { photoJson } from '../../../../platform/database/photo-json.ts'

export type Pair = { one: string; other: string; reasons: DuplicateReason[] }
export type ComparedRow = {
  id: string
  slug: string
  name: string
  status: EstablishmentStatus
  category_slug: string
  category_name: string
  neighbourhood: string | null
  street: string | null
  number: string | null
  phone: string | null
  whatsapp: string | null
  cnpj: string | null
  latitude: number | null
  longitude: number | null
  owner: { id: string; name: string; email: string } | null
  photo: Photo | null
  photos: number
  reviews: number
  favourites: number
  messages: number
  catalogues: CatalogueKind[]
  has_hours: boolean
  version: number
  created_at: Date
  updated_at: Date
}

/** In degrees, which around here are as long to the north as to the east: 150 meters. */
const SAME_PLACE_DEGREES = 150 / 111_195

/**
 * Likely duplicates are neighbours in an order in which they must lie beside each other, so each order
 * is gone through once, however many share a value. Only likeness matters here, not the alphabet, so
 * texts are compared by their bytes.
 */
const neighbours = (order: RawBuilder<unknown>) => sql`lead(id) over (order by ${order}) as other`

export function duplicatesStore(connection: Connection) {
  return {
    async findPairs(limit: number): Promise<{ pairs: Pair[]; total: number }> {
      const { rows } = await statement<Pair & { total: number }>`
        with living as materialized (
          select id, cnpj collate "C" as cnpj, phone collate "C" as phone,
            whatsapp collate "C" as whatsapp, sort_name, neighbourhood collate "C" as neighbourhood,
            latitude, longitude
          from establishments where status <> 'archived'
        ), numbers as (
          select id, phone as number from living where phone is not null
          union select id, whatsapp from living where whatsapp is not null
        ), by_cnpj as (
          select id, ${neighbours(sql`cnpj, id`)}, cnpj = lead(cnpj) over (order by cnpj, id) as alike
          from living where cnpj is not null
        ), by_number as (
          select id, ${neighbours(sql`number, id`)},
            number = lead(number) over (order by number, id) as alike
          from numbers
        ), by_name as (
          select id, ${neighbours(sql`sort_name, neighbourhood, id`)},
            (sort_name, neighbourhood) = (lead(sort_name) over beside, lead(neighbourhood) over beside)
              as alike
          from living window beside as (order by sort_name, neighbourhood, id)
        ), by_place as (
          select id, ${neighbours(sql`sort_name, latitude, id`)},
            sort_name = lead(sort_name) over beside
              and point(longitude, latitude)
                <-> point(lead(longitude) over beside, lead(latitude) over beside)
                < ${sql.lit(SAME_PLACE_DEGREES)} as alike
          from living where latitude is not null
          window beside as (order by sort_name, latitude, id)
        ), found as (
          select id, other, 'cnpj' as reason, 1 as weight from by_cnpj where alike
          union all select id, other, 'name', 2 from by_name where alike
          union all select id, other, 'name', 2 from by_place where alike
          union all select id, other, 'phone', 4 from by_number where alike
        ), pairs as (
          select least(id, other) as one, greatest(id, other) as other,
            array_agg(distinct reason order by reason) as reasons, min(weight) as weight
          from found where id <> other group by 1, 2
        )
        select pairs.one, pairs.other, pairs.reasons, count(*) over ()::integer as total
        from pairs where not exists (
          select 1 from distinct_establishments as apart
          where apart.one = pairs.one and apart.other = pairs.other)
        order by weight, cardinality(reasons) desc, pairs.one, pairs.other limit ${limit}
      `.execute(connection)
      return {
        pairs: rows.map(({ one, other, reasons }) => ({ one, other, reasons })),
        total: rows[0]?.total ?? 0,
      }
    },

    async compared(ids: readonly string[]): Promise<Map<string, ComparedRow>> {
      const { rows } = await statement<ComparedRow>`
        select listing.id, listing.slug, listing.name, status, category.slug as category_slug,
          category.name as category_name, neighbourhood, street, number, phone, whatsapp, cnpj,
          latitude, longitude, hours is not null as has_hours, listing.version, listing.created_at,
          listing.updated_at,
          case when owner.id is not null then jsonb_build_object(
            'id', owner.id, 'name', owner.name, 'email', owner.email) end as owner,
          (select ${photoJson('shot')} from media as shot
            where shot.id = listing.main_photo_id and shot.status = 'ready') as photo,
          (select count(*) from establishment_photos where establishment_id = listing.id)::integer as photos,
          (select count(*) from reviews where establishment_id = listing.id)::integer as reviews,
          (select count(*) from favourites where establishment_id = listing.id)::integer as favourites,
          (select count(*) from contact_messages where establishment_id = listing.id)::integer as messages,
          array(select distinct section.kind from catalog_sections as section
            join catalog_items as item on item.section_id = section.id and item.removed_at is null
            where section.establishment_id = listing.id and section.removed_at is null
            order by section.kind) as catalogues
        from establishments as listing
        join categories as category on category.id = listing.category_id
        left join users as owner on owner.id = listing.user_id
        where listing.id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Said again, it is as said. */
    async tellApart(one: string, other: string, now: Date): Promise<boolean> {
      const [first, second] = [one, other].sort()
      const { rows } = await sql`
        insert into distinct_establishments (one, other, created_at)
        select ${first}::uuid, ${second}::uuid, ${now}
        where (select count(*) from establishments where id in (${first}::uuid, ${second}::uuid)) = 2
        on conflict (one, other) do update set created_at = distinct_establishments.created_at
        returning one
      `.execute(connection)
      return rows.length > 0
    },

    /** Archived for good. Its addresses, and those of what was merged into it, lead to what stays. */
    async retire(
      { id, slug }: { id: string; slug: string },
      kept: { id: string; reason: string },
      now: Date,
    ) {
      await sql`
        update establishments set status = 'archived', merged_into = ${kept.id},
          slug = ${`unificado-${id}`}, user_id = null, plan = 'clube', status_reason = ${kept.reason},
          waiting_changes = null, waiting_since = null, submitted_at = null, main_photo_id = null,
          version = version + 1, updated_at = ${now}
        where id = ${id}
      `.execute(connection)
      await sql`update establishments set merged_into = ${kept.id} where merged_into = ${id}`.execute(
        connection,
      )
      await sql`
        update establishment_slugs set establishment_id = ${kept.id} where establishment_id = ${id}
      `.execute(connection)
      await sql`
        insert into establishment_slugs (slug, establishment_id, replaced_at)
        values (${slug}, ${kept.id}, ${now}) on conflict (slug) do update
        set establishment_id = excluded.establishment_id
      `.execute(connection)
    },
  }
}
