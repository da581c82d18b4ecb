import type { Photo } from '@portal/contract/media/media'
import {
  GROUP_PAGE,
  MOST_CANDIDATES,
  SEARCH_PAGE,
  type SearchKind,
} from '@portal/contract/search/search-words'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { PREPARED } from '../../platform/database/prepared.ts'
import { bandFor, bandForTitles } from './breadth.rules.ts'
import { RANKING } from './ranking.rules.ts'
import {
  type Asked,
  baseOf,
  factorOf,
  groupScores,
  isAsked,
  isFoundAt,
  textOf,
} from './search-query.ts'

export type FoundRow = {
  id: string
  kind: SearchKind
  score: number
  /** Of its kind, among the candidates. */
  count: number
  title: string
  label: string
  body: string
  path: string
  photo: Photo | null
  neighbourhood: string | null
  distanceMeters: number | null
  ratingCount: number
  ratingMean: number
  priceRange: number | null
  isOpen: boolean | null
  isFeatured: boolean
  publishedAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
}
export type SuggestedRow = { title: string; label: string; kind: SearchKind; path: string }

/** Longer texts are looked through by the index; this much is read to show a part of it. */
const READ_LETTERS = 1500
/** Of each kind so many are asked whether they are open: it lifts nobody from further down to the top. */
const CONTENDERS = 30
/** Plans are kept for questions of up to so many things; longer ones are rare and of many shapes. */
const SHORT_QUESTION = 3
const MOST_TITLES = 60
/** Without words the best are read off the index of qualities. */
const BEST_OF_ALL = sql`quality desc, source_id`
/**
 * With words never: what fits is found by its words first. Of words that hardly ever come together the
 * planner expects many, and would read everything to its end for the few there are.
 */
const BEST_OF_FITTING = sql`quality + 0 desc, source_id`

