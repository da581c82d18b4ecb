import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { ReportStatus, ReportSubject } from '@portal/contract/guide/reports/report'
import type { ReviewedPlace } from '@portal/contract/guide/reviews/review'
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

export type NewReportRow = {
  kind: ReportSubject
  subjectId: string
  userId: string | null
  reason: string
  details: string
}

export type FoundReport = {
  id: string
  subject_kind: ReportSubject
  subject_id: string
  reason: string
  details: string
  status: ReportStatus
  resolution: string | null
  created_at: Date
  resolved_at: Date | null
  reporter: { id: string; name: string; email: string } | null
  place: ReviewedPlace | null
  review: { rating: number; text: string; status: string } | null
  item: { name: string; catalogue: CatalogueKind; price_cents: number } | null
  property: { title: string; path: string; status: string } | null
  micros: number
}

const PUBLIC: Record<ReportSubject, (id: string) => RawBuilder<unknown>> = {
  establishment: (id) =>
    sql`select 1 from establishments where id = ${id} and status = 'published'`,
  review: (id) => sql`
    select 1 from reviews as review
    left join establishments as business on business.id = review.establishment_id
    left join sights as sight on sight.id = review.sight_id
    where review.id = ${id} and review.status = 'published'
      and coalesce(business.status, sight.status) = 'published'`,
  item: (id) => sql`
    select 1 from catalog_items as item
    join catalog_sections as section on section.id = item.section_id
    join establishments as business on business.id = item.establishment_id
    where item.id = ${id} and item.removed_at is null and section.removed_at is null
      and business.status = 'published' and section.kind = any(business.modules)`,
  property: (id) => sql`
    select 1 from public_properties as property
    join establishments as business on business.id = property.establishment_id
    where property.id = ${id} and business.status = 'published'`,
}

type Which = {
  status: ReportStatus
  subject_kind?: ReportSubject | undefined
  id?: string | undefined
}

export function reportsStore(connection: Connection) {
  return {
    /** That somebody reported stays; what they wrote goes with them. */
    async forgetPerson(userId: string) {
      await connection
        .updateTable('reports')
        .set({ details: '' })
        .where('user_id', '=', userId)
        .execute()
    },

    /** Only of what everybody can see is there something to say. */
    async isPublic(kind: ReportSubject, id: string): Promise<boolean> {
      const { rows } = await PUBLIC[kind](id).execute(connection)
      return rows.length > 0
    },

    /** Two places become one: what was said of either is said of it. */
    async moveAll({ from, to }: { from: string; to: string }) {
      await connection
        .updateTable('reports')
        .set({ subject_id: to })
        .where('subject_kind', '=', 'establishment')
        .where('subject_id', '=', from)
        .execute()
    },

    /** A person has one open report of a thing; a visitor cannot be told apart. */
    async add({ kind, subjectId, userId, reason, details }: NewReportRow, now: Date) {
      if (userId) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${userId}:${subjectId}`}, 0))`.execute(
          connection,
        )
      }
      await sql`
        insert into reports (subject_kind, subject_id, user_id, reason, details, created_at)
        select ${kind}, ${subjectId}::uuid, ${userId}::uuid, ${reason}, ${details}, ${now}::timestamptz
        where not exists (
          select 1 from reports where subject_kind = ${kind} and subject_id = ${subjectId}::uuid
            and user_id = ${userId}::uuid and status = 'open')
      `.execute(connection)
    },

    /** False when it is not open any more; two administrators cannot both have closed it. */
    async close(id: string, status: Exclude<ReportStatus, 'open'>, resolution: string, now: Date) {
      const row = await connection
        .updateTable('reports')
        .set({ status, resolution: resolution || null, resolved_at: now })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async find(id: string): Promise<FoundReport | null> {
      const [row] = await read(sql`report.id = ${id}`)
      return row ?? null
    },

    /** Open ones are a queue: the oldest first. */
    async list({ status, subject_kind, id }: Which, after: ListPosition | null, limit: number) {
      const isQueue = status === 'open'
      const columns = ['report.created_at', 'report.id'] as const
      const further = !after
        ? sql`true`
        : isQueue
          ? isBehindPlace(...columns, after)
          : isAfterPlace(...columns, after)
      const order = isQueue
        ? sql`report.created_at, report.id`
        : sql`report.created_at desc, report.id desc`
      const rows = await read(sql`report.status = ${status}
        and ${subject_kind ? sql`report.subject_kind = ${subject_kind}` : sql`true`}
        and ${id ? sql`report.id = ${id}` : sql`true`}
        and ${further} order by ${order} limit ${limit + 1}`)
      return toPage(rows, limit)
    },

    async countOpen(): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*) as count from reports where status = 'open'
      `.execute(connection)
      return rows[0]?.count ?? 0
    },
  }

  async function read(which: RawBuilder<unknown>): Promise<FoundReport[]> {
    const { rows } = await statement<FoundReport>`
      select report.*, ${microsOf('report.created_at')} as micros,
        case when reporter.id is not null then jsonb_build_object(
          'id', reporter.id, 'name', reporter.name, 'email', reporter.email) end as reporter,
        case when sight.id is not null then jsonb_build_object('kind', sight.kind,
            'id', sight.id, 'slug', sight.slug, 'name', sight.name)
          when business.id is not null then jsonb_build_object('kind', 'establishment',
            'id', business.id, 'slug', business.slug, 'name', business.name) end as place,
        case when review.id is not null then jsonb_build_object(
          'rating', review.rating, 'text', review.text, 'status', review.status) end as review,
        case when item.id is not null then jsonb_build_object('name', item.name,
          'catalogue', section.kind, 'price_cents', item.price_cents) end as item,
        case when property.id is not null then jsonb_build_object('title', property.title,
          'path', '/imoveis/' || business.slug || '/' || property.slug, 'status', property.status)
          end as property
      from reports as report
      left join users as reporter on reporter.id = report.user_id
      left join reviews as review on report.subject_kind = 'review' and review.id = report.subject_id
      left join catalog_items as item on report.subject_kind = 'item' and item.id = report.subject_id
        and item.removed_at is null
      left join catalog_sections as section on section.id = item.section_id
      left join properties as property
        on report.subject_kind = 'property' and property.id = report.subject_id
      left join establishments as business on business.id = case report.subject_kind
        when 'review' then review.establishment_id when 'item' then item.establishment_id
        when 'property' then property.establishment_id
        else report.subject_id end
      left join sights as sight on sight.id = review.sight_id
      where ${which}
    `.execute(connection)
    return rows
  }
}
