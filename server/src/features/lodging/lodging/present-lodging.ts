import type { Lodging } from '@portal/contract/lodging/lodging/lodging'
import type { OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import type { SettingsContent } from '@portal/contract/lodging/lodging/lodging-fields'
import { cheapestNightCents } from '@portal/contract/lodging/lodging/quote'
import type { LodgingSettings } from '@portal/contract/lodging/lodging/unit'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { Place } from './lodging.rules.ts'

/** What visitors see: what is let and inside the plan. */
export function presentLodging(
  { id, slug, name, ...place }: Place,
  units: readonly OwnUnit[],
  settings: SettingsContent,
  today: string,
): Lodging {
  const shown = units.filter((unit) => unit.is_published && unit.is_within_plan)
  return {
    establishment: { id, slug, name },
    units: shown.map((unit) => presentUnit(unit, today)),
    settings: presentSettings(place, settings),
    from_cents:
      shown.length > 0 ? Math.min(...shown.map((unit) => cheapestNightCents(unit, today))) : null,
  }
}

export function presentSettings(
  { checkIn, checkOut }: Pick<Place, 'checkIn' | 'checkOut'>,
  settings: SettingsContent,
): LodgingSettings {
  return {
    check_in: checkIn,
    check_in_until: settings.check_in_until,
    check_out: checkOut,
    rules: settings.rules,
    cancellation: settings.cancellation,
    pets: settings.pets,
    smoking: settings.smoking,
    cadastur: settings.cadastur,
    cleaning_fee_cents: settings.cleaning_fee_cents,
  }
}

/** Prices are written years ahead; who looks for a room reads those of a year. */
const DAYS_SHOWN = 366

function presentUnit(unit: OwnUnit, today: string): Lodging['units'][number] {
  const until = isoDateOfDay(dayOfKnownDate(today) + DAYS_SHOWN)
  return {
    id: unit.id,
    name: unit.name,
    kind: unit.kind,
    capacity: unit.capacity,
    bedrooms: unit.bedrooms,
    beds: unit.beds,
    bathrooms: unit.bathrooms,
    area_m2: unit.area_m2,
    amenities: unit.amenities,
    description: unit.description,
    base_price_cents: unit.base_price_cents,
    weekend_price_cents: unit.weekend_price_cents,
    min_nights: unit.min_nights,
    seasons: unit.seasons.filter(
      ({ first_night: first, last_night: last }) => today <= last && first <= until,
    ),
    photos: unit.photos,
  }
}
