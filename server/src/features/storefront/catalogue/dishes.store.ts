import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Item, Section } from './catalogue.rules.ts'
import { itemJson, sectionWindows } from './catalogue-json.ts'

export type DishRow = {
  establishment_id: string
  item: Item
  section: Pick<Section, 'is_available' | 'windows'>
  slug: string
  name: string
  neighbourhood: string | null
  hours: OpeningHours | null
  /** From 0 to 1: how much of the name was asked for. */
  likeness: number
}

/** So many are looked at more closely: a city of fish has a lot of fish. */
const CANDIDATES = 60

/** For home: what is served at tables alone is not. */
const isOrderedFrom = sql`'delivery' = any(listing.modules) and exists (
  select from ordering_settings as settings where settings.establishment_id = listing.id
    and (settings.takes_delivery or settings.takes_pickup))`

/** Only reads; what visitors could see of menus by the names of their dishes. */
export function dishesStore(connection: Connection) {
  return {
    /** Of menus on the air and inside the plan; all words must be in the name. */
    async find(words: string, now: Date, isOrdered = false): Promise<DishRow[]> {
      const { rows } = await statement<DishRow>`
        with asked as materialized (select nullif(search_terms_of(${words}), '')::tsquery as query),
        candidates as materialized (
          select item.id, listing.slug, listing.name, listing.neighbourhood, listing.hours,
            listing.rank, 1.0 / (1 + greatest(0, length(item.name_words)
              - (numnode(asked.query) + 1) / 2)) as likeness,
            listing_limits(listing.user_id, listing.id, ${now}) as limits
          from asked cross join catalog_items as item
          join catalog_sections as section on section.id = item.section_id
          join establishments as listing on listing.id = item.establishment_id
          where item.name_words @@ asked.query and item.removed_at is null and item.is_available
            and section.removed_at is null and section.is_available and section.kind = 'menu'
            and listing.status = 'published' and 'menu' = any(listing.modules)
            and ${isOrdered ? isOrderedFrom : sql`true`}
          order by likeness desc, listing.rank desc, item.id limit ${CANDIDATES}
        )
        select ${itemJson} as item, jsonb_build_object('is_available', section.is_available,
            'windows', ${sectionWindows}) as section, item.establishment_id, candidates.slug, candidates.name,
          candidates.neighbourhood, candidates.hours, candidates.likeness::float8 as likeness
        from candidates join catalog_items as item on item.id = candidates.id
        join catalog_sections as section on section.id = item.section_id
        where candidates.limits is not null and (candidates.limits ->> 'catalogue_items' is null
          or (select count(*) from catalog_items as before
              join catalog_sections as place on place.id = before.section_id
              where before.establishment_id = item.establishment_id and before.removed_at is null
                and place.removed_at is null and place.kind = 'menu'
                and (place.position, place.id, before.position, before.id)
                  <= (section.position, section.id, item.position, item.id))
            <= (candidates.limits ->> 'catalogue_items')::integer)
        order by candidates.likeness desc, candidates.rank desc, item.id
      `.execute(connection)
      return rows
    },
  }
}
