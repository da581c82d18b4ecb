import type { ModeratedEstablishment } from '@portal/contract/guide/establishments/moderation'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { ModeratedListing } from './moderation.store.ts'
import { ratingOf } from './ranking.rules.ts'
import { admits } from './status.rules.ts'

export function presentModerated({
  listing,
  category,
  owner,
  photo,
}: ModeratedListing): RowOf<typeof ModeratedEstablishment> {
  return {
    id: listing.id,
    slug: listing.slug,
    name: listing.fields.name,
    photo,
    status: listing.status,
    status_reason: listing.statusReason,
    category,
    neighbourhood: listing.fields.neighbourhood,
    owner,
    plan: listing.plan,
    rating: ratingOf(listing.ratingSum, listing.ratingCount),
    has_waiting_changes: listing.waiting !== null,
    is_demo: listing.isDemo,
    featured_until: listing.featuredUntil,
    version: listing.version,
    created_at: listing.createdAt,
    updated_at: listing.updatedAt,
    may: {
      approve: admits('approve', listing.status),
      reject: admits('reject', listing.status),
      suspend: admits('suspend', listing.status),
      restore: admits('restore', listing.status) && listing.publishedAt !== null,
      archive: admits('archive', listing.status),
    },
  }
}
