import type { SearchKind } from '@portal/contract/search/search-words'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { type RawBuilder, sql } from 'kysely'
import { RANKING } from './ranking.rules.ts'
import type { Group } from './understand.rules.ts'
import type { DaySpan } from './windows.rules.ts'

/** A question as the database is asked it. */
export type Asked = {
  groups: readonly Group[]
  /** How many of the groups must be there. */
  atLeast: number
  kinds: readonly SearchKind[] | null
  category: string | null
  isOpen: boolean
  isCheap: boolean
  span: DaySpan | null
  origin: { latitude: number; longitude: number } | null
  /** How many documents there are, about. */
  documents: number
  now: Date
}

type Condition = RawBuilder<unknown>

const anyOf = ({ own, other }: Group) => (other ? `(${own} | ${other})` : `(${own})`)

/** The tsquery: all groups, or all but one in every way, or any. Null asks for no words. */
export function textOf({ groups, atLeast }: Pick<Asked, 'groups' | 'atLeast'>): string | null {
  if (groups.length === 0) return null
  const each = groups.map(anyOf)
  if (atLeast >= each.length) return each.join(' & ')
  if (atLeast <= 1) return each.join(' | ')
  return each
    .map((_, without) => `(${each.filter((_one, place) => place !== without).join(' & ')})`)
    .join(' | ')
}

/** What it does not apply to passes: a beach is neither open nor cheap. */
export function isAsked(asked: Asked): Condition[] {
  const { kinds, category, isOpen, isCheap, span, groups, now } = asked
  return [
    span ? isShown(now) : isFoundAt(now),
    ...(kinds ? [sql`kind = any(${[...kinds]}::text[])`] : []),
    ...(category ? [sql`categories @> array[${category}]`] : []),
    ...(isOpen
      ? [
          // Each is asked by itself: "exists" would make the planner gather all that are open first.
          sql`(kind <> 'establishment' or (
            select is_open from directory where directory.id = document.source_id))`,
        ]
      : []),
    ...(isCheap ? [sql`(kind <> 'establishment' or price_range = 1)`] : []),
    ...(span ? [sql`(happens is null or happens && ${rangeOf(span)})`] : []),
    ...(groups.length === 0 ? browsed({ isOpen, isCheap, span }) : []),
  ]
}

/** Without words, only what the wish is about: "hoje" is what happens, "aberto" the guide. */
function browsed({ isOpen, isCheap, span }: Pick<Asked, 'isOpen' | 'isCheap' | 'span'>) {
  if (span) return [sql`kind = 'event'`]
  return isOpen || isCheap ? [sql`kind = 'establishment'`] : []
}

/** What is scheduled waits for its hour. */
const isShown = (now: Date) => sql`(shown_from is null or shown_from <= ${now})`

/** A duty or a notice is found while it lasts; of what happens, what is over is found too. */
export const isFoundAt = (now: Date) => sql`(${isShown(now)}
  and (kind <> 'utility' or happens is null or happens @> ${now}::timestamptz))`

const rangeOf = ({ from, before }: DaySpan) => sql`tstzrange(
  ${from}::date::timestamp at time zone ${sql.lit(CITY_TIME_ZONE)},
  ${before}::date::timestamp at time zone ${sql.lit(CITY_TIME_ZONE)})`

/**
 * ranking.rules.ts, in SQL over `candidates`: what the words alone are worth, and what follows from it.
 * Being open is added later, for the few that can still come first.
 */
export function baseOf({ groups }: Pick<Asked, 'groups'>): Condition {
  return sql`((${wordScore(groups)} + ${sql.lit(RANKING.title)} * ${titleLikeness(groups)})
    * ${coverage(groups)} * ${kindWeight})::float8`
}

/** Places before what happens in them, and that before what was written of it. */
const kindWeight = sql`case kind ${sql.join(
  Object.entries(RANKING.kinds).map(
    ([kind, weight]) => sql`when ${sql.lit(kind)} then ${sql.lit(weight)}`,
  ),
  sql` `,
)} else 1 end`

