import type { BusinessUse } from '@portal/contract/money/plans/edit-plan'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** No plan is for as many; who administers the portal may own more. */
const MOST_LISTED = 50

/** Reads what counts against a plan, each as the feature that enforces the limit counts it. */
export function planUseStore(connection: Connection) {
  return {
    async ofPerson(userId: string, now: Date): Promise<BusinessUse[]> {
      const { rows } = await statement<BusinessUse>`
        select place.id, place.name, photos.count as photos, items.count as catalogue_items,
          units.count as lodging_units, houses.count as properties,
          coupons.active as active_coupons, coupons.flash as flash_offers,
          place.modules && '{delivery,shop}'::text[] as has_orders
        from establishments as place
        cross join lateral (
          select count(*)::integer as count from establishment_photos
          where establishment_id = place.id) as photos
        cross join lateral (
          select count(*)::integer as count from catalog_sections as section
          join catalog_items as item on item.section_id = section.id and item.removed_at is null
          where section.establishment_id = place.id and section.removed_at is null) as items
        cross join lateral (
          select count(*)::integer as count from lodging_units
          where establishment_id = place.id and removed_at is null) as units
        cross join lateral (
          select count(*)::integer as count from properties
          where establishment_id = place.id and status <> 'archived') as houses
        cross join lateral (
          select count(*) filter (where not is_flash)::integer as active,
            count(*) filter (where is_flash)::integer as flash
          from offers where establishment_id = place.id and not is_by_portal
            and state in ('pending', 'published', 'paused') and ends_at > ${now}) as coupons
        where place.user_id = ${userId} and place.status <> 'archived'
        order by place.id limit ${MOST_LISTED}
      `.execute(connection)
      return rows
    },
  }
}
