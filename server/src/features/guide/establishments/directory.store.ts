import {
  DIRECTORY_MOST_COUNTED,
  DIRECTORY_PAGE,
  type DirectoryQuery,
} from '@portal/contract/guide/establishments/establishment'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { decodeDirectoryCursor, encodeDirectoryCursor } from './directory-cursor.rules.ts'
import {
  directoryConditions,
  directoryOrder,
  type FilterCount,
  type FoundCategory,
  filterCounts,
  type TypedWord,
} from './directory-query.ts'
import { NEARBY_CANDIDATES, OPENING_CANDIDATES } from './establishments.constants.ts'
import { type CardRow, cardColumns, cardJoins, type PageRow, pageColumns } from './listing-rows.ts'
import { neighbourKinds } from './neighbours.rules.ts'

type OpeningQuery = Omit<DirectoryQuery, 'ordem' | 'cursor'>
type Resolved = { category: FoundCategory | null; words: TypedWord[] }
export type Origin = { latitude: number; longitude: number }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What visitors read. Every list is a walk along an index that stops after a page. */
export function directoryStore(connection: Connection) {
  return {
    /** At most two statements: what the words and the category mean, then the page with its count. */
    async list(query: DirectoryQuery): Promise<DirectoryList> {
      const nothing: DirectoryList = { rows: [], nextCursor: null, total: 0 }
      const { category, words } = await resolve(query)
      if (query.categoria && !category) return nothing

      const order = directoryOrder(query)
      const conditions = directoryConditions(query, { category, words })
      const after = query.cursor
        ? order.isAfter(decodeDirectoryCursor(order.sort, query.cursor))
        : null
      const { rows } = await statement<CountedRow>`
        with counted as (
          select count(*)::integer as total from (
            select 1 from directory as entry where ${conditions} ${alongIndex(words)}
            limit ${sql.lit(DIRECTORY_MOST_COUNTED + 1)}
          ) as fitting
        ), chosen as (
          ${order.chosen(conditions, after, DIRECTORY_PAGE + 1)}
        )
        select counted.total, chosen.key, ${cardColumns(originOf(query))}
        from counted
        left join chosen on true
        left join establishments as listing on listing.id = chosen.id
        ${cardJoins}
        order by ${order.again}
      `.execute(connection)

      const found = rows.filter(isFound)
      const page = found.slice(0, DIRECTORY_PAGE)
      const last = page.at(-1)
      return {
        rows: page,
        nextCursor:
          last && found.length > DIRECTORY_PAGE
            ? encodeDirectoryCursor(order.sort, { key: last.key, id: last.id })
            : null,
        total: rows[0]?.total ?? 0,
      }
    },

    async countFilters(query: Omit<DirectoryQuery, 'cursor'>): Promise<FilterCount[]> {
      const { category, words } = await resolve(query)
      if (query.categoria && !category) return []
      const { rows } = await filterCounts(query, { category, words }).execute(connection)
      return rows
    },

    /** Closed ones by when their state changes next; among them may be some that stay closed then. */
    async listOpeningNext(query: OpeningQuery, now: Date): Promise<CardRow[]> {
      const { category, words } = await resolve(query)
      if (query.categoria && !category) return []
      const { rows } = await statement<CardRow>`
        with chosen as (
          select entry.id, entry.open_changes_at from directory as entry
          where ${directoryConditions({ ...query, ordem: 'relevancia' }, { category, words })}
            and not entry.is_open and entry.open_changes_at > ${now}
          order by entry.open_changes_at, entry.rank desc, entry.id
          limit ${sql.lit(OPENING_CANDIDATES)}
        )
        select ${cardColumns(null)}
        from chosen join establishments as listing on listing.id = chosen.id
        ${cardJoins}
        order by chosen.open_changes_at, listing.rank desc, listing.id
      `.execute(connection)
      return rows
    },

    /** By id, by slug, or by a slug of the past. */
    async findPublished(slugOrId: string, now: Date): Promise<PageRow | null> {
      const { rows } = await statement<PageRow>`
        select ${pageColumns(now)}
        from establishments as listing
        ${cardJoins}
        where listing.status = 'published' and listing.id = ${idOf(slugOrId)}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Cards of those of them that are on the air, in any order. */
    async cardsOf(ids: readonly string[]): Promise<CardRow[]> {
      const { rows } = await statement<CardRow>`
        select ${cardColumns(null)} from establishments as listing ${cardJoins}
        where listing.id = any(${[...ids]}::uuid[]) and listing.status = 'published'
      `.execute(connection)
      return rows
    },

    /**
     * The nearest others that somebody who is there may want; where nobody knows the place, the best of
     * the same neighbourhood.
     */
    async listNearby(slugOrId: string): Promise<{ rows: CardRow[]; origin: Origin | null } | null> {
      const { rows } = await statement<Here>`
        select listing.id, neighbourhood, latitude, longitude, category.slug as category
        from establishments as listing join categories as category on category.id = category_id
        where status = 'published' and listing.id = ${idOf(slugOrId)}
      `.execute(connection)
      const here = rows[0]
      if (!here) return null
      const { latitude, longitude } = here
      const origin = latitude === null || longitude === null ? null : { latitude, longitude }
      const order = origin
        ? sql`place is not null order by place <-> ${pointOf(origin)}, id`
        : sql`neighbourhood = ${here.neighbourhood} order by rank desc, id desc`
      const nearby = await statement<CardRow>`
        with chosen as (
          select id from directory
          where id <> ${here.id} and category_id = any(array(
            select id from categories where slug = any(${neighbourKinds(here.category)}::text[])
          )) and ${order} limit ${NEARBY_CANDIDATES}
        )
        select ${cardColumns(origin)}
        from chosen join establishments as listing on listing.id = chosen.id
        ${cardJoins}
        order by distance_meters, listing.rank desc, listing.id desc
      `.execute(connection)
      return { rows: nearby.rows, origin }
    },

    /** Where each stretch of so many listings begins, by id, and when one of them last changed. */
    async listBorders(stretch: number): Promise<{ first: string; changedAt: Date | null }[]> {
      const { rows } = await statement<{ first: string; changedAt: Date | null }>`
        with placed as (
          select id, updated_at, (row_number() over (order by id) - 1) / ${stretch}::integer as part
          from directory join establishments using (id)
        )
        select min(id::text)::uuid as first, max(updated_at) as "changedAt"
        from placed group by part order by part
      `.execute(connection)
      return rows
    },

    /** Addresses by id, from one id on and up to another. */
    async listAddresses(
      { from, after, before }: { from: string; after: string | null; before: string | null },
      limit: number,
    ): Promise<{ id: string; slug: string; updatedAt: Date }[]> {
      const { rows } = await statement<{ id: string; slug: string; updatedAt: Date }>`
        select listing.id, slug, updated_at as "updatedAt"
        from directory as entry join establishments as listing on listing.id = entry.id
        where entry.id >= ${from}::uuid and (${after}::uuid is null or entry.id > ${after}::uuid)
          and (${before}::uuid is null or entry.id < ${before}::uuid)
        order by entry.id limit ${limit}
      `.execute(connection)
      return rows
    },

    /** From one name to the next through the index; beyond a thousand nobody counts. */
    /** Of its listings the one in the middle, each way: one wrong pin does not move it. */
    async neighbourhoodPlace(name: string): Promise<Origin | null> {
      const { rows } = await statement<Nullable<Origin>>`
        select percentile_disc(0.5) within group (order by place[1]) as latitude,
          percentile_disc(0.5) within group (order by place[0]) as longitude
        from (
          select place from directory where neighbourhood = ${name} and place is not null
          order by rank desc, id limit ${sql.lit(DIRECTORY_MOST_COUNTED)}
        ) as known
      `.execute(connection)
      const { latitude = null, longitude = null } = rows[0] ?? {}
      return latitude === null || longitude === null ? null : { latitude, longitude }
    },

    async listNeighbourhoods(): Promise<{ name: string; count: number }[]> {
      const { rows } = await statement<{ name: string; count: number }>`
        with recursive step (name) as (
          select min(neighbourhood) from directory
          union all
          select (select min(neighbourhood) from directory where neighbourhood > step.name)
          from step where step.name is not null
        )
        select name, (
          select count(*) from (
            select 1 from directory where neighbourhood = step.name
            order by rank, id limit ${sql.lit(DIRECTORY_MOST_COUNTED)}
          ) as counted
        )::integer as count
        from step where name is not null order by folded(name)
      `.execute(connection)
      return rows
    },
  }

  /**
   * A word no listing has is looked for among the similar ones, the most similar first. The search's
   * vocabulary knows them; it holds words of news and events too, by which no listing is found.
   */
  async function resolve({ categoria, busca }: OpeningQuery): Promise<Resolved> {
    if (!categoria && !busca) return { category: null, words: [] }
    const { rows } = await statement<Resolved>`
      select
        (select jsonb_build_object('id', category.id, 'isTop', category.parent_id is null,
           'topId', coalesce(category.parent_id, category.id))
           from categories as asked
           join categories as category on category.id = coalesce(asked.merged_into, asked.id)
           where asked.slug = ${categoria ?? null}) as category,
        (select coalesce(jsonb_agg(jsonb_build_object('word', typed, 'known', known, 'similar', alike)), '[]')
           from unnest(words_of(${busca ?? ''})) as typed,
           lateral (select is_listing_word(typed::tsquery) as known) as k,
           lateral (select known or is_listing_word((typed || ':*')::tsquery) as begins) as b,
           lateral (select case when begins then '{}' else array(
             -- One slip on either side, found by what is left of both words without one letter each.
             (select word from search_words
               where near && word_neighbours(typed) and levenshtein(word, typed) <= 2
                 and is_listing_word(word::tsquery)
               order by levenshtein(word, typed), left(word, 1) <> left(typed, 1), word limit 4)
           ) end as alike) as a
        ) as words
    `.execute(connection)
    return rows[0] ?? { category: null, words: [] }
  }
}

/**
 * Counting has no order, but without one the planner reads the table from its beginning and trusts to
 * meet enough soon: listings imported category by category would make it read everything.
 */
const alongIndex = (words: readonly TypedWord[]) =>
  words.length > 0 ? sql`` : sql`order by entry.rank, entry.id`
type DirectoryList = { rows: CardRow[]; nextCursor: string | null; total: number }
type FoundRow = CardRow & { key: number | string }
/** Where nothing fits, the count stands alone. */
type CountedRow = Nullable<FoundRow> & { total: number }
const isFound = (row: CountedRow): row is FoundRow & CountedRow => row.key !== null

type Here = { id: string; neighbourhood: string | null; category: string } & Nullable<Origin>
type Nullable<Shape> = { [Key in keyof Shape]: Shape[Key] | null }

function originOf({ lat, lng }: DirectoryQuery): Origin | null {
  return lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng }
}

const pointOf = ({ latitude, longitude }: Origin) =>
  sql`point(${longitude}::float8, ${latitude}::float8)`

function idOf(slugOrId: string) {
  // The id of a duplicate that was merged leads to the listing it is part of.
  if (UUID.test(slugOrId)) {
    return sql`(select coalesce(merged_into, id) from establishments where id = ${slugOrId}::uuid)`
  }
  return sql`coalesce(
    (select id from establishments where slug = ${slugOrId}),
    (select establishment_id from establishment_slugs where slug = ${slugOrId}))`
}
