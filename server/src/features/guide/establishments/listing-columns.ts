import { TEXT_FIELDS } from '@portal/contract/guide/establishments/vocabulary'
import { recordOf } from '@portal/contract/shared/records'
import { type Selectable, sql } from 'kysely'
import type { Establishments } from '../../../platform/database/schema.generated.ts'
import { limitsOf } from './allowance.rules.ts'
import type { Listing } from './listing.rules.ts'
import { rankOf, ratingScore } from './ranking.rules.ts'

export type ListingRow = Selectable<Establishments> & { photo_count: number; asks_price: boolean }

/** Kinds of places people choose by price too. */
const PRICED = ['onde-comer', 'onde-ficar', 'bares-e-festas', 'passeios-e-lazer', 'compras']

/** What `toListing` needs beside the columns, of `establishments as listing`. */
export const listingExtras = sql`
  (select count(*) from establishment_photos where establishment_id = listing.id)::integer as photo_count,
  exists (select 1 from categories where id = listing.category_id and slug = any(${PRICED}))
    as asks_price`

export function toListing(row: ListingRow): Listing {
  return {
    id: row.id,
    userId: row.user_id,
    slug: row.slug,
    fields: fieldsOf(row),
    hours: row.hours,
    waiting:
      row.waiting_changes && row.waiting_since
        ? { values: row.waiting_changes, since: row.waiting_since }
        : null,
    photoCount: row.photo_count,
    asksPrice: row.asks_price,
    status: row.status,
    statusReason: row.status_reason,
    submittedAt: row.submitted_at,
    changesReason: row.changes_reason,
    featuredUntil: row.featured_until,
    verifiedAt: row.verified_at,
    publishedAt: row.published_at,
    ratingCount: row.rating_count,
    ratingSum: row.rating_sum,
    plan: row.plan,
    limits: limitsOf(row.plan_limits),
    isDemo: row.is_demo,
    mergedInto: row.merged_into,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function fieldsOf(row: ListingRow): Listing['fields'] {
  const { latitude, longitude } = row
  return {
    name: row.name,
    category_id: row.category_id,
    subcategory_id: row.subcategory_id,
    specialties: row.specialties,
    ...recordOf(TEXT_FIELDS, (name) => row[name]),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    price_range: row.price_range,
    payment_methods: row.payment_methods,
    amenities: row.amenities,
    rooms: row.rooms,
    modules: row.modules,
  }
}

/** What is stored of a listing, with what follows from it: rank and rating. */
export function toColumns(listing: Listing, now: Date) {
  const { place, ...fields } = listing.fields
  return {
    ...fields,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    user_id: listing.userId,
    slug: listing.slug,
    hours: listing.hours && JSON.stringify(listing.hours),
    status: listing.status,
    status_reason: listing.statusReason,
    submitted_at: listing.submittedAt,
    waiting_changes: listing.waiting && JSON.stringify(listing.waiting.values),
    waiting_since: listing.waiting?.since ?? null,
    changes_reason: listing.changesReason,
    featured_until: listing.featuredUntil,
    verified_at: listing.verifiedAt,
    published_at: listing.publishedAt,
    rating_count: listing.ratingCount,
    rating_sum: listing.ratingSum,
    plan: listing.plan,
    is_demo: listing.isDemo,
    version: listing.version,
    created_at: listing.createdAt,
    updated_at: listing.updatedAt,
    rating_score: ratingScore(listing),
    rank: rankOf(listing, now),
  }
}
