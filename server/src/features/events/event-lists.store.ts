import type { EventStatus } from '@portal/contract/events/event.texts'
import type { EventListSort } from '@portal/contract/events/event-editor'
import type { Photo } from '@portal/contract/media/media'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../platform/database/photo-json.ts'
import { byLetters, ordersBy, sortedList } from '../../platform/database/sorted-list.ts'
import type { ListedEvent } from './events.store.ts'

export type AdminRow = Pick<
  ListedEvent,
  'id' | 'slug' | 'title' | 'category' | 'situation' | 'venue_name' | 'is_recurring' | 'is_all_day'
> & {
  poster: Photo | null
  status: EventStatus
  starts_at: Date
  over_at: Date
  submitted_by: string | null
  created_at: Date
  updated_at: Date
  version: number
}

type Which = {
  status?: EventStatus | undefined
  when?: 'upcoming' | 'past' | undefined
  search?: string | undefined
}

type Page = { sort: EventListSort; cursor?: string | undefined; limit: number; now: Date }

/** Lists for administrators; only reads. */
export function eventListsStore(connection: Connection) {
  return {
    /** A submission nobody confirmed is not there yet. */
    async list(which: Which, { sort, cursor, limit, now }: Page) {
      const list = sortedList(ORDERS, sort, 'event.id')
      const { rows } = await sql<AdminRow & { sort_key: number | string }>`
        select event.id, event.slug, event.title, event.category, event.situation, event.status,
          event.venue_name, event.rrule is not null as is_recurring, event.is_all_day,
          coalesce(date.starts_at, event.starts_at) as starts_at,
          coalesce(date.over_at, event.starts_at) as over_at,
          sent.name as submitted_by, event.created_at, event.updated_at, event.version,
          (select ${photoJson()} from media where media.id = event.poster_id and ${isShownPhoto}) as poster,
          ${list.key} as sort_key
        from events as event
        left join event_submissions as sent on sent.event_id = event.id
        left join lateral (
          select starts_at, over_at from event_occurrences where event_id = event.id
          order by over_at <= ${now}, abs(extract(epoch from starts_at - ${now}::timestamptz)) limit 1
        ) as date on true
        where ${conditions(which, now)} and ${list.after(cursor)}
        order by ${list.orderBy} limit ${limit + 1}
      `.execute(connection)
      return list.toPage(rows, limit)
    },
  }
}

const nextDate = sql`coalesce(date.starts_at, event.starts_at)`
const ORDERS = {
  ...ordersBy(sql`event.created_at`, byLetters('event.title')),
  data: { by: nextDate, kind: 'moment', direction: 'asc' },
  'data-desc': { by: nextDate, kind: 'moment', direction: 'desc' },
} as const

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
