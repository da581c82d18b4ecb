import type { SearchKind } from '@portal/contract/portal/search/search.texts'
import { type RawBuilder, sql } from 'kysely'
import { preparedStatements } from '../../../platform/database/prepared.ts'
import { RANKING } from './ranking.rules.ts'
import type { Group } from './understand.rules.ts'
import type { Span } from './windows.rules.ts'

/** A question as it was understood. */
export type Asked = {
  groups: readonly Group[]
  /** How many of the groups must be there. */
  atLeast: number
  kinds: readonly SearchKind[] | null
  category: string | null
  isOpen: boolean
  isCheap: boolean
  span: Span | null
  origin: { latitude: number; longitude: number } | null
  /** How many documents there are, about, and what share of the best is open, or cheap. */
  documents: number
  shares: { open: number; cheap: number }
  now: Date
}

/** A question as the database is asked it. */
export type Bound = Asked & {
  /** Null looks through everything. */
  band: number | null
  offset: number
  /** Of one; the rarer the words of a group, the larger. */
  weights: readonly number[]
}

export const statements = preparedStatements<Bound>()
const { given } = statements

/** Plans are kept for questions of up to so many things; longer ones are rare and of many shapes. */
const SHORT_QUESTION = 3

/** Questions of one shape are the same statement with other values. */
export function shapeOf(asked: Bound): string | null {
  const { groups, kinds, category, isOpen, isCheap, span, origin, band } = asked
  if (groups.length > SHORT_QUESTION) return null
  const parts = [kinds, category, isOpen, isCheap, span, origin, band !== null]
  return `${groups.map(({ other }) => (other ? 2 : 1)).join('')}|${parts.map((one) => (one ? 1 : 0)).join('')}`
}

export function bind(asked: Asked, band: number | null, offset: number): Bound {
  const weights = asked.groups.map(({ documents }) => 1 / Math.log2(3 + documents))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return { ...asked, band, offset, weights: weights.map((weight) => weight / sum) }
}

type Condition = RawBuilder<unknown>
const now = sql`${given((asked) => asked.now)}::timestamptz`

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
export function isAsked(asked: Bound): Condition[] {
  const { kinds, category, isOpen, isCheap, span, groups, band } = asked
  return [
    ...(groups.length > 0 ? [sql`words @@ ${given(textOf)}::tsquery`] : []),
    ...(band === null ? [] : [inBand]),
    span ? isShown(now) : isFoundAt(now),
    ...(kinds ? [sql`kind = any(${given((one) => one.kinds)}::text[])`] : []),
    ...(category ? [sql`categories @> array[${given((one) => one.category)}]`] : []),
    ...(isOpen ? [sql`(kind <> 'establishment' or is_open)`] : []),
    ...(isCheap ? [sql`(kind <> 'establishment' or price_range = 1)`] : []),
    ...(span ? [sql`(happens is null or happens && ${range})`] : []),
    ...(groups.length === 0 ? browsed({ isOpen, isCheap, span }) : []),
  ]
}

/** Without words, only what the intent is about: "hoje" is what happens, "aberto" the guide. */
function browsed({ isOpen, isCheap, span }: Pick<Asked, 'isOpen' | 'isCheap' | 'span'>) {
  if (span) return [sql`kind = 'event'`]
  return isOpen || isCheap ? [sql`kind = 'establishment'`] : []
}

const inBand = sql`bands @> array[${given(({ band }) => band)}::smallint]`

/** What is scheduled waits for its hour. */
const isShown = (moment: Condition) => sql`(shown_from is null or shown_from <= ${moment})`

/** A duty or a notice is found while it lasts; of what happens, what is over is found too. */
export const isFoundAt = (moment: Condition) => sql`(${isShown(moment)}
  and (kind <> 'utility' or happens is null or happens @> ${moment}))`

/** When it must happen. */
export const range = sql`tstzrange(${given(({ span }) => span?.from)}::timestamptz,
  ${given(({ span }) => span?.before)}::timestamptz)`

/** ranking.rules.ts, in SQL over `candidates`. */
export function scoreOf(asked: Asked): Condition {
  const { groups } = asked
  return sql`((${wordScore(groups)} + ${sql.lit(RANKING.title)} * ${titleLikeness(groups)})
    * ${coverage(groups)} * ${kindWeight(asked)} * ${factorOf(asked)})::float8`
}

/** Places before what happens in them, and that before what was written of it. */
function kindWeight({ isOpen, isCheap }: Pick<Asked, 'isOpen' | 'isCheap'>): Condition {
  const weights = Object.entries(RANKING.kinds).map(([kind, weight]) => {
    const isBeside = (isOpen || isCheap) && WRITTEN.has(kind)
    return sql`when ${sql.lit(kind)} then ${sql.lit(isBeside ? weight * RANKING.writtenBesidesAnIntent : weight)}`
  })
  return sql`case kind ${sql.join(weights, sql` `)} else 1 end`
}
const WRITTEN = new Set<string>([
  'page',
  'article',
  'episode',
  'contribution',
] satisfies SearchKind[])

