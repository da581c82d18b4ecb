import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { AnswerRow, Candidate, Rollups, VisitEvent } from './rollups.rules.ts'

/** Raw events and what is added up from them. Whoever writes calls these in this order, in one transaction. */
export function visitsStore(connection: Connection) {
  return {
    /**
     * Ids of the businesses in the guide that have these names: their addresses, or their ids. Held until
     * the end, in one order: a merge of two of them waits, and nobody waits in a circle.
     */
    async holdPublished(names: readonly string[]): Promise<Map<string, string>> {
      if (names.length === 0) return new Map()
      const { rows } = await statement<{ id: string; slug: string }>`
        select id, slug from establishments
        where (slug = any(${names}::text[]) or id = any(${names.filter(isId)}::uuid[]))
          and status = 'published'
        order by id for key share
      `.execute(connection)
      return new Map(rows.flatMap(({ id, slug }) => [[slug, id] as const, [id, id] as const]))
    },

    async addEvents(events: readonly VisitEvent[]): Promise<void> {
      if (events.length === 0) return
      await sql`
        insert into visit_events (day, at, kind, page, establishment_id, source, visitor)
        select day, at, kind, page, id, source, decode(visitor, 'hex') from unnest(
          ${events.map(({ day }) => day)}::date[],
          ${events.map(({ at }) => at.toISOString())}::timestamptz[],
          ${events.map(({ kind }) => kind)}::text[],
          ${events.map(({ page }) => page)}::text[],
          ${events.map(({ establishmentId }) => establishmentId)}::uuid[],
          ${events.map(({ source }) => source)}::text[],
          ${events.map(({ visitor }) => visitor)}::text[]
        ) as one (day, at, kind, page, id, source, visitor)
      `.execute(connection)
    },

    /** Those who were not counted before. */
    async addPeople(
      candidates: ReadonlyMap<string, Candidate>,
    ): Promise<Omit<Candidate, 'first'>[]> {
      if (candidates.size === 0) return []
      const all = [...candidates.values()]
      const { rows } = await statement<Omit<Candidate, 'first'>>`
        insert into visit_people (day, subject, kind, visitor)
        select day, subject, kind, decode(visitor, 'hex') from unnest(
          ${all.map(({ day }) => day)}::date[],
          ${all.map(({ subject }) => subject)}::uuid[],
          ${all.map(({ kind }) => kind)}::text[],
          ${all.map(({ visitor }) => visitor)}::text[]
        ) as one (day, subject, kind, visitor)
        on conflict do nothing
        returning day, subject, kind, encode(visitor, 'hex') as visitor
      `.execute(connection)
      return rows
    },

    async addRollups({ hours, pages, sources, words }: Rollups): Promise<void> {
      if (hours.length > 0) {
        await sql`
          insert into visit_hours as kept (establishment_id, day, hour, kind, events, people)
          select * from unnest(
            ${hours.map(({ id }) => id)}::uuid[], ${hours.map(({ day }) => day)}::date[],
            ${hours.map(({ hour }) => hour)}::smallint[], ${hours.map(({ kind }) => kind)}::text[],
            ${hours.map(({ events }) => events)}::integer[],
            ${hours.map(({ people }) => people)}::integer[]
          )
          on conflict (establishment_id, day, hour, kind) do update set
            events = kept.events + excluded.events, people = kept.people + excluded.people
        `.execute(connection)
        await sql`
          insert into visit_days as kept (establishment_id, day, kind, events, people)
          select id, day, kind, sum(events), sum(people) from unnest(
            ${hours.map(({ id }) => id)}::uuid[], ${hours.map(({ day }) => day)}::date[],
            ${hours.map(({ kind }) => kind)}::text[],
            ${hours.map(({ events }) => events)}::integer[],
            ${hours.map(({ people }) => people)}::integer[]
          ) as one (id, day, kind, events, people)
          group by id, day, kind order by id, day, kind
          on conflict (establishment_id, day, kind) do update set
            events = kept.events + excluded.events, people = kept.people + excluded.people
        `.execute(connection)
      }
      if (sources.length > 0) {
        await sql`
          insert into visit_sources as kept (establishment_id, day, source, people)
          select * from unnest(
            ${sources.map(({ id }) => id)}::uuid[], ${sources.map(({ day }) => day)}::date[],
            ${sources.map(({ source }) => source)}::text[],
            ${sources.map(({ people }) => people)}::integer[]
          )
          on conflict (establishment_id, day, source) do update
            set people = kept.people + excluded.people
        `.execute(connection)
      }
      if (words.length > 0) {
        await sql`
          insert into visit_words as kept (establishment_id, day, word, people)
          select * from unnest(
            ${words.map(({ id }) => id)}::uuid[], ${words.map(({ day }) => day)}::date[],
            ${words.map(({ word }) => word)}::text[],
            ${words.map(({ people }) => people)}::integer[]
          )
          on conflict (establishment_id, day, word) do update
            set people = kept.people + excluded.people
        `.execute(connection)
      }
      if (pages.length > 0) {
        await sql`
          insert into portal_visit_hours as kept (day, hour, page, events, people)
          select * from unnest(
            ${pages.map(({ day }) => day)}::date[], ${pages.map(({ hour }) => hour)}::smallint[],
            ${pages.map(({ page }) => page)}::text[],
            ${pages.map(({ events }) => events)}::integer[],
            ${pages.map(({ people }) => people)}::integer[]
          )
          on conflict (day, hour, page) do update set
            events = kept.events + excluded.events, people = kept.people + excluded.people
        `.execute(connection)
      }
    },

    async addAnswers(rows: readonly AnswerRow[]): Promise<void> {
      if (rows.length === 0) return
      const sorted = [...rows].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
      await sql`
        insert into page_answers as kept (day, hour, page, is_robot, answers)
        select * from unnest(
          ${sorted.map(({ day }) => day)}::date[], ${sorted.map(({ hour }) => hour)}::smallint[],
          ${sorted.map(({ page }) => page)}::text[],
          ${sorted.map(({ isRobot }) => isRobot)}::boolean[],
          ${sorted.map(({ answers }) => answers)}::integer[]
        )
        on conflict (day, hour, page, is_robot) do update
          set answers = kept.answers + excluded.answers
      `.execute(connection)
    },

    /** What both listings of a business were visited. Somebody who saw both on a day counts for each. */
    async moveAll({ from, to }: { from: string; to: string }): Promise<void> {
      await sql`
        with gone as (delete from visit_hours where establishment_id = ${from} returning *)
        insert into visit_hours as kept (establishment_id, day, hour, kind, events, people)
        select ${to}::uuid, day, hour, kind, events, people from gone order by day, hour, kind
        on conflict (establishment_id, day, hour, kind) do update set
          events = kept.events + excluded.events, people = kept.people + excluded.people
      `.execute(connection)
      await sql`
        with gone as (delete from visit_days where establishment_id = ${from} returning *)
        insert into visit_days as kept (establishment_id, day, kind, events, people)
        select ${to}::uuid, day, kind, events, people from gone order by day, kind
        on conflict (establishment_id, day, kind) do update set
          events = kept.events + excluded.events, people = kept.people + excluded.people
      `.execute(connection)
      await sql`
        with gone as (delete from visit_sources where establishment_id = ${from} returning *)
        insert into visit_sources as kept (establishment_id, day, source, people)
        select ${to}::uuid, day, source, people from gone order by day, source
        on conflict (establishment_id, day, source) do update
          set people = kept.people + excluded.people
      `.execute(connection)
      await sql`
        with gone as (delete from visit_words where establishment_id = ${from} returning *)
        insert into visit_words as kept (establishment_id, day, word, people)
        select ${to}::uuid, day, word, people from gone order by day, word
        on conflict (establishment_id, day, word) do update
          set people = kept.people + excluded.people
      `.execute(connection)
    },
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isId = (name: string) => ID.test(name)

const orderOf = ({ day, hour, page, isRobot }: AnswerRow) =>
  `${day} ${String(hour).padStart(2, '0')} ${page} ${isRobot}`
