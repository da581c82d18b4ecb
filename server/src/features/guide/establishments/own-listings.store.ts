import type { Photo } from '@portal/contract/ground/media/media'
import { kindOfCategory } from '@portal/contract/guide/establishments/kind-facts'
import type {
  MemberRole,
  UnclaimedEstablishment,
} from '@portal/contract/guide/establishments/own-establishment'
import type { Plan } from '@portal/contract/shared/plan'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import type { PlanType } from '@portal/contract/shared/plans'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { limitsOf } from './allowance.rules.ts'
import { roleOf } from './establishments.store.ts'
import type { Listing } from './listing.rules.ts'
import { type ListingRow, listingExtras, toListing } from './listing-columns.ts'
import { cardJoins, photosOf, refOf } from './listing-rows.ts'

/** A listing with what those who run it read beside it. `plan` and `limits` are asked for at that moment. */
export type OwnListing = {
  listing: Listing
  role: MemberRole | null
  plan: PlanType
  limits: PlanLimits
  analytics: Plan['limits']['analytics']
  category: { slug: string; name: string }
  isLodging: boolean
  subcategory: { slug: string; name: string } | null
  photos: Photo[]
}

type Row = ListingRow & {
  role: MemberRole | null
  plan_now: PlanType
  limits_now: Plan['limits'] | null
  category_slug: string
  category_name: string
  category_type: string
  category_icon: string
  subcategory_slug: string | null
  subcategory_name: string | null
  photos: Photo[]
}

/** Trigrams that two names share, of all that either has. */
const LIKE_NAME = 0.4
const MOST_UNCLAIMED = 3

/** Only reads; establishments.store.ts writes. */
export function ownListingsStore(connection: Connection) {
  return {
    /** Newest first; a person has few. */
    async listOf(userId: string, now: Date): Promise<OwnListing[]> {
      return read(
        userId,
        now,
        sql`listing.id in (
          select id from establishments where user_id = ${userId}
          union all
          select establishment_id from establishment_members where user_id = ${userId})
        order by listing.id desc`,
      )
    },

    /**
     * Published pages without an owner whose name is like this one. The index finds the words, likeness
     * of the whole keeps "Pousada" from naming every pousada.
     */
    async listUnclaimed(name: string): Promise<UnclaimedEstablishment[]> {
      const { rows } = await statement<UnclaimedEstablishment>`
        select listing.id, listing.slug, listing.name, category.name as category, listing.neighbourhood
        from establishments as listing join categories as category on category.id = listing.category_id
        where folded(${name}) <% listing.sort_name and listing.user_id is null
          and listing.status = 'published'
          and similarity(folded(${name}), listing.sort_name) >= ${sql.lit(LIKE_NAME)}
        order by similarity(folded(${name}), listing.sort_name) desc, listing.id
        limit ${sql.lit(MOST_UNCLAIMED)}
      `.execute(connection)
      return rows
    },

    async find(id: string, userId: string | null, now: Date): Promise<OwnListing | null> {
      const [found] = await read(userId, now, sql`listing.id = ${id}`)
      return found ?? null
    },
  }

  async function read(userId: string | null, now: Date, which: RawBuilder<unknown>) {
    const { rows } = await statement<Row>`
      select listing.*, ${roleOf(userId)} as role,
        listing_plan(listing.user_id, listing.id, ${now}) as plan_now,
        listing_limits(listing.user_id, listing.id, ${now}) as limits_now,
        category.slug as category_slug, category.name as category_name,
        category.schema_type as category_type, category.icon as category_icon,
        subcategory.slug as subcategory_slug, subcategory.name as subcategory_name,
        ${photosOf('listing.id')} as photos, ${listingExtras}
      from establishments as listing ${cardJoins}
      where ${which}
    `.execute(connection)
    return rows.map(toOwnListing)
  }
}

function toOwnListing(row: Row): OwnListing {
  return {
    listing: toListing(row),
    role: row.role,
    plan: row.plan_now,
    limits: limitsOf(row.limits_now),
    analytics: row.limits_now?.analytics ?? 'none',
    category: { slug: row.category_slug, name: row.category_name },
    isLodging:
      row.modules.includes('lodging') ||
      kindOfCategory(row.category_type, row.category_icon) === 'lodging',
    subcategory: refOf(row.subcategory_slug, row.subcategory_name),
    photos: row.photos,
  }
}
