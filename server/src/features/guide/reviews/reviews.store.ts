import type { ReviewStatus } from '@portal/contract/guide/reviews/review'
import { type Selectable, sql } from 'kysely'
import { bool, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { lockPhotosOfUse } from '../../../platform/database/photos-of-use.ts'
import type { Reviews } from '../../../platform/database/schema.generated.ts'
import type { Tag } from '../../../platform/live/tags.ts'
import { namedSubject, type ReviewSubject, ratingTags } from './review-subject.rules.ts'
import type { ReviewRecord } from './reviews.rules.ts'

type NewReview = Omit<ReviewRecord, 'id' | 'statusReason' | 'repliedAt' | 'createdAt' | 'updatedAt'>

const columnOf = ({ kind }: ReviewSubject) =>
  kind === 'sight' ? ('sight_id' as const) : ('establishment_id' as const)

/** What becomes of reviews; review-lists.store.ts reads them. */
export function reviewsStore(connection: Connection) {
  return {
    async lock(id: string): Promise<ReviewRecord | null> {
      const row = await connection
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? toRecord(row) : null
    },

    async lockOf(subject: ReviewSubject, userId: string): Promise<ReviewRecord | null> {
      const row = await connection
        .selectFrom('reviews')
        .selectAll()
        .where(columnOf(subject), '=', subject.id)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
      return row ? toRecord(row) : null
    },

    /** One row a person and place, however often and from wherever it is written. */
    async write(review: NewReview, now: Date): Promise<string> {
      const words = {
        rating: review.rating,
        text: review.text,
        status: review.status,
        queue_reasons: review.queueReasons,
        status_reason: null,
        updated_at: now,
      }
      const { id } = await connection
        .insertInto('reviews')
        .values({
          ...words,
          [columnOf(review.subject)]: review.subject.id,
          user_id: review.userId,
          created_at: now,
        })
        .onConflict((conflict) =>
          conflict.columns([columnOf(review.subject), 'user_id']).doUpdateSet(words),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    lockPhotos: (ids: readonly string[]) => lockPhotosOfUse(connection, ids),

    async setPhotos(id: string, photos: readonly string[]) {
      await connection.deleteFrom('review_photos').where('review_id', '=', id).execute()
      await sql`
        insert into review_photos (review_id, media_id, position)
        select ${id}, photo, place - 1 from unnest(${[...photos]}::uuid[]) with ordinality as p (photo, place)
      `.execute(connection)
    },

    async remove(id: string) {
      await connection.deleteFrom('reviews').where('id', '=', id).execute()
    },

    /** A person leaves the portal. Answers with the places whose stars have changed; they are held. */
    async removeAllOf(userId: string): Promise<ReviewSubject[]> {
      await sql`
        select 1 from establishments
        where id in (select establishment_id from reviews where user_id = ${userId})
        order by id for update
      `.execute(connection)
      const rows = await connection
        .deleteFrom('reviews')
        .where('user_id', '=', userId)
        .returning(['establishment_id', 'sight_id', 'status'])
        .execute()
      return rows.filter(({ status }) => status === 'published').map(subjectOf)
    },

    /**
     * Of somebody who was blocked: off the air, to be looked at again by whoever unblocks them. Answers
     * with the businesses whose stars are to be counted again; they are held.
     */
    async hideAllOf(userId: string, reason: string) {
      await sql`
        select 1 from establishments
        where id in (select establishment_id from reviews where user_id = ${userId})
        order by id for update
      `.execute(connection)
      const { rows } = await statement<{
        establishment_id: string | null
        sight_id: string | null
        was: string
      }>`
        update reviews as review set status = 'rejected', status_reason = ${reason}
        from reviews as old
        where old.id = review.id and review.user_id = ${userId} and review.status <> 'rejected'
        returning review.establishment_id, review.sight_id, old.status as was
      `.execute(connection)
      const shown = rows.filter(({ was }) => was === 'published')
      return {
        hidden: rows.length,
        establishments: shown.flatMap(({ establishment_id }) => establishment_id ?? []),
        tags: shown.flatMap((row) => ratingTags(subjectOf(row))),
      }
    },

    /**
     * A person joins the place and no longer judges it from outside. Answers with the tags of what is
     * shown otherwise; the place is held by who asks, and its stars are to be counted again.
     */
    async withdraw(establishmentId: string, userId: string): Promise<Tag[]> {
      const row = await connection
        .deleteFrom('reviews')
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .returning('status')
        .executeTakeFirst()
      return row?.status === 'published'
        ? ratingTags({ kind: 'establishment', id: establishmentId })
        : []
    },

    /** Two places become one: of a person who wrote about both, the newer review stays. */
    async moveAll({ from, to }: { from: string; to: string }): Promise<number> {
      await sql`
        delete from reviews as review using reviews as newer
        where review.establishment_id in (${from}, ${to}) and newer.establishment_id in (${from}, ${to})
          and newer.user_id = review.user_id and newer.id <> review.id
          and (newer.updated_at, newer.id) > (review.updated_at, review.id)
      `.execute(connection)
      const { numUpdatedRows } = await connection
        .updateTable('reviews')
        .set({ establishment_id: to })
        .where('establishment_id', '=', from)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async setReply(id: string, reply: { text: string; by: string; at: Date } | null) {
      await connection
        .updateTable('reviews')
        .set({
          reply: reply?.text ?? null,
          replied_at: reply?.at ?? null,
          replied_by: reply?.by ?? null,
        })
        .where('id', '=', id)
        .execute()
    },

    async decide(id: string, status: ReviewStatus, reason: string | null) {
      await connection
        .updateTable('reviews')
        .set({
          status,
          status_reason: reason,
          // Why it waited is told to whoever decides; once it is on the air there is nothing to tell.
          ...(status === 'published' ? { queue_reasons: [] } : {}),
        })
        .where('id', '=', id)
        .execute()
    },

    /** Whether the person took back a review of this place that had been refused. */
    async wasRefused(subject: ReviewSubject, userId: string): Promise<boolean> {
      const removed = { ...namedSubject(subject), refused: true }
      const row = await connection
        .selectFrom('audit_log')
        .select('id')
        .where('actor_id', '=', userId)
        .where('action', '=', 'review.removed')
        .where(bool`details @> ${JSON.stringify(removed)}::jsonb`)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

/** Exactly one of the two is told: a check of the table. */
function subjectOf({
  establishment_id,
  sight_id,
}: Pick<Selectable<Reviews>, 'establishment_id' | 'sight_id'>): ReviewSubject {
  return sight_id !== null
    ? { kind: 'sight', id: sight_id }
    : { kind: 'establishment', id: establishment_id ?? '' }
}

function toRecord(row: Selectable<Reviews>): ReviewRecord {
  return {
    id: row.id,
    subject: subjectOf(row),
    userId: row.user_id,
    rating: row.rating,
    text: row.text,
    // The statuses are a check constraint of the table; the reasons are written by the rules.
    status: row.status,
    statusReason: row.status_reason,
    queueReasons: row.queue_reasons,
    repliedAt: row.replied_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
