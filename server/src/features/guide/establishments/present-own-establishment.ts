import type {
  MyEstablishment,
  OwnEstablishment,
} from '@portal/contract/guide/establishments/own-establishment'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { whatMay } from './access.rules.ts'
import { shownModules, tierOf } from './allowance.rules.ts'
import { completenessOf } from './completeness.rules.ts'
import { MOST_PHOTOS } from './establishments.constants.ts'
import type { Listing } from './listing.rules.ts'
import type { OwnListing } from './own-listings.store.ts'
import { ratingOf } from './ranking.rules.ts'
import { waitingChangesOf } from './waiting-changes.rules.ts'

export function presentOwnEstablishment(
  { listing, role, plan, limits, category, subcategory, photos }: OwnListing,
  actor: Actor,
  categoryNames: ReadonlyMap<string, string>,
): RowOf<typeof OwnEstablishment> {
  return {
    ...listing.fields,
    id: listing.id,
    slug: listing.slug,
    status: listing.status,
    status_reason: listing.statusReason,
    role,
    category,
    subcategory,
    hours: listing.hours,
    photos,
    rating: ratingOf(listing.ratingSum, listing.ratingCount),
    plan,
    tier: tierOf(plan),
    photo_limit: isAdministrator(actor) ? MOST_PHOTOS : limits.photosPerEstablishment,
    shown_modules: shownModules(listing.fields.modules, limits),
    waiting: listing.waiting && {
      since: listing.waiting.since,
      values: listing.waiting.values,
      changes: waitingChangesOf(listing, categoryNames),
    },
    changes_reason: listing.changesReason,
    completeness: presentCompleteness(listing),
    version: listing.version,
    submitted_at: listing.submittedAt,
    verified_at: listing.verifiedAt,
    published_at: listing.publishedAt,
    created_at: listing.createdAt,
    updated_at: listing.updatedAt,
    may: whatMay(actor, role, listing),
  }
}

function presentCompleteness(listing: Listing) {
  const { score, missing } = completenessOf(listing)
  return {
    score,
    missing: missing.map(({ isRequired, ...step }) => ({ ...step, is_required: isRequired })),
  }
}

export function presentMyEstablishment(
  own: OwnListing,
  actor: Actor,
): RowOf<typeof MyEstablishment> {
  const { listing, plan, category, photos } = own
  // The list holds only what the person has a part in.
  const role = own.role ?? 'staff'
  return {
    id: listing.id,
    slug: listing.slug,
    name: listing.fields.name,
    status: listing.status,
    status_reason: listing.statusReason,
    role,
    category,
    neighbourhood: listing.fields.neighbourhood,
    photo: photos[0] ?? null,
    tier: tierOf(plan),
    is_lodging: own.isLodging,
    modules: [...listing.fields.modules],
    analytics: own.analytics,
    has_waiting_changes: listing.waiting !== null,
    completeness_score: completenessOf(listing).score,
    updated_at: listing.updatedAt,
    may: whatMay(actor, role, listing),
  }
}
