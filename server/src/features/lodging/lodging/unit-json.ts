import { type RawBuilder, sql } from 'kysely'
import { selected } from '../../../platform/database/checked-sql.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import type { Unit } from './lodging.rules.ts'

/** How rows become what the contract calls a unit. */

const seasonJson = sql`jsonb_build_object('name', rate.name, 'first_night', lower(rate.during),
  'last_night', upper(rate.during) - 1, 'price_cents', rate.price_cents,
  'weekend_price_cents', rate.weekend_price_cents, 'min_nights', rate.min_nights,
  'is_of_house', rate.season_id is not null)`

/** Of `lodging_units as unit`: its seasons in the order of the calendar, all or those of some nights. */
export const seasonsJson = (nights?: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(${seasonJson} order by lower(rate.during))
  from unit_rates as rate where rate.unit_id = unit.id
    ${nights ? sql`and rate.during && ${nights}` : sql``}), '[]'::jsonb)`

const photosJson = sql`coalesce((
  select jsonb_agg(${photoJson()} order by shown.position)
  from unit_photos as shown join media on media.id = shown.media_id
  where shown.unit_id = unit.id and ${isShownPhoto}), '[]'::jsonb)`

/** Of `lodging_units as unit`. */
export const unitJson = selected<Unit>`jsonb_build_object('id', unit.id, 'name', unit.name,
  'kind', unit.kind, 'capacity', unit.capacity, 'bedrooms', unit.bedrooms, 'beds', unit.beds,
  'bathrooms', unit.bathrooms, 'area_m2', unit.area_m2, 'amenities', unit.amenities,
  'description', unit.description, 'base_price_cents', unit.base_price_cents,
  'weekend_price_cents', unit.weekend_price_cents, 'min_nights', unit.min_nights,
  'is_published', unit.is_published, 'version', unit.version, 'seasons', ${seasonsJson()},
  'photos', ${photosJson})`
