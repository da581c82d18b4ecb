import type { Photo } from '@portal/contract/ground/media/media'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { KindValues } from '@portal/contract/guide/establishments/kind-facts'
import {
  GROUP_PAGE,
  MOST_CANDIDATES,
  SEARCH_PAGE,
  type SearchKind,
  SUGGESTIONS_MOST,
} from '@portal/contract/portal/search/search.texts'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import { preparedStatements } from '../../../platform/database/prepared.ts'
import { bandFor, bandForTitles, widerBand } from './breadth.rules.ts'
import { MOST_TITLES } from './search.constants.ts'
import {
  type Asked,
  type Bound,
  bind,
  groupScores,
  isAsked,
  isFoundAt,
  range,
  scoreOf,
  shapeOf,
  statements,
} from './search-query.ts'
import type { Alternatives, Title } from './title-set.ts'

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
  latitude: number | null
  longitude: number | null
  ratingCount: number
  ratingMean: number
  priceRange: number | null
  isOpen: boolean | null
  isFeatured: boolean
  publishedAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
  /** Of a business: what its kind is read from, and what its owner told where a plan shows it. */
  house: {
    type: string
    icon: string
    hours: OpeningHours | null
    told: (KindValues & { nightly_from_cents: number | null }) | null
  } | null
}
export type SuggestedRow = { title: string; label: string; kind: SearchKind; path: string }

type Counted = { kind: SearchKind; count: number }
export type Found<Row> = {
  rows: Row[]
  /** Whether everything was looked through: otherwise there may be more than were counted. */
  isWhole: boolean
}

/** Longer texts are looked through by the index; this much is read to show a part of it. */
const READ_LETTERS = 1500
/** What is true of so many of the best is taken to be true of those that fit. */
const SAMPLE = 2_000
/** Without words the best are read off the index of qualities. */
const BEST_OF_ALL = sql`quality desc, source_id`
/**
 * With words never: what fits is found by its words first. Of words that hardly ever come together the
 * planner expects many, and would read everything to its end for the few there are.
 */
const BEST_OF_FITTING = sql`quality + 0 desc, source_id`
const { given } = statements

/** For each way to look: which of those put in order are read, and how many a band must hold for it. */
const GROUPS = {
  name: 'groups',
  // Of each kind only a few are shown, and they are among these.
  least: MOST_CANDIDATES / 2,
  chosen: sql`select * from placed where place <= ${sql.lit(GROUP_PAGE)}`,
}
const LIST = {
  name: 'list',
  least: MOST_CANDIDATES,
  chosen: sql`select * from placed order by score desc, source_id
    offset ${given((one) => one.offset)}::integer limit ${sql.lit(SEARCH_PAGE + 1)}`,
}
const COUNT = { name: 'count', least: MOST_CANDIDATES }

export type SearchStore = ReturnType<typeof searchStore>

