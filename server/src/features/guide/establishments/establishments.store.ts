import type { MemberRole } from '@portal/contract/guide/establishments/own-establishment'
import type { Plan } from '@portal/contract/shared/plan'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { type Allowance, limitsOf } from './allowance.rules.ts'
import { TAKEN_SLUGS } from './establishments.constants.ts'
import type { Listing } from './listing.rules.ts'
import { type ListingRow, listingExtras, toColumns, toListing } from './listing-columns.ts'
import { keptOpenState } from './open-state.rules.ts'
import type { PhotoOfUse } from './photos.rules.ts'
import { isPublic } from './status.rules.ts'

export type Held = { listing: Listing; role: MemberRole | null }

/** Owns establishments, their slugs and their photos. */
export function establishmentsStore(connection: Connection) {
  return {
    /**
     * Holds the listing until the transaction ends; `role` is what the person is to it. Read in a
     * second statement: the one that waits for the row sees its team and photos as they were before
     * the wait, when somebody may have been sent away meanwhile.
     */
    async lock(id: string, userId: string | null): Promise<Held | null> {
      await sql`select 1 from establishments where id = ${id} for update`.execute(connection)
      const { rows } = await statement<ListingRow & { role: MemberRole | null }>`
        select listing.*, ${roleOf(userId)} as role, ${listingExtras}
        from establishments as listing where id = ${id}
      `.execute(connection)
      const row = rows[0]
      return row ? { listing: toListing(row), role: row.role } : null
    },

    async add(listing: Listing, now: Date) {
      await connection
        .insertInto('establishments')
        .values({ id: listing.id, ...toColumns(listing, now) })
        .execute()
      await saveOpenState(listing, now)
    },

    /** With rank, rating and open state, whichever of what they follow from has changed. */
    async save(listing: Listing, now: Date) {
      await connection
        .updateTable('establishments')
        .set(toColumns(listing, now))
        .where('id', '=', listing.id)
        .execute()
      await saveOpenState(listing, now)
    },

    async newId(): Promise<string> {
      const { rows } = await statement<{ id: string }>`select uuidv7() as id`.execute(connection)
      return rows[0]?.id ?? ''
    },

    /** How many the person has, how many the plan in force allows. */
    async allowance(userId: string, now: Date): Promise<Allowance> {
      const { rows } = await statement<Allowance>`
        select can_create_establishment(${userId}::uuid, ${now}) as allowed,
          establishment_limit(${userId}::uuid, ${now}) as limit,
          (select count(*) from establishments where user_id = ${userId} and status <> 'archived')::integer
            as count
      `.execute(connection)
      return rows[0] ?? { allowed: false, count: 0, limit: 0 }
    },

    /**
     * The first address of that name that nobody has or had. Whoever chooses one at the same time
     * waits: "bar-2" may be the second "Bar" or the first "Bar 2".
     */
    async freeSlug(name: string, forId: string): Promise<string> {
      const slug = slugOf(name)
      const stem = numberedSlug(slug, 99_999).replace(/-99999$/, '')
      await sql`select pg_advisory_xact_lock(hashtextextended('establishment-slugs', 0))`.execute(
        connection,
      )
      const { rows } = await statement<{ slug: string }>`
        select slug from establishments
        where (slug = ${slug} or slug like ${`${stem}-%`}) and id <> ${forId}
        union all
        select slug from establishment_slugs
        where (slug = ${slug} or slug like ${`${stem}-%`}) and establishment_id <> ${forId}
      `.execute(connection)
      const taken = new Set([...TAKEN_SLUGS, ...rows.map((row) => row.slug)])
      let free = slug
      for (let number = 2; taken.has(free); number += 1) free = numberedSlug(slug, number)
      return free
    },

    /** The old address leads to the new one; one taken up again is no longer old. */
    async keepSlug(id: string, { old, present }: { old: string; present: string }, now: Date) {
      await sql`delete from establishment_slugs where slug = ${present}`.execute(connection)
      await sql`
        insert into establishment_slugs (slug, establishment_id, replaced_at) values (${old}, ${id}, ${now})
      `.execute(connection)
    },

    /** Held, so that the sweep cannot take one away in between. */
    async lockPhotos(ids: readonly string[], establishmentId: string): Promise<PhotoOfUse[]> {
      const { rows } = await statement<PhotoOfUse>`
        select id, user_id as "userId", status, alt, exists (
          select 1 from establishment_photos as shown
          where shown.media_id = media.id and shown.establishment_id = ${establishmentId}
        ) as "isShown"
        from media where id = any(${[...ids]}::uuid[]) and not is_private for key share
      `.execute(connection)
      return rows
    },

    async photoIds(id: string): Promise<string[]> {
      const rows = await connection
        .selectFrom('establishment_photos')
        .select('media_id')
        .where('establishment_id', '=', id)
        .orderBy('position')
        .execute()
      return rows.map(({ media_id }) => media_id)
    },

    async setPhotos(id: string, photos: readonly string[]) {
      await connection
        .deleteFrom('establishment_photos')
        .where('establishment_id', '=', id)
        .execute()
      await sql`
        insert into establishment_photos (establishment_id, media_id, position)
        select ${id}, photo, place - 1 from unnest(${[...photos]}::uuid[]) with ordinality as p (photo, place)
      `.execute(connection)
      await connection
        .updateTable('establishments')
        .set({ main_photo_id: photos[0] ?? null })
        .where('id', '=', id)
        .execute()
    },

    /** What the owner's plan gives this listing at a moment. */
    async limitsOf({ id, userId }: Pick<Listing, 'id' | 'userId'>, now: Date): Promise<PlanLimits> {
      const { rows } = await statement<{ limits: Plan['limits'] | null }>`
        select listing_limits(${userId}::uuid, ${id}::uuid, ${now}) as limits
      `.execute(connection)
      return limitsOf(rows[0]?.limits ?? null)
    },
  }

  /** What is public is in the directory by now: a trigger puts it there. */
  async function saveOpenState(listing: Listing, now: Date) {
    if (!isPublic(listing)) return
    const { isOpen, changesAt } = keptOpenState(listing.hours, now)
    await connection
      .updateTable('directory')
      .set({ is_open: isOpen, open_changes_at: changesAt })
      .where('id', '=', listing.id)
      .execute()
  }
}

/** Of `establishments as listing`. */
export const roleOf = (userId: string | null) => sql`case
  when listing.user_id = ${userId}::uuid then 'owner'
  else (select role from establishment_members
         where establishment_id = listing.id and user_id = ${userId}::uuid) end`
