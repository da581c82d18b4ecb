import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import type { KitchenRow } from './kitchens.rules.ts'

/** Of who is open, and of who is not: so many are looked at more closely. */
const CANDIDATES = 120

type Row = Omit<KitchenRow, 'limits'> & { limits: Plan['limits'] | null }

/** Only reads: businesses on the air that have a menu and take orders of it for home. */
export function kitchensStore(connection: Connection) {
  async function read(chosen: RawBuilder<unknown>, now: Date): Promise<KitchenRow[]> {
    const { rows } = await statement<Row>`
      with chosen as (${chosen})
      select listing.id, listing.slug, listing.name,
        coalesce(subcategory.name, category.name, '') as kind,
        coalesce(category.icon, 'utensils') as category_icon,
        case when photo.id is not null then ${photoJson('photo')} end as photo,
        listing.rating_count, listing.rating_sum, listing.has_coupon, listing.is_demo, listing.hours,
        listing.modules, listing_limits(listing.user_id, listing.id, ${now}) as limits,
        settings.takes_delivery, settings.takes_pickup, settings.takes_scheduled,
        settings.preparation_minutes, settings.is_paused, settings.paused_until,
        coalesce((select jsonb_agg(jsonb_build_object('neighbourhood', zone.neighbourhood,
            'fee_cents', zone.fee_cents, 'minimum_cents', zone.minimum_cents, 'minutes', zone.minutes)
            order by zone.position)
          from delivery_zones as zone where zone.establishment_id = listing.id), '[]') as zones,
        coalesce((select jsonb_agg(jsonb_build_object('neighbourhood', rest.neighbourhood,
            'until', rest.until))
          from delivery_pauses as rest where rest.establishment_id = listing.id
            and (rest.until is null or rest.until > ${now})), '[]') as rests,
        coalesce((select jsonb_agg(taken.scheduled_for) from (
            select scheduled_for from orders where establishment_id = listing.id
              and scheduled_for > ${now} and status <> 'cancelled'
            group by scheduled_for having count(*) >= settings.slot_capacity) as taken), '[]') as full_slots
      from chosen join establishments as listing on listing.id = chosen.id
      join ordering_settings as settings on settings.establishment_id = listing.id
      left join categories as category on category.id = listing.category_id
      left join categories as subcategory on subcategory.id = listing.subcategory_id
      left join media as photo on photo.id = listing.main_photo_id and photo.status = 'ready'
      where listing.status = 'published' and listing.modules @> array['menu', 'delivery']
        and (settings.takes_delivery or settings.takes_pickup)
        and exists (select from catalog_items as item
          join catalog_sections as section on section.id = item.section_id
          where item.establishment_id = listing.id and item.removed_at is null and item.is_available
            and section.removed_at is null and section.is_available and section.kind = 'menu')
      order by listing.rank desc, listing.id
    `.execute(connection)
    return rows.map(({ limits, ...row }) => ({
      ...row,
      limits: limits ? limitsOfPlan({ limits }) : NO_LIMITS,
    }))
  }

  return {
    /** Those of a bairro stand before those that are only fetched from; who is open before who is not. */
    async listKitchens(neighbourhood: string | null, now: Date): Promise<KitchenRow[]> {
      const delivers = sql`exists (select from delivery_zones as zone where zone.establishment_id = entry.id
        and lower(zone.neighbourhood) = lower(${neighbourhood}))`
      // Each a walk along an index that stops after so many.
      const walk = (isOpen: boolean) => sql`(
        select entry.id from directory as entry
        join ordering_settings as known on known.establishment_id = entry.id
        where entry.has_delivery and entry.is_open = ${isOpen}
          and (known.takes_pickup or known.takes_delivery
            and ${neighbourhood === null ? sql`true` : delivers})
        order by entry.rank desc, entry.id desc limit ${CANDIDATES})`
      return read(sql`${walk(true)} union all ${walk(false)}`, now)
    },

    async kitchensOf(ids: readonly string[], now: Date): Promise<KitchenRow[]> {
      return read(sql`select unnest(${[...ids]}::uuid[]) as id`, now)
    },
  }
}
