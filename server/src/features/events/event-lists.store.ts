import type { EventStatus } from '@portal/contract/events/event.texts'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import {
  isAfterPlace,
  isBehindPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../platform/database/list-cursor.ts'
import type { ListedEvent } from './events.store.ts'

export type AdminRow = Pick<
  ListedEvent,
  'id' | 'slug' | 'title' | 'category' | 'situation' | 'venue_name' | 'is_recurring' | 'is_all_day'
> & {
  status: EventStatus
  starts_at: Date
  over_at: Date
  submitted_by: string | null
  created_at: Date
  updated_at: Date
}

type Which = {
  status?: EventStatus | undefined
  when?: 'upcoming' | 'past' | undefined
  search?: string | undefined
}

/** Lists for administrators; only reads. */
export function eventListsStore(connection: Connection) {
  return {
    /** What waits is a queue: the oldest first. A submission nobody confirmed is not there yet. */
    async list(
      which: Which,
      after: ListPosition | null,
      { now, limit }: { now: Date; limit: number },
    ) {
      const isQueue = which.status === 'pending'
      const { rows } = await sql<AdminRow & ListPosition>`
        select event.id, event.slug, event.title, event.category, event.situation, event.status,
          event.venue_name, event.rrule is not null as is_recurring, event.is_all_day,
          coalesce(date.starts_at, event.starts_at) as starts_at,
          coalesce(date.over_at, event.starts_at) as over_at,
          sent.name as submitted_by, event.created_at, event.updated_at,
          ${microsOf('event.created_at')} as micros
        from events as event
        left join event_submissions as sent on sent.event_id = event.id
        left join lateral (
          select starts_at, over_at from event_occurrences where event_id = event.id
          order by over_at <= ${now}, abs(extract(epoch from starts_at - ${now}::timestamptz)) limit 1
        ) as date on true
        where ${conditions(which, now)} and ${furtherThan(after, isQueue)}
        order by ${isQueue ? sql`event.created_at, event.id` : sql`event.created_at desc, event.id desc`}
        limit ${limit + 1}
      `.execute(connection)
      return toPage(rows, limit)
    },
  }
}

function furtherThan(after: ListPosition | null, isQueue: boolean): RawBuilder<unknown> {
  if (!after) return sql`true`
  const isFurther = isQueue ? isBehindPlace : isAfterPlace
  return isFurther('event.created_at', 'event.id', after)
}

function conditions({ status, when, search }: Which, now: Date): RawBuilder<unknown> {
  const comes = sql`exists (
    select 1 from event_occurrences where event_id = event.id and over_at > ${now})`
  return sql.join(
    [
      sql`(sent.event_id is null or sent.confirmed_at is not null)`,
      status ? sql`event.status = ${status}` : sql`true`,
      when === 'upcoming' ? comes : when === 'past' ? sql`not ${comes}` : sql`true`,
      search ? sql`event.search_text like '%' || folded(${search}) || '%'` : sql`true`,
    ],
    sql` and `,
  )
}
