import type { EventCategory, Situation } from '@portal/contract/city/events/event.texts'
import type { Photo } from '@portal/contract/ground/media/media'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isBehindPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import { type EventRow, posterOf, toEvent, venueOf } from './event-rows.ts'
import type { CityEvent, EventDetails } from './events.rules.ts'
import type { Days } from './periods.rules.ts'

/** An event at one of its dates. */
export type ListedEvent = Pick<
  EventDetails,
  'title' | 'category' | 'is_free' | 'price_min_cents' | 'price_max_cents' | 'age_rating'
> & {
  id: string
  slug: string
  situation: Situation
  photo: Photo | null
  venue_name: string
  is_all_day: boolean
  is_recurring: boolean
  starts_at: Date
  ends_at: Date | null
  over_at: Date
  day: string
  last_day: string
  more_dates: number
}

export type DateRow = {
  starts_at: Date
  ends_at: Date | null
  over_at: Date
  day: string
  last_day: string
}

export type CalendarRow = Pick<
  ListedEvent,
  'slug' | 'title' | 'situation' | 'category' | 'starts_at' | 'is_all_day' | 'day' | 'last_day'
>

export type Narrowing = {
  categoria?: EventCategory | undefined
  gratis?: boolean | undefined
  busca?: string | undefined
}

const PUBLISHED = sql`event.status = 'published'`
const ALL = sql`true`

/** What visitors read of events; edited-events.store.ts writes them. */
export function eventsStore(connection: Connection) {
  return {
    /** The next dates, each event once, in one statement; only those at a business where it is named. */
    async listUpcoming(
      now: Date,
      { limit, establishment }: { limit: number; establishment?: string | undefined },
    ): Promise<ListedEvent[]> {
      const isHere = establishment ? sql`event.establishment_id = ${establishment}::uuid` : ALL
      return cards(sql`date.over_at > ${now} and ${isHere}`, ALL, limit)
    },

    async list(
      { from, to, since }: Days,
      narrowing: Narrowing,
      place: { now: Date; today: string; after: ListPosition | null; limit: number },
    ) {
      const { now, today, after, limit } = place
      // What began yesterday evening and still goes on is part of today.
      const isWithin = sql`${to ? sql`date.day <= ${to}::date` : ALL} and (date.last_day >= ${from}::date
        or (${from}::date <= ${today}::date and date.over_at > ${now}))`
      const which = sql`${isWithin} and ${since ? sql`date.over_at > ${since}` : ALL}
        and ${narrowed(narrowing)}`
      const behind = after ? isBehindPlace('shown.starts_at', 'shown.event_id', after) : ALL
      return toPage(await cards(which, behind, limit + 1), limit)
    },

    /** The same place first, then the same kind. */
    async listRelated({ id, details, venue }: CityEvent, now: Date, limit: number) {
      const isHere = sql`(event.establishment_id = ${venue.establishmentId}::uuid
        or event.sight_id = ${venue.sightId}::uuid)`
      return cards(
        sql`date.over_at > ${now} and event.id <> ${id} and event.situation <> 'cancelled'
          and (${isHere} or event.category = ${details.category})`,
        ALL,
        limit,
      )
    },

    /** Every date within these days. */
    async listDates(from: string, to: string, narrowing: Narrowing): Promise<CalendarRow[]> {
      const { rows } = await statement<CalendarRow>`
        select event.slug, event.title, event.situation, event.category, event.is_all_day,
          date.starts_at, date.day, date.last_day
        from event_occurrences as date join events as event on event.id = date.event_id
        where ${PUBLISHED} and date.day <= ${to}::date and date.last_day >= ${from}::date
          and ${narrowed(narrowing)}
        order by event.is_all_day desc, date.starts_at, event.title
      `.execute(connection)
      return rows
    },

    /** By slug, also one of the past, or by id. */
    async findPublished(name: string): Promise<CityEvent | null> {
      const { rows } = await statement<EventRow>`
        select event.*, event.exception_days::text[] as exceptions,
          ${posterOf} as photo, ${venueOf} as venue
        from events as event
        where ${PUBLISHED} and (event.slug = ${name} or event.id::text = ${name} or event.id = (
          select event_id from event_slugs where slug = ${name}))
        order by event.slug = ${name} desc limit 1
      `.execute(connection)
      return rows[0] ? toEvent(rows[0]) : null
    },

    /** The next dates; of an event that is over, its last. */
    async datesOf(id: string, now: Date, limit: number): Promise<DateRow[]> {
      const { rows } = await statement<DateRow>`
        (select starts_at, ends_at, over_at, day, last_day from event_occurrences
          where event_id = ${id} and over_at > ${now} order by starts_at limit ${limit})
        union all
        (select starts_at, ends_at, over_at, day, last_day from event_occurrences
          where event_id = ${id} and not exists (
            select 1 from event_occurrences where event_id = ${id} and over_at > ${now})
          order by starts_at desc limit 1)
        order by starts_at
      `.execute(connection)
      return rows
    },

    /** For calendars and feeds: what is to come and what is just over, whole. */
    async listForFeeds(since: Date, limit: number): Promise<CityEvent[]> {
      const { rows } = await statement<EventRow>`
        select event.*, event.exception_days::text[] as exceptions,
          ${posterOf} as photo, ${venueOf} as venue
        from events as event
        where ${PUBLISHED} and exists (
          select 1 from event_occurrences as date
          where date.event_id = event.id and date.over_at > ${since})
        order by event.starts_at, event.id limit ${limit}
      `.execute(connection)
      return rows.map(toEvent)
    },

    /** For the sitemap, in the order of their ids. */
    async listAddresses(after: string | null, limit: number) {
      const { rows } = await statement<{ id: string; slug: string; updatedAt: Date }>`
        select id, slug, updated_at as "updatedAt" from events as event
        where ${PUBLISHED} and ${after ? sql`id > ${after}` : ALL} order by id limit ${limit}
      `.execute(connection)
      return rows
    },
  }

  /** Each event once, at the first of its dates that are asked for. */
  async function cards(which: RawBuilder<unknown>, behind: RawBuilder<unknown>, limit: number) {
    const { rows } = await statement<ListedEvent & ListPosition>`
      with shown as (
        select distinct on (date.event_id) date.*,
          (count(*) over (partition by date.event_id))::integer - 1 as more_dates
        from event_occurrences as date join events as event on event.id = date.event_id
        where ${PUBLISHED} and ${which}
        order by date.event_id, date.starts_at
      )
      select event.id, event.slug, event.title, event.category, event.situation, event.is_all_day,
        event.rrule is not null as is_recurring, event.venue_name, event.is_free,
        event.price_min_cents, event.price_max_cents, event.age_rating, ${posterOf} as photo,
        shown.starts_at, shown.ends_at, shown.over_at, shown.day, shown.last_day, shown.more_dates,
        ${microsOf('shown.starts_at')} as micros
      from shown join events as event on event.id = shown.event_id
      where ${behind}
      order by shown.starts_at, shown.event_id limit ${limit}
    `.execute(connection)
    return rows
  }
}

function narrowed({ categoria, gratis, busca }: Narrowing): RawBuilder<unknown> {
  const words = (busca ?? '').split(/\s+/).filter(Boolean)
  const isFound = words.map(
    (word) => sql`event.search_text like '%' || folded(${escapeLike(word)}) || '%'`,
  )
  return sql.join(
    [
      categoria ? sql`event.category = ${categoria}` : ALL,
      gratis ? sql`event.is_free` : ALL,
      ...isFound,
    ],
    sql` and `,
  )
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