export function factorOf({ origin, span, now }: Pick<Asked, 'origin' | 'span' | 'now'>): Condition {
  const moment = sql`${now}::timestamptz`
  return sql`(1
      + ${sql.lit(RANKING.quality)} * quality
      + ${sql.lit(RANKING.tier)} * tier / 3
      + case when featured_until > ${moment} then ${sql.lit(RANKING.featured)} else 0 end
      + case when published_at is null then 0 else ${sql.lit(RANKING.fresh)} * power(0.5,
          greatest(0, extract(epoch from ${moment} - published_at)) / ${sql.lit(RANKING.freshDays * 86_400)}) end
      + ${origin ? nearness(origin) : sql`0`}
      + ${span ? sql`case when kind = 'event' then ${sql.lit(RANKING.onTheDay)} else 0 end` : sql`0`}
      + case when happens is null then 0
          when upper(happens) <= ${moment} then ${sql.lit(RANKING.over - 1)}
          else ${sql.lit(RANKING.soon)} * power(0.5, greatest(0, extract(epoch from coalesce(
            (select min(lower(time)) from unnest(happens) as time where upper(time) > ${moment}),
            ${moment}) - ${moment})) / ${sql.lit(RANKING.soonDays * 86_400)}) end
    )::float8`
}

/** From 0 to 1: how much of the title was typed, and how much of what was typed is the title. */
function titleLikeness(groups: readonly Group[]): Condition {
  if (groups.length === 0) return sql`0`
  const lengths = groups.map(({ own }) => own.split('&').length)
  const typed = lengths.reduce((total, length) => total + length, 0)
  const shared = sql`(${sql.join(
    lengths.map(
      (length, place) =>
        sql`case when ${sql.ref(columnOf(place))} >= ${sql.lit(RANKING.places.title)} then ${length}::integer else 0 end`,
    ),
    sql` + `,
  )})`
  return sql`${shared}::float8 / greatest(1, title_length + ${typed}::integer - ${shared})`
}

function nearness({ latitude, longitude }: NonNullable<Asked['origin']>): Condition {
  const meters = sql`111320 * (point(candidates.longitude, candidates.latitude)
    <-> point(${longitude}::float8, ${latitude}::float8))`
  return sql`case when candidates.latitude is null then 0
    else ${sql.lit(RANKING.near)} * exp(-(${meters}) / ${sql.lit(RANKING.nearMeters)}) end`
}

/** How well each group is answered, as columns of `candidates`. */
export const groupScores = (groups: readonly Group[]): Condition[] =>
  groups.map((group, place) => sql`${groupScore(group)} as ${sql.ref(columnOf(place))}`)

const columnOf = (place: number) => `answer_${place}`

/** Shares of one; the rarer the words of a group, the larger. */
function sharesOf(groups: readonly Group[]): number[] {
  const weights = groups.map(({ documents }) => 1 / Math.log2(3 + documents))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** From 0 to 1: how well the words are answered. */
function wordScore(groups: readonly Group[]): Condition {
  if (groups.length === 0) return sql`0.5`
  const parts = sharesOf(groups).map(
    (share, place) => sql`${share}::float8 * ${sql.ref(columnOf(place))}`,
  )
  return sql`(${sql.join(parts, sql` + `)})`
}

/** From 0 to 1: how many of them are answered at all. One of two words is less than half an answer. */
function coverage(groups: readonly Group[]): Condition {
  if (groups.length < 2) return sql`1`
  const parts = sharesOf(groups).map(
    (share, place) =>
      sql`case when ${sql.ref(columnOf(place))} > 0 then ${share}::float8 else 0 end`,
  )
  return sql`(${sql.join(parts, sql` + `)})`
}

function groupScore({ own, other }: Group): Condition {
  return other
    ? sql`greatest(${placeScore(own)}, ${sql.lit(RANKING.otherWords)} * ${placeScore(other)})`
    : placeScore(own)
}

/** The best place in which all of it is found; the letters are those the index gives to places. */
function placeScore(query: string): Condition {
  const { title, topics, tags, body } = RANKING.places
  return sql`case
    when words @@ ${within(query, 'A')}::tsquery then ${sql.lit(title)}
    when words @@ ${within(query, 'AB')}::tsquery then ${sql.lit(topics)}
    when words @@ ${within(query, 'ABC')}::tsquery then ${sql.lit(tags)}
    when words @@ ${query}::tsquery then ${sql.lit(body)}
    else 0 end`
}

/** `'peix':*` → `'peix':*AB`. */
const within = (query: string, places: string) =>
  query.replace(/('[^']*')(?::(\*))?/g, (_, word, star = '') => `${word}:${star}${places}`)