/** Never more than a hundred are put in order: the best of those that fit. */
export function searchStore(connection: Connection) {
  return {
    /** The best of each kind. */
    async groups(asked: Asked): Promise<Found<FoundRow>> {
      return look(asked, 0, GROUPS, (bound) => pageOf(bound, GROUPS.chosen))
    },

    /** A page of some kinds, best first, and one more. */
    async list(asked: Asked, offset: number): Promise<Found<FoundRow>> {
      return look(asked, offset, LIST, (bound) => pageOf(bound, LIST.chosen))
    },

    /** How many of each kind fit, whatever kinds are asked for. */
    async count(asked: Asked): Promise<Found<Counted>> {
      return look(
        { ...asked, kinds: null },
        0,
        COUNT,
        (bound) => statement<Counted>`
        select kind, count(*)::integer as count from (${candidates(bound)}) as found group by kind`,
      )
    },

    /** How many documents there are, about: nobody counts them for that. */
    async size(): Promise<number> {
      const { rows } = await statement<{ size: number }>`
        select greatest(reltuples, 0)::integer as size from pg_class
        where oid = 'search_documents'::regclass
      `.execute(connection)
      return rows[0]?.size ?? 0
    },

    /** Of the best listings, how many are open at this moment and how many are cheap. */
    async shares(): Promise<{ open: number; cheap: number }> {
      const { rows } = await statement<{ open: number; cheap: number }>`
        select coalesce(avg((is_open is true)::integer), 0)::float8 as open,
          coalesce(avg((price_range is not distinct from 1)::integer), 0)::float8 as cheap
        from (select is_open, price_range from search_documents where kind = 'establishment'
          order by quality desc, source_id limit ${sql.lit(SAMPLE)}) as best
      `.execute(connection)
      return rows[0] ?? { open: 0, cheap: 0 }
    },

    /** The titles of the best listings, the best first. */
    async bestTitles(most: number): Promise<Title[]> {
      return titlesOf(sql`kind = 'establishment' order by quality desc, source_id limit ${most}`)
    },

    async titlesOf(ids: readonly string[]): Promise<Title[]> {
      return titlesOf(sql`source_id = any(${[...ids]}::uuid[])`)
    },

    /** Of everything that is no listing. */
    async otherTitles(): Promise<Title[]> {
      return titlesOf(sql`kind <> 'establishment'`)
    },

    /** What has a title with one of each of these words. */
    async titled(asked: TitleQuestion, having: number, documents: number): Promise<SuggestedRow[]> {
      const find = (band: number | null) =>
        titleStatements.rows(connection, `${band !== null}`, { ...asked, band }, titlesLike)
      const band = bandForTitles(having, MOST_TITLES, documents)
      const rows = await find(band)
      return band === null || rows.length >= SUGGESTIONS_MOST ? rows : find(null)
    },

    /** Whatever a trigger may have missed is put right; answers with how many there are. */
    async rebuild(): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select rebuild_search_documents() as count
      `.execute(connection)
      return rows[0]?.count ?? 0
    },
  }

  async function titlesOf(which: RawBuilder<unknown>): Promise<Title[]> {
    const { rows } = await statement<Title>`
      select source_id as id, kind, title, label, path, quality, folded(title) as folded,
        tsvector_to_array(title_words) as words,
        case when kind = 'utility' then greatest(shown_from, lower(happens)) else shown_from end as "from",
        case when kind = 'utility' then upper(happens) end as "until"
      from search_documents where ${which}
    `.execute(connection)
    return rows
  }

  /** The best ones are in the band; where it turns out to hold too few, a wider one is looked through. */
  async function look<Row extends Counted>(
    asked: Asked,
    offset: number,
    { name, least }: { name: string; least: number },
    write: (bound: Bound) => RawBuilder<Row>,
  ): Promise<Found<Row>> {
    const find = async (band: number | null): Promise<Found<Row>> => {
      const bound = bind(asked, band, offset)
      const shape = shapeOf(bound)
      const rows = await statements.rows(connection, shape && `${name}|${shape}`, bound, write)
      return { rows, isWhole: band === null }
    }
    for (let band = bandFor(asked, least); ; ) {
      const found = await find(band)
      const total = totalOf(found.rows)
      if (band === null || total >= least) return found
      band = widerBand(band, total, least)
    }
  }
}

/** Counted for each kind, and said with each of its rows. */
const totalOf = (rows: readonly Counted[]) =>
  [...new Map(rows.map(({ kind, count }) => [kind, count])).values()].reduce((a, b) => a + b, 0)

function pageOf(asked: Bound, chosen: RawBuilder<unknown>) {
  const now = sql`${given((one) => one.now)}::timestamptz`
  return statement<FoundRow>`
    with candidates as materialized (
      select fitting.*${answers(asked)} from (${candidates(asked)}) as fitting
    ),
    weighed as materialized (
      select source_id, kind, is_open, ${scoreOf(asked)} as score from candidates
    ),
    placed as (
      select weighed.*, count(*) over (partition by kind)::integer as count,
        row_number() over (partition by kind order by score desc, source_id) as place
      from weighed
    ),
    chosen as (${chosen})
    select chosen.source_id as id, chosen.kind, chosen.score, chosen.count,
      found.title, found.label, left(found.body, ${sql.lit(READ_LETTERS)}) as body, found.path,
      found.neighbourhood, found.latitude, found.longitude,
      found.rating_count as "ratingCount", found.rating_mean as "ratingMean",
      found.price_range as "priceRange", chosen.is_open as "isOpen",
      found.tier = 3 or coalesce(found.featured_until > ${now}, false) as "isFeatured",
      found.published_at as "publishedAt", next.starts as "startsAt", next.ends as "endsAt",
      case when media.id is not null then ${photoJson()} end as photo,
      case when house.id is not null then jsonb_build_object(
        'type', category.schema_type, 'icon', category.icon, 'hours', house.hours, 'told',
        case when house.plan <> 'clube' then jsonb_build_object('rooms', house.rooms,
          'check_in', house.check_in, 'check_out', house.check_out,
          'nightly_from_cents', nightly_from_cents(house)) end) end as house
    from chosen
    join search_documents as found using (source_id)
    left join establishments as house on house.id = found.source_id and found.kind = 'establishment'
    left join categories as category on category.id = house.category_id
    left join media on media.id = found.photo_id and media.status = 'ready' and not media.is_private
    left join lateral (
      select lower(time) as starts, upper(time) as ends from unnest(found.happens) as time
      order by ${asked.span ? sql`not time && ${range},` : sql``} upper(time) <= ${now},
        abs(extract(epoch from lower(time) - ${now})) limit 1
    ) as next on found.happens is not null
    order by chosen.score desc, chosen.source_id`
}

function candidates(asked: Bound) {
  return sql`
    select source_id, kind, is_open, length(title_words) as title_length, words, quality, tier,
      featured_until, latitude, longitude, published_at, happens
    from search_documents
    where ${sql.join(isAsked(asked), sql` and `)}
    order by ${asked.groups.length > 0 ? BEST_OF_FITTING : BEST_OF_ALL} limit ${sql.lit(MOST_CANDIDATES)}`
}

const answers = ({ groups }: Asked) =>
  groups.length > 0 ? sql`, ${sql.join(groupScores(groups))}` : sql``

export type TitleQuestion = { wanted: readonly Alternatives[]; beginning: string; now: Date }
const titleStatements = preparedStatements<TitleQuestion & { band: number | null }>()

const titleText = (wanted: readonly Alternatives[]) =>
  wanted.map((any) => `(${any.map((word) => `'${word}'`).join(' | ')})`).join(' & ')

function titlesLike({ band: among }: { band: number | null }) {
  const { given: told } = titleStatements
  return statement<SuggestedRow>`
    select title, label, kind, path from (
      select title, label, kind, path, quality, source_id from search_documents
      where title_words @@ ${told(({ wanted }) => titleText(wanted))}::tsquery
        and ${among === null ? sql`true` : sql`bands @> array[${told(({ band }) => band)}::smallint]`}
        and ${isFoundAt(sql`${told(({ now }) => now)}::timestamptz`)}
      order by ${BEST_OF_FITTING} limit ${sql.lit(MOST_TITLES)}
    ) as found
    order by folded(title) like ${told(({ beginning }) => `${beginning}%`)} desc, quality desc, source_id
    limit ${sql.lit(SUGGESTIONS_MOST)}`
}
