import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { type ListingRow, listingExtras, toListing } from './listing-columns.ts'
import type { KeptOpenState } from './open-state.rules.ts'
import { rankOf, ratingScore } from './ranking.rules.ts'

export type DueListing = { id: string; hours: OpeningHours | null; isOpen: boolean }

/** Keeps what lists go by: plan, rank, open state, words. None of it is an edit of the listing. */
export function listingUpkeepStore(connection: Connection) {
  return {
    /**
     * After a plan, or the number of listings under it, has changed: what lists show follows. Answers
     * with the tags of what is now shown otherwise.
     */
    async settlePlans(owners: readonly (string | null)[], now: Date): Promise<Tag[]> {
      const people = owners.filter((owner) => owner !== null)
      const ids = people.length > 0 ? await refreshPlans(people, now) : []
      if (ids.length === 0) return []
      await saveRanks(await listings(sql`id = any(${ids}::uuid[])`), now)
      return [Tag.establishments, ...ids.map(Tag.establishment)]
    },

    /**
     * The mark of who has an offer for members now that is not all taken; null is all listings. Answers
     * with the tags of what is now shown otherwise.
     */
    async settleCoupons(which: readonly string[] | null, now: Date): Promise<Tag[]> {
      // Asked of the offers too: of one business, only its own are read.
      const isOf = (column: RawBuilder<unknown>) =>
        which === null ? sql`true` : sql`${column} = any(${[...which]}::uuid[])`
      const { rows } = await statement<{ id: string }>`
        with offering as materialized (
          select distinct shown.establishment_id as id
          from offers_on_air(${now}) as shown join offers as offer on offer.id = shown.id
          where (offer.stock is null or offer.taken < offer.stock)
            and ${isOf(sql`shown.establishment_id`)}
        ), changing as materialized (
          select listing.id, not listing.has_coupon as has_coupon from establishments as listing
          where (listing.has_coupon or listing.id in (select id from offering))
            and ${isOf(sql`listing.id`)}
            and listing.has_coupon <> (listing.id in (select id from offering))
          order by listing.id for no key update of listing
        )
        update establishments as listing set has_coupon = changing.has_coupon
        from changing where listing.id = changing.id returning listing.id
      `.execute(connection)
      const ids = rows.map(({ id }) => id)
      return ids.length > 0 ? [Tag.establishments, ...ids.map(Tag.establishment)] : []
    },

    /** Owners of listings whose plan came to its end between the two, or to another version. */
    async ownersWhosePlanChanged(from: Date, to: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select distinct held.user_id as id from subscriptions as held
        where (held.ends_at > ${from} and held.ends_at <= ${to}
            or held.id in (select subscription_id from plan_updates
              where in_force_at > ${from} and in_force_at <= ${to})
            or held.id in (select subscription_id from plan_grants
              where period_end > ${from} and period_end <= ${to}
                or period_end + interval '5 days' > ${from}
                  and period_end + interval '5 days' <= ${to}))
          and exists (select 1 from establishments where user_id = held.user_id and plan <> 'clube')
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** What belongs to nobody has no plan, however its owner went. */
    async dropPlansOfNobody(): Promise<void> {
      await sql`
        update establishments set plan = 'clube', plan_limits = null
        where user_id is null and plan <> 'clube'
      `.execute(connection)
    },

    async owners(after: string | null, limit: number): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select distinct user_id as id from establishments
        where user_id is not null and (${after}::uuid is null or user_id > ${after}::uuid)
        order by user_id limit ${limit}
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** A stretch of all listings by id; null when there are no more. */
    async rerankAfter(after: string | null, limit: number, now: Date) {
      const rows = await listings(
        sql`${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`,
      )
      return { changed: await saveRanks(rows, now), last: rows.at(-1)?.id ?? null }
    },

    /** Counts anew what people wrote, for when a review is published, edited or taken away. */
    async recountRating(id: string, now: Date) {
      // Held first, so that the count sees what whoever held it before has just committed.
      await sql`select 1 from establishments where id = ${id} for update`.execute(connection)
      await sql`
        update establishments set (rating_count, rating_sum) = (
          select count(*), coalesce(sum(rating), 0) from reviews
          where establishment_id = ${id} and status = 'published'
        ) where id = ${id}
      `.execute(connection)
      await saveRanks(await listings(sql`id = ${id}`), now)
    },

    /** Listings whose state should have changed by now; one that is being edited is left for later. */
    async lockDue(now: Date, limit: number): Promise<DueListing[]> {
      const { rows } = await statement<DueListing>`
        select entry.id, listing.hours, entry.is_open as "isOpen"
        from directory as entry join establishments as listing on listing.id = entry.id
        where entry.open_changes_at <= ${now}
        order by entry.open_changes_at limit ${limit}
        -- The listing too: whoever saves it holds it first, and its place in the index after that.
        for no key update of entry, listing skip locked
      `.execute(connection)
      return rows
    },

    async saveOpenStates(states: readonly (KeptOpenState & { id: string })[]) {
      await sql`
        update directory as entry
        set is_open = state.is_open, open_changes_at = state.changes_at
        from unnest(
          ${states.map(({ id }) => id)}::uuid[],
          ${states.map(({ isOpen }) => isOpen)}::boolean[],
          ${states.map(({ changesAt }) => changesAt)}::timestamptz[]
        ) as state (id, is_open, changes_at)
        where entry.id = state.id
      `.execute(connection)
    },

    /** In changes that wait for a decision: they are shown once they are taken. */
    async replaceWaitingPhoto(oldId: string, newId: string) {
      await sql`
        update establishments
        set waiting_changes = replace(waiting_changes::text, ${oldId}, ${newId})::jsonb
        where waiting_changes is not null and waiting_changes::text like ${`%${oldId}%`}
      `.execute(connection)
    },

    /** Of what shows a photo: it was left out everywhere until it was ready. */
    async tagsOfPhoto(photoId: string): Promise<Tag[]> {
      const { rows } = await statement<{ id: string; isReview: boolean }>`
        select id, false as "isReview" from establishments where main_photo_id = ${photoId}
        union select establishment_id, false from establishment_photos where media_id = ${photoId}
        union select establishment_id, true from review_photos
          join reviews on reviews.id = review_id where media_id = ${photoId}
      `.execute(connection)
      return rows.flatMap(({ id, isReview }) =>
        isReview ? [Tag.reviews(id)] : [Tag.establishments, Tag.establishment(id)],
      )
    },

    /**
     * A person leaves: what was never public goes, what is public becomes nobody's and loses what may
     * be theirs alone. Answers with the tags of what stays.
     */
    async forgetPerson(userId: string, now: Date): Promise<Tag[]> {
      await sql`delete from establishments where user_id = ${userId} and published_at is null`.execute(
        connection,
      )
      const { rows } = await statement<{ id: string }>`
        update establishments set user_id = null, plan = 'clube', plan_limits = null, email = null, whatsapp = null,
          cnpj = null, waiting_changes = null, waiting_since = null, changes_reason = null,
          status = case when status in ('published', 'suspended') then status else 'archived' end,
          version = version + 1, updated_at = ${now}
        where user_id = ${userId} returning id
      `.execute(connection)
      const ids = rows.map(({ id }) => id)
      await saveRanks(await listings(sql`id = any(${ids}::uuid[])`), now)
      return ids.length > 0 ? [Tag.establishments, ...ids.map(Tag.establishment)] : []
    },
  }

  /** Of the owners' listings, those whose plan changed, or what it gives; the oldest are within the limit. */
  async function refreshPlans(owners: readonly string[], now: Date): Promise<string[]> {
    const { rows } = await statement<{ id: string }>`
      with held as (
        select owner, plan_type_of(owner, ${now}) as plan, held_limits(owner, ${now}) as limits,
          establishment_limit(owner, ${now}) as most
        from unnest(${[...owners]}::uuid[]) as owner
      ), counted as (
        select id, user_id, row_number() over (partition by user_id order by id) as place
        from establishments where user_id = any(${[...owners]}::uuid[]) and status <> 'archived'
      ), settled as (
        select counted.id,
          case when counted.place > held.most then 'clube' else held.plan end as plan,
          case when counted.place > held.most then null else held.limits end as limits
        from counted join held on held.owner = counted.user_id
      ), changing as materialized (
        -- Held from the oldest to the newest, so that two who settle one owner never cross.
        select listing.id, settled.plan, settled.limits from settled
        join establishments as listing on listing.id = settled.id
          and (listing.plan <> settled.plan or listing.plan_limits is distinct from settled.limits)
        order by listing.id for no key update of listing
      )
      update establishments as listing set plan = changing.plan, plan_limits = changing.limits
      from changing
      where listing.id = changing.id
      returning listing.id
    `.execute(connection)
    return rows.map(({ id }) => id)
  }

  async function listings(which: ReturnType<typeof sql>) {
    const { rows } = await statement<ListingRow>`
      select listing.*, ${listingExtras} from establishments as listing where ${which}
    `.execute(connection)
    return rows
  }

  /** Only those that differ are written: a night changes few. */
  async function saveRanks(rows: ListingRow[], now: Date): Promise<number> {
    const ranked = rows
      .map((row) => ({ row, listing: toListing(row) }))
      .map(({ row, listing }) => ({
        row,
        rank: Math.fround(rankOf(listing, now)),
        score: Math.fround(ratingScore(listing)),
      }))
      .filter(
        ({ row, rank, score }) =>
          Math.fround(row.rank) !== rank || Math.fround(row.rating_score) !== score,
      )
    await sql`
      with ranked as materialized (
        select listing.id, ranked.rank, ranked.score from unnest(
          ${ranked.map(({ row }) => row.id)}::uuid[],
          ${ranked.map(({ rank }) => rank)}::real[],
          ${ranked.map(({ score }) => score)}::real[]
        ) as ranked (id, rank, score) join establishments as listing using (id)
        order by listing.id for no key update of listing
      )
      update establishments as listing set rank = ranked.rank, rating_score = ranked.score
      from ranked where listing.id = ranked.id
    `.execute(connection)
    return ranked.length
  }
}
