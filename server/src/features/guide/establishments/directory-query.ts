import type {
  DirectoryQuery,
  DirectorySort,
} from '@portal/contract/guide/establishments/establishment'
import type { FilterPart } from '@portal/contract/guide/establishments/guide.texts'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { DirectoryPosition } from './directory-cursor.rules.ts'

export type FoundCategory = { id: string; isTop: boolean; topId: string }
/** `similar` holds what to look for where nobody uses the word itself. */
export type TypedWord = { word: string; known: boolean; similar: string[] }

type Condition = RawBuilder<unknown>

/** From this many flags on, a walk by distance would pass over most of the city. */
const RARE_FLAGS = 3

/** Conditions on `directory as entry`, each answered by what lies in its indexes. */
export function directoryConditions(
  query: AskedFilters,
  { category, words }: { category: FoundCategory | null; words: readonly TypedWord[] },
): Condition {
  const conditions: Condition[] = flagConditions(query)
  if (category) {
    const column = sql.ref(category.isTop ? 'entry.category_id' : 'entry.subcategory_id')
    conditions.push(sql`${column} = ${category.id}::uuid`)
  }
  if (query.bairro) conditions.push(sql`entry.neighbourhood = ${query.bairro}`)
  if (words.length > 0) conditions.push(sql`entry.search_words @@ ${wordsQuery(words)}::tsquery`)
  if (sortOf(query) === 'distancia') conditions.push(sql`entry.place is not null`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

export type FilterCount = { part: FilterPart; value: string; count: number }
type AskedFilters = Omit<DirectoryQuery, 'cursor'>

/** The list after each choice: every group is counted under all the others, and switches under all of them. */
export function filterCounts(
  query: AskedFilters,
  { category, words }: { category: FoundCategory | null; words: readonly TypedWord[] },
): RawBuilder<FilterCount> {
  const { busca, ordem, lat, lng } = query
  const top = category && { ...category, id: category.topId, isTop: true }
  const of = {
    type: category && !category.isTop ? [sql`entry.subcategory_id = ${category.id}::uuid`] : [],
    neighbourhood: query.bairro ? [sql`entry.neighbourhood = ${query.bairro}`] : [],
    price: flagConditions({ preco: query.preco }),
    flag: flagConditions({ ...query, preco: undefined }),
  }
  const under = (...parts: (keyof typeof of)[]) => {
    const conditions = parts.flatMap((part) => of[part])
    return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  }
  return statement<FilterCount>`
    with fitting as materialized (
      select subcategory_id, neighbourhood, price_range, is_open, is_accessible, takes_pets,
        has_coupon, has_delivery
      from directory as entry
      where ${directoryConditions({ busca, ordem, lat, lng }, { category: top, words })}
    )
    select 'type' as part, kind.slug as value, count(*)::integer as count
      from fitting as entry join categories as kind on kind.id = entry.subcategory_id
      where ${under('neighbourhood', 'price', 'flag')} group by kind.slug
    union all
    select 'neighbourhood', entry.neighbourhood, count(*)::integer from fitting as entry
      where entry.neighbourhood is not null and ${under('type', 'price', 'flag')}
      group by entry.neighbourhood
    union all
    select 'price', entry.price_range::text, count(*)::integer from fitting as entry
      where entry.price_range is not null and ${under('type', 'neighbourhood', 'flag')}
      group by entry.price_range
    union all
    select 'flag', flag.name, count(*)::integer
      from fitting as entry, lateral (values ('aberto', entry.is_open),
        ('acessivel', entry.is_accessible), ('pet', entry.takes_pets), ('cupom', entry.has_coupon),
        ('delivery', entry.has_delivery)) as flag (name, holds)
      where flag.holds and ${under('type', 'neighbourhood', 'price', 'flag')} group by flag.name`
}

/** A filter of what the portal cannot do yet narrows nothing: an old link opens the whole list. */
function flagConditions({
  aberto,
  acessivel,
  pet,
  cupom,
  delivery,
  preco,
}: Partial<AskedFilters>): Condition[] {
  return [
    ...(aberto ? [sql`entry.is_open`] : []),
    ...(acessivel ? [sql`entry.is_accessible`] : []),
    ...(pet ? [sql`entry.takes_pets`] : []),
    ...(cupom && isAvailable('coupons') ? [sql`entry.has_coupon`] : []),
    ...(delivery && isAvailable('delivery') ? [sql`entry.has_delivery`] : []),
    ...(preco ? [sql`entry.price_range = ${preco}::smallint`] : []),
  ]
}

/** Every word must be there: as it is, or else as the beginning of one or as one that looks like it. */
function wordsQuery(words: readonly TypedWord[]): string {
  return words
    .map(({ word, known, similar }) => (known ? word : [`${word}:*`, ...similar].join(' | ')))
    .map((alternatives) => `(${alternatives})`)
    .join(' & ')
}

/** "Mais perto" needs to know from where. */
export function sortOf({ ordem, lat, lng }: AskedFilters): DirectorySort {
  return ordem === 'distancia' && (lat === undefined || lng === undefined) ? 'relevancia' : ordem
}

export type DirectoryOrder = {
  sort: DirectorySort
  isAfter(place: DirectoryPosition): Condition
  /** Ids and keys of a page, in order. */
  chosen(conditions: Condition, after: Condition | null, limit: number): Condition
  /** The same order once more, over what was chosen. */
  again: Condition
}

export function directoryOrder(query: DirectoryQuery): DirectoryOrder {
  const sort = sortOf(query)
  switch (sort) {
    case 'relevancia':
      return walkDown(sort, 'entry.rank')
    case 'avaliacao':
      return walkDown(sort, 'entry.rating_score')
    case 'nome':
      return {
        sort,
        isAfter: ({ key, id }) => sql`(entry.sort_name, entry.id) > (${key}, ${id}::uuid)`,
        chosen: (conditions, after, limit) => sql`
          select entry.id, entry.sort_name as key from directory as entry
          where ${both(conditions, after)} order by entry.sort_name, entry.id limit ${limit}`,
        again: sql`chosen.key, chosen.id`,
      }
    case 'distancia':
      return outward(query)
  }
}

function walkDown(sort: DirectorySort, column: string): DirectoryOrder {
  const key = sql.ref(column)
  return {
    sort,
    isAfter: (place) => sql`(${key}, entry.id) < (${place.key}::real, ${place.id}::uuid)`,
    chosen: (conditions, after, limit) => sql`
      select entry.id, ${key} as key from directory as entry
      where ${both(conditions, after)} order by ${key} desc, entry.id desc limit ${limit}`,
    again: sql`chosen.key desc, chosen.id desc`,
  }
}

/**
 * Degrees on a plane: half a degree from the equator they are as good as metres. The index hands out
 * the nearest first, at a price for each; where few fit, they are gathered first and then put in order.
 */
function outward(query: DirectoryQuery): DirectoryOrder {
  const degrees = sql`entry.place <-> point(${query.lng}::float8, ${query.lat}::float8)`
  const gathersFirst = flagConditions(query).length >= RARE_FLAGS
  return {
    sort: 'distancia',
    isAfter: ({ key, id }) => sql`(near.key, near.id) > (${key}::float8, ${id}::uuid)`,
    chosen: (conditions, after, limit) => sql`
      select near.id, near.key from (
        select entry.id, ${degrees} as key from directory as entry where ${conditions}
        ${gathersFirst ? sql`offset 0` : sql``}
      ) as near
      ${after ? sql`where ${after}` : sql``} order by near.key, near.id limit ${limit}`,
    again: sql`chosen.key, chosen.id`,
  }
}

const both = (conditions: Condition, after: Condition | null) =>
  after ? sql`${conditions} and ${after}` : conditions
