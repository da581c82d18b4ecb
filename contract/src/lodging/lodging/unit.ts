import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import {
  BED_KINDS,
  CANCELLATIONS,
  PETS,
  SMOKING,
  UNIT_AMENITIES,
  UNIT_KINDS,
} from './lodging.texts.ts'

export const UnitKind = z.enum(UNIT_KINDS)
export const BedKind = z.enum(BED_KINDS)
export const UnitAmenity = z.enum(UNIT_AMENITIES)
export const Cancellation = z.enum(CANCELLATIONS)
export const Pets = z.enum(PETS)
export const Smoking = z.enum(SMOKING)

const cents = z.int().nonnegative()
const date = z.iso.date()

export const Beds = z.object({ kind: BedKind, count: z.int().positive() })

/** A season with its prices; both nights are slept in it. */
export const UnitSeason = z
  .object({
    name: z.string(),
    first_night: date,
    last_night: date,
    /** Null: only the shortest stay is another; the price is the room's own. */
    price_cents: cents.nullable(),
    weekend_price_cents: cents.nullable(),
    min_nights: z.int().nullable(),
    /** From the table of the house; otherwise written on these nights of this room. */
    is_of_house: z.boolean(),
  })
  .meta({ id: 'UnitSeason' })
export type UnitSeason = z.infer<typeof UnitSeason>

/** What is let by the night, as visitors see it. */
export const LodgingUnit = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: UnitKind,
    capacity: z.int(),
    bedrooms: z.int(),
    beds: z.array(Beds),
    bathrooms: z.int(),
    area_m2: z.int().nullable(),
    amenities: z.array(UnitAmenity),
    description: z.string(),
    base_price_cents: cents,
    weekend_price_cents: cents.nullable(),
    min_nights: z.int(),
    seasons: z.array(UnitSeason),
    photos: z.array(Photo),
  })
  .meta({ id: 'LodgingUnit' })
export type LodgingUnit = z.infer<typeof LodgingUnit>

/** What holds for every unit of a house. Null is "não informado". */
export const LodgingSettings = z
  .object({
    check_in: z.string().nullable(),
    check_in_until: z.string().nullable(),
    check_out: z.string().nullable(),
    rules: z.string(),
    cancellation: Cancellation,
    pets: Pets.nullable(),
    smoking: Smoking.nullable(),
    /** Fourteen or fifteen digits. */
    cadastur: z.string().nullable(),
    cleaning_fee_cents: cents,
  })
  .meta({ id: 'LodgingSettings' })
export type LodgingSettings = z.infer<typeof LodgingSettings>
