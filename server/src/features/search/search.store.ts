import type { Photo } from '@portal/contract/media/media'
import {
  GROUP_PAGE,
  MOST_CANDIDATES,
  SEARCH_PAGE,
  type SearchKind,
} from '@portal/contract/search/search-words'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { type Asked, groupScores, isAsked, isShown, scoreOf, textOf } from './search-query.ts'

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

/** Never more than some hundreds are put in order: the best of those that fit. */
export function searchStore(connection: Connection) {
  return {
    /** The best of each kind. */
    async groups(asked: Asked): Promise<FoundRow[]> {
      return page(
        asked,
        sql`select * from (
          select scored.*, row_number() over best as place, count(*) over (partition by kind)::integer as count
          from scored window best as (partition by kind order by score desc, source_id)
        ) as placed where place <= ${sql.lit(GROUP_PAGE)}`,
      )
    },

    /** A page of some kinds, best first, and one more. */
    async list(asked: Asked, offset: number): Promise<FoundRow[]> {
      return page(
        asked,
        sql`select scored.*, count(*) over (partition by kind)::integer as count from scored
          order by score desc, source_id offset ${offset} limit ${sql.lit(SEARCH_PAGE + 1)}`,
      )
    },

    /** How many of each kind fit, whatever kinds are asked for. */
    async count(asked: Asked): Promise<{ kind: SearchKind; count: number }[]> {
      const { rows } = await sql<{ kind: SearchKind; count: number }>`
        select kind, count(*)::integer as count from (${candidates({ ...asked, kinds: null })}) as found
        group by kind
      `.execute(connection)
      return rows
    },

    /** What has a title with these words; `words` is the text of a tsquery. */
    async titled(
      words: string,
      beginning: string,
      limit: number,
      now: Date,
    ): Promise<SuggestedRow[]> {
      const { rows } = await sql<SuggestedRow>`
        select title, label, kind, path from (
          select title, label, kind, path, quality, source_id from search_documents
          where title_words @@ ${words}::tsquery and ${isShown(now)}
          order by quality desc, source_id limit 60
        ) as found
        order by folded(title) like ${`${beginning}%`} desc, quality desc, source_id limit ${limit}
      `.execute(connection)
      return rows
    },

    /** Whatever a trigger may have missed is put right; answers with how many there are. */
    async rebuild(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select rebuild_search_documents() as count
      `.execute(connection)
      return rows[0]?.count ?? 0
    },
  }

  async function page(asked: Asked, chosen: RawBuilder<unknown>): Promise<FoundRow[]> {
    const { origin, now } = asked
    const meters = origin
      ? sql`(111320 * (point(found.longitude, found.latitude)
          <-> point(${origin.longitude}::float8, ${origin.latitude}::float8)))::integer`
      : sql`null::integer`
    const { rows } = await sql<FoundRow>`
      with candidates as materialized (
        select fitting.*${answers(asked)} from (${candidates(asked)}) as fitting
      ),
      scored as materialized (
        select candidates.source_id, candidates.kind, ${scoreOf(asked)} as score
        from candidates left join directory as entry on entry.id = candidates.source_id
      ), chosen as (${chosen})
      select chosen.source_id as id, chosen.kind, chosen.score::float8 as score, chosen.count,
        found.title, found.label, left(found.body, ${sql.lit(READ_LETTERS)}) as body, found.path,
        found.neighbourhood, ${meters} as "distanceMeters",
        found.rating_count as "ratingCount", found.rating_mean as "ratingMean",
        found.price_range as "priceRange",
        case when entry.open_changes_at is not null then entry.is_open end as "isOpen",
        found.tier = 3 or coalesce(found.featured_until > ${now}, false) as "isFeatured",
        found.published_at as "publishedAt", next.starts as "startsAt", next.ends as "endsAt",
        case when media.id is not null then jsonb_build_object('id', media.id, 'width', media.width,
          'height', media.height, 'thumbhash', media.thumbhash, 'alt', media.alt) end as photo
      from chosen
      join search_documents as found using (source_id)
      left join directory as entry on entry.id = chosen.source_id
      left join media on media.id = found.photo_id and media.status = 'ready' and not media.is_private
      left join lateral (
        select lower(time) as starts, upper(time) as ends from unnest(found.happens) as time
        order by upper(time) <= ${now}, abs(extract(epoch from lower(time) - ${now})) limit 1
      ) as next on found.happens is not null
      order by chosen.score desc, chosen.source_id
    `.execute(connection)
    return rows
  }

  function candidates(asked: Asked) {
    const conditions = isAsked(asked)
    const text = textOf(asked)
    const all = text ? [sql`words @@ ${text}::tsquery`, ...conditions] : conditions
    return sql`
      select source_id, kind, title, words, quality, tier, featured_until, latitude, longitude,
        published_at, happens
      from search_documents as document
      where ${sql.join(all, sql` and `)}
      order by quality desc, source_id limit ${sql.lit(MOST_CANDIDATES)}`
  }
}

const answers = ({ groups }: Asked) =>
  groups.length > 0 ? sql`, ${sql.join(groupScores(groups))}` : sql``
