import type { EventStatus } from '@portal/contract/city/events/event.texts'
import type { EventListSort } from '@portal/contract/city/events/event-editor'
import type { Photo } from '@portal/contract/ground/media/media'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import { byLetters, ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
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
    /** The page is chosen first, then described. A submission nobody confirmed is not there yet. */
    async list(which: Which, { sort, cursor, limit, now }: Page) {
      const list = sortedList(ORDERS, sort, 'event.id')
      const page = (from: RawBuilder<unknown>, comes: RawBuilder<unknown>, of = list) => sql`
        select event.id, ${of.key} as sort_key from ${from}
        left join event_submissions as sent on sent.event_id = event.id
        where ${conditions(which, comes)} and ${of.after(cursor)}
        order by ${of.orderBy} limit ${limit + 1}`
      const isByDate = sort === 'data' || sort === 'data-desc'
      const chosen = isByDate
        ? sql`(${page(nearestDates(now), sql`date.over_at > ${now}`)}) union all
            (${page(UNDATED, sql`false`, sortedList(UNDATED_ORDERS, sort, 'event.id'))})`
        : page(
            sql`events as event`,
            sql`exists (select from event_occurrences where event_id = event.id and over_at > ${now})`,
          )
      const direction = sql.raw(ORDERS[sort].direction)
      const { rows } = await statement<AdminRow & { sort_key: number | string }>`
        select event.id, event.slug, event.title, event.category, event.situation, event.status,
          event.venue_name, event.rrule is not null as is_recurring, event.is_all_day,
          coalesce(date.starts_at, event.starts_at) as starts_at,
          coalesce(date.over_at, event.starts_at) as over_at,
          sent.name as submitted_by, event.created_at, event.updated_at, event.version,
          (select ${photoJson()} from media where media.id = event.poster_id and ${isShownPhoto}) as poster,
          chosen.sort_key
        from (${chosen}) as chosen
        join events as event on event.id = chosen.id
        left join event_submissions as sent on sent.event_id = event.id
        left join lateral (
          select starts_at, over_at from event_occurrences as date where event_id = event.id
          order by ${nearness('date', now)} limit 1
        ) as date on true
        order by chosen.sort_key ${direction}, event.id ${direction} limit ${limit + 1}
      `.execute(connection)
      return list.toPage(rows, limit)
    },
  }
}

const ORDERS = {
  ...ordersBy(sql`event.created_at`, byLetters('event.title')),
  data: { by: sql`date.starts_at`, kind: 'moment', direction: 'asc' },
  'data-desc': { by: sql`date.starts_at`, kind: 'moment', direction: 'desc' },
} as const

/** Something that has no dates yet stands where it was said to begin. */
const UNDATED = sql`(select * from events as undated where not exists (
  select from event_occurrences where event_id = undated.id)) as event`
const UNDATED_ORDERS = {
  data: { ...ORDERS.data, by: sql`event.starts_at` },
  'data-desc': { ...ORDERS['data-desc'], by: sql`event.starts_at` },
} as const

/** The date an event is listed by: the nearest of those that come, else the latest that was. */
const nearness = (date: string, now: Date) => sql`${sql.ref(`${date}.over_at`)} <= ${now},
  abs(extract(epoch from ${sql.ref(`${date}.starts_at`)} - ${now}::timestamptz)),
  ${sql.ref(`${date}.starts_at`)}`

/** Each event at that date alone, so that the index of dates is walked until a page is full. */
const nearestDates = (now: Date) => sql`event_occurrences as date
  join events as event on event.id = date.event_id and not exists (
    select from event_occurrences as nearer where nearer.event_id = date.event_id
      and row(${nearness('nearer', now)}) < row(${nearness('date', now)}))`

function conditions(
  { status, when, search }: Which,
  comes: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(
    [
      sql`(sent.event_id is null or sent.confirmed_at is not null)`,
      status ? sql`event.status = ${status}` : sql`true`,
      when === 'upcoming' ? comes : when === 'past' ? sql`not (${comes})` : sql`true`,
      search ? sql`event.search_text like '%' || folded(${search}) || '%'` : sql`true`,
    ],
    sql` and `,
  )
}