function factorOf({ origin, span }: Pick<Asked, 'origin' | 'span'>): Condition {
  return sql`(1
      + ${sql.lit(RANKING.quality)} * quality
      + ${sql.lit(RANKING.tier)} * tier / 3
      + case when is_open then ${sql.lit(RANKING.open)} else 0 end
      + case when featured_until > ${now} then ${sql.lit(RANKING.featured)} else 0 end
      + case when published_at is null then 0 else ${sql.lit(RANKING.fresh)} * power(0.5,
          greatest(0, extract(epoch from ${now} - published_at)) / ${sql.lit(RANKING.freshDays * 86_400)}) end
      + ${origin ? nearness : sql`0`}
      + ${span ? sql`case when kind = 'event' then ${sql.lit(RANKING.onTheDay)} else 0 end` : sql`0`}
      + case when happens is null then 0
          when upper(happens) <= ${now} then ${sql.lit(RANKING.over - 1)}
          else ${sql.lit(RANKING.soon)} * power(0.5, greatest(0, extract(epoch from coalesce(
            (select min(lower(time)) from unnest(happens) as time where upper(time) > ${now}),
            ${now}) - ${now})) / ${sql.lit(RANKING.soonDays * 86_400)}) end
    )`
}

/** From 0 to 1: how much of the title was typed, and how much of what was typed is the title. */
function titleLikeness(groups: readonly Group[]): Condition {
  if (groups.length === 0) return sql`0`
  const typed = given((asked) => asked.groups.reduce((total, group) => total + wordsIn(group), 0))
  const shared = sql`(${sql.join(
    groups.map((_, place) => {
      const words = given((asked) => wordsIn(groupAt(asked, place)))
      return sql`case when ${sql.ref(columnOf(place))} >= ${sql.lit(RANKING.places.title)} then ${words}::integer else 0 end`
    }),
    sql` + `,
  )})`
  return sql`${shared}::float8 / greatest(1, title_length + ${typed}::integer - ${shared})`
}

const wordsIn = ({ own }: Group) => own.split('&').length
const NOTHING: Group = { own: '', other: null, documents: 0, stems: [] }
const groupAt = ({ groups }: Asked, place: number): Group => groups[place] ?? NOTHING

/** From where the question is asked to a point of the alias. */
const metersTo = (alias: string) => sql`111320 * (
  point(${sql.ref(`${alias}.longitude`)}, ${sql.ref(`${alias}.latitude`)})
  <-> point(${given(({ origin }) => origin?.longitude)}::float8, ${given(({ origin }) => origin?.latitude)}::float8))`

const nearness = sql`case when candidates.latitude is null then 0
  else ${sql.lit(RANKING.near)} * exp(-(${metersTo('candidates')}) / ${sql.lit(RANKING.nearMeters)}) end`

/** How well each group is answered, as columns of `candidates`. */
export const groupScores = (groups: readonly Group[]): Condition[] =>
  groups.map((group, place) => sql`${groupScore(group, place)} as ${sql.ref(columnOf(place))}`)

const columnOf = (place: number) => `answer_${place}`

const weight = (place: number) => sql`${given(({ weights }) => weights[place])}::float8`

/** From 0 to 1: how well the words are answered. */
function wordScore(groups: readonly Group[]): Condition {
  if (groups.length === 0) return sql`0.5`
  const parts = groups.map((_, place) => sql`${weight(place)} * ${sql.ref(columnOf(place))}`)
  return sql`(${sql.join(parts, sql` + `)})`
}

/** From 0 to 1: how many of them are answered at all. One of two words is less than half an answer. */
function coverage(groups: readonly Group[]): Condition {
  if (groups.length < 2) return sql`1`
  const parts = groups.map(
    (_, place) => sql`case when ${sql.ref(columnOf(place))} > 0 then ${weight(place)} else 0 end`,
  )
  return sql`(${sql.join(parts, sql` + `)})`
}

function groupScore({ other }: Group, place: number): Condition {
  const own = placeScore((asked) => groupAt(asked, place).own)
  return other
    ? sql`greatest(${own}, ${sql.lit(RANKING.otherWords)} * ${placeScore((asked) => groupAt(asked, place).other ?? '')})`
    : own
}

/** The best place in which all of it is found; the letters are those the index gives to places. */
function placeScore(queryOf: (asked: Asked) => string): Condition {
  const { title, topics, tags, body } = RANKING.places
  const isIn = (places: string) =>
    sql`words @@ ${given((asked) => within(queryOf(asked), places))}::tsquery`
  return sql`case
    when ${isIn('A')} then ${sql.lit(title)}
    when ${isIn('AB')} then ${sql.lit(topics)}
    when ${isIn('ABC')} then ${sql.lit(tags)}
    when words @@ ${given(queryOf)}::tsquery then ${sql.lit(body)}
    else 0 end`
}

/** `'peix':*` → `'peix':*AB`. */
const within = (query: string, places: string) =>
  query.replace(/('[^']*')(?::(\*))?/g, (_, word, star = '') => `${word}:${star}${places}`)
