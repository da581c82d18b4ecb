import type { Photo } from '@portal/contract/ground/media/media'
import type {
  ReviewedPlace,
  ReviewQueueReason,
  ReviewStatus,
} from '@portal/contract/guide/reviews/review'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  isBehindPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import type { WaitingCount } from '../../../platform/feature.ts'
import type { ReviewSubject } from './review-subject.rules.ts'
import { REVIEWS_PAGE } from './reviews.constants.ts'

/** A review with all that any of its readers sees of it. */
export type FoundReview = {
  id: string
  user_id: string
  rating: number
  text: string
  status: ReviewStatus
  status_reason: string | null
  queue_reasons: ReviewQueueReason[]
  reply: string | null
  replied_at: Date | null
  created_at: Date
  updated_at: Date
  writer_name: string
  writer_email: string
  place: ReviewedPlace
  photos: Photo[]
  open_reports: number
  micros: number
}

/** Somebody who was handed an order, or has left a room, of a house. */
export type ToAsk = {
  kind: 'order' | 'stay'
  id: string
  userId: string
  establishmentId: string
  name: string
  slug: string
}
/** At a time: who is left over is asked within the hour. */
const MOST_ASKED = 500

type Which = { status: ReviewStatus; place?: string | undefined; id?: string | undefined }

const isOf = ({ kind, id }: ReviewSubject) =>
  kind === 'sight' ? sql`review.sight_id = ${id}` : sql`review.establishment_id = ${id}`

const STARS = [1, 2, 3, 4, 5]

export type ReceivedCounts = { unanswered: number; waiting: number; stars: number[] }

type Narrowing = { unanswered?: boolean | undefined; rating?: number | undefined }

const REVIEWED_PLACE = sql`case when sight.id is null
  then jsonb_build_object('kind', 'establishment', 'id', business.id, 'slug', business.slug, 'name', business.name)
  else jsonb_build_object('kind', sight.kind, 'id', sight.id, 'slug', sight.slug, 'name', sight.name) end`

