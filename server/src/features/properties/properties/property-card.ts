import { sql } from 'kysely'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'

/** What everybody may know of a property: read from the view that leaves the rest out. */
export const facts = sql`property.id, property.slug, property.title, property.type,
  jsonb_build_object('sale_cents', property.sale_price_cents, 'rent_cents', property.rent_price_cents,
    'season_cents', property.season_price_cents) as prices,
  property.condominium_cents, case when property.iptu_cents is not null then jsonb_build_object(
    'cents', property.iptu_cents, 'period', property.iptu_period) end as iptu,
  property.neighbourhood, property.living_area, property.lot_area, property.bedrooms, property.suites,
  property.bathrooms, property.parking, case when property.latitude is not null then
    jsonb_build_object('latitude', property.latitude, 'longitude', property.longitude,
      'is_exact', property.is_exact) end as place, property.updated_at`

export const shownPhotos = sql`from property_photos as shown join media on media.id = shown.media_id
  where shown.property_id = property.id and ${isShownPhoto}`
export const cardPhotos = sql`(select ${photoJson()} ${shownPhotos} order by shown.position limit 1) as photo,
  (select count(*)::integer ${shownPhotos}) as photo_count`
