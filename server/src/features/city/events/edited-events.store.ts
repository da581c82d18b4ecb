import type { ChosenVenue } from '@portal/contract/city/events/event-content'
import { ruleText } from '@portal/contract/city/events/recurrence'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { type EventRow, posterOf, toEvent, venueOf } from './event-rows.ts'
import { expandedUntil, firstDayOf, horizonOf, occurrencesOf } from './event-times.rules.ts'
import type { CityEvent, PhotoOfUse, Venue } from './events.rules.ts'

export type NewEvent = Omit<CityEvent, 'id' | 'version' | 'createdAt' | 'updatedAt'>

/** What is asked for and not shown. */
type Nowhere = { kind: 'address'; name: string | null; address: string | null }

/** Owns events, their dates and their old addresses. */
export function editedEventsStore(connection: Connection) {
  return {
    async find(id: string): Promise<CityEvent | null> {
      const [row] = await read(sql`event.id = ${id}`)
      return row ? toEvent(row) : null
    },

    async lock(id: string): Promise<CityEvent | null> {
      await sql`select 1 from events where id = ${id} for update`.execute(connection)
      return this.find(id)
    },

    async add(event: NewEvent, now: Date): Promise<CityEvent> {
      const { id } = await connection
        .insertInto('events')
        .values({ ...columnsOf(event), created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeDates(id, event, now)
      const added = await this.find(id)
      if (!added) throw new Error(`event ${id} is not there after it was added`)
      return added
    },

    /** All of it, its dates included. */
    async save(event: CityEvent, now: Date): Promise<CityEvent> {
      await connection
        .updateTable('events')
        .set((expression) => ({
          ...columnsOf(event),
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', event.id)
        .execute()
      await sql`delete from event_occurrences where event_id = ${event.id}`.execute(connection)
      await writeDates(event.id, event, now)
      const saved = await this.find(event.id)
      if (!saved) throw new Error(`event ${event.id} is not there after it was saved`)
      return saved
    },

    /** Rules without an end whose dates run out soonest; held, so that no editor is overtaken. */
    async lockRunningOut(before: string, limit: number): Promise<CityEvent[]> {
      const rows = await read(sql`event.id in (
        select id from events where expanded_until < ${before}::date
        order by expanded_until limit ${limit} for update skip locked
      )`)
      return rows.map(toEvent)
    },

    /** Adds the dates that have come within reach; those that are known stay as they are. */
    async refill(event: CityEvent, now: Date) {
      await writeDates(event.id, event, now)
    },

    /**
     * The first address of that title that nobody has or had. Whoever chooses one at the same time
     * waits: "feira-2" may be the second "Feira" or the first "Feira 2".
     */
    async freeSlug(title: string, forId: string | null): Promise<string> {
      const slug = slugOf(title)
      const stem = numberedSlug(slug, 99_999).replace(/-99999$/, '')
      const isAlike = sql`(slug = ${slug} or slug like ${`${stem}-%`})`
      await sql`select pg_advisory_xact_lock(hashtextextended('event-slugs', 0))`.execute(
        connection,
      )
      const { rows } = await statement<{ slug: string }>`
        select slug from events where ${isAlike} and id is distinct from ${forId}::uuid
        union all
        select slug from event_slugs where ${isAlike} and event_id is distinct from ${forId}::uuid
      `.execute(connection)
      const taken = new Set(rows.map((row) => row.slug))
      let free = slug
      for (let number = 2; taken.has(free); number += 1) free = numberedSlug(slug, number)
      return free
    },

    /** The old address leads to the new one; one taken up again is no longer old. */
    async keepSlug(id: string, { old, present }: { old: string; present: string }, now: Date) {
      await sql`delete from event_slugs where slug = ${present}`.execute(connection)
      await sql`
        insert into event_slugs (slug, event_id, replaced_at) values (${old}, ${id}, ${now})
      `.execute(connection)
    },

    /** Null where the guide does not show such a place. */
    async venueOf(wanted: ChosenVenue): Promise<Venue | null> {
      const nowhere = { establishmentId: null, sightId: null, slug: null }
      if (wanted.kind === 'address') {
        const { name, address, latitude, longitude } = wanted
        return { kind: 'address', ...nowhere, name, address, latitude, longitude }
      }
      const isPlace = wanted.kind === 'establishment'
      const { rows } = await statement<{ venue: Venue | Nowhere }>`
        select ${venueOf} as venue from (select
          ${isPlace ? wanted.id : null}::uuid as establishment_id,
          ${isPlace ? null : wanted.id}::uuid as sight_id,
          null::text as venue_name, null::text as address,
          null::double precision as latitude, null::double precision as longitude
        ) as event
      `.execute(connection)
      const venue = rows[0]?.venue
      return venue && venue.kind !== 'address' ? venue : null
    },

    /** A photo everybody may see; it is not swept meanwhile. */
    async lockPoster(id: string, eventId: string | null): Promise<PhotoOfUse | null> {
      const { rows } = await statement<PhotoOfUse>`
        select id, user_id as "userId", status, exists (
          select 1 from events where poster_id = media.id and events.id = ${eventId}::uuid
        ) as "isShown"
        from media where id = ${id} and not is_private for key share
      `.execute(connection)
      return rows[0] ?? null
    },
  }

  async function read(which: RawBuilder<unknown>): Promise<EventRow[]> {
    const { rows } = await statement<EventRow>`
      select event.*, event.exception_days::text[] as exceptions,
        ${posterOf} as photo, ${venueOf} as venue
      from events as event where ${which}
    `.execute(connection)
    return rows
  }

  async function writeDates(id: string, { times }: Pick<CityEvent, 'times'>, now: Date) {
    const horizon = horizonOf(times, now)
    const dates = occurrencesOf(times, horizon)
    await sql`
      insert into event_occurrences (event_id, starts_at, ends_at, over_at, day, last_day)
      select ${id}, * from unnest(
        ${dates.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${dates.map(({ endsAt }) => endsAt)}::timestamptz[],
        ${dates.map(({ overAt }) => overAt)}::timestamptz[],
        ${dates.map(({ day }) => day)}::date[],
        ${dates.map(({ lastDay }) => lastDay)}::date[])
      on conflict do nothing
    `.execute(connection)
    await sql`
      update events set expanded_until = ${expandedUntil(times, horizon)}::date where id = ${id}
    `.execute(connection)
  }
}

function columnsOf(event: NewEvent | CityEvent) {
  const { slug, details, times, venue, photo } = event
  const isElsewhere = venue.kind === 'address'
  return {
    slug,
    ...details,
    poster_id: photo?.id ?? null,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    is_all_day: times.isAllDay,
    rrule: times.recurrence && ruleText(times.recurrence, firstDayOf(times)),
    exception_days: [...times.exceptionDays],
    establishment_id: venue.establishmentId,
    sight_id: venue.sightId,
    venue_name: venue.name,
    address: venue.address.slice(0, 160),
    latitude: isElsewhere ? venue.latitude : null,
    longitude: isElsewhere ? venue.longitude : null,
    situation: event.situation,
    situation_note: event.situationNote,
    status: event.status,
    status_reason: event.statusReason,
    published_at: event.publishedAt,
  }
}