/** Only reads; reviews.store.ts writes. */
export function reviewListsStore(connection: Connection) {
  return {
    /**
     * Whom to ask how it was: of a house the newest thing, where they have not reviewed it and were not asked. What
     * was ordered long ago for today is as rare as it is old: the index of what is to be forgotten finds the rest.
     */
    async listToAsk({ from, until }: { from: Date; until: Date }): Promise<ToAsk[]> {
      const { rows } = await statement<ToAsk>`
        select distinct on (over.user_id, place.id) over.kind, over.id, over.user_id as "userId",
          place.id as "establishmentId", place.name, place.slug
        from (
          select 'order' as kind, id, user_id, establishment_id, status_since as at from orders
          where forgotten_at is null and placed_at > ${from}::timestamptz - interval '14 days'
            and status = 'delivered' and status_since > ${from} and status_since <= ${until}
            and return_asked_at is null
          union all
          select 'stay', stays.id, stays.user_id, unit.establishment_id,
            upper(stays.during)::timestamp at time zone 'America/Belem' + interval '12 hours'
          from stays join lodging_units as unit on unit.id = stays.unit_id
          where stays.forgotten_at is null and stays.status = 'confirmed'
            and upper(stays.during) between (${from}::timestamptz at time zone 'America/Belem')::date
              and (${until}::timestamptz at time zone 'America/Belem')::date
        ) as over
        join establishments as place on place.id = over.establishment_id
        where over.user_id is not null and over.at > ${from} and over.at <= ${until}
          and place.status = 'published' and place.user_id is distinct from over.user_id
          and not exists (select from establishment_members as member
            where member.establishment_id = place.id and member.user_id = over.user_id)
          and not exists (select from reviews
            where reviews.user_id = over.user_id and reviews.establishment_id = place.id)
          and not exists (select from notifications as told
            where told.user_id = over.user_id and told.establishment_id = place.id
              and told.kind = 'review-asked')
        order by over.user_id, place.id, over.at desc
        limit ${MOST_ASKED}
      `.execute(connection)
      return rows
    },

    async isPublished({ kind, id }: ReviewSubject): Promise<boolean> {
      const table = sql.table(kind === 'sight' ? 'sights' : 'establishments')
      const { rows } = await statement<{ status: string }>`
        select status from ${table} where id = ${id}
      `.execute(connection)
      return rows[0]?.status === 'published'
    },

    async find(id: string): Promise<FoundReview | null> {
      const [row] = await read(sql`review.id = ${id}`)
      return row ?? null
    },

    async subjectOf(id: string): Promise<ReviewSubject | null> {
      const place = (await this.find(id))?.place
      return place
        ? { kind: place.kind === 'establishment' ? 'establishment' : 'sight', id: place.id }
        : null
    },

    async findOf(subject: ReviewSubject, userId: string): Promise<FoundReview | null> {
      const [row] = await read(sql`${isOf(subject)} and review.user_id = ${userId}`)
      return row ?? null
    },

    async listPublished(
      subject: ReviewSubject,
      after: ListPosition | null,
      { unanswered = false, rating }: Narrowing = {},
    ) {
      const which = sql`${isOf(subject)} and review.status = 'published'
        and ${unanswered ? sql`review.reply is null` : sql`true`}
        and ${rating ? sql`review.rating = ${rating}` : sql`true`}`
      return newest(which, after, REVIEWS_PAGE)
    },

    /** Nobody has replied to them, the oldest first. */
    async listUnanswered(establishmentId: string, after: ListPosition | null, limit: number) {
      const behind = after ? isBehindPlace('review.created_at', 'review.id', after) : sql`true`
      return read(sql`review.establishment_id = ${establishmentId} and review.status = 'published'
        and review.reply is null and ${behind}
        order by review.created_at, review.id limit ${limit}`)
    },

    async countUnanswered(establishmentIds: readonly string[]): Promise<WaitingCount[]> {
      const { rows } = await statement<WaitingCount>`
        select establishment_id, count(*)::integer as count from reviews
        where establishment_id = any(${[...establishmentIds]}::uuid[])
          and status = 'published' and reply is null
        group by establishment_id
      `.execute(connection)
      return rows
    },

    async listOf(userId: string, after: ListPosition | null) {
      return newest(sql`review.user_id = ${userId}`, after, REVIEWS_PAGE)
    },

    /** What waits is a queue: the oldest first. */
    async listByStatus({ status, place, id }: Which, after: ListPosition | null, limit: number) {
      const which = sql`review.status = ${status}
        and ${place ? sql`${place} in (review.establishment_id, review.sight_id)` : sql`true`}
        and ${id ? sql`review.id = ${id}` : sql`true`}`
      if (status !== 'pending') return newest(which, after, limit)
      const behind = after ? isBehindPlace('review.created_at', 'review.id', after) : sql`true`
      const rows = await read(
        sql`${which} and ${behind} order by review.created_at, review.id limit ${limit + 1}`,
      )
      return toPage(rows, limit)
    },

    async countWaiting(): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*) as count from reviews where status = 'pending'
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** What a place has to do with, in one walk over its reviews. */
    async countReceived(establishmentId: string): Promise<ReceivedCounts> {
      const { rows } = await statement<
        { rating: number; published: number } & Omit<ReceivedCounts, 'stars'>
      >`
        select rating, count(*) filter (where status = 'published') as published,
          count(*) filter (where status = 'published' and reply is null) as unanswered,
          count(*) filter (where status = 'pending') as waiting
        from reviews where establishment_id = ${establishmentId} group by rating
      `.execute(connection)
      const total = (count: 'unanswered' | 'waiting') =>
        rows.reduce((sum, row) => sum + row[count], 0)
      const published = new Map(rows.map((row) => [row.rating, row.published]))
      return {
        unanswered: total('unanswered'),
        waiting: total('waiting'),
        stars: STARS.map((star) => published.get(star) ?? 0),
      }
    },

    /** How many gave one star, two, … five. */
    async stars(subject: ReviewSubject): Promise<number[]> {
      const { rows } = await statement<{ rating: number; count: number }>`
        select rating, count(*) as count from reviews as review
        where ${isOf(subject)} and status = 'published' group by rating
      `.execute(connection)
      return STARS.map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0)
    },
  }

  async function newest(which: RawBuilder<unknown>, after: ListPosition | null, limit: number) {
    const further = after ? isAfterPlace('review.created_at', 'review.id', after) : sql`true`
    const rows = await read(
      sql`${which} and ${further} order by review.created_at desc, review.id desc limit ${limit + 1}`,
    )
    return toPage(rows, limit)
  }

  async function read(which: RawBuilder<unknown>): Promise<FoundReview[]> {
    const { rows } = await statement<FoundReview>`
      select review.*, ${microsOf('review.created_at')} as micros,
        writer.name as writer_name, writer.email as writer_email,
        ${REVIEWED_PLACE} as place,
        (select coalesce(jsonb_agg(${photoJson('photo')} order by shown.position), '[]')
          from review_photos as shown join media as photo on photo.id = shown.media_id
          where shown.review_id = review.id and photo.status = 'ready') as photos,
        (select count(*) from reports where subject_kind = 'review' and subject_id = review.id
          and reports.status = 'open') as open_reports
      from reviews as review
      join users as writer on writer.id = review.user_id
      left join establishments as business on business.id = review.establishment_id
      left join sights as sight on sight.id = review.sight_id
      where ${which}
    `.execute(connection)
    return rows
  }
}
