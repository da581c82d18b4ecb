import type { Photo } from '@portal/contract/ground/media/media'
import type {
  Amenity,
  Module,
  PaymentMethod,
} from '@portal/contract/guide/establishments/establishment'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { Plan } from '@portal/contract/shared/plan'
import type { PlanType } from '@portal/contract/shared/plans'
import { type RawBuilder, sql } from 'kysely'
import { photoJson } from '../../../platform/database/photo-json.ts'

/** A listing as a card needs it; `plan` is the one last seen. */
export type CardRow = {
  id: string
  slug: string
  name: string
  is_claimed: boolean
  plan: PlanType
  plan_limits: Plan['limits'] | null
  category_slug: string
  category_name: string
  category_icon: string
  subcategory_slug: string | null
  subcategory_name: string | null
  neighbourhood: string | null
  photo: Photo | null
  price_range: number | null
  rating_count: number
  rating_sum: number
  hours: OpeningHours | null
  check_in: string | null
  check_out: string | null
  rooms: number | null
  nightly_from_cents: number | null
  category_type: string
  latitude: number | null
  longitude: number | null
  distance_meters: number | null
  has_coupon: boolean
  modules: Module[]
  amenities: Amenity[]
  featured_until: Date | null
  is_demo: boolean
}

/** The same with all that its page shows; here the plan is asked for anew. */
export type PageRow = CardRow & {
  description: string | null
  specialties: string[]
  schema_type: string
  phone: string | null
  whatsapp: string | null
  has_mailbox: boolean
  website: string | null
  instagram: string | null
  facebook: string | null
  street: string | null
  number: string | null
  complement: string | null
  cep: string | null
  photos: Photo[]
  payment_methods: PaymentMethod[]
  accessibility_notes: string | null
  verified_at: Date | null
  updated_at: Date
}

/** A degree of the Earth's mean circumference. */
const METERS_PER_DEGREE = 111_195

type Origin = { latitude: number; longitude: number } | null

const distance = (origin: Origin): RawBuilder<unknown> =>
  origin
    ? sql`round((point(listing.longitude, listing.latitude)
        <-> point(${origin.longitude}::float8, ${origin.latitude}::float8))
        * ${sql.lit(METERS_PER_DEGREE)})::integer`
    : sql`null::integer`

/** Of `establishments as listing` with `cardJoins`. */
export const cardColumns = (
  origin: Origin,
  plan: RawBuilder<unknown> = sql`listing.plan, listing.plan_limits`,
) => sql`
  listing.id, listing.slug, listing.name, listing.user_id is not null as is_claimed, ${plan},
  category.slug as category_slug, category.name as category_name,
  coalesce(category.icon, 'store') as category_icon,
  coalesce(category.schema_type, 'LocalBusiness') as category_type,
  subcategory.slug as subcategory_slug, subcategory.name as subcategory_name,
  listing.neighbourhood, listing.price_range, listing.rating_count, listing.rating_sum, listing.hours,
  listing.check_in, listing.check_out, listing.rooms,
  nightly_from_cents(listing) as nightly_from_cents,
  listing.latitude, listing.longitude, ${distance(origin)} as distance_meters,
  listing.has_coupon, listing.modules, listing.amenities, listing.featured_until,
  listing.is_demo,
  case when photo.id is not null then ${photoJson('photo')} end as photo`

export const cardJoins = sql`
  left join categories as category on category.id = listing.category_id
  left join categories as subcategory on subcategory.id = listing.subcategory_id
  left join media as photo on photo.id = listing.main_photo_id and photo.status = 'ready'`

/** In order, those that are ready. */
export const photosOf = (listing: string) => sql`(
  select coalesce(jsonb_agg(${photoJson('shot')} order by shown.position), '[]')
  from establishment_photos as shown join media as shot on shot.id = shown.media_id
  where shown.establishment_id = ${sql.ref(listing)} and shot.status = 'ready')`

export const pageColumns = (now: Date) => sql`
  ${cardColumns(
    null,
    sql`listing_plan(listing.user_id, listing.id, ${now}) as plan,
      listing_limits(listing.user_id, listing.id, ${now}) as plan_limits`,
  )},
  listing.description, listing.specialties,
  coalesce(subcategory.schema_type, category.schema_type) as schema_type,
  listing.phone, listing.whatsapp,
  listing.email is not null or listing.user_id is not null as has_mailbox,
  listing.website, listing.instagram, listing.facebook,
  listing.street, listing.number, listing.complement, listing.cep,
  ${photosOf('listing.id')} as photos,
  listing.payment_methods, listing.accessibility_notes, listing.verified_at, listing.updated_at`

export function refOf(slug: string | null, name: string | null) {
  return slug === null || name === null ? null : { slug, name }
}