/** Never more than some hundreds are put in order: the best of those that fit. */
export function searchStore(connection: Connection) {
  return {
    /** The best of each kind. */
    async groups(asked: Asked): Promise<FoundRow[]> {
      return page(
        asked,
        CONTENDERS,
        sql`select * from (
          select contenders.*, row_number() over (partition by kind order by score desc, source_id) as spot
          from contenders
        ) as placed where spot <= ${sql.lit(GROUP_PAGE)}`,
      )
    },

    /** A page of some kinds, best first, and one more. */
    async list(asked: Asked, offset: number): Promise<FoundRow[]> {
      return page(
        asked,
        MOST_CANDIDATES,
        sql`select * from contenders
          order by score desc, source_id offset ${offset}::integer limit ${sql.lit(SEARCH_PAGE + 1)}`,
      )
    },

    /** How many of each kind fit, whatever kinds are asked for. */
    async count(asked: Asked): Promise<{ kind: SearchKind; count: number }[]> {
      const counted = (band: number | null) => sql<{ kind: SearchKind; count: number }>`
        select kind, count(*)::integer as count
        from (${candidates({ ...asked, kinds: null }, band)}) as found group by kind`
      return enough(bandFor(asked), async (band) => (await counted(band).execute(connection)).rows)
    },

    /** How many documents there are, about: nobody counts them for that. */
    async size(): Promise<number> {
      const { rows } = await sql<{ size: number }>`
        select greatest(reltuples, 0)::integer as size from pg_class
        where oid = 'search_documents'::regclass
      `.execute(connection)
      return rows[0]?.size ?? 0
    },

    /** What has a title with these words; `words` is the text of a tsquery. */
    async titled(
      words: string,
      beginning: string,
      limit: number,
      { having, documents, now }: { having: number; documents: number; now: Date },
    ): Promise<SuggestedRow[]> {
      const titles = (band: number | null) => sql<SuggestedRow>`${PREPARED}
        select title, label, kind, path from (
          select title, label, kind, path, quality, source_id from search_documents
          where title_words @@ ${words}::tsquery and ${inBand(band)}
            and ${isFoundAt(now)}
          order by ${BEST_OF_FITTING} limit ${sql.lit(MOST_TITLES)}
        ) as found
        order by folded(title) like ${`${beginning}%`} desc, quality desc, source_id
        limit ${sql.lit(limit)}`
      const band = bandForTitles(having, MOST_TITLES, documents)
      const { rows } = await titles(band).execute(connection)
      if (band === null || rows.length >= limit) return rows
      return (await titles(null).execute(connection)).rows
    },

    /** Whatever a trigger may have missed is put right; answers with how many there are. */
    async rebuild(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select rebuild_search_documents() as count
      `.execute(connection)
      return rows[0]?.count ?? 0
    },
  }

  function page(asked: Asked, contenders: number, chosen: RawBuilder<unknown>) {
    return enough(
      bandFor(asked),
      async (band) => (await statement(asked, band, contenders, chosen).execute(connection)).rows,
    )
  }

  function statement(
    asked: Asked,
    band: number | null,
    contenders: number,
    chosen: RawBuilder<unknown>,
  ) {
    const { origin, now } = asked
    const meters = origin
      ? sql`(111320 * (point(found.longitude, found.latitude)
          <-> point(${origin.longitude}::float8, ${origin.latitude}::float8)))::integer`
      : sql`null::integer`
    return sql<FoundRow>`${asked.groups.length <= SHORT_QUESTION ? PREPARED : sql``}
      with candidates as materialized (
        select fitting.*${answers(asked)} from (${candidates(asked, band)}) as fitting
      ),
      weighed as materialized (
        select source_id, kind, ${baseOf(asked)} as base, ${factorOf(asked)} as factor from candidates
      ),
      placed as materialized (
        select source_id, kind, base, factor, count(*) over (partition by kind)::integer as count,
          row_number() over (partition by kind order by base * factor desc, source_id) as place
        from weighed
      ),
      contenders as (
        select placed.source_id, placed.kind, placed.count,
          placed.base * (placed.factor
            + case when entry.is_open then ${sql.lit(RANKING.open)} else 0 end) as score,
          case when entry.open_changes_at is not null then entry.is_open end as is_open
        from placed left join directory as entry on entry.id = placed.source_id
        where placed.place <= ${sql.lit(contenders)}
      ),
      chosen as (${chosen})
      select chosen.source_id as id, chosen.kind, chosen.score::float8 as score, chosen.count,
        found.title, found.label, left(found.body, ${sql.lit(READ_LETTERS)}) as body, found.path,
        found.neighbourhood, ${meters} as "distanceMeters",
        found.rating_count as "ratingCount", found.rating_mean as "ratingMean",
        found.price_range as "priceRange", chosen.is_open as "isOpen",
        found.tier = 3 or coalesce(found.featured_until > ${now}::timestamptz, false) as "isFeatured",
        found.published_at as "publishedAt", next.starts as "startsAt", next.ends as "endsAt",
        case when media.id is not null then jsonb_build_object('id', media.id, 'width', media.width,
          'height', media.height, 'thumbhash', media.thumbhash, 'alt', media.alt) end as photo
      from chosen
      join search_documents as found using (source_id)
      left join media on media.id = found.photo_id and media.status = 'ready' and not media.is_private
      left join lateral (
        select lower(time) as starts, upper(time) as ends from unnest(found.happens) as time
        order by upper(time) <= ${now}::timestamptz,
          abs(extract(epoch from lower(time) - ${now}::timestamptz)) limit 1
      ) as next on found.happens is not null
      order by chosen.score desc, chosen.source_id`
  }

  function candidates(asked: Asked, band: number | null) {
    const text = textOf(asked)
    const all = [
      ...(text ? [sql`words @@ ${text}::tsquery`] : []),
      ...(band === null ? [] : [inBand(band)]),
      ...isAsked(asked),
    ]
    return sql`
      select source_id, kind, length(title_words) as title_length, words, quality, tier, featured_until,
        latitude, longitude, published_at, happens
      from search_documents as document
      where ${sql.join(all, sql` and `)}
      order by ${text ? BEST_OF_FITTING : BEST_OF_ALL} limit ${sql.lit(MOST_CANDIDATES)}`
  }
}

const inBand = (band: number | null) =>
  band === null ? sql`true` : sql`bands @> array[${band}::smallint]`

/** The best ones are in the band; where it turns out to hold too few, everything is looked through. */
async function enough<Row extends { kind: SearchKind; count: number }>(
  band: number | null,
  find: (band: number | null) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await find(band)
  if (band === null) return rows
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return total >= MOST_CANDIDATES ? rows : find(null)
}

const answers = ({ groups }: Asked) =>
  groups.length > 0 ? sql`, ${sql.join(groupScores(groups))}` : sql``
